/** What waits on Today, and how chances are read: a row a player and order; percents that add up. */
import { describe, expect, test } from 'vitest';
import { asksOf } from '../../../src/app/screens/campaign/today/waiting.tsx';
import { percent, percents } from '../../../src/app/ui/percents.ts';
import { stretchFrom } from '../../../src/campaign/ahead.ts';
import type { OpenOrder, View } from '../../../src/campaign/view.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { empty } from '../../../src/kernel/table.ts';
import { mightyEmpires, type State } from '../../../src/rules/mighty-empires/index.ts';
import { banner, east, holding, home, table } from '../../rules/mighty-empires/table.ts';

test('six tiles that one player rolls for are one wait', () => {
  const die = (by: string, label: string) => ({ ask: 'roll', by, label, text: { say: label } });
  const open = [
    {
      open: { order: 'o1', id: 'settle-realm' },
      run: {
        open: [...['a', 'b', 'c'].map((tile) => die('gules', tile)), die('or', 'd'), die('azure', 'e')],
      },
    },
    { open: { order: 'o2', id: 'roll-ships' }, run: { open: [die('gules', 'f'), die('table', 'g')] } },
  ] as unknown as readonly OpenOrder[];
  expect(
    asksOf(open, 'azure').map(({ order, by, questions }) => [order.open.order, by, questions.length]),
  ).toEqual([
    ['o1', 'gules', 3],
    ['o1', 'or', 1],
    ['o2', 'gules', 1],
  ]);
});

describe('percents of all there is', () => {
  test.each([
    // The siege of H 11: 43.4, 39.6 and 17.0 read 43, 40 and 18 before.
    [[0.425, 0.4, 0.175]],
    [[1 / 3, 1 / 3, 1 / 3]],
    [[1 / 6, 1 / 3, 1 / 2]],
    [[0, 0.555, 0.445]],
  ])('%j add up to 100', (all) =>
    expect(percents(all).reduce((sum, words) => sum + Number.parseInt(words, 10), 0)).toBe(100),
  );
  test('what can happen is never nothing, and what can fail is never sure', () => {
    expect(percents([0.006, 0.497, 0.497])).toEqual(['<1%', '50%', '50%']);
    expect(percents([0.998, 0.002])).toEqual(['>99%', '<1%']);
    expect(percents([0.993, 0.0035, 0.0035])).toEqual(['>99%', '<1%', '<1%']);
    expect([percent(0.0001), percent(0.9999)]).toEqual(['<1%', '>99%']);
    expect([percent(0), percent(1)]).toEqual(['0%', '100%']);
    expect(percents([1, 0])).toEqual(['100%', '0%']);
  });
  test('what is not all there is stands as it is', () =>
    expect(percents([0.125, 0.5])).toEqual(['13%', '50%']));
});

test('me.siege.assault: a siege that may be stormed is not passed over on the way to the end of a turn', () => {
  const siege = {
    kind: 'siege',
    tile: home,
    attacker: 'azure',
    attackers: { a1: east },
    defender: 'gules',
    since: { year: 1, month: 1 },
    mustered: null,
    siege: { inside: ['g1'], hardship: 0, repulsed: null, battered: null, breach: null },
  } as never;
  const way = (encounters: State['encounters']) => {
    const state = table({
      options: { parts: { tabletop: false } },
      banners: { a1: banner({ spot: { edge: 0 } }), g1: banner({ seat: 'gules' }) },
      tiles: { [home]: holding({ site: 'fortress', flag: 'gules' }) },
      encounters,
      season: { phase: 'battle', month: 2 },
    });
    const view = {
      ruleset: mightyEmpires,
      table: empty(state as unknown as Json),
      open: [],
      clock: mightyEmpires.clock(state),
    } as unknown as View;
    const first = mightyEmpires.tasks(state, 'azure').find(({ onward }) => onward);
    return first && stretchFrom(view, 'azure', first, () => false);
  };
  const passed = way({});
  expect(passed?.passed).toContain('siege');
  expect(passed?.endsTurn).toBe(true);
  const stopped = way({ s1: siege });
  expect(stopped?.passed).toEqual([]);
  expect(stopped?.endsTurn).toBe(false);
});
