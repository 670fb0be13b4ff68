import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/kernel/json.ts';
import type { State } from '../../../src/rules/realm-armies/index.ts';
import { choicesFor } from '../../../src/rules/realm-armies/missions/choices.ts';
import { act, activity, army, earned, east, fleet, holding, home, refusal, table, west } from './table.ts';

type Over = Parameters<typeof table>[0];
const south = 'q-1r1' as const;
const north = 'q-1r-1' as const;
/** Azure's fleet `f` lies in the west and puts to sea; gules' fleet `b` lies before that port, its own port in the south. */
const port = (over: Over = {}): State =>
  table({
    tiles: {
      [home]: holding(),
      [west]: holding({ port: true }),
      [south]: holding({ owner: 'gules', port: true }),
    },
    fleets: {
      f: fleet(),
      b: fleet({ seat: 'gules', port: null, blockades: west }),
    },
    activities: { x: activity({ kind: 'sail', pieces: ['f'], target: west }) },
    ...over,
    turn: {
      phase: 'fleets',
      missions: { f: { mission: 'to-sea', target: null, carry: null } },
      ...over.turn,
    },
  });
const roll = (attack: number[], defence: number[]): { [label: string]: Json } => ({
  'blockade/gules/attack/dice': attack,
  'blockade/gules/defence/dice': defence,
});
const sail = (state: State, answers: { [label: string]: Json } = {}) =>
  act(state, 'azure', 'sail', { activity: 'x' }, answers);
const keys = (state: State, piece: string) =>
  choicesFor(state, piece).map(({ mission, target }) => `${mission} ${target ?? ''}`.trim());

describe('ra.sea (VI.C.1)', () => {
  test('ra.sea.sailed (VI.C.1): an open port is left without a fight', () => {
    const done = sail(port({ fleets: { f: fleet() } }));
    expect(done.rules).toEqual(['ra.sea.sailed']);
    expect(done.state.fleets.f).toMatchObject({ port: null, carries: null });
  });
  test('ra.sea.dice, ra.sea.idle (VI.C.1): a D6 a fleet; the beaten blockade goes home and does nothing for a turn', () => {
    const done = sail(port(), roll([4], [3]));
    expect(done.rules).toEqual(['ra.sea', 'ra.sea.idle', 'ra.sea.sailed']);
    expect(done.state.fleets.b).toMatchObject({ port: south, blockades: null, idle: 2 });
    expect(done.state.fleets.f?.port).toBeNull();
    const next = { ...done.state, turn: { ...done.state.turn, number: 2 } };
    expect(choicesFor(next, 'b')).toEqual([]);
    expect(choicesFor({ ...next, turn: { ...next.turn, number: 3 } }, 'b')).not.toEqual([]);
  });
  test('ra.sea.tie, ra.sea.held (VI.C.1): a tie goes to the blockade, and the fleet stays in port', () => {
    const done = sail(port(), roll([4], [4]));
    expect(done.rules).toEqual(['ra.sea.tie', 'ra.sea.held']);
    expect(done.state.fleets).toMatchObject({
      f: { port: west, idle: 0 },
      b: { port: null, blockades: west },
    });
  });
  test('tactic points: +1 or +2, and +1 if earned in Uncharted Seas', () => {
    const score = (points: Parameters<typeof earned>[0]) =>
      sail(port({ turn: { reports: { azure: earned(points) } } }), roll([1], [6])).notes[0]?.data.attack;
    expect([
      score({}),
      score({ wotr: 1 }),
      score({ seas: 1 }),
      score({ wotr: 2 }),
      score({ seas: 2 }),
    ]).toEqual([1, 2, 3, 3, 4]);
  });
  test('ra.sea.closest (VI.C.1): of ports as close, its owner’s choice', () => {
    const tiles = { ...port().tiles, 'q0r-1': holding({ owner: 'gules', port: true }) };
    const done = sail(port({ tiles }), { ...roll([6], [1]), 'home/b': 'q0r-1' });
    expect(done.state.fleets.b?.port).toBe('q0r-1');
  });
  test('ra.sea.lost (VI.C.1): without a port to return to it is lost, and an army aboard with it', () => {
    const tiles = {
      [home]: holding(),
      [west]: holding({ port: true }),
      [south]: holding({ owner: 'gules' }),
    };
    const fleets = { f: fleet(), b: fleet({ seat: 'gules', port: null, blockades: west, carries: 'g' }) };
    const armies = { g: army({ seat: 'gules', tile: null, hero: 'hg' }) };
    const heroes = { hg: { name: 'Gero', seat: 'gules', lost: false } };
    const done = sail(port({ tiles, fleets, armies, heroes }), roll([6], [1]));
    expect(done.rules).toContain('ra.sea.lost');
    expect(done.state.fleets.b).toBeUndefined();
    expect(done.state.armies.g).toBeUndefined();
    expect(done.state.heroes.hg?.lost).toBe(true);
  });
  test('several blockades are broken one after the other', () => {
    const state = port({ seats: ['azure', 'gules', 'or'] });
    const fleets = { ...state.fleets, o: fleet({ seat: 'or', port: null, blockades: west }) };
    const done = sail(
      { ...state, fleets },
      {
        ...roll([4], [3]),
        'blockade/or/attack/dice': [1],
        'blockade/or/defence/dice': [2],
      },
    );
    expect(done.rules).toEqual(['ra.sea', 'ra.sea.idle', 'ra.sea', 'ra.sea.held']);
    expect(done.state.fleets.f?.port).toBe(west);
  });
  test('ra.assault.carry (VI.C.3): a fleet takes one army of its port aboard', () => {
    const missions = { f: { mission: 'to-sea' as const, target: null, carry: 'a' } };
    const done = sail(
      port({ armies: { a: army({ tile: west }) }, fleets: { f: fleet() }, turn: { missions } }),
    );
    expect(done.rules).toContain('ra.assault.carry');
    expect(done.state.fleets.f?.carries).toBe('a');
    expect(done.state.armies.a?.tile).toBeNull();
    const beaten = port({
      armies: { a: army({ tile: west }) },
      fleets: { f: fleet() },
      turn: { missions, beaten: ['a'] },
    });
    expect(sail(beaten).state.fleets.f?.carries).toBeNull();
  });
});

