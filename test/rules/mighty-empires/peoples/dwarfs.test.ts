import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import type { Land } from '../../../../src/kernel/land.ts';
import type { People } from '../../../../src/rules/mighty-empires/map/peoples.ts';
import { isHillfolk, isMountainHold, pride } from '../../../../src/rules/mighty-empires/map/talents.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { banners, besieging, inTurnOf, month, type siege, tiles } from '../siege/table.ts';
import { act, banner, holding, home, plain } from '../table.ts';
import { hired, peopled } from './folk.ts';

const mountain: Land = { ...plain, ground: 'highland' };
const hold = (over: Parameters<typeof besieging>[0] = {}, kept: Parameters<typeof siege>[0] = {}) =>
  peopled(besieging({ lands: { [home]: mountain }, ...over }, kept), { gules: 'dwarfs' });

describe('me.peoples.dwarfs.route (Dwarfs)', () => {
  const bars = (...what: readonly ('mountain' | 'river')[]) => what.map((each) => ({ what: each }) as never);
  const state = (people: People): State =>
    peopled(besieging({ banners: { ...banners, a2: banner({ number: 2 }) } }), { azure: people });
  test('one more on the die in the mountains, at rivers like anybody', () => {
    expect(isHillfolk(state('dwarfs'), ['a1'], bars('mountain', 'mountain'))).toBe(true);
    expect(isHillfolk(state('dwarfs'), ['a1'], bars('mountain', 'river'))).toBe(false);
    expect(isHillfolk(state('dwarfs'), ['a1'], [])).toBe(false);
    expect(isHillfolk(state('men'), ['a1'], bars('mountain'))).toBe(false);
  });
  test('a force is of Dwarfs when all of it are', () => {
    const mixed = state('dwarfs');
    const company = { ...mixed, court: { ...mixed.court, contingents: { a2: hired('men') } } };
    expect(isHillfolk(company, ['a1', 'a2'], bars('mountain'))).toBe(false);
    expect(isHillfolk(company, ['a1'], bars('mountain'))).toBe(true);
  });
});

describe('me.peoples.dwarfs.battery (Dwarfs): holds in the mountains', () => {
  const opened = (face: number, state: State) =>
    act(state, 'azure', 'assault', { siege: 's1' }, {
      'breach/battery': [face],
      attack: 1000,
      garrison: 500,
      'storm/attacker': 'direct',
      'storm/defender': 'hold',
      'storm/dice': [1, 2],
      'storm/attacker-loses': [1, 1],
      'storm/defender-loses': [3],
      'losses/attacker': { charged: { a1: 100 }, destroyed: [] },
      'losses/defender': { charged: { g1: 150 }, destroyed: [] },
    } as Record<string, Json>);
  const battered = (people: People, lands = { [home]: mountain }) =>
    peopled(besieging({ lands }, { battered: { year: 1, month: 1 } }), { gules: people });
  const bonus = (face: number, state: State) =>
    opened(face, state).notes.find(({ note }) => note === 'breach')?.data.bonus;
  test.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [6, 2],
  ])('a %i of the engines is worth %i', (face, worth) => {
    expect(bonus(face, battered('dwarfs'))).toBe(worth);
  });
  test('in the plains engines do to Dwarfs what they do to men', () => {
    expect(bonus(4, battered('dwarfs', { [home]: plain }))).toBe(bonus(4, battered('men')));
    expect(bonus(4, battered('men'))).toBe(1);
  });
  test('half as many of them fall on the walls, rounded up; a storming spares none', () => {
    const fell = (state: State, points: number) =>
      act(
        state,
        'azure',
        'assault',
        { siege: 's1' },
        {
          attack: 1000,
          garrison: 500,
          'storm/attacker': 'direct',
          'storm/defender': 'hold',
          'storm/dice': [2, 4],
          'storm/attacker-loses': [2],
          'storm/defender-loses': [3],
          'losses/attacker': { charged: { a1: 100 }, destroyed: [] },
          'losses/defender': { charged: { g1: points }, destroyed: [] },
        },
      ).notes.flatMap(({ note, data }) => (note === 'battle-losses' ? [data.points] : []));
    expect(fell(hold(), 75)).toEqual([100, 75]);
    expect(fell(besieging(), 150)).toEqual([100, 150]);
    expect(isMountainHold(hold(), 'gules', home)).toBe(true);
    expect(isMountainHold(hold(), 'independent', home)).toBe(false);
    const stormed = act(
      hold(),
      'azure',
      'assault',
      { siege: 's1' },
      {
        attack: 1000,
        garrison: 500,
        'storm/attacker': 'direct',
        'storm/defender': 'hold',
        'storm/dice': [4, 5],
        'storm/attacker-loses': [2],
        'losses/attacker': { charged: { a1: 100 }, destroyed: [] },
        booty: { stockpile: 3, a1: 2 },
      },
    );
    expect(stormed.state.fallen.g1?.how).toBe('destroyed');
  });
});

describe('me.peoples.dwarfs.steadfast (Dwarfs): no betrayal, no surrender but to Dwarfs', () => {
  const starved = (
    die: number,
    { besieger = 'men', strangers = false }: { besieger?: People; strangers?: boolean } = {},
    answers: { readonly [label: string]: Json } = {},
  ) => {
    const lain = besieging({
      banners: { ...banners, g1: banner({ seat: 'gules' }) },
      tiles: { ...tiles, [home]: holding({ flag: 'gules', site: 'city' }) },
      season: inTurnOf('gules', 'subsistence'),
    });
    const state = peopled(lain, { gules: 'dwarfs', azure: besieger });
    const court = strangers
      ? { ...state.court, contingents: { g1: hired('dwarfs', 'allies') } }
      : state.court;
    return act(
      { ...state, court },
      'gules',
      'subsist',
      { plan: { g1: 'hunger' } },
      { 'g1/shortfall': [5], [`${home}/hunger/starvation`]: [die], ...answers },
    );
  };
  test('1: nobody opens the gates, in the plains as in the mountains', () => {
    const done = starved(1);
    expect(done.told).toEqual(['shortfall', 'starvation', 'steadfast']);
    expect(done.state.encounters.s1?.siege?.starved).toEqual(month);
    expect(done.state.tiles[home]?.flag).toBe('gules');
    expect(starved(1, { besieger: 'dwarfs' }).told).toContain('steadfast');
  });
  test('1: unless hired or allied banners serve within', () => {
    expect(starved(1, { strangers: true }).told).toContain('betrayed');
  });
  test('2: they do not yield, whoever serves within, unless Dwarfs lie before the walls', () => {
    expect(starved(2).told).toContain('steadfast');
    expect(starved(2, { strangers: true }).told).toContain('steadfast');
    const terms = { [`${home}/terms`]: 'refuse' };
    expect(starved(2, { besieger: 'dwarfs' }, terms).told).not.toContain('steadfast');
  });
  test('3: hardship weakens them like anybody', () => {
    expect(starved(3).told).toEqual(['shortfall', 'starvation', 'hardship']);
  });
  test('towns of independents, or of men, know no such pride', () => {
    expect(pride(hold(), 'independent', 'azure', [])).toEqual({ betrayal: false, surrender: false });
    expect(pride(hold(), 'azure', 'gules', [])).toEqual({ betrayal: false, surrender: false });
    expect(pride(hold(), 'gules', 'azure', [])).toEqual({ betrayal: true, surrender: true });
  });
});
