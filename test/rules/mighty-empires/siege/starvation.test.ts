import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { act, banner, charges, east, holding, home, plain, refusal, west } from '../table.ts';
import { banners, before, besieging, inTurnOf, month, siege, tiles, townsfolk } from './table.ts';

const bare = {
  banners: { ...banners, g1: banner({ seat: 'gules' }) },
  tiles: { ...tiles, [home]: holding({ flag: 'gules', site: 'city' }) },
};
const starving = (over: Parameters<typeof besieging>[0] = {}, kept: Parameters<typeof siege>[0] = {}) =>
  besieging({ ...bare, season: inTurnOf('gules', 'subsistence'), ...over }, kept);
const hungry = (die: number, answers: { readonly [label: string]: Json } = {}, state = starving()) =>
  act(
    state,
    'gules',
    'subsist',
    { plan: { g1: 'hunger' } },
    { 'g1/shortfall': [5], [`${home}/hunger/starvation`]: [die], ...answers },
  );

describe('me.siege.starvation (Starvation)', () => {
  test('after the usual shortfall the die is cast for the townsfolk', () => {
    const done = hungry(4, { 'g1/shortfall': [1], 'g1/points': [2] });
    expect(charges(done)).toEqual({ g1: 100 });
    expect(done.told).toEqual(['shortfall', 'starvation']);
    expect(done.state.encounters.s1?.siege?.starved).toEqual(month);
  });
  test.each([4, 5, 6])('a %i: they hold out', (die) => {
    expect(hungry(die).state.encounters.s1?.siege).toMatchObject({ hardship: 0, inside: ['g1'] });
  });
  test('who eats is not tested, and nobody twice in a month', () => {
    const fed = act(besieging({ season: inTurnOf('gules', 'subsistence') }), 'gules', 'subsist', {
      plan: { g1: 'stockpile' },
    });
    expect(fed.told).toEqual(['fed']);
    const once = hungry(3, {}, starving({}, { starved: month }));
    expect(once.told).toEqual(['shortfall']);
  });
  test('a hungry besieger tests no townsfolk', () => {
    const done = act(
      besieging({ banners: { ...banners, a1: banner() }, season: inTurnOf('azure', 'subsistence') }),
      'azure',
      'subsist',
      { plan: { a1: 'hunger' } },
      { 'a1/shortfall': [6] },
    );
    expect(done.told).toEqual(['shortfall']);
  });
  test('the garrison is warned a month ahead', () => {
    const warned = (state: ReturnType<typeof besieging>) =>
      mightyEmpires
        .tasks(state, 'gules')
        .some(({ rule, kind }) => rule === 'me.siege.starvation' && kind === 'mind');
    expect([warned(besieging()), warned(besieging(bare))]).toEqual([false, true]);
  });
});

test('me.siege.betrayal (Starvation: 1): the garrison is destroyed, the besieger in without loss', () => {
  const done = hungry(1);
  expect(done.state.fallen.g1?.how).toBe('destroyed');
  expect(done.state.tiles[home]?.flag).toBe('azure');
  expect(charges(done)).toEqual({});
  expect(done.state.encounters).toEqual({});
  expect(done.flags).toEqual([]);
});

describe('me.siege.surrender (Starvation: 2)', () => {
  const accept = { [`${home}/terms`]: 'accept' };
  test('accepted: the garrison marches to a neighbouring tile of its choice, the settlement changes hands', () => {
    const done = hungry(2, { ...accept, [`${home}/way1`]: 'q0r1' });
    expect(done.state.banners.g1?.tile).toBe('q0r1');
    expect(done.state.tiles[home]?.flag).toBe('azure');
    expect(done.state.encounters).toEqual({});
    expect(done.flags).toEqual([]);
  });
  test('refused: the siege goes on', () => {
    const done = hungry(2, { [`${home}/terms`]: 'refuse' });
    expect(done.state.encounters.s1?.kind).toBe('siege');
    expect(done.state.tiles[home]?.flag).toBe('gules');
  });
  const ring = {
    ...plain,
    ground: 'highland' as const,
    edges: Array(6).fill('mountain') as never,
    ridges: [[0, 1, 2, 3, 4, 5]] as never,
  };
  test('over mountains a route must be found; where none is, they try elsewhere', () => {
    const done = hungry(
      2,
      {
        ...accept,
        [`${home}/way1`]: east,
        [`${home}/${east}/way/route`]: [1],
        [`${home}/way2`]: 'q0r1',
        [`${home}/q0r1/way/route`]: [6],
      },
      starving({
        lands: { [home]: ring },
        tiles: { ...bare.tiles, [home]: holding({ flag: 'gules', site: 'fortress' }) },
      }),
    );
    expect(done.state.banners.g1?.tile).toBe('q0r1');
    expect(done.state.tiles[home]?.flag).toBe('azure');
  });
  test('with enemies on every side no road leads out: the terms come to nothing', () => {
    const around = ['q1r0', 'q0r1', 'q-1r1', 'q-1r0', 'q0r-1', 'q1r-1'] as const;
    const foes = Object.fromEntries(around.map((tile, i) => [`x${i}`, banner({ number: i + 5, tile })]));
    const done = hungry(2, accept, starving({ banners: { ...bare.banners, ...foes } }));
    expect(done.told).toContain('no-way-out');
    expect(done.state.encounters.s1?.kind).toBe('siege');
  });
});

