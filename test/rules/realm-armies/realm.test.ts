import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/kernel/json.ts';
import { plain } from '../../../src/kernel/text.ts';
import { realmArmies, type State } from '../../../src/rules/realm-armies/index.ts';
import { worthOf } from '../../../src/rules/realm-armies/victory/standing.ts';
import {
  act,
  activity,
  army,
  earned,
  east,
  far,
  fleet,
  holding,
  home,
  refusal,
  table,
  tasksOf,
  west,
} from './table.ts';

type Over = Parameters<typeof table>[0];
const realm = (over: Over = {}): State =>
  table({
    tiles: {
      [home]: holding({ work: 'fortress' }),
      [west]: holding({ port: true }),
      [east]: holding({ owner: 'gules' }),
    },
    ...over,
  });

describe('ra.raid (VI.D)', () => {
  const raid = (
    points: Parameters<typeof earned>[0],
    treasury = 6,
    readings: { [name: string]: Json } = {},
  ) =>
    act(
      realm({
        armies: { a: army() },
        activities: { x: activity({ kind: 'raid' }) },
        treasury: { gules: treasury },
        options: { readings },
        turn: { phase: 'raids', reports: { azure: earned(points) } },
      }),
      'azure',
      'raid',
      { activity: 'x' },
      { raid: [2] },
    );
  test.each([
    [{}, 2],
    [{ wotr: 1 }, 3],
    [{ wotr: 2 }, 4],
    [{ sbg: 1 }, 4],
    [{ sbg: 2 }, 5],
  ])('a 2 with tactic points %o takes %i', (points, lost) => {
    expect(raid(points).state.realms.gules?.treasury).toBe(6 - lost);
    expect(raid(points).state.realms.azure?.treasury).toBe(6);
  });
  test('ra.raid.empty (VI.D): a treasury never falls below 0', () => {
    const done = raid({ sbg: 2 }, 3);
    expect(done.state.realms.gules?.treasury).toBe(0);
    expect(done.rules).toEqual(['ra.raid.empty']);
  });
  test('switch: the raiders keep what the victim lost', () => {
    expect(raid({}, 1, { raids: 'taken' }).state.realms).toMatchObject({
      azure: { treasury: 7 },
      gules: { treasury: 0 },
    });
  });
});

describe('ra.maintenance (VI.E)', () => {
  const heavy = (over: Over = {}) =>
    realm({
      armies: { a: army({ hero: 'h' }), b: army({ number: 2 }) },
      heroes: { h: { name: 'Ada', seat: 'azure', lost: false } },
      fleets: { f: fleet(), g: fleet({ number: 2 }) },
      ...over,
      turn: { phase: 'maintenance' },
    });
  test('ra.maintenance.enough (VI.E): an army for each fortress or citadel, a fleet for each port; the rest is disbanded before the night goes on', () => {
    expect(refusal(heavy(), 'azure', 'end-phase', { turn: 1, phase: 'maintenance' })).toBe('ra.maintenance');
    expect(tasksOf(heavy(), 'azure')).toContain('ra.maintenance');
    const castle = {
      ...realm().tiles,
      [west]: holding({ work: 'citadel', port: true }),
      q0r1: holding({ port: true, work: 'town' }),
    };
    expect(refusal(heavy({ tiles: castle }), 'azure', 'disband')).toBe('ra.maintenance.enough');
  });
  test('ra.maintenance.hero, ra.hero.free (VI.E): its hero is free, and may be drafted by anybody', () => {
    const done = act(heavy(), 'azure', 'disband', { piece: 'a' });
    expect(done.rules).toEqual(['ra.maintenance', 'ra.maintenance.hero']);
    expect(done.state.heroes.h).toEqual({ name: 'Ada', seat: null, lost: false });
    expect(refusal(done.state, 'azure', 'disband', { piece: 'b' })).toBe('ra.maintenance.enough');
    const next = {
      ...done.state,
      armies: { ...done.state.armies, g: army({ seat: 'gules', tile: east }) },
      turn: { ...done.state.turn, phase: 'recruitment' as const },
      draft: { order: ['gules'], turn: 'gules', passed: [] },
    };
    const drafted = act(next, 'gules', 'draft-hero', { army: 'g', name: ' ada ' });
    expect(drafted.rules).toEqual(['ra.hero.free']);
    expect(drafted.state.heroes.h?.seat).toBe('gules');
    expect(drafted.state.armies.g?.hero).toBe('h');
  });
  test('ra.maintenance.fleets (VI.E): fleets too', () => {
    const done = act(heavy(), 'azure', 'disband', { piece: 'g' });
    expect(done.rules).toEqual(['ra.maintenance.fleets']);
    expect(Object.keys(done.state.fleets)).toEqual(['f']);
  });
});

