import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { act, banner, charges, holding, home, minds, refusal, west } from '../table.ts';
import { banners, battle, before, besieging, inTurnOf, month, siege, tiles, townsfolk } from './table.ts';

/** 1000 points before a city that 500 hold: worth 1000, so that cards and dice alone count. */
const script = (dice: readonly [number, number], over: { readonly [label: string]: Json } = {}) => ({
  attack: 1000,
  garrison: 500,
  'storm/attacker': 'direct',
  'storm/defender': 'hold',
  'storm/dice': [...dice],
  'storm/attacker-loses': [2],
  'storm/defender-loses': [3],
  'losses/attacker': { charged: { a1: 100 }, destroyed: [] },
  'losses/defender': { charged: { g1: 150 }, destroyed: [] },
  ...over,
});
const storm = (
  dice: readonly [number, number],
  over: { readonly [label: string]: Json } = {},
  state = besieging(),
) => act(state, 'azure', 'assault', { siege: 's1' }, script(dice, over));
const scores = (done: ReturnType<typeof storm>): Json =>
  done.notes.find(({ note }) => note === 'assault')?.data ?? {};

describe('me.siege.assault (Assault)', () => {
  test('6 to 8: a repulse, D6 × 50 on both sides, and another try in the same turn', () => {
    const done = storm([2, 4]);
    expect(scores(done)).toMatchObject({ assault: 'repulse', score: 6 });
    expect(charges(done)).toEqual({ a1: 100, g1: 150 });
    expect(done.state.encounters.s1?.siege).toMatchObject({ assaulted: month, repulsed: null });
    expect(refusal(done.state, 'azure', 'assault', { siege: 's1' })).toBeUndefined();
    expect(refusal(done.state, 'azure', 'batter', { siege: 's1' })).toBe('me.siege.battery');
  });
  test('a stronger force, its cards and the walls’ hardships tell', () => {
    const hard = besieging({}, { hardship: 1 });
    const done = storm([1, 2], { attack: 2000, 'storm/defender': 'withdraw' }, hard);
    expect(scores(done)).toMatchObject({ score: 1 + 2 + 2 + 2 + 1 });
  });
  test('only the besieger’s, and only in his siege phase', () => {
    expect(refusal(besieging(), 'azure', 'assault')).toBeUndefined();
    expect(
      refusal(besieging({ season: inTurnOf('gules', 'siege') }), 'gules', 'assault', { siege: 's1' }),
    ).toBe('me.siege.assault');
    expect(
      refusal(besieging({ season: inTurnOf('azure', 'battle') }), 'azure', 'assault', { siege: 's1' }),
    ).toBe('me.season.phase');
  });
  test('on a double a leader falls', () => {
    const done = storm([3, 3], { character: [1], 'storm/attacker-loses': [2] });
    expect(done.told).toContain('character-fell');
  });
  test('points only: a fallen leader costs his side D6 × 20 more', () => {
    const state = besieging({ options: { armies: 'points' } });
    const done = storm(
      [3, 3],
      {
        character: [4],
        'character/points': [5],
        'losses/defender': { charged: { g1: 250 }, destroyed: [] },
      },
      state,
    );
    expect(done.notes.find(({ data }) => data.points === 250)?.note).toBe('battle-losses');
    expect(charges(done)).toEqual({ a1: 100, g1: 250 });
  });
});

test('me.siege.strengths (Fortification defence value): a city doubles its garrison, a fortress trebles it', () => {
  const at = (site: 'city' | 'fortress', garrison: number, fell = [2]) =>
    scores(
      storm(
        [2, 4],
        { garrison, 'storm/attacker-loses': fell },
        besieging({ tiles: { ...tiles, [home]: holding({ flag: 'gules', site }) } }),
      ),
    );
  expect([at('city', 500), at('city', 400)]).toMatchObject([{ score: 6 }, { score: 6 }]);
  expect([at('fortress', 400), at('fortress', 500, [1, 1])]).toMatchObject([{ score: 6 }, { score: 5 }]);
  expect(at('city', 250)).toMatchObject({ score: 8 });
});

