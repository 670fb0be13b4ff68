/**
 * A campaign of Mighty Empires played into a given stage on one phone with several seats, over the memory store.
 * The same stage, seed and options give the same campaign, with the same addresses. Shared by all that test or look at
 * screens of a campaign: add stages and options rather than harnesses.
 */

import { ownClaim } from '../../../src/campaign/claim-desk.ts';
import { type Deps, openSession, type Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Seat } from '../../../src/kernel/question.ts';
import { writeClaim } from '../../../src/log/claim.ts';
import { makeDevice } from '../../../src/log/keys.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { winterPhases } from '../../../src/rules/mighty-empires/winter-phases.ts';
import type { MemoryStore } from '../../campaign/memory-store.ts';
import { chanceOf } from '../../campaign/table.ts';
import { players } from './company.ts';
import { type Moment, moments } from './moments.ts';
import type { recordedWalk } from './recorded.ts';
import { enchant, enrich, snowedIn } from './scenes.ts';
import { beleaguer } from './sieges.ts';
import { type Kept, type StageName, walkTo } from './walk.ts';

export { ledgerOf } from './keeping.ts';
export type { StageName } from './walk.ts';

export interface Plan {
  readonly stage: StageName;
  /** Mended by agreement into more of everything: see scenes.ts. */
  readonly rich?: boolean;
  /** In winter: azure has gone on, and the others have not. */
  readonly ahead?: boolean;
  /** At the equinox of the winter, with this spell drawn; empty: none yet. */
  readonly spell?: string;
  /** What no bot comes to: see moments.ts. */
  readonly moment?: Moment;
  readonly books?: 'sealed' | 'open';
  readonly month?: number;
  readonly seed?: number;
  readonly options?: { readonly [name: string]: Json };
  /** Seats whose secrets lie on this phone; all of them if not said. None: the phone of a guest, and all sit at another one. */
  readonly mine?: readonly Seat[];
}

const made = new Map<string, Promise<Kept>>();

/**
 * A campaign of one's own: what is played once is copied for the next that asks for the same.
 * @param campaigns where what was given comes from; what bots once played if not said
 * @throws when a bot's line does not fit the session: the rules and the record have parted
 */
export async function campaignAt(
  plan: Plan,
  campaigns?: typeof recordedWalk,
): Promise<{ readonly session: Session; readonly deps: Deps }> {
  const name = JSON.stringify(plan);
  const making = made.get(name) ?? make(plan, name, campaigns);
  made.set(name, making);
  const { store, campaign } = await making;
  const deps = over(store, `${name} on`);
  return { deps, session: await openSession(deps, campaign) };
}

async function make(plan: Plan, name: string, campaigns?: typeof recordedWalk): Promise<Kept> {
  const guest = plan.mine?.length === 0;
  const kept = await walkTo(guest ? { ...plan, mine: players.map(({ id }) => id) } : plan, campaigns);
  const deps = over(kept.store, name);
  const session = await openSession(deps, kept.campaign);
  const { stage } = plan;
  if ((winterPhases as readonly string[]).includes(stage) && (plan.rich || plan.ahead))
    await snowedIn(session, plan.ahead === true);
  else if (plan.rich) await (stage === 'siege' ? beleaguer(session) : enrich(session));
  if (plan.moment !== undefined) await moments[plan.moment](session);
  if (plan.spell !== undefined) await enchant(session, plan.spell);
  await session.settled();
  if (guest) await lookOn(deps, kept.campaign);
  return { store: deps.store, campaign: kept.campaign };
}

/** The logs as they came to the phone of a guest, who has joined. */
async function lookOn({ store, random, ...deps }: ReturnType<typeof over>, campaign: string): Promise<void> {
  const { keys } = await store.load(campaign);
  if (!keys) throw new Error('no keys to go by');
  const guest = { ...keys, device: makeDevice(random), seats: {} };
  const host = await openSession({ store, random, ...deps }, campaign);
  const claim = ownClaim(campaign, { ...guest, claim: { seat: 'guest', role: 'guest', name: 'Gus' } });
  await host.library.claims?.made(guest.device.device, claim && writeClaim(claim));
  await host.settled();
  host.close();
  await store.saveKeys(campaign, guest);
}

const over = (store: MemoryStore, name: string) => ({
  store: store.copy(),
  random: chanceOf(`harness ${name}`),
  loadRuleset: async () => mightyEmpires,
});
