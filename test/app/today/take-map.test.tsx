/** A map that Realmbook lays is taken whole: one tap ends the laying too, and another keeps it open for changes. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { touching } from '../../../src/app/campaign/touched.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import { realmArmiesApp } from '../../../src/app/rulesets/realm-armies/index.ts';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { layAutomatically as layTiles } from '../../../src/rules/mighty-empires/land/auto/automatic.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { layAutomatically as layHexes } from '../../../src/rules/ninth-age/map/automatic.ts';
import { realmArmies } from '../../../src/rules/realm-armies/index.ts';
import { layMap } from '../../../src/rules/realm-armies/land/generate.ts';
import { meet, table } from '../../campaign/table.ts';
import { insideOf } from '../harness/inside.tsx';

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
  const { sessions } = await table(['azure', 'gules'], { ruleset: ruleset });
  const [session, other] = sessions;
  if (!session || !other) throw new Error('nobody plays');
  const { address } = await insideOf(app)(session, 'azure', () => (
    <Dynamic component={app.orders['lay-map']} args={{}} onDone={() => undefined} />
  ));
  const take = await screen.findByRole<HTMLButtonElement>('button', { name: 'Take this map and begin' });
  await waitFor(() => expect(take.disabled).toBe(false), { timeout: 10_000 });
  const stage = () => rulesOf(session).stage;
  return { session, other, stage, address };
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

const below = (n: number): number => Math.floor(n / 2);
const mapFor: { readonly [book in keyof typeof books]: () => object } = {
  'mighty-empires': () => ({ laid: layTiles(2, below).tiles }),
  'ninth-age': () => ({ hexes: layHexes(2, false, below) }),
  'realm-armies': () => layMap(2, realmArmies.found({}, ['azure', 'gules']).options.map, below),
};

test.each(names)(
  '%s: a map that another player laid meanwhile is told in the form, and a map laid over it to that player',
  async (book) => {
    const { session, other, stage } = await laying(book);
    await giveOrder(other, 'gules', 'lay-map', mapFor[book]() as unknown as Json);
    await meet(session, other);
    expect((await screen.findByRole('alert')).textContent).toContain('gules has laid a map meanwhile.');
    expect(screen.queryByRole('button', { name: 'Take this map and begin' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Look at it' }).getAttribute('href')).toMatch(/\/map$/);
    fireEvent.click(screen.getByRole('button', { name: 'Lay yours instead' }));
    const before = other.view();
    if (!before) throw new Error('no book');
    fireEvent.click(await screen.findByRole('button', { name: 'Take this map and begin' }));
    await waitFor(() => expect(stage()).not.toBe('map'));
    await meet(session, other);
    // The laying is over, and the page with it.
    const [told] = touching(before, await other.tellings(before.page), ['gules']);
    expect(told && books[book].ruleset.sentenceOf(told.note)).toMatchObject({
      say: expect.stringContaining('has laid another map'),
      with: { seat: 'azure' },
    });
  },
);
