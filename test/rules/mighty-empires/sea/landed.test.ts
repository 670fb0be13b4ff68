/** Besiegers who came in ships: where they go from the walls, and where they do not. */
import { describe, expect, test } from 'vitest';
import { expected } from '../../../../src/rules/mighty-empires/battle/record.ts';
import { attackerSide } from '../../../../src/rules/mighty-empires/battle/ways-out.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { newSiege } from '../../../../src/rules/mighty-empires/siege/state.ts';
import type { Encounter, State } from '../../../../src/rules/mighty-empires/state.ts';
import { dice, even } from '../battle/field.ts';
import { act, banner, holding, home, minds, refusal, ship } from '../table.ts';
import { coast, inland, south } from './coast.ts';

/** A turn in which inland has been scouted from the port. */
const seen = {
  azure: {
    fed: {},
    scouted: { [inland]: { force: home, banner: 'a1', found: 'way' as const } },
    moved: [],
    marching: [],
    marched: [],
    halted: {},
    routes: {},
  },
};
const port = holding({ site: 'city', flag: 'gules' });
/** Azure landed a month ago and lies before gules' port; the ship waits in the harbour. */
const besieging = (over: Parameters<typeof coast>[0] = {}, met: Partial<Encounter> = {}) =>
  coast({
    tiles: { [home]: port, [inland]: holding({ flag: 'gules' }) },
    banners: { a1: banner(), g1: banner({ seat: 'gules' }) },
    encounters: {
      e1: {
        kind: 'siege',
        tile: home,
        attacker: 'azure',
        attackers: { a1: home },
        landed: { a1: 's1' },
        defender: 'gules',
        since: { year: 1, month: 1 },
        mustered: null,
        siege: { ...newSiege, inside: ['g1'] },
        ...met,
      },
    },
    ...over,
    season: { month: 2, turns: seen, ...over.season },
  });
const lift = { siege: 'e1', banners: ['a1'] };

describe('me.siege.lift (Under siege): besiegers who landed', () => {
  test('they landed, the gates were shut, they give up: aboard again, and the siege is over', () => {
    const landing = coast({
      tiles: { [home]: port },
      ships: { s1: ship({ carries: 'a1' }) },
      banners: { a1: banner({ spot: null }), g1: banner({ seat: 'gules' }) },
    });
    const ashore = act(landing, 'azure', 'disembark', { banners: ['a1'] }).state;
    const encounter = Object.keys(ashore.encounters)[0] ?? '';
    const shut = act(ashore, 'gules', 'take-refuge', { encounter, banners: ['g1'] }, {}, 'o2').state;
    const [siege = ''] = Object.keys(shut.encounters);
    expect(shut.encounters[siege]).toMatchObject({ kind: 'siege', landed: { a1: 's1' } });
    expect(refusal(shut, 'azure', 'lift-siege', { siege, banners: ['a1'] })).toBeUndefined();
    const { state } = act(shut, 'azure', 'lift-siege', { siege, banners: ['a1'] });
    expect(state.ships.s1?.carries).toBe('a1');
    expect(state.banners.a1).toMatchObject({ tile: home, spot: null });
    expect(state.encounters).toEqual({});
    expect(state.tiles[home]?.flag).toBe('gules');
    expect(mightyEmpires.invariants(state)).toEqual([]);
  });
  test('their ship has sailed: they cannot', () => {
    const gone = besieging({ ships: { s1: ship({ tile: south, harbour: false }) } });
    expect(refusal(gone, 'azure', 'lift-siege', lift)).toBe('me.sea.reembark');
    expect(act(gone, 'azure', 'lift-siege', lift).state.encounters).toHaveProperty('e1');
  });
  test('two landed from one ship, one after the other: it takes off one of them', () => {
    const both = besieging(
      { banners: { a1: banner(), a2: banner({ number: 2 }), g1: banner({ seat: 'gules' }) } },
      { attackers: { a1: home, a2: home }, landed: { a1: 's1', a2: 's1' } },
    );
    const all = { siege: 'e1', banners: ['a1', 'a2'] };
    expect(refusal(both, 'azure', 'lift-siege', all)).toBe('me.sea.embark.room');
    const agreed = act(both, 'azure', 'lift-siege', all);
    expect(agreed.flags).toEqual([]);
    expect(agreed.state.ships.s1?.carries).toBe('a1');
    expect(agreed.state.encounters.e1?.attackers).toEqual({ a2: home });
    const { state } = act(both, 'azure', 'lift-siege', { siege: 'e1', banners: ['a2'] });
    expect(state.ships.s1?.carries).toBe('a2');
    expect(mightyEmpires.invariants(state)).toEqual([]);
  });
  test('one comes by land, one by sea: each goes back its own way', () => {
    const both = besieging(
      {
        tiles: { [home]: port },
        banners: {
          a1: banner(),
          a2: banner({ number: 2, spot: { edge: 3 } }),
          g1: banner({ seat: 'gules' }),
        },
      },
      { attackers: { a1: home, a2: inland } },
    );
    const { state } = act(both, 'azure', 'lift-siege', { siege: 'e1', banners: ['a1', 'a2'] });
    expect(state.banners).toMatchObject({ a1: { tile: home, spot: null }, a2: { tile: inland } });
  });
  test('me.reorganisation.merged: merged into one that came by land, it goes back by land', () => {
    const both = besieging(
      {
        banners: {
          a1: banner(),
          a2: banner({ number: 2, spot: { edge: 3 } }),
          g1: banner({ seat: 'gules' }),
        },
      },
      { attackers: { a1: home, a2: inland } },
    );
    const draft = structuredClone(both);
    mightyEmpires.changes.bannersMerged(draft as never, {
      type: 'bannersMerged',
      banner: 'a1',
      into: 'a2',
      stores: false,
    });
    expect(draft.encounters.e1).toMatchObject({ attackers: { a2: inland }, landed: {} });
  });
});