describe('ra.hero.draft (VI.F)', () => {
  const drafting = (over: Over = {}) =>
    realm({
      ...over,
      turn: { phase: 'recruitment' },
      draft: { order: ['azure', 'gules'], turn: 'azure', passed: [] },
    });
  const heroes = { h: { name: 'Ada', seat: 'gules', lost: false } };
  test('ra.hero.name, ra.hero.taken (VI.F): a name, and nobody else’s', () => {
    const state = drafting({ armies: { a: army() }, heroes });
    expect(refusal(state, 'azure', 'draft-hero', { army: 'a', name: ' ' })).toBe('ra.hero.name');
    expect(refusal(state, 'azure', 'draft-hero', { army: 'a', name: 'ADA' })).toBe('ra.hero.taken');
    expect(refusal(state, 'azure', 'draft-hero', { army: 'a', hero: 'nobody' })).toBe('ra.piece.hero');
    // A name that every object has is the name of no hero: written by hand, it enters one under a new id, as any made-up name does.
    const madeUp = { army: 'a', hero: 'hasOwnProperty' };
    expect(refusal(state, 'azure', 'draft-hero', madeUp)).toBe('ra.piece.hero');
    expect(act(state, 'azure', 'draft-hero', madeUp).state.heroes).not.toHaveProperty('hasOwnProperty.seat');
    expect(act(state, 'azure', 'draft-hero', { army: 'a', name: 'Bo' }).state.heroes).toMatchObject({
      'o1.h': { name: 'Bo', seat: 'azure' },
    });
  });
  test('ra.hero.order, ra.hero.passed (VI.F): in turn, round by round, until nobody wants more', () => {
    const state = drafting({
      fleets: { f: fleet() },
      armies: { a: army(), b: army({ number: 2 }), g: army({ seat: 'gules', tile: east }) },
    });
    expect(refusal(state, 'gules', 'draft-hero', { army: 'g', name: 'Bo' })).toBe('ra.hero.order');
    const one = act(state, 'azure', 'draft-hero', { army: 'a', name: 'Bo' }).state;
    expect(one.draft.turn).toBe('gules');
    const two = act(one, 'gules', 'pass-draft', { seat: 'gules' });
    expect(two.rules).toEqual(['ra.hero.passed']);
    expect(two.state.draft.turn).toBe('azure');
    const three = act(two.state, 'azure', 'draft-hero', { army: 'b', name: 'Cy' }, {}, 'o2').state;
    expect(three.draft.turn).toBeNull();
    expect(refusal(three, 'azure', 'end-phase', { turn: 1, phase: 'recruitment' })).toBeUndefined();
  });
  test('switch: the smallest realm first, or by a roll', () => {
    const raided = (draft: string) =>
      act(
        realm({
          options: { readings: { draft } },
          armies: { a: army(), g: army({ seat: 'gules', tile: east }) },
          turn: { phase: 'raids' },
        }),
        'azure',
        'end-phase',
        { turn: 1, phase: 'raids' },
      ).state;
    // An army without a fortress would be disbanded first.
    const manned = (state: State) => ({
      ...state,
      tiles: { ...state.tiles, [east]: holding({ owner: 'gules', work: 'fortress' as const }) },
    });
    const smallest = act(manned(raided('smallest')), 'azure', 'end-phase', {
      turn: 1,
      phase: 'maintenance',
    }).state;
    expect(smallest.draft).toMatchObject({ order: ['gules', 'azure'], turn: 'gules' });
    const rolled = act(manned(raided('rolled')), 'azure', 'end-phase', {
      turn: 1,
      phase: 'maintenance',
    }).state;
    expect(rolled.draft.order).toEqual([]);
    expect(refusal(rolled, 'azure', 'draft-hero', { army: 'a', name: 'Bo' })).toBe('ra.hero.order');
    const done = act(rolled, 'azure', 'roll-draft', {}, { 'lots/azure': [5], 'lots/gules': [2] });
    expect(done.state.draft.turn).toBe('azure');
  });
  test('ra.recruit, ra.recruit.cost, ra.recruit.place, ra.recruit.upkeep (VI.F, table): armies at a fortress or citadel, as many as are kept up', () => {
    const given = { tile: home, name: 'Bo' };
    const done = act(drafting(), 'azure', 'raise-army', given);
    expect(done.state.armies.o1).toMatchObject({ seat: 'azure', tile: home, hero: 'o1.h' });
    expect(done.state.realms.azure?.treasury).toBe(1);
    expect(refusal(drafting({ treasury: { azure: 4 } }), 'azure', 'raise-army', given)).toBe(
      'ra.recruit.cost',
    );
    expect(refusal(drafting(), 'azure', 'raise-army', { ...given, tile: west })).toBe('ra.recruit.place');
    expect(refusal(drafting({ armies: { a: army() } }), 'azure', 'raise-army', given)).toBe(
      'ra.recruit.upkeep',
    );
  });
  test('ra.recruit.fleet (VI.E): fleets in a port, as many as there are ports', () => {
    const done = act(drafting(), 'azure', 'launch-fleet', { tile: west });
    expect(done.state.fleets.o1).toMatchObject({ seat: 'azure', port: west });
    expect(done.state.realms.azure?.treasury).toBe(2);
    expect(refusal(drafting({ options: { fleets: false } }), 'azure', 'launch-fleet')).toBe(
      'ra.recruit.fleet',
    );
    expect(refusal(drafting({ fleets: { f: fleet() } }), 'azure', 'launch-fleet')).toBe('ra.recruit.upkeep');
  });
  test('ra.hero.assigned (table): generals change between battles', () => {
    const own = { h: { name: 'Ada', seat: 'azure', lost: false } };
    const state = realm({ armies: { a: army() }, heroes: own });
    const led = act(state, 'azure', 'assign-hero', { hero: 'h', army: 'a' });
    expect(led.state.armies.a?.hero).toBe('h');
    expect(led.notes.map((note) => plain(realmArmies.sentenceOf(note)))).toEqual([
      'Ada takes over an army of azure.',
    ]);
    expect(refusal({ ...state, turn: { ...state.turn, phase: 'battles' } }, 'azure', 'assign-hero')).toBe(
      'ra.hero.assigned',
    );
    expect(tasksOf(state, 'azure')).toContain('ra.hero.assigned');
  });
});