describe('me.siege.repulsed (Assault: bloody repulse)', () => {
  const done = storm([1, 4], { 'storm/attacker-loses': [6, 5] });
  test('up to 5: the attacker loses 2D6 × 50, the defender D6 × 50', () => {
    expect(scores(done)).toMatchObject({ assault: 'bloody-repulse', score: 5 });
    expect(done.notes.filter(({ note }) => note === 'battle-losses').map(({ data }) => data.points)).toEqual([
      550, 150,
    ]);
  });
  test('no further assault in this turn, but in the next; the siege goes on', () => {
    expect(done.state.encounters.s1?.siege?.repulsed).toEqual(month);
    expect(refusal(done.state, 'azure', 'assault', { siege: 's1' })).toBe('me.siege.repulsed');
    expect(refusal(besieging({}, { repulsed: before }), 'azure', 'assault', { siege: 's1' })).toBeUndefined();
  });
  test('besiegers who are all destroyed besiege no more', () => {
    const gone = storm([1, 4], {
      'storm/attacker-loses': [6, 6],
      'losses/attacker': { charged: {}, destroyed: ['a1'] },
    });
    expect(gone.state.encounters).toEqual({});
    expect(gone.state.tiles[home]?.flag).toBe('gules');
  });
});

describe('me.siege.stormed (Assault: stormed)', () => {
  const booty = { booty: { stockpile: 3, a1: 2 } };
  test('9 or more: the garrison is destroyed, the attacker loses D6 × 50, the flag changes', () => {
    const done = storm([4, 5], booty);
    expect(scores(done)).toMatchObject({ assault: 'stormed', score: 9 });
    expect(charges(done)).toEqual({ a1: 100 });
    expect(done.state.fallen.g1).toMatchObject({ how: 'destroyed' });
    expect(done.state.tiles[home]).toMatchObject({ flag: 'azure', site: 'city' });
    expect(done.state.encounters).toEqual({});
    expect(done.flags).toEqual([]);
  });
  test('a garrison that loses all its banners on the walls has lost the settlement', () => {
    const done = storm([2, 4], { ...booty, 'losses/defender': { charged: {}, destroyed: ['g1'] } });
    expect(done.state.tiles[home]?.flag).toBe('azure');
  });
  test('stormers who all fall leave nobody to take it', () => {
    const done = storm([4, 5], { 'losses/attacker': { charged: {}, destroyed: ['a1'] } });
    expect(done.state.tiles[home]?.flag).toBe('gules');
    expect([done.state.fallen.a1, done.state.fallen.g1]).toMatchObject([
      { how: 'destroyed' },
      { how: 'destroyed' },
    ]);
    expect(done.state.encounters).toEqual({});
    expect(done.flags).toEqual([]);
  });
  test('whoever else lay before the walls finds them taken', () => {
    const two = besieging({
      seats: ['azure', 'gules', 'vert'],
      banners: { ...banners, v1: banner({ seat: 'vert' }) },
      encounters: { s1: siege(), s2: siege({}, { attacker: 'vert', attackers: { v1: west } }) },
    });
    const done = storm([4, 5], booty, two);
    expect(done.state.tiles[home]?.flag).toBe('azure');
    expect(done.state.encounters).toEqual({});
    expect(done.flags).toEqual([]);
  });
});

describe('me.siege.booty (Booty)', () => {
  test('stockpile and baggage of the garrison go to the attacker as he likes', () => {
    const done = storm([4, 5], { booty: { stockpile: 1, a1: 4 } });
    expect(done.state.tiles[home]?.stockpile).toBe(1);
    expect(done.state.banners.a1?.baggage).toBe(6);
  });
  test('six to a banner, six in store: the rest is lost', () => {
    const rich = besieging({
      banners: { a1: { ...banners.a1, baggage: 5 }, g1: { ...banners.g1, baggage: 6 } },
      tiles: { ...tiles, [home]: holding({ flag: 'gules', site: 'city', stockpile: 6 }) },
    });
    const done = storm([4, 5], { booty: { stockpile: 6, a1: 1 } }, rich);
    expect(done.notes.find(({ note }) => note === 'booty')?.data).toMatchObject({ points: 7, lost: 5 });
    expect(done.state.banners.a1?.baggage).toBe(6);
  });
  test('bare walls hold nothing to share', () => {
    const bare = besieging({
      banners: { ...banners, g1: { ...banners.g1, baggage: 0 } },
      tiles: { ...tiles, [home]: holding({ flag: 'gules', site: 'city' }) },
    });
    expect(storm([4, 5], {}, bare).told).not.toContain('booty');
  });
});

