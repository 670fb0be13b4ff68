import { describe, expect, test } from 'vitest';
import { underdog } from '../../../src/rules/chronopia/battle/field.ts';
import {
  fieldLimit,
  generalOf,
  limitOf,
  pointsAll,
  pointsFit,
  ratingOf,
  upkeep,
} from '../../../src/rules/chronopia/roll/points.ts';
import { blocking, forceFaults, warbandFaults } from '../../../src/rules/chronopia/roll/structure.ts';
import type { State } from '../../../src/rules/chronopia/state.ts';
import { afterBattle, list, minds, refusal, table, warband } from './table.ts';

const faults = (state: State, seat = 'azure'): readonly string[] =>
  forceFaults(state, seat).map(({ rule }) => rule);
const bows = warband([{ figure: 'bow', fit: 4 }]);
const lord = warband([{ figure: 'lord', fit: 1 }]);

describe('a force in order', () => {
  test('eight spears, their captain and a lord are nothing to complain of', () => {
    expect(faults(table())).toEqual([]);
  });
  test('ch.force.missile (B.1.a.1.a): one missile warband for each other one, in the field and in every garrison', () => {
    expect(faults(table({ warbands: { bows } }))).toEqual([]);
    expect(faults(table({ warbands: { bows, more: bows } }))).toEqual(['ch.force.missile']);
    const home = { ...bows, place: 'home.azure' };
    expect(faults(table({ warbands: { home } }))).toEqual(['ch.force.missile']);
  });
  test('ch.force.individuals (B.1.a.1.b): one individual for each warband, everywhere', () => {
    expect(faults(table({ warbands: { second: lord } }))).toEqual(['ch.force.individuals']);
    expect(faults(table({ warbands: { second: lord, bows } }))).toEqual([]);
    expect(faults(table({ warbands: { second: { ...lord, place: 'home.azure' } } }))).toEqual([
      'ch.force.individuals',
    ]);
  });
  test('ch.force.magic (B.1.a.1.c): one magic-user for 1000 points, begun or full; alchemists do not count', () => {
    const wizard = warband([{ figure: 'wizard', fit: 1 }]);
    const alchemist = warband([{ figure: 'alchemist', fit: 1 }]);
    const spears = warband([
      { figure: 'spear', fit: 8 },
      { figure: 'captain', fit: 1 },
    ]);
    const warbands = { wizard, alchemist, two: spears, three: spears };
    expect(faults(table({ warbands }))).toEqual([]);
    expect(faults(table({ warbands, options: { rulings: { magicUsers: 'full' } } }))).toEqual([
      'ch.force.magic',
    ]);
    const keep = { lands: { keep: ['azure', 'fortress'] as const } };
    expect(faults(table({ warbands: { wizard, wizard2: wizard, bows, two: spears }, ...keep }))).toEqual([
      'ch.force.magic',
    ]);
  });
  test('ch.force.fortress (B.1.a.2.a): one magic-user for each fortress', () => {
    const wizard = warband([{ figure: 'wizard', fit: 1 }]);
    const home = { 'home.azure': { seat: 'azure', land: 'city', name: '', home: true } } as const;
    expect(faults({ ...table({ warbands: { wizard, bows } }), territories: home })).toEqual([
      'ch.force.fortress',
    ]);
  });
  test('ch.force.general (B.1.a.2.b): an individual leads the field army, the highest leadership first', () => {
    expect(faults(table({ warbands: { lord: null } }))).toEqual(['ch.force.general']);
    expect(blocking(table({ warbands: { lord: null } }), 'azure')).toBeUndefined();
    const state = table({ warbands: { rider: warband([{ figure: 'rider', fit: 1 }]) } });
    expect(generalOf(state, 'azure')).toBe('lord');
    const taught = warband([{ figure: 'rider', fit: 1, spent: 50, raised: { ld: 5 } }]);
    expect(generalOf(table({ warbands: { rider: taught } }), 'azure')).toBe('rider');
    const hurt = warband([{ figure: 'lord', hurt: 1 }]);
    expect(generalOf(table({ warbands: { lord: hurt } }), 'azure')).toBeUndefined();
  });
  test('ch.force.general: of equals the dearest', () => {
    const seasoned = warband([{ figure: 'lord', fit: 1, spent: 20 }]);
    expect(generalOf(table({ warbands: { other: seasoned } }), 'azure')).toBe('other');
  });
  test('ch.force.list (B.1.a.2.c): those of another list are pointed out, and not hired', () => {
    const foes = warband([{ figure: 'foe', fit: 3 }], { seat: 'azure' });
    expect(faults(table({ warbands: { foes } }))).toEqual(['ch.force.list']);
    expect(
      refusal(afterBattle('recruiting'), 'azure', 'raise-warband', {
        name: '',
        kind: 'Foes',
        figures: { foe: 4 },
      }),
    ).toBe('ch.force.list');
  });
  test('ch.force.field (B.1.b): 850 points and what each territory adds', () => {
    const state = table({ lands: { town: ['azure', 'town'], out: ['azure', 'outpost'] } });
    expect(fieldLimit(state, 'azure')).toBe(850 + 150 + 100 + 25);
    const crowd = warband([{ figure: 'spear', fit: 50 }]);
    expect(faults(table({ warbands: { crowd } }))).toContain('ch.force.field');
    expect(
      refusal(afterBattle('recruiting', {}, { realms: { azure: { gold: 9000 } } }), 'azure', 'recruit', {
        warband: 'spears',
        figures: { spear: 60 },
      }),
    ).toBe('ch.force.field');
  });
  test('ch.garrison.most (B.1.c): what each territory holds', () => {
    const lands = { out: ['azure', 'outpost'] } as const;
    expect(limitOf(table({ lands }), 'azure', 'out')).toBe(50);
    const three = warband([{ figure: 'spear', fit: 3 }], { place: 'out' });
    expect(faults(table({ lands, warbands: { three } }))).toContain('ch.garrison.most');
    expect(refusal(table({ lands }), 'azure', 'station', { warband: 'spears', place: 'out' })).toBe(
      'ch.garrison.most',
    );
  });
  test('ch.hospital (B.1.c.3): those in it are out of every proportion and limit, but are paid', () => {
    const crowd = warband([
      { figure: 'spear', fit: 5, hurt: 60 },
      { figure: 'captain', fit: 1 },
    ]);
    const state = table({ warbands: { spears: crowd } });
    expect(faults(state)).toEqual([]);
    expect([pointsFit(state, crowd), pointsAll(state, crowd)]).toEqual([130, 65 * 20 + 30]);
  });
});
describe('warbands', () => {
  const spears = (fit: number, great = 0, hurt = 0) =>
    warband([
      { figure: 'spear', fit, hurt },
      { figure: 'captain', fit: 1 },
      ...(great > 0 ? [{ figure: 'great', fit: great }] : []),
    ]);
  const rules = (state: State, band = state.warbands.spears) =>
    band ? warbandFaults(state, band).map(({ rule }) => rule) : [];
  test('ch.recruit.minimum (B.2.b.2): too few troopers, or no leader', () => {
    expect(rules(table({ warbands: { spears: spears(3) } }))).toEqual(['ch.recruit.minimum']);
    expect(rules(table({ warbands: { spears: spears(4) } }))).toEqual([]);
    expect(rules(table({ warbands: { spears: warband([{ figure: 'spear', fit: 5 }]) } }))).toEqual([
      'ch.recruit.minimum',
    ]);
  });
  test('ch.recruit.proportion (B.2.b.1): six troopers bear one special of four, not two', () => {
    expect(rules(table({ warbands: { spears: spears(6, 1) } }))).toEqual([]);
    expect(rules(table({ warbands: { spears: spears(6, 2) } }))).toEqual(['ch.recruit.proportion']);
    expect(rules(table({ warbands: { spears: spears(8, 2) } }))).toEqual([]);
    const two = warband([
      { figure: 'spear', fit: 5 },
      { figure: 'captain', fit: 2 },
    ]);
    expect(rules(table({ warbands: { spears: two } }))).toEqual(['ch.recruit.proportion']);
  });
  test('ch.hospital: whether the wounded count for the minimum is a switch', () => {
    const warbands = { spears: spears(2, 0, 3) };
    expect(rules(table({ warbands }))).toEqual(['ch.recruit.minimum']);
    expect(rules(table({ warbands, options: { rulings: { hospital: 'counts' } } }))).toEqual([]);
  });
  test('ch.recruit.minimum holds a force back until it is put right', () => {
    const state = afterBattle('recruiting', {}, { warbands: { spears: spears(3) } });
    expect(refusal(state, 'azure', 'end-step', { battle: 'b1', step: 'recruiting' })).toBe(
      'ch.recruit.minimum',
    );
    expect(
      refusal(afterBattle('recruiting'), 'azure', 'end-step', { battle: 'b1', step: 'recruiting' }),
    ).toBeUndefined();
    expect(
      minds(afterBattle('recruiting', {}, { warbands: { lord: null } }), 'azure', 'end-step', {
        battle: 'b1',
        step: 'recruiting',
      }),
    ).toEqual(['ch.force.general']);
  });
});

