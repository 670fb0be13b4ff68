import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import { independentEmpires } from '../../../../src/rules/mighty-empires/queries.ts';
import {
  act,
  banner,
  east,
  holding,
  home,
  plain,
  refusal,
  ship,
  shore,
  table,
  valley,
  west,
} from '../table.ts';

const season = { phase: 'scouting' } as const;
const banners = { a1: banner() };
const args = { banner: 'a1', tile: east };
const scouts = (a: number, b: number): { [label: string]: Json } => ({ 'scouts/scouts': [a, b] });

describe('me.scouting.declare (Scouting declaration)', () => {
  const two = { a1: banner(), a2: banner({ number: 2 }) };
  test('me.scouting.one-each: a banner scouts once a turn', () => {
    const done = act(table({ season, banners: two }), 'azure', 'scout', args, scouts(1, 1));
    expect(refusal(done.state, 'azure', 'scout', { banner: 'a1', tile: west })).toBe('me.scouting.one-each');
    expect(refusal(done.state, 'azure', 'scout', { banner: 'a2', tile: west })).toBeUndefined();
  });
  test('me.scouting.once: a tile is scouted once a turn by a player, also by another force', () => {
    const done = act(table({ season, banners: two }), 'azure', 'scout', args, scouts(1, 1));
    expect(refusal(done.state, 'azure', 'scout', { banner: 'a2', tile: east })).toBe('me.scouting.once');
  });
  test('me.scouting.once: nor again after an event', () => {
    const done = act(table({ season, banners: two }), 'azure', 'scout', args, {
      ...scouts(1, 2),
      'scouts/event/event': [4, 4],
    });
    expect(done.state.season.turns.azure?.scouted[east]?.found).toBe('nothing');
    expect(refusal(done.state, 'azure', 'scout', { banner: 'a2', tile: east })).toBe('me.scouting.once');
  });
  test('by agreement scouts reach farther: the order applies all the same', () => {
    const done = act(
      table({ season, banners }),
      'azure',
      'scout',
      { banner: 'a1', tile: 'q2r0' },
      scouts(1, 4),
    );
    expect(done.state.tiles.q2r0).toMatchObject({ site: 'village', flag: 'azure' });
  });
  test('me.scouting.adjacent: only adjacent tiles', () => {
    expect(refusal(table({ season, banners }), 'azure', 'scout', { banner: 'a1', tile: 'q2r0' })).toBe(
      'me.scouting.adjacent',
    );
  });
  test('me.scouting.swamp: never the swamp', () => {
    const state = table({ season, banners, lands: { [east]: { ...plain, ground: 'swamp' } } });
    expect(refusal(state, 'azure', 'scout', args)).toBe('me.scouting.swamp');
  });
  test('me.scouting.sea: not across the open sea', () => {
    const state = table({ season, banners, lands: { [home]: shore } });
    expect(refusal(state, 'azure', 'scout', args)).toBe('me.scouting.sea');
    expect(refusal(state, 'azure', 'scout', { banner: 'a1', tile: west })).toBeUndefined();
  });
  test('blocking terrain does not stop scouts', () => {
    const walled = {
      ...plain,
      ground: 'highland',
      edges: ['mountain', 'mountain', 'mountain', 'mountain', 'mountain', 'mountain'],
      ridges: [[0, 1, 2, 3, 4, 5]],
    } as const;
    expect(
      refusal(table({ season, banners, lands: { [east]: walled } }), 'azure', 'scout', args),
    ).toBeUndefined();
  });
  test('nobody scouts out of turn, out of phase or with another’s banner', () => {
    expect(refusal(table({ season: { phase: 'movement' }, banners }), 'azure', 'scout', args)).toBe(
      'me.season.phase',
    );
    expect(refusal(table({ season, banners }), 'gules', 'scout', args)).toBe('me.season.turn');
    expect(
      refusal(table({ season, banners: { a1: banner({ seat: 'gules' }) } }), 'azure', 'scout', args),
    ).toBe('me.piece.banner');
  });
});

