/** A phone in a page of a benchmark: all that the app opens a campaign with, and the rule set of test/bench/kept.ts. */
import { pace } from '../../../src/app/campaign/pace.ts';
import { openSession, type Session } from '../../../src/campaign/session.ts';
import type { RandomBytes } from '../../../src/log/bytes.ts';
import type { Chains } from '../../../src/log/chain.ts';
import { openStore, type Store } from '../../../src/store/index.ts';
import { kept } from '../kept.ts';

export interface PhoneDeps {
  readonly store: Store;
  readonly random: RandomBytes;
  readonly loadRuleset: () => Promise<typeof kept>;
  readonly pace: ReturnType<typeof pace>;
}

/** @param name of its database */
export const depsOf = (name: string): PhoneDeps => ({
  store: openStore({ name, pace: pace() }),
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  loadRuleset: async () => kept,
  pace: pace(),
});

export const linesOf = (chains: Chains): number =>
  [...chains.values()].reduce((sum, { entries }) => sum + entries.length, 0);

const turn = (): Promise<void> => new Promise((next) => setTimeout(next, 10));

/** A campaign read, and what its pages came to kept on the disk: nothing is left to be done behind anybody's back. */
export async function atRest(session: Session, store: Store): Promise<void> {
  await session.settled();
  const closed = (session.view()?.book.pages.length ?? 0) - 2;
  while (closed >= 0 && (await store.tellings(session.campaign, [closed])).length === 0) await turn();
}

export async function opened(deps: PhoneDeps, campaign: string): Promise<Session> {
  const session = await openSession(deps, campaign);
  await atRest(session, deps.store);
  return session;
}
