/** A map that Realmbook lays is taken whole: one tap ends the laying too, and another keeps it open for changes. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import { realmArmiesApp } from '../../../src/app/rulesets/realm-armies/index.ts';
import type { Session } from '../../../src/campaign/session.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { realmArmies } from '../../../src/rules/realm-armies/index.ts';
import { table } from '../../campaign/table.ts';
import { insideOf } from '../harness/inside.tsx';

vi.mock('../../../src/app/map/index.ts', () => ({ MapView: () => null }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const books = {
  'mighty-empires': { app: mightyEmpiresApp, ruleset: mightyEmpires, change: 'lift-tiles' },
  'ninth-age': { app: ninthAgeApp, ruleset: ninthAge, change: 'arrange-map' },
  'realm-armies': { app: realmArmiesApp, ruleset: realmArmies, change: undefined },
} as const;

async function laying(book: keyof typeof books) {
  const { app, ruleset } = books[book];
  const { sessions } = await table(['azure', 'gules'], { ruleset: ruleset as never });
  const [session] = sessions;
  if (!session) throw new Error('nobody plays');
  const { address } = await insideOf(app)(session, 'azure', () => (
    <Dynamic component={app.orders['lay-map']} args={{}} onDone={() => undefined} />
  ));
  await screen.findByRole('button', { name: 'Take this map and begin' });
  const stage = () => rulesOf(session).stage;
  return { session, stage, address };
}
interface Laid {
  readonly stage: string;
  readonly hexes?: object;
  readonly map: { readonly laid?: object; readonly tiles?: object };
}
const rulesOf = (session: Session) => session.view()?.table.rules as unknown as Laid;
/** Tiles that lie on the table. */
function mapOf(session: Session): number {
  const { hexes, map } = rulesOf(session);
  return Object.keys(hexes ?? map.laid ?? map.tiles ?? {}).length;
}
const names = Object.keys(books) as (keyof typeof books)[];

test.each(names)(
  '%s: the map that is taken is finished with the same tap, and Today comes next',
  async (book) => {
    const { session, stage, address } = await laying(book);
    expect(stage()).toBe('map');
    fireEvent.click(screen.getByRole('button', { name: 'Take this map and begin' }));
    await waitFor(() => expect(stage()).not.toBe('map'));
    await waitFor(() => expect(address()).toMatch(/\/today$/));
    expect(mapOf(session)).toBeGreaterThan(6);
  },
);

test.each(names)(
  '%s: a table that would change the map first takes it, and is led to change it',
  async (book) => {
    const { stage, address } = await laying(book);
    const first = screen.queryByRole('button', { name: 'Take it, but change it first' });
    const { change } = books[book];
    // Realm armies: who would draw on it does so before it is taken.
    if (!change) return expect(first).toBeNull();
    if (first) fireEvent.click(first);
    await waitFor(() => expect(address()).toMatch(new RegExp(`/do/${change}$`)));
    expect(stage()).toBe('map');
  },
);