describe('me.scouting.chart, me.scouting.unknown, me.scouting.resists (Scouting unknown tiles)', () => {
  test.each([
    [plain, [1, 1], 'barren', 'azure'],
    [plain, [1, 3], 'fortress', 'azure'],
    [plain, [2, 2], 'fortress', 'independent'],
    [plain, [1, 4], 'village', 'azure'],
    [plain, [2, 4], 'village', 'azure'],
    [plain, [3, 3], 'village', 'independent'],
    [plain, [3, 4], 'barren', 'azure'],
    [plain, [4, 4], 'village', 'independent'],
    [plain, [4, 5], 'village', 'azure'],
    [plain, [4, 6], 'city', 'azure'],
    [plain, [5, 5], 'city', 'independent'],
    [plain, [6, 6], 'barren', 'azure'],
    [{ ...plain, ground: 'highland' as const }, [1, 4], 'barren', 'azure'],
    [{ ...plain, ground: 'highland' as const }, [4, 5], 'barren', 'azure'],
    [valley, [3, 4], 'village', 'azure'],
    [{ ...plain, ground: 'lake' as const }, [3, 4], 'village', 'azure'],
  ])('case %#: %j on %j: %s of %s', (land, [a = 0, b = 0], site, flag) => {
    const done = act(
      table({ season, banners, lands: { [east]: land } }),
      'azure',
      'scout',
      args,
      scouts(a, b),
    );
    expect(done.state.tiles[east]).toMatchObject({ site, flag });
    expect(done.state.season.turns.azure?.scouted[east]).toEqual({ banner: 'a1', force: home, found: 'way' });
  });
  test('me.scouting.fixed: what is known stays as it is', () => {
    const tiles = { [east]: holding({ site: 'barren' }) };
    const done = act(table({ season, banners, tiles }), 'azure', 'scout', args, scouts(4, 6));
    expect(done.state.tiles[east]?.site).toBe('barren');
    expect(done.told).toEqual(['scouted']);
  });
  test('me.scouting.pieces: without models left the tile is barren, and yours', () => {
    const far = Object.fromEntries(
      Array.from({ length: 15 }, (_, i) => [`q${i}r9`, holding({ site: 'city', flag: 'gules' })]),
    );
    const dice = scouts(5, 5);
    const limited = act(table({ season, banners, tiles: far }), 'azure', 'scout', args, dice);
    expect(limited.state.tiles[east]).toMatchObject({ site: 'barren', flag: 'azure' });
    expect(limited.told).toEqual(['no-pieces']);
    const unlimited = table({ season, banners, tiles: far, options: { pieces: 'unlimited' } });
    expect(act(unlimited, 'azure', 'scout', args, dice).state.tiles[east]?.site).toBe('city');
  });
});

describe('me.scouting.harbour (Harbours chart)', () => {
  const lands = {
    [west]: { ...shore, edges: ['plain', 'plain', 'coast', 'sea', 'coast', 'plain'], coasts: [[2, 4]] },
  } as never;
  const there = { banner: 'a1', tile: west };
  test.each([
    [1, 0],
    [2, 1],
    [4, 1],
    [5, 2],
    [6, 3],
  ])('a city on the coast: a %i brings %i ships', (die, ships) => {
    const done = act(table({ season, banners, lands }), 'azure', 'scout', there, {
      ...scouts(4, 6),
      harbour: [die],
    });
    expect(Object.values(done.state.ships)).toHaveLength(ships);
    for (const each of Object.values(done.state.ships))
      expect(each).toMatchObject({ owner: 'azure', tile: west, harbour: true });
  });
  test('of a city that resists the ships are independent too', () => {
    const done = act(table({ season, banners, lands }), 'azure', 'scout', there, {
      ...scouts(5, 5),
      harbour: [2],
    });
    expect(Object.values(done.state.ships)).toEqual([expect.objectContaining({ owner: 'independent' })]);
  });
  test('no more ships than there are models', () => {
    const fleet = Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`s${i}`, ship()]));
    const done = act(table({ season, banners, lands, ships: fleet }), 'azure', 'scout', there, {
      ...scouts(4, 6),
      harbour: [6],
    });
    expect(Object.values(done.state.ships)).toHaveLength(15);
  });
  test('a city inland has no harbour to roll for', () => {
    expect(act(table({ season, banners }), 'azure', 'scout', args, scouts(4, 6)).state.ships).toEqual({});
  });
});

