import { describe, expect, test } from 'vitest';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { provisions } from '../../../../src/rules/mighty-empires/provisions/forage.ts';
import { act, banner, east, holding, home, refusal, west } from '../table.ts';
import { banners, battle, besieging, city, inTurnOf, siege, tiles } from './table.ts';

const scouted = (from: typeof west, seat = 'azure') => ({
  [seat]: {
    fed: {},
    scouted: { [home]: { force: from, banner: 'x', found: 'way' } },
    moved: [],
    marching: [],
    marched: [],
    halted: {},
    routes: {},
  },
});
const entering = (seat: string, id: string, from: typeof west, over: Parameters<typeof besieging>[0] = {}) =>
  besieging({
    seats: ['azure', 'gules', 'vert'],
    banners: { ...banners, [id]: banner({ seat, number: 2, tile: from }) },
    ...over,
    season: { ...inTurnOf(seat, 'movement'), turns: scouted(from, seat) as never },
  });

describe('me.siege.joined (Under siege): who comes to the walls', () => {
  test('fresh besiegers join the siege that is on', () => {
    const done = act(entering('azure', 'a2', west), 'azure', 'move', { banners: ['a2'], to: home });
    expect(done.state.encounters).toMatchObject({ s1: { attackers: { a1: west, a2: west } } });
    expect(Object.keys(done.state.encounters)).toEqual(['s1']);
    expect(done.told).toEqual(['moved', 'joined-siege']);
  });
  test('the besieged player’s own come to relieve: a battle with the besiegers, the garrison looks on', () => {
    const done = act(entering('gules', 'g2', east), 'gules', 'move', { banners: ['g2'], to: home });
    const [, met] = Object.entries(done.state.encounters);
    expect(met?.[1]).toMatchObject({
      kind: 'battle',
      attacker: 'gules',
      attackers: { g2: east },
      defender: 'azure',
    });
    expect(Object.keys(done.state.encounters)).toHaveLength(2);
  });
  test('another player fights the besiegers, and stands before the same walls', () => {
    const hard = siege({ hardship: 2 });
    const done = act(entering('vert', 'v1', east, { encounters: { s1: hard } }), 'vert', 'move', {
      banners: ['v1'],
      to: home,
    });
    expect(
      Object.values(done.state.encounters).map(({ kind, attacker, defender }) => [kind, attacker, defender]),
    ).toEqual([
      ['siege', 'azure', 'gules'],
      ['battle', 'vert', 'azure'],
      ['siege', 'vert', 'gules'],
    ]);
    expect(Object.values(done.state.encounters)[2]?.siege).toMatchObject({ inside: ['g1'], hardship: 2 });
    const beaten = act(done.state, 'table', 'record-battle', {
      encounter: 'o1.e1',
      outcome: 'attacker',
      withdraws: { a1: west },
    });
    expect(Object.values(beaten.state.encounters).map(({ attacker }) => attacker)).toEqual(['vert']);
    expect(beaten.state.tiles[home]?.flag).toBe('gules');
    expect(mightyEmpires.invariants(beaten.state)).toEqual([]);
  });
  test('independents under siege are besieged by whoever comes, not fought in the field', () => {
    const shut = siege({ inside: [] }, { defender: 'independent', mustered: 400 });
    const state = entering('vert', 'v1', east, {
      encounters: { s1: shut },
      tiles: { ...tiles, [home]: holding({ flag: 'independent', site: 'city' }) },
      banners: { a1: banners.a1, v1: banner({ seat: 'vert', tile: east }) },
    });
    const done = act(state, 'vert', 'move', { banners: ['v1'], to: home });
    expect(Object.values(done.state.encounters).map(({ kind, defender }) => `${kind} ${defender}`)).toEqual([
      'siege independent',
      'battle azure',
      'siege independent',
    ]);
    expect(Object.values(done.state.encounters)[2]?.mustered).toBe(400);
  });
});

describe('me.siege.inside (Under siege)', () => {
  const inTurn = (phase: 'scouting' | 'movement' | 'subsistence' | 'reorganisation', over = {}) =>
    besieging({
      banners: { ...banners, g2: banner({ seat: 'gules', number: 2, spot: { edge: 0 }, baggage: 1 }) },
      ...over,
      season: inTurnOf('gules', phase),
    });
  test('those within neither scout nor march', () => {
    expect(refusal(inTurn('scouting'), 'gules', 'scout', { banner: 'g1', tile: east })).toBe(
      'me.siege.inside',
    );
    expect(refusal(inTurn('scouting'), 'gules', 'scout', { banner: 'g2', tile: east })).toBeUndefined();
    expect(refusal(inTurn('movement'), 'gules', 'move', { banners: ['g1'], to: east })).toBe(
      'me.siege.inside',
    );
  });
  test('nothing passes through the lines: neither food nor carts', () => {
    expect(refusal(inTurn('subsistence'), 'gules', 'subsist', { plan: { g2: 'g1' } })).toBe(
      'me.siege.inside',
    );
    expect(
      refusal(inTurn('reorganisation'), 'gules', 'distribute', { tile: home, banners: { g1: 1, g2: 3 } }),
    ).toBe('me.siege.inside');
    expect(
      refusal(inTurn('reorganisation'), 'gules', 'distribute', {
        tile: home,
        banners: { g2: 0 },
        stockpile: 3,
      }),
    ).toBe('me.siege.inside');
    expect(
      refusal(inTurn('reorganisation'), 'gules', 'distribute', {
        tile: home,
        banners: { g1: 1 },
        stockpile: 4,
      }),
    ).toBeUndefined();
  });
  test('the stockpile feeds those within alone, and nobody forages', () => {
    expect(provisions(inTurn('subsistence'), 'gules', home)).toEqual({ g1: 'stockpile', g2: 'g2' });
    expect(provisions(inTurn('subsistence'), 'azure', home)).toEqual({ a1: 'a1' });
    const bare = inTurn('subsistence', { tiles: { ...tiles, [home]: { ...city, stockpile: 0 } } });
    expect(provisions(bare, 'gules', home)).toEqual({ g1: 'g1', g2: 'g2' });
    expect(refusal(bare, 'gules', 'subsist', { plan: { g1: 'forage' } })).toBe('me.subsistence.value');
  });
});

