/** Screens and forms inside a campaign of this book. */
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { chronopia } from '../../../src/rules/chronopia/index.ts';
import type { State } from '../../../src/rules/chronopia/state.ts';
import { table as phones } from '../../campaign/table.ts';
import { insideOf } from '../harness/inside.tsx';

export const inside = insideOf(chronopiaApp);

/** A phone for each seat, all of them in front of this state. */
export async function apart(state: State): Promise<readonly Session[]> {
  return (await phones(state.seats, { ruleset: { ...chronopia, found: () => state } })).sessions;
}
/** The first of them. */
export async function before(state: State): Promise<Session> {
  const [session] = await apart(state);
  if (!session) throw new Error('nobody plays');
  return session;
}