describe('me.scouting.known, me.scouting.liberation (Scouting a known tile)', () => {
  test('of the chart only the rows with an event apply, and only there', () => {
    const asked = (tiles: Record<string, ReturnType<typeof holding>>) => {
      const question = act(table({ season, banners, tiles }), 'azure', 'scout', args, scouts(1, 1)).asked[0];
      return question?.ask === 'roll' ? question : undefined;
    };
    // Lowland: an event on 3 and 11 of the printed chart, whose rows begin with 2.
    const known = asked({ [east]: holding({ site: 'city' }) });
    expect(known?.only?.rows.map((row) => row + 2)).toEqual([3, 11]);
    expect(known?.only?.else.say).toBe('Nothing happens to them.');
    expect(asked({})?.only).toBeUndefined();
  });
  const rival = { [east]: holding({ flag: 'gules', stockpile: 0, site: 'fortress' }) };
  test('a rival’s tile without his banners changes its allegiance, stockpile and all', () => {
    const tiles = { [east]: holding({ flag: 'gules', site: 'fortress', stockpile: 3 }) };
    const done = act(table({ season, banners, tiles }), 'azure', 'scout', args, scouts(1, 1));
    expect(done.state.tiles[east]).toMatchObject({ flag: 'azure', site: 'fortress', stockpile: 3 });
    expect(done.told).toEqual(['liberated']);
  });
  test('with his banner there it does not', () => {
    const defended = { a1: banner(), g1: banner({ seat: 'gules', tile: east }) };
    const done = act(table({ season, banners: defended, tiles: rival }), 'azure', 'scout', args, {
      ...scouts(1, 1),
      skirmish: [2],
    });
    expect(done.state.tiles[east]?.flag).toBe('gules');
  });
  test('an independent settlement stays independent, and the way is open', () => {
    const tiles = { [east]: holding({ flag: 'independent' }) };
    const done = act(table({ season, banners, tiles }), 'azure', 'scout', args, scouts(1, 1));
    expect(done.state.tiles[east]?.flag).toBe('independent');
    expect(done.state.season.turns.azure?.scouted[east]?.found).toBe('way');
  });
  test('a razed tile is nobody’s, and stays so', () => {
    const tiles = { [east]: holding({ flag: 'gules', razed: true }) };
    const done = act(table({ season, banners, tiles }), 'azure', 'scout', args, scouts(1, 1));
    expect(done.state.tiles[east]).toMatchObject({ flag: 'gules', razed: true });
  });
  test('on your own tiles events befall your scouts as well', () => {
    const tiles = { [east]: holding() };
    const done = act(table({ season, banners, tiles }), 'azure', 'scout', args, {
      ...scouts(5, 6),
      'scouts/event/event': [2, 6],
    });
    expect(done.told).toEqual(['event-met', 'bandits']);
    expect(done.state.season.turns.azure?.scouted[east]?.found).toBe('nothing');
  });
});

describe('me.scouting.skirmish (Scout skirmish chart)', () => {
  const state = table({
    season,
    seats: ['azure', 'gules', 'or'],
    banners: {
      a1: banner(),
      a2: banner({ number: 2 }),
      g1: banner({ seat: 'gules', tile: east }),
      g2: banner({ seat: 'gules', number: 2, tile: east }),
    },
    tiles: { [east]: holding({ flag: 'gules' }) },
  });
  const meet = (die: number, more: { [label: string]: Json } = {}) =>
    act(state, 'azure', 'scout', args, { ...scouts(1, 1), skirmish: [die], ...more }).tells.map(
      ({ from, to, claim, about }) => ({ from, to, claim, about }),
    );
  const theirs = { banners: ['g1', 'g2'], tile: east };
  test('1: a scout talks, and the enemy learns your total', () => {
    expect(meet(1)).toEqual([
      { from: 'azure', to: ['gules'], claim: 'total', about: { banners: ['a1', 'a2'], tile: east } },
    ]);
  });
  test('2: nobody tells anything', () => expect(meet(2)).toEqual([]));
  test('3: the enemy tells his total', () => {
    expect(meet(3)).toEqual([{ from: 'gules', to: ['azure'], claim: 'total', about: theirs }]);
  });
  test('4: the points of each banner, and the list of one you name', () => {
    expect(meet(4, { nominated: 'g2' })).toEqual([
      { from: 'gules', to: ['azure'], claim: 'points', about: theirs },
      { from: 'gules', to: ['azure'], claim: 'contents', about: { banners: ['g2'], tile: east } },
    ]);
  });
  test.each([5, 6])('%i: the lists of the whole force', (die) => {
    expect(meet(die)).toEqual([{ from: 'gules', to: ['azure'], claim: 'contents', about: theirs }]);
  });
  test('no skirmish where scouting fails', () => {
    const done = act(state, 'azure', 'scout', args, { ...scouts(1, 2), 'scouts/event/event': [4, 4] });
    expect(done.tells).toEqual([]);
  });
  test('the banner named need not be asked for where there is one', () => {
    const lone = { ...state, banners: { a1: banner(), g1: banner({ seat: 'gules', tile: east }) } };
    expect(act(lone, 'azure', 'scout', args, { ...scouts(1, 1), skirmish: [4] }).tells).toHaveLength(2);
  });
});

test('Independent empires: settlements that touch are one empire, and a gap makes two', () => {
  const independent = holding({ flag: 'independent' });
  const tiles = { q0r0: independent, q1r0: independent, q3r0: independent, q2r0: holding() } as never;
  expect(independentEmpires(table({ tiles }))).toEqual([['q0r0', 'q1r0'], ['q3r0']]);
});