describe('ra.assault (VI.C.2, VI.C.3)', () => {
  const landing = (over: Over = {}) =>
    table({
      tiles: { [home]: holding(), [south]: holding({ owner: 'gules', mine: true }) },
      fleets: { f: fleet({ port: null, carries: 'a' }) },
      armies: { a: army({ tile: null, hero: 'ha' }) },
      heroes: { ha: { name: 'Ada', seat: 'azure', lost: false } },
      activities: { x: activity({ kind: 'assault', pieces: ['f'], target: south }) },
      ...over,
      turn: { phase: 'fleets', ...over.turn },
    });
  const land = (state: State, attack: number[] = [], defence: number[] = []) =>
    act(
      state,
      'azure',
      'fight',
      { activity: 'x' },
      {
        ...(attack.length ? { 'attack/dice': attack } : {}),
        ...(defence.length ? { 'defence/dice': defence } : {}),
      },
    );
  const walls = (work: 'tower' | 'fortress' | 'town' | 'citadel') =>
    landing({ tiles: { [home]: holding(), [south]: holding({ owner: 'gules', work, mine: true }) } });

  test('ra.assault.uncontested, ra.assault.control, ra.assault.mine (VI.C.2): the tile is taken, its mine destroyed', () => {
    const done = land(landing());
    expect(done.rules).toEqual(['ra.assault.uncontested', 'ra.assault.control', 'ra.assault.mine']);
    expect(done.state.tiles[south]).toMatchObject({ owner: 'azure', mine: false });
    expect(done.state.armies.a?.tile).toBe(south);
    expect(done.state.fleets.f).toMatchObject({ port: null, carries: null });
  });
  test('ra.assault.dice, ra.assault.garrison, ra.assault.downgrade (VI.C.3): dice, walls and what is left as in a siege', () => {
    const done = land(walls('citadel'), [6, 6], [1]);
    expect(done.rules).toEqual(
      expect.arrayContaining([
        'ra.assault.dice',
        'ra.assault.garrison',
        'ra.assault',
        'ra.assault.downgrade',
      ]),
    );
    expect(done.notes.find(({ note }) => note === 'fought')?.data).toMatchObject({ attack: 12, defence: 3 });
    expect(done.state.tiles[south]).toMatchObject({ owner: 'azure', work: 'fortress', mine: false });
  });
  test('ra.assault.tower (VI.C.3): a tower alone has no dice from the sea either, and stays a tower', () => {
    const done = land(walls('tower'), [1, 1]);
    expect(done.rules).toContain('ra.assault.tower');
    expect(done.rules.filter((rule) => rule.startsWith('ra.field'))).toEqual([]);
    expect(done.state.tiles[south]).toMatchObject({ owner: 'azure', work: 'tower' });
  });
  test('a tower adds nothing to an assault, nor does a guard', () => {
    const state = walls('tower');
    const armies = { ...state.armies, g: army({ seat: 'gules', tile: south }) };
    const missions = { g: { mission: 'guard' as const, target: south, carry: null } };
    const done = land({ ...state, armies, turn: { ...state.turn, missions } }, [6, 6], [1, 1]);
    expect(done.notes.find(({ note }) => note === 'fought')?.data.defence).toBe(2);
  });
  test('ra.assault.mountain (VI.C.3): +1 in the mountains', () => {
    const state = walls('fortress');
    const map = { ...state.map, tiles: { ...state.map.tiles, [south]: 'mountain' as const } };
    const done = land({ ...state, map }, [6, 6], [1]);
    expect(done.rules).toContain('ra.assault.mountain');
    expect(done.notes.find(({ note }) => note === 'fought')?.data.defence).toBe(4);
  });
  test('ra.assault.destroyed, ra.assault.tie (VI.C.3): the beaten are destroyed, ties go to the defender', () => {
    const done = land(walls('town'), [1, 3], [3]);
    expect(done.rules).toContain('ra.assault.tie');
    expect(done.rules).toContain('ra.assault.destroyed');
    expect(done.state.armies.a).toBeUndefined();
    expect(done.state.fleets.f?.carries).toBeNull();
    expect(done.state.heroes.ha?.lost).toBe(true);
  });
  test('a fleet driven back into port lands nobody', () => {
    const state = landing();
    expect(land({ ...state, fleets: { f: fleet() } }).rules).toEqual(['ra.night.lapsed']);
  });
});

