import { describe, expect, test } from 'vitest';
import { faults, lookUp } from '../../../src/kernel/chart.ts';
import { aftermath, downgraded, fleets } from '../../../src/rules/realm-armies/charts/aftermath.ts';
import {
  battleDice,
  force,
  openField,
  raid,
  raidModifiers,
  seaAssault,
  seaBattle,
  siege,
} from '../../../src/rules/realm-armies/charts/battles.ts';
import { charts } from '../../../src/rules/realm-armies/charts/index.ts';
import {
  empirePoints,
  maintenance,
  startingPoints,
  upgrades,
} from '../../../src/rules/realm-armies/charts/realm.ts';

test('every chart of the document is there, and each is whole', () => {
  expect(charts.map(({ id }) => id)).toEqual([
    'battle-dice',
    'modifiers-open-field',
    'modifiers-siege',
    'aftermath',
    'modifiers-sea-battle',
    'modifiers-sea-assault',
    'fleets',
    'raid',
    'maintenance',
    'empire-points',
    'upgrades',
  ]);
  for (const chart of charts) expect(faults(chart), chart.id).toEqual([]);
});

const worth = (chart: typeof openField) => Object.fromEntries(chart.rows.map(({ id, is }) => [id, is]));
const shared = { 'tactic-1': 1, 'tactic-2': 2, game: 1 };
const walls = { town: 1, fortress: 2, citadel: 2 };
describe('modifiers as printed', () => {
  test('open field (VI.B.2)', () =>
    expect(worth(openField)).toEqual({ ...shared, general: 2, guard: 1, mountain: 1 }));
  test('siege (VI.B.3)', () =>
    expect(worth(siege)).toEqual({ ...shared, general: 2, ...walls, mountain: 1 }));
  test('sea battle (VI.C.1)', () => expect(worth(seaBattle)).toEqual(shared));
  test('sea assault (VI.C.3): as a siege', () =>
    expect(worth(seaAssault)).toEqual({ ...shared, general: 2, ...walls, mountain: 1 }));
  test('raids (VI.D)', () => expect(raidModifiers).toEqual(shared));
});

test.each([
  [0, 0],
  [500, 1],
  [1000, 2],
  [1500, 3],
  [2000, 4],
  [2500, 5],
  [3000, 6],
])('battle dice (VI.B.2): %i points roll %i dice', (points, dice) => {
  expect(lookUp(battleDice, points).is).toBe(dice);
});
test('an army is 1000 points, a garrison and a fleet 500', () =>
  expect(force).toEqual({ army: 1000, garrison: 500, fleet: 500 }));

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('a raid that comes to %i takes as many points (VI.D)', (total) => {
  expect(lookUp(raid, total).is).toBe(total);
});

test('what follows a battle (VI.B, VI.C)', () => {
  expect(Object.fromEntries(aftermath.rows.map(({ id, is }) => [id, is]))).toEqual({
    uncontested: { beaten: 'none', downgrade: false, mine: false },
    field: { beaten: 'withdraw', downgrade: false, mine: true },
    siege: { beaten: 'destroyed', downgrade: true, mine: true },
    landing: { beaten: 'none', downgrade: false, mine: true },
    assault: { beaten: 'destroyed', downgrade: true, mine: true },
  });
  expect(downgraded).toEqual({
    none: 'none',
    tower: 'tower',
    fortress: 'tower',
    town: 'fortress',
    citadel: 'fortress',
  });
  expect(Object.fromEntries(fleets.rows.map(({ id, is }) => [id, is]))).toEqual({
    'broke-out': { idle: 1 },
    held: { idle: 0 },
  });
});
test('force maintenance (VI.E)', () =>
  expect(Object.fromEntries(maintenance.rows.map(({ id, is }) => [id, is]))).toEqual({
    army: ['fortress', 'citadel'],
    fleet: ['port'],
  }));
test('empire points (VI.G)', () => {
  expect(startingPoints).toBe(6);
  expect(Object.fromEntries(empirePoints.rows.map(({ id, is }) => [id, is]))).toEqual({
    tile: { points: 1 },
    fortress: { points: 1 },
    citadel: { points: 2 },
    town: { points: 3 },
    'town-river': { points: 4 },
    mine: { points: 0, dice: 'd3' },
    'mine-river': { points: 0, dice: 'd3+1' },
    'mine-mountain': { points: 0, dice: 'd6' },
  });
});
test('upgrades (VI.H)', () =>
  expect(upgrades.rows.map(({ id, is }) => [id, is.cost, is.from, is.swamp, is.farm ?? false])).toEqual([
    ['mine', 1, 'any', false, false],
    ['mine-mountain', 2, 'any', false, false],
    ['tower', 3, 'none', true, false],
    ['fortress', 6, 'tower', false, false],
    ['town', 6, 'fortress', true, true],
    ['citadel', 6, 'fortress', true, false],
  ]));