describe('assault on townsfolk', () => {
  const against = (points: number, over: { readonly [label: string]: Json }, card: string | null = null) => {
    const { garrison: _, 'losses/defender': __, ...said } = script([2, 4]);
    return act(townsfolk(points), 'azure', 'assault', { siege: 's1', card }, { ...said, ...over });
  };
  test('me.siege.strengths: they fight by the points that mustered, behind their walls; a card is dealt', () => {
    const done = against(300, { 'storm/dealt': [2] });
    expect(scores(done)).toMatchObject({ score: 6, defender: 'independent' });
    expect(done.state.encounters.s1?.mustered).toBe(150);
    expect(charges(done)).toEqual({ a1: 100 });
  });
  test('or another player is asked for the card', () => {
    const done = against(300, { 'storm/defender': 'counter', 'storm/attacker-loses': [1, 1] }, 'gules');
    expect(scores(done)).toMatchObject({ score: 4 });
    expect(refusal(townsfolk(300), 'azure', 'assault', { siege: 's1', card: 'azure' })).toBe(
      'me.siege.assault',
    );
  });
  test('me.siege.stormed: who has nobody left has lost', () => {
    const done = against(150, { 'storm/dealt': [2] });
    expect(done.state.tiles[home]?.flag).toBe('azure');
    expect(done.flags).toEqual([]);
  });
});

test('me.siege.battle-first (Campaign turns): a battle in the tile is fought before the walls are', () => {
  const relieved = besieging({
    banners: { ...banners, g2: banner({ seat: 'gules', number: 2 }) },
    encounters: {
      s1: siege(),
      e1: battle({ attacker: 'gules', attackers: { g2: west }, defender: 'azure' }),
    },
  });
  expect(refusal(relieved, 'azure', 'assault', { siege: 's1' })).toBe('me.siege.battle-first');
  expect(refusal(relieved, 'azure', 'batter', { siege: 's1' })).toBe('me.siege.battle-first');
});

describe('me.siege.battery (Battery)', () => {
  test('a turn of battery is a turn without assaults', () => {
    const done = act(besieging(), 'azure', 'batter', { siege: 's1' });
    expect(done.state.encounters.s1?.siege).toMatchObject({ battered: month, breach: null });
    expect(refusal(done.state, 'azure', 'assault', { siege: 's1' })).toBe('me.siege.battery');
    expect(refusal(done.state, 'azure', 'batter', { siege: 's1' })).toBe('me.siege.battery');
  });
  test('me.siege.breach: the die is rolled before the first assault of the next turn, and kept for that turn', () => {
    const ready = besieging({}, { battered: before });
    const first = storm([1, 4], { 'breach/battery': [6] }, ready);
    expect(scores(first)).toMatchObject({ score: 8 });
    expect(first.state.encounters.s1?.siege?.breach).toBe(3);
    const again = storm([1, 4], {}, first.state);
    expect(scores(again)).toMatchObject({ score: 8 });
  });
  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 3],
  ])('me.siege.breach: a %i is worth +%i', (die, bonus) => {
    const done = storm(
      [1, 4],
      { 'breach/battery': [die], 'storm/attacker-loses': bonus > 0 ? [1] : [1, 1] },
      besieging({}, { battered: before }),
    );
    expect(scores(done)).toMatchObject({ score: 5 + bonus });
  });
  test('me.siege.breach: one turn later, or over the winter, the walls are mended', () => {
    const late = besieging(
      { season: { ...inTurnOf('azure', 'siege'), month: 3 } },
      { battered: before, breach: 3 },
    );
    expect(scores(storm([2, 4], {}, late))).toMatchObject({ score: 6 });
    const spring = besieging(
      { season: { ...inTurnOf('azure', 'siege'), year: 2, month: 1 } },
      { battered: { year: 1, month: 6 } },
    );
    expect(scores(storm([2, 4], {}, spring))).toMatchObject({ score: 6 });
  });
  test('me.siege.engines: an army of units needs engines or sappers', () => {
    expect(minds(besieging(), 'azure', 'batter', { siege: 's1' })).toEqual(['me.siege.engines']);
    expect(minds(besieging({ options: { armies: 'points' } }), 'azure', 'batter', { siege: 's1' })).toEqual(
      [],
    );
  });
});

test('what the siege phase puts before the besieger', () => {
  const rows = (state = besieging(), seat = 'azure') =>
    mightyEmpires
      .tasks(state, seat)
      .flatMap(({ kind, rule, order }) =>
        rule.startsWith('me.siege') ? [`${kind} ${rule} ${order?.id ?? ''}`] : [],
      );
  expect(rows()).toEqual(['asked me.siege.assault assault']);
  expect(rows(besieging({}, { repulsed: month }))).toEqual(['may me.siege.assault assault']);
  expect(rows(besieging(), 'gules')).toEqual(['mind me.siege.sally assault']);
});