describe('what fleets may be told', () => {
  test('ra.mission.to-sea (VI.C.1): from port first to sea; blockades and landings from there', () => {
    expect(keys(port(), 'f')).toEqual(['to-sea']);
    const out = port({ fleets: { f: fleet({ port: null }) } });
    expect(keys(out, 'f')).toEqual([`blockade ${south}`, `put-in ${west}`]);
  });
  test('ra.mission.sea-assault, ra.mission.land (VI.C.2, table): with an army aboard, on coasts', () => {
    const out = port({
      fleets: { f: fleet({ port: null, carries: 'a' }) },
      armies: { a: army({ tile: null }) },
    });
    expect(keys(out, 'f')).toEqual(
      expect.arrayContaining([`sea-assault ${south}`, `sea-assault ${north}`, `land ${west}`]),
    );
    expect(keys(out, 'f')).not.toContain(`sea-assault ${east}`);
  });
  test('switch: at once, straight from port', () => {
    const state = port({
      options: { readings: { sailing: 'at-once' } },
      armies: { a: army({ tile: west }) },
    });
    expect(keys(state, 'f')).toEqual(
      expect.arrayContaining(['to-sea', `blockade ${south}`, `sea-assault ${south}`]),
    );
  });
  test('ra.mission.blockade, ra.mission.put-in (VI.C.1, table): a fleet that lies before a port stays until told otherwise', () => {
    const state = port();
    expect(keys(state, 'b')).toEqual(['to-sea', `put-in ${south}`]);
    expect(refusal(state, 'azure', 'raid', { activity: 'x' })).toBe('ra.night.over');
  });
});