describe('ra.income (VI.G)', () => {
  const rich = (over: Over = {}) =>
    table({
      tiles: {
        [home]: holding({ work: 'citadel', mine: true }),
        [west]: holding({ work: 'fortress', mine: true }),
        q0r1: holding({ work: 'town' }),
        q1r1: holding({ work: 'town', mine: true }),
        q2r1: holding({ work: 'tower' }),
      },
      grounds: { [west]: 'mountain' },
      rivers: [['q1r1', 'q1r2']],
      ...over,
      turn: { phase: 'income', ...over.turn },
    });
  const dice = { [`mine/${home}`]: [2], [`mine/${west}`]: [5], 'mine/q1r1': [1] };
  const collect = (state: State, answers: { [label: string]: Json } = dice) =>
    act(state, 'azure', 'collect', { turn: 1 }, answers);
  test('ra.treasury.start (VI.G.1): six points each', () => {
    expect(rich().realms.azure?.treasury).toBe(6);
    expect(realmArmies.found({}, ['azure', 'gules']).realms.gules?.treasury).toBe(6);
  });
  test('ra.treasury.overdrawn (VI.D): what is paid beyond it is remarked on, and the treasury is at 0', () => {
    const poor = table({ treasury: { azure: 2 }, turn: { phase: 'upgrades' } });
    const tower = act(poor, 'azure', 'build', { tile: home, what: 'tower' });
    expect(tower.state.realms.azure?.treasury).toBe(0);
    expect(tower.state.tiles[home]?.work).toBe('tower');
    expect(tower.flags.map(({ rule, why }) => [rule, plain(why)])).toEqual([
      ['ra.treasury.overdrawn', 'azure’s treasury is overdrawn by one empire point.'],
    ]);
    const rich = table({ treasury: { azure: 3 }, turn: { phase: 'upgrades' } });
    expect(act(rich, 'azure', 'build', { tile: home, what: 'tower' }).flags).toEqual([]);
  });
  test('ra.income.mines, ra.income.once (VI.G.2): a point a tile, 1 for a fortress, 2 for a citadel, 3 or 4 for a town, D3, D3 + 1 and D6 for mines', () => {
    const done = collect(rich());
    expect(done.state.realms.azure?.treasury).toBe(6 + 5 + 2 + 1 + 3 + 4 + 2 + 5 + (1 + 1));
    expect(done.rules).toContain('ra.income.mines');
    expect(refusal(done.state, 'azure', 'collect', { turn: 1 })).toBe('ra.income.once');
  });
  test('a mine on a river in the mountains: as in the mountains', () => {
    const done = collect(
      rich({
        rivers: [
          ['q1r1', 'q1r2'],
          [west, home],
        ],
      }),
      dice,
    );
    expect(done.state.realms.azure?.treasury).toBe(6 + 5 + 2 + 1 + 3 + 4 + (2 + 1) + 5 + (1 + 1));
  });
  const sent = {
    armies: { g: army({ seat: 'gules', tile: east }) },
    turn: { missions: { g: { mission: 'interdict' as const, target: 'q1r1' as const, carry: null } } },
  };
  test('ra.income.interdicted (VI.G.3): nothing from an interdicted tile, mine and town with it', () => {
    const done = collect(rich({ ...sent, tiles: { ...rich().tiles, [east]: holding({ owner: 'gules' }) } }));
    expect(done.state.realms.azure?.treasury).toBe(6 + 4 + 2 + 1 + 3 + 2 + 5);
    expect(done.rules).toContain('ra.income.interdicted');
  });
  test('switch: interdiction stops all income; a beaten army stops none', () => {
    const options = { readings: { interdiction: 'realm' } };
    const tiles = { ...rich().tiles, [east]: holding({ owner: 'gules' }) };
    expect(collect(rich({ ...sent, tiles, options })).state.realms.azure?.treasury).toBe(6);
    const beaten = rich({ ...sent, tiles, options, turn: { ...sent.turn, beaten: ['g'] } });
    expect(collect(beaten).state.realms.azure?.treasury).toBe(6 + 5 + 2 + 1 + 3 + 4 + 2 + 5 + 2);
  });
  test('a realm is worth what it yields on average, twice over', () =>
    expect(worthOf(rich(), 'azure')).toBe(2 * (5 + 2 + 1 + 3 + 4) + 4 + 7 + 6));
});