test('me.siege.terms (Terms of surrender): the besieger sails off', () => {
  const { state } = act(
    besieging(),
    'azure',
    'offer-terms',
    { siege: 'e1', who: 'besieger' },
    { terms: 'accept' },
  );
  expect(state.ships.s1?.carries).toBe('a1');
  expect(state.encounters).toEqual({});
});

describe('me.siege.barrier (Under siege)', () => {
  test('who landed goes no way by land', () => {
    expect(refusal(besieging(), 'azure', 'move', { banners: ['a1'], to: inland })).toBe('me.siege.barrier');
  });
  test('who stood there before may leave by any side', () => {
    const before = besieging({
      banners: { a1: banner(), a2: banner({ number: 2 }), g1: banner({ seat: 'gules' }) },
    });
    expect(refusal(before, 'azure', 'move', { banners: ['a2'], to: inland })).toBeUndefined();
  });
});

describe('me.sea.reembark (Defended harbours): besiegers beaten by a sally', () => {
  const sallied = (over: Parameters<typeof coast>[0] = {}): State => {
    const state = besieging({ ...over, season: { phase: 'battle', turn: 'gules' } });
    return {
      ...state,
      encounters: {
        ...state.encounters,
        b: {
          kind: 'battle' as const,
          tile: home,
          attacker: 'gules',
          attackers: { g1: home },
          defender: 'azure',
          since: { year: 1, month: 2 },
          mustered: null,
          siege: null,
        },
      },
    };
  };
  const losses = {
    'battle/losses/attacker': { charged: { g1: 50 }, destroyed: [] },
    'battle/losses/defender': { charged: { a1: 100 }, destroyed: [] },
  };
  const beaten = (state: State, rolled: readonly number[], fell = {}) =>
    act(state, 'gules', 'fight', { encounter: 'b' }, { ...even, ...fell, dice: [...rolled], ...losses });
  test.each([
    ['beaten', dice.wins, {}],
    ['scattered', dice.rout, { character: [1], 'character/points': [1] }],
    ['after a draw', dice.draw, {}],
  ])('%s: aboard the ship that waits, and out to sea', (_, rolled, fell) => {
    const { state } = beaten(sallied(), rolled, fell);
    expect(state.ships.s1).toMatchObject({ carries: 'a1', harbour: false, tile: home });
    expect(state.encounters).toEqual({});
  });
  test('the ship has sailed: lost', () => {
    const { state } = beaten(sallied({ ships: { s1: ship({ tile: south, harbour: false }) } }), dice.wins);
    expect(state.fallen.a1?.how).toBe('destroyed');
  });
  test('me.battle.recorded: the same where the table writes down who won', () => {
    const state = sallied();
    const agreed = expected(state, 'b', 'attacker');
    expect(agreed).toMatchObject({ withdraws: {}, destroyed: [] });
    expect(minds(state, 'azure', 'record-battle', agreed)).toEqual([]);
    const after = act(state, 'azure', 'record-battle', agreed).state;
    expect(after.ships.s1).toMatchObject({ carries: 'a1', harbour: false });
  });
  test('two that one ship brought cannot both go in it', () => {
    const state = sallied({
      banners: { a1: banner(), a2: banner({ number: 2 }), g1: banner({ seat: 'gules' }) },
    });
    const e1 = state.encounters.e1 as Encounter;
    const two = { ...e1, attackers: { a1: home, a2: home }, landed: { a1: 's1', a2: 's1' } } as const;
    const after = act({ ...state, encounters: { ...state.encounters, e1: two } }, 'azure', 'record-battle', {
      encounter: 'b',
      outcome: 'attacker',
    }).state;
    expect(after.ships.s1?.carries).toBe('a1');
    expect(after.fallen.a2?.how).toBe('destroyed');
  });
});

describe('me.magic.undead (Spring spells, 7): besiegers who landed, beaten by the dead', () => {
  const fallenUpon = (over: Parameters<typeof coast>[0] = {}) => {
    const state = besieging(over);
    const dead = {
      ...(state.encounters.e1 as Encounter),
      kind: 'battle',
      attackers: { a1: home },
      landed: {},
      defender: 'independent',
      mustered: 200,
      siege: null,
      risen: true,
    } as const;
    return { ...state, encounters: { ...state.encounters, u: dead } };
  };
  test('they go back aboard', () => {
    const state = fallenUpon();
    const [beaten] = attackerSide(state, state.encounters.u);
    expect(beaten).toMatchObject({ ways: [], landed: { ship: 's1' } });
  });
  test.each(['defender', 'draw'] as const)('the same where the table writes it down: %s', (outcome) => {
    const state = fallenUpon();
    const agreed = expected(state, 'u', outcome);
    expect(agreed).toMatchObject({ withdraws: {}, destroyed: [] });
    const after = act(state, 'azure', 'record-battle', agreed).state;
    expect(after.ships.s1).toMatchObject({ carries: 'a1', harbour: false, tile: home });
    expect(after.encounters).toEqual({});
    expect(mightyEmpires.invariants(after)).toEqual([]);
  });
  test('their ship has sailed: lost, in writing too', () => {
    const state = fallenUpon({ ships: { s1: ship({ tile: south, harbour: false }) } });
    const after = act(state, 'azure', 'record-battle', expected(state, 'u', 'defender')).state;
    expect(after.fallen.a1?.how).toBe('destroyed');
  });
});
