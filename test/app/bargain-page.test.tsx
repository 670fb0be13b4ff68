/** What the page of a bargain shows of the goods of both sides: each under its name, a refusal where it belongs, nothing of what nobody has. */
import './screens/browser.ts';
import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chronopiaApp } from '../../src/app/rulesets/chronopia/index.ts';
import type { RulesetApp } from '../../src/app/rulesets/contract.ts';
import { realmArmiesApp } from '../../src/app/rulesets/realm-armies/index.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { chronopia } from '../../src/rules/chronopia/index.ts';
import { realmArmies } from '../../src/rules/realm-armies/index.ts';
import { table as phones } from '../campaign/table.ts';
import * as ch from '../rules/chronopia/table.ts';
import * as ra from '../rules/realm-armies/table.ts';
import { insideOf } from './harness/inside.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function offered(app: RulesetApp, ruleset: AnyRuleset, state: { readonly seats: readonly string[] }) {
  const { sessions } = await phones(state.seats, {
    ruleset: { ...ruleset, found: () => state } as AnyRuleset,
  });
  const [mine] = sessions;
  if (!mine) throw new Error('nobody plays');
  await insideOf(app)(mine, 'azure', () => (
    <Dynamic component={app.orders.trade} args={{}} onDone={() => undefined} />
  ));
  await screen.findByText('Offer the bargain');
  const other = screen.queryByRole('button', { name: /^gules/ });
  if (other) fireEvent.click(other);
}
const heads = (): readonly string[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
/** What stands beside a switch. */
const beside = (name: string): string =>
  screen.getByRole('switch', { name }).closest('label')?.textContent ?? '';

const one = (work: 'citadel' | 'tower', name: string, owner = 'azure') => ra.holding({ work, name, owner });
const realms = () =>
  ra.table({
    tiles: {
      [ra.home]: one('citadel', 'Holm'),
      [ra.west]: one('tower', 'Westmark'),
      [ra.east]: one('citadel', 'Eastmark', 'gules'),
      [ra.far]: one('tower', 'Farmark', 'gules'),
    },
    // It cannot go over in return.
    armies: { g: ra.army({ seat: 'gules', tile: ra.east, hero: 'h' }) },
    heroes: { h: { name: 'Gero', seat: 'gules', lost: false } },
  });
const capital = 'A realm can have only one capital: gules would have two.';

test('ra.upgrade.capital: what would give the other realm a second capital says so, though there is something to give for it', async () => {
  await offered(realmArmiesApp, realmArmies, realms());
  expect(beside('Holm')).toContain(capital);
  expect(beside('Westmark')).not.toContain(capital);
});

test('once it is given all the same, no other tile is blamed for it', async () => {
  await offered(realmArmiesApp, realmArmies, realms());
  fireEvent.click(screen.getByRole('switch', { name: 'Holm' }));
  expect(beside('Holm')).toContain(capital);
  for (const name of ['Westmark', 'Farmark', 'Gero']) expect(beside(name)).not.toContain(capital);
  expect(beside('Eastmark')).toContain('must leave first');
});

test('the goods of a side stand each under its name, and none is named of which there is nothing', async () => {
  await offered(
    chronopiaApp,
    chronopia,
    ch.table({
      lands: { t: ['gules', 'town'], s: ['azure', 'village'] },
      warbands: { foes: ch.warband([{ figure: 'foe', fit: 6 }], { experience: 30 }) },
    }),
  );
  const said = heads();
  for (const head of [
    'you give: Territories',
    'you give: Warbands',
    'you get: Experience',
    'you get: Territories',
  ])
    expect(said).toContain(head);
  expect(said).not.toContain('you give: Experience');
  expect(said.filter((head) => head.trim() === '')).toEqual([]);
});