describe('ra.upgrade (VI.H)', () => {
  const site = (over: Over = {}) => realm({ treasury: { azure: 20 }, ...over, turn: { phase: 'upgrades' } });
  const build = (state: State, what: string, tile: string = west) =>
    act(state, 'azure', 'build', { tile, what });
  const why = (state: State, what: string, tile: string = west) =>
    refusal(state, 'azure', 'build', { tile, what });
  const left = ({ state }: ReturnType<typeof act>) => state.realms.azure?.treasury;
  const swamp = { [west]: 'swamp' as const };
  test('ra.upgrade.mine (VI.H.2): 1 point, 2 in the mountains, never in a swamp, one a tile', () => {
    expect(left(build(site(), 'mine'))).toBe(19);
    expect(left(build(site({ grounds: { [west]: 'mountain' } }), 'mine'))).toBe(18);
    expect(why(site({ grounds: swamp }), 'mine')).toBe('ra.upgrade.mine');
    expect(why(build(site(), 'mine').state, 'mine')).toBe('ra.upgrade.mine');
  });
  test('ra.upgrade.tower (VI.H.3): 3 points, in a swamp too, where nothing stands', () => {
    expect(left(build(site({ grounds: swamp }), 'tower'))).toBe(17);
    expect(why(site(), 'tower', home)).toBe('ra.upgrade.tower');
  });
  test('ra.upgrade.fortress (VI.H.4): 6 points, from a tower, not in a swamp', () => {
    const tower = (grounds = {}) =>
      site({ grounds, tiles: { ...site().tiles, [west]: holding({ work: 'tower' }) } });
    expect(left(build(tower(), 'fortress'))).toBe(14);
    expect(why(tower(swamp), 'fortress')).toBe('ra.upgrade.fortress');
    expect(why(site(), 'fortress')).toBe('ra.upgrade.fortress');
  });
  test('ra.upgrade.town (VI.H.5): 6 points, from a fortress, on farm tiles only', () => {
    expect(left(build(site(), 'town', home))).toBe(14);
    for (const ground of ['forest', 'hill', 'mountain'] as const)
      expect(why(site({ grounds: { [home]: ground } }), 'town', home)).toBe('ra.upgrade.town');
    expect(why(site(), 'town')).toBe('ra.upgrade.town');
  });
  test('ra.upgrade.citadel, ra.upgrade.capital (VI.H.6): 6 points, from a fortress, one for each player', () => {
    expect(left(build(site({ grounds: { [home]: 'hill' } }), 'citadel', home))).toBe(14);
    expect(why(site(), 'citadel')).toBe('ra.upgrade.citadel');
    const two = site({
      tiles: { [home]: holding({ work: 'fortress' }), [west]: holding({ work: 'citadel' }) },
    });
    expect(why(two, 'citadel', home)).toBe('ra.upgrade.capital');
  });
  test('ra.upgrade.port (table): by the sea, once', () => {
    const inland = site({ tiles: { ...site().tiles, [west]: holding() } });
    expect(left(build(inland, 'port'))).toBe(17);
    expect(why(inland, 'port', home)).toBe('ra.upgrade.port');
    expect(why(site(), 'port')).toBe('ra.upgrade.port');
    expect(why(site({ options: { fleets: false } }), 'port')).toBe('ra.upgrade.port');
  });
  test('ra.upgrade.pieces (VI.H.1): only while there are pieces', () => {
    const spent = Object.fromEntries(
      ['q0r1', 'q1r1', 'q2r1', 'q0r2', 'q1r2', 'q0r3', 'q1r-1', 'q2r-1'].map((tile) => [
        tile,
        holding({ owner: 'gules', mine: true }),
      ]),
    );
    const state = site({ tiles: { ...site().tiles, ...spent } });
    expect(why(state, 'mine')).toBe('ra.upgrade.pieces');
    expect(why({ ...state, options: { ...state.options, pieces: 'unlimited' } }, 'mine')).toBeUndefined();
  });
  test('ra.upgrade.own, ra.upgrade.cost (VI.H): on one’s own tiles, for what one has', () => {
    expect(why(site(), 'mine', east)).toBe('ra.upgrade.own');
    expect(why(site({ treasury: { azure: 2 } }), 'tower')).toBe('ra.upgrade.cost');
  });
  test('what the table agrees to build beyond its purse empties it, and no more', () => {
    expect(left(build(site({ treasury: { azure: 2 } }), 'tower'))).toBe(0);
  });
  test('ra.upgrade.finished (table): the night waits for those who build, but not for ever', () => {
    const done = act(site(), 'azure', 'finish', { turn: 1, seat: 'azure' });
    expect(done.state.turn.finished).toEqual(['azure']);
    expect(refusal(done.state, 'azure', 'finish', { turn: 1, seat: 'azure' })).toBe('ra.upgrade.finished');
    expect(refusal(done.state, 'gules', 'finish', { turn: 1, seat: 'azure' })).toBe('ra.absent');
    expect(realmArmies.awaited(done.state)).toEqual(['gules']);
    expect(tasksOf(done.state, 'azure')).not.toContain('ra.turn.phase');
    const both = act(done.state, 'gules', 'finish', { turn: 1, seat: 'gules' }).state;
    expect(tasksOf(both, 'azure')).toContain('ra.turn.phase');
    expect(refusal(done.state, 'azure', 'end-phase', { turn: 1, phase: 'upgrades' })).toBeUndefined();
    expect(far).toBe('q2r0');
  });
});
