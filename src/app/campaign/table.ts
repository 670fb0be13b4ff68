/** How a campaign comes to this phone from outside: with an invitation, or out of a backup. */
import { prepareToJoin, renewDevice, returnToSeat } from '../../campaign/enter.ts';
import { CampaignError } from '../../campaign/faults.ts';
import type { Hash } from '../../log/bytes.ts';
import { makeDevice } from '../../log/keys.ts';
import type { CampaignKeys, Imported, Preview } from '../../store/types.ts';
import type { Invitation } from '../../sync/invite.ts';
import { deps, randomBytes } from './deps.ts';
import { letGo, rulesetApp, sessionOf } from './open.ts';
import { meetingKey } from './pass.ts';
import { heldHere } from './tabs.tsx';
import { keepCardUnseen } from './write-card.ts';

/** How a phone stands to a campaign before it accepts an invitation. @throws StoreError */
export async function standing(campaign: Hash): Promise<'new' | 'invited' | 'looking on' | 'here'> {
  const { keys, chains } = await deps().store.load(campaign);
  if (!keys) return 'new';
  if (chains.size === 0) return 'invited';
  return sits(keys) ? 'here' : 'looking on';
}
const sits = ({ seats }: CampaignKeys): boolean => Object.keys(seats).length > 0;

/**
 * Makes room for the campaign. A phone that has no seat there takes this invitation for the one it had, which may have ended or
 * be for guests; one that sits at the table keeps its own, whatever a link says. @throws StoreError
 */
export async function accept(invitation: Invitation): Promise<void> {
  const { store } = deps();
  const { campaign, invite, title, ruleset, from, signalling } = invitation;
  const { keys } = await store.load(campaign);
  if (!keys) await prepareToJoin({ store, random: randomBytes }, { campaign, invite, title, ruleset });
  else if (!sits(keys) && keys.invite !== invite) {
    await letGo(campaign);
    await store.saveKeys(campaign, { ...keys, invite });
  }
  if (!keys) await store.shelve({ campaign, title, ruleset, card: { from } });
  if (signalling !== undefined) await store.setSetting(meetingKey(campaign), { url: signalling });
}

/**
 * Takes a backup in and goes on under a device key that nobody else writes with. A copy without secrets becomes a campaign
 * to look at. @throws StoreError, CampaignError
 */
export async function takeIn(preview: Preview): Promise<Imported> {
  if (!(await heldHere())) throw new CampaignError('held elsewhere');
  const { store } = deps();
  const { campaign } = preview;
  await letGo(campaign);
  const imported = await store.importBackup(preview);
  const { keys } = await store.load(campaign);
  if (!keys) {
    await store.saveKeys(campaign, { device: makeDevice(randomBytes), seats: {} });
    return imported;
  }
  const session = await sessionOf(campaign);
  if (imported.renew) await renewDevice(session, randomBytes);
  const { device, seats } = session.keys();
  for (const [seat, seed] of Object.entries(seats)) {
    const members = session.view()?.book.roster.members ?? [];
    const admitted = members.some((one) => one.seat === seat && one.device === device.device);
    const known = session.view()?.seats.some(({ id }) => id === seat);
    // A seat that was given to another phone since is asked for anew, if its player wants it back.
    if (known && !admitted) await returnToSeat(session, seat, seed).catch(unlessGiven);
  }
  // No file brings a card: the shelf shows what was read from its lines.
  const view = session.view();
  if (view)
    await keepCardUnseen(session, await rulesetApp(view.ruleset.id), Object.keys(seats)[0] ?? 'guest');
  return imported;
}
const unlessGiven = (problem: unknown): void => {
  if (!(problem instanceof CampaignError && ['no seat', 'seat barred'].includes(problem.fault)))
    throw problem;
};
