/** A book that goes on in another: founding the new one, and laying the old one aside on every phone that sits in the new. */
import { takeSeat } from '../../campaign/enter.ts';
import { type GoingOn, goOn, layAside } from '../../campaign/onward.ts';
import type { Session } from '../../campaign/session.ts';
import type { Hash } from '../../log/bytes.ts';
import { deps } from './deps.ts';
import { sessionOf } from './open.ts';

/** Founds the new book and takes this phone's other seats in it. @returns the new campaign @throws CampaignError, StoreError */
export async function beginNewBook(session: Session, plan: GoingOn): Promise<Hash> {
  const mine = session.view()?.seats.flatMap(({ id, mine }) => (mine && plan.along.includes(id) ? [id] : []));
  const campaign = await goOn(deps(), session, plan);
  const next = await sessionOf(campaign);
  const held = next.view()?.seats.filter((one) => one.mine) ?? [];
  for (const id of mine ?? []) if (!held.some((one) => one.id === id)) await takeSeat(next, id);
  return campaign;
}

const asked = (campaign: Hash): string => `onward.${campaign}`;
/** Lays the old book aside on this phone, once: a player who takes it up again is left to it. */
export async function layAsideOld(session: Session): Promise<void> {
  const { store } = deps();
  const from = session.view()?.book.founding.body.from;
  if (!from || (await store.setting(asked(session.campaign))) !== undefined) return;
  const { keys } = await store.load(from.campaign);
  if (keys && keys.onward === undefined) await layAside(await sessionOf(from.campaign), session.campaign);
  await store.setSetting(asked(session.campaign), true);
}