test('me.siege.hardship (Starvation: 3): +1 to every assault from now on, each time', () => {
  const once = hungry(3);
  expect(once.state.encounters.s1?.siege?.hardship).toBe(1);
  expect(hungry(3, {}, starving({}, { hardship: 1 })).state.encounters.s1?.siege?.hardship).toBe(2);
});

describe('me.siege.townsfolk (Starvation): independents, one banner without baggage', () => {
  const out = (
    points: number,
    answers: { readonly [label: string]: Json },
    over: Parameters<typeof besieging>[0] = {},
  ) => act(townsfolk(points, over), 'azure', 'starve-out', { siege: 's1' }, answers);
  test('they take a shortfall on what mustered, and the die', () => {
    const done = out(400, {
      'shortfall/shortfall': [1],
      'shortfall/points': [3],
      [`${home}/hunger/starvation`]: [3],
    });
    expect(done.state.encounters.s1).toMatchObject({ mustered: 250, siege: { hardship: 1, starved: month } });
    expect(refusal(done.state, 'azure', 'starve-out', { siege: 's1' })).toBe('me.siege.townsfolk');
  });
  test('surrender: they open the gates; betrayal, or nobody left: the same', () => {
    const open = out(400, {
      'shortfall/shortfall': [6],
      [`${home}/hunger/starvation`]: [2],
      [`${home}/terms`]: 'accept',
    });
    expect(open.state.tiles[home]?.flag).toBe('azure');
    const dead = out(100, { 'shortfall/shortfall': [1], 'shortfall/points': [2] });
    expect(dead.state.tiles[home]?.flag).toBe('azure');
    expect([...open.flags, ...dead.flags]).toEqual([]);
  });
  test('what lies in their barns they eat first', () => {
    const stored = {
      tiles: { ...tiles, [home]: holding({ flag: 'independent', site: 'fortress', stockpile: 2 }) },
    };
    const done = out(400, {}, stored);
    expect(done.state.tiles[home]?.stockpile).toBe(1);
    expect(done.told).toEqual(['townsfolk-fed']);
  });
  test('not in the month the siege began; put before the besieger after', () => {
    const fresh = townsfolk(400, {
      encounters: { s1: siege({ inside: [] }, { since: month, defender: 'independent', mustered: 400 }) },
    });
    expect(refusal(fresh, 'azure', 'starve-out', { siege: 's1' })).toBe('me.siege.townsfolk');
    expect(mightyEmpires.tasks(townsfolk(400), 'azure')).toContainEqual(
      expect.objectContaining({ rule: 'me.siege.townsfolk', kind: 'asked' }),
    );
    expect(before.month).toBeLessThan(month.month);
  });
});

describe('me.siege.terms (Terms of surrender)', () => {
  const offer = (over: object, answer: string, state = besieging(), seat = 'azure', more = {}) =>
    act(state, seat, 'offer-terms', { siege: 's1', who: 'garrison', to: east, ...over } as Json, {
      terms: answer,
      ...more,
    });
  test('the garrison marches off with its baggage, the stockpile is the besieger’s', () => {
    const done = offer({}, 'accept');
    expect(done.state.banners.g1).toMatchObject({ tile: east, baggage: 3 });
    expect(done.state.tiles[home]).toMatchObject({ flag: 'azure', stockpile: 2 });
    expect(done.state.encounters).toEqual({});
    expect(done.flags).toEqual([]);
  });
  test('or without it', () => {
    const done = offer({ baggage: 'left' }, 'accept', besieging(), 'azure', { booty: { a1: 3 } });
    expect(done.state.banners).toMatchObject({ g1: { baggage: 0 }, a1: { baggage: 5 } });
  });
  test('or the besieger goes home', () => {
    const done = offer({ who: 'besieger', besides: 'for three crowns' }, 'accept', besieging(), 'gules');
    expect(done.state.banners.a1?.tile).toBe(west);
    expect(done.state.encounters).toEqual({});
  });
  test('refused, nothing changes; either side may offer, in anybody’s turn', () => {
    expect(offer({}, 'refuse').changes).toEqual([]);
    const args = { siege: 's1', who: 'garrison', to: east };
    expect(refusal(besieging(), 'gules', 'offer-terms', args)).toBeUndefined();
    expect(refusal(besieging(), 'gules', 'offer-terms')).toBeUndefined();
    expect(refusal(besieging({ seats: ['azure', 'gules', 'vert'] }), 'vert', 'offer-terms', args)).toBe(
      'me.siege.terms',
    );
    expect(refusal(besieging({ seats: ['azure', 'gules', 'vert'] }), 'vert', 'offer-terms')).toBe(
      'me.siege.terms',
    );
    expect(refusal(besieging(), 'azure', 'offer-terms', { siege: 's1', who: 'garrison' })).toBe(
      'me.siege.terms',
    );
    expect(refusal(townsfolk(300), 'azure', 'offer-terms', args)).toBe('me.siege.terms');
  });
});