describe('me.siege.barrier (Under siege)', () => {
  const at = (spot: { edge: 3 } | { part: 0 }, to: typeof west) => {
    const turn = { fed: {}, moved: [], marching: [], halted: {}, routes: {} };
    return refusal(
      besieging({
        banners: { ...banners, a1: banner({ spot }) },
        season: {
          ...inTurnOf('azure', 'movement'),
          turns: {
            azure: { ...turn, scouted: { [to]: { force: home, banner: 'a1', found: 'way' } } },
          } as never,
        },
      }),
      'azure',
      'move',
      { banners: ['a1'], to },
    );
  };
  test('back over the edge they came, and never through', () => {
    expect(at({ edge: 3 }, west)).toBeUndefined();
    expect(at({ edge: 3 }, east)).toBe('me.siege.barrier');
  });
  test('who came over no edge has not come through', () => {
    expect(at({ part: 0 }, east)).toBeUndefined();
  });
});

describe('me.siege.recorded: a siege the table agrees on', () => {
  test.each([
    ['razed', { razed: true }],
    ['not the defender’s', { flag: 'azure' }],
  ])('not of walls that are %s: the battle stays one', (_, over) => {
    const met = besieging({
      tiles: { [home]: holding({ site: 'fortress', flag: 'gules', ...over }) },
      encounters: { e1: battle() },
    });
    const { state, flags } = act(met, 'table', 'record-battle', { encounter: 'e1', outcome: 'siege' });
    expect(state.encounters.e1?.kind).toBe('battle');
    expect(flags.map(({ rule }) => rule)).toEqual(['me.siege.recorded']);
    expect(mightyEmpires.invariants(state)).toEqual([]);
  });
});

describe('me.siege.sally (Under siege)', () => {
  const out = { tile: home, banners: ['g1'] };
  const inGules = (over: Parameters<typeof besieging>[0] = {}) =>
    besieging({ ...over, season: inTurnOf('gules', 'battle') });
  test('the garrison attacks the besiegers, and stays the garrison', () => {
    const done = act(inGules(), 'gules', 'sally', out);
    expect(Object.values(done.state.encounters)).toMatchObject([
      { kind: 'siege', siege: { inside: ['g1'] } },
      { kind: 'battle', attacker: 'gules', attackers: { g1: home }, defender: 'azure' },
    ]);
    expect(refusal(done.state, 'gules', 'sally', out)).toBe('me.siege.sally');
    expect(mightyEmpires.invariants(done.state)).toEqual([]);
  });
  test('thrown back they are behind their walls again; the besiegers beaten, the siege is over', () => {
    const met = act(inGules(), 'gules', 'sally', out).state;
    const lost = act(met, 'table', 'record-battle', { encounter: 'o1.e1', outcome: 'defender' });
    expect(Object.values(lost.state.encounters)).toMatchObject([
      { kind: 'siege', siege: { inside: ['g1'] } },
    ]);
    const won = act(met, 'table', 'record-battle', {
      encounter: 'o1.e1',
      outcome: 'attacker',
      withdraws: { a1: west },
    });
    expect(won.state.encounters).toEqual({});
    expect(won.state.tiles[home]?.flag).toBe('gules');
  });
  test('beside friends who attack the besiegers they join one battle, in whoever’s turn', () => {
    const relief = besieging({
      banners: { ...banners, g2: banner({ seat: 'gules', number: 2, spot: { edge: 0 } }) },
      encounters: {
        s1: siege(),
        e1: battle({ attacker: 'gules', attackers: { g2: east }, defender: 'azure' }),
      },
    });
    expect(refusal(relief, 'gules', 'sally', out)).toBeUndefined();
    const done = act(relief, 'gules', 'sally', out);
    expect(done.state.encounters.e1?.attackers).toEqual({ g1: home, g2: east });
    expect(Object.keys(done.state.encounters).sort()).toEqual(['e1', 's1']);
  });
  test('against every besieger at once', () => {
    const two = inGules({
      seats: ['azure', 'gules', 'vert'],
      banners: { ...banners, v1: banner({ seat: 'vert', spot: { edge: 0 } }) },
      encounters: { s1: siege(), s2: siege({}, { attacker: 'vert', attackers: { v1: east } }) },
    });
    const done = act(two, 'gules', 'sally', out);
    expect(
      Object.values(done.state.encounters).flatMap(({ kind, defender }) =>
        kind === 'battle' ? [defender] : [],
      ),
    ).toEqual(['azure', 'vert']);
  });
  test('in its own turn before the sieges, and only by those within', () => {
    expect(refusal(besieging(), 'gules', 'sally', out)).toBe('me.season.turn');
    expect(refusal(besieging({ season: inTurnOf('gules', 'raze') }), 'gules', 'sally', out)).toBe(
      'me.season.phase',
    );
    expect(refusal(inGules(), 'gules', 'sally', { tile: home, banners: ['a1'] })).toBe('me.siege.sally');
    expect(refusal(besieging({ encounters: {} }), 'gules', 'sally')).toBe('me.siege.sally');
    expect(refusal(inGules(), 'gules', 'sally')).toBeUndefined();
  });
});