describe('force ratings (A.3)', () => {
  test('cost, everything spent, and what is not spent, of those who fight', () => {
    const state = table();
    const band = warband(
      [
        { figure: 'spear', fit: 4, spent: 30 },
        { figure: 'spear', fit: 2, hurt: 3 },
      ],
      { experience: 17 },
    );
    expect(ratingOf(state, band)).toBe(4 * (20 + 30) + 2 * 20 + 17);
  });
  test('a warband with nobody fit adds nothing, not even what it has learnt', () => {
    expect(ratingOf(table(), warband([{ figure: 'spear', hurt: 3 }], { experience: 17 }))).toBe(0);
  });
  test('spells count as points of their caster', () => {
    const spells = { s1: { name: 'Dust', cost: 15, secondChance: false } };
    const wizard = warband([{ figure: 'wizard', fit: 1 }], { spells });
    expect(ratingOf(table(), wizard)).toBe((list.wizard?.cost ?? 0) + 15);
  });
  test.each([
    [1000, 1000, 0],
    [1000, 1199, 0],
    [1000, 1200, 1],
    [1000, 1399, 1],
    [1000, 2000, 5],
    [300, 1000, 11],
    [1000, 500, 0],
    [0, 500, 0],
  ])('own %i, enemy %i: bonus %i', (own, enemy, bonus) => expect(underdog(own, enemy)).toBe(bonus));
});

test('upkeep: a fifth of the whole force, rounded up, wounded and garrisons with it; or the field army alone', () => {
  const state = table({
    warbands: {
      lord: { ...lord, place: 'home.azure' },
      spears: warband([{ figure: 'spear', fit: 3, hurt: 1 }]),
    },
  });
  expect(upkeep(state, 'azure')).toBe(Math.ceil((80 + 90) / 5));
  expect(
    upkeep(
      { ...state, options: { ...state.options, rulings: { ...state.options.rulings, maintained: 'field' } } },
      'azure',
    ),
  ).toBe(16);
  expect(
    upkeep(
      table({
        warbands: {
          spears: warband([
            { figure: 'captain', fit: 1 },
            { figure: 'drugged', fit: 1 },
          ]),
          lord: null,
        },
      }),
      'azure',
    ),
  ).toBe(8);
});
