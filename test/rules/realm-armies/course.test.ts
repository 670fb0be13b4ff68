import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/kernel/bot.ts';
import { distance, neighbours, type TileId } from '../../../src/kernel/hex.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { plain } from '../../../src/kernel/text.ts';
import { realmArmies, type State } from '../../../src/rules/realm-armies/index.ts';
import { layMap } from '../../../src/rules/realm-armies/land/generate.ts';
import { lands } from '../../../src/rules/realm-armies/land/lie.ts';
import {
  act,
  army,
  earned,
  east,
  far,
  fleet,
  holding,
  home,
  minds,
  refusal,
  table,
  tasksOf,
  west,
} from './table.ts';

const seats = ['azure', 'gules'];
const fresh = (options: Json = {}) => realmArmies.found(options, seats);

describe('the map', () => {
  const map = layMap(3, 'medium', seeded(5)) as unknown as State['map'];
  test('ra.map.laid (table): it is laid whole, and laid anew until all are content', () => {
    const done = act(fresh(), 'azure', 'lay-map', map as unknown as Json);
    expect(done.state.map).toEqual(map);
    expect(refusal(fresh(), 'azure', 'lay-map', { tiles: { q0r0: 'sea' } })).toBe('ra.map.laid');
    expect(refusal(fresh(), 'azure', 'end-stage', { stage: 'map' })).toBe('ra.map.laid');
    expect(refusal(done.state, 'azure', 'end-stage', { stage: 'map' })).toBeUndefined();
  });
  test('ra.map.homes (table): one too small for everybody is minds', () =>
    expect(minds(fresh(), 'azure', 'lay-map', { tiles: { q0r0: 'farm', q1r0: 'sea' } })).toEqual([
      'ra.map.homes',
    ]));
  test.each([2, 3, 4, 5, 6])(
    'for %i players: land enough, every ground, all of it hanging together, the sea all around',
    (players) => {
      for (const seed of [1, 2, 3]) {
        const { tiles, rivers } = layMap(players, 'medium', seeded(seed));
        const land = (Object.keys(tiles) as TileId[]).filter((tile) => tiles[tile] !== 'sea');
        expect(land.length).toBeGreaterThanOrEqual(players * 14);
        expect(new Set(land.map((tile) => tiles[tile]))).toEqual(
          new Set(['farm', 'forest', 'hill', 'mountain', 'swamp']),
        );
        for (const tile of land) for (const near of neighbours(tile)) expect(tiles[near]).toBeDefined();
        const seen = new Set([land[0] as TileId]);
        for (const tile of seen) for (const near of neighbours(tile)) if (land.includes(near)) seen.add(near);
        expect(seen.size).toBe(land.length);
        for (const river of rivers)
          for (const [i, tile] of river.slice(1).entries())
            expect(neighbours(river[i] ?? tile)).toContain(tile);
      }
    },
  );
  test('ra.map.homes (table): every map that lays itself has room for all homes, whatever its size', () => {
    for (const players of [2, 3, 4, 5, 6])
      for (let seed = 1; seed <= (players === 6 ? 200 : 40); seed++) {
        const { tiles } = layMap(players, 'small', seeded(seed));
        const coast = (Object.keys(tiles) as TileId[])
          .filter((tile) => !['sea', 'swamp'].includes(tiles[tile] ?? 'sea'))
          .filter((tile) => neighbours(tile).some((near) => tiles[near] === 'sea'));
        // One after the other down the map: three steps at least from any home before.
        const homes: TileId[] = [];
        for (const tile of coast.sort())
          if (homes.every((home) => distance(home, tile) > 2)) homes.push(tile);
        expect(homes.length, `${players} players, seed ${seed}`).toBeGreaterThanOrEqual(players);
      }
  });
  test('its land agrees along every edge: sea by sea, rivers on both sides', () => {
    const found = lands(map);
    for (const [id, land] of Object.entries(found))
      for (const d of [0, 1, 2, 3, 4, 5] as const) {
        const beyond = found[neighbours(id)[d] as TileId];
        if (!beyond || land.ground === 'sea' || beyond.ground === 'sea') continue;
        const back = ((d + 3) % 6) as 0;
        expect(beyond.edges[back] === 'river', `${id} ${d}`).toBe(land.edges[d] === 'river');
        expect(beyond.edges[back] === 'coast').toBe(land.edges[d] === 'coast');
      }
  });
});

describe('homes', () => {
  const begin = (over: Parameters<typeof table>[0] = {}) =>
    table({ ...over, precedence: seats, tiles: over.tiles ?? {}, stage: 'homes' });
  const stageHomes = (over = {}) => ({ ...begin(over), stage: 'homes' as const });
  const choose = (tile: string, also: string[] = [], tincture = 'azure') => ({ tile, also, tincture });
  test('ra.home.order (table): by lot', () => {
    const state = { ...stageHomes(), precedence: [] };
    expect(refusal(state, 'azure', 'choose-home', choose(west))).toBe('ra.home.order');
    expect(
      act(state, 'azure', 'roll-precedence', {}, { 'lots/azure': [2], 'lots/gules': [4] }).state.precedence,
    ).toEqual(['gules', 'azure']);
    expect(refusal(stageHomes(), 'azure', 'roll-precedence')).toBe('ra.home.order');
  });
  test('ra.home.chosen (table): a home with land, army, fleet and port', () => {
    expect(refusal(stageHomes(), 'gules', 'choose-home', choose(west))).toBe('ra.home.chosen');
    const done = act(stageHomes(), 'azure', 'choose-home', choose(west, [home, 'q0r-1']));
    expect(done.state.tiles).toEqual({
      [west]: holding({ work: 'fortress', port: true }),
      [home]: holding(),
      'q0r-1': holding(),
    });
    expect(done.state.armies).toEqual({ 'o1.a1': army({ tile: west }) });
    expect(done.state.fleets).toEqual({ 'o1.f1': fleet({ port: west }) });
    expect(done.rules).toEqual(['ra.home.chosen', 'ra.treasury.start']);
    expect(realmArmies.invariants(done.state)).toEqual([]);
  });
  test('ra.home.tile, ra.home.coast, ra.home.apart, ra.home.tiles, ra.home.tincture (table): what a home may not be', () => {
    const state = stageHomes();
    const why = (given: Json, at: State = state) => refusal(at, 'azure', 'choose-home', given);
    expect(why(choose('q9r9'))).toBe('ra.home.tile');
    expect(why(choose(west), stageHomes({ grounds: { [west]: 'swamp' } }))).toBe('ra.home.tile');
    expect(why(choose(home))).toBe('ra.home.coast');
    const inland = { ...state, options: { ...state.options, fleets: false } };
    expect(why(choose(home, [east, far]), inland)).toBeUndefined();
    const near = {
      ...state,
      realms: { ...state.realms, gules: { name: '', tincture: 'gules' as const, treasury: 6, home } },
    };
    expect(why(choose(west), near)).toBe('ra.home.apart');
    expect(why(choose(west, [east]))).toBe('ra.home.tiles');
    expect(why(choose(west, [home, east, far]))).toBe('ra.home.tiles');
    // Fewer than three only where the land around it gives no more.
    expect(why(choose(west))).toBe('ra.home.tiles');
    expect(why(choose(west, [home]))).toBe('ra.home.tiles');
    expect(why(choose(west, [home, east]))).toBeUndefined();
    const sea = Object.fromEntries(neighbours(west).map((tile) => [tile, 'sea' as const]));
    expect(why(choose(west), stageHomes({ grounds: sea }))).toBeUndefined();
    expect(
      why(
        choose(west, [home]),
        stageHomes({
          grounds: {
            ...sea,
            [home]: 'farm',
            [east]: 'sea',
            'q1r-1': 'sea',
            'q0r-1': 'sea',
            q0r1: 'sea',
            'q-1r1': 'sea',
          },
        }),
      ),
    ).toBeUndefined();
    const dressed = {
      ...state,
      realms: {
        ...state.realms,
        gules: { name: '', tincture: 'azure' as const, treasury: 6, home: 'q3r0' as const },
      },
    };
    expect(why(choose(west, [home, east]), dressed)).toBe('ra.home.tincture');
  });
  test('ra.stage (table): on to the generals, then to the first night', () => {
    const state = act(stageHomes(), 'azure', 'choose-home', choose(west, [home, east])).state;
    expect(refusal(state, 'azure', 'end-stage', { stage: 'homes' })).toBe('ra.home.chosen');
    const both = act(state, 'gules', 'choose-home', choose('q-1r4', ['q0r3', 'q0r4'], 'gules')).state;
    const generals = act(both, 'azure', 'end-stage', { stage: 'homes' }).state;
    expect(generals).toMatchObject({ stage: 'generals', draft: { order: seats } });
    expect(refusal(generals, 'azure', 'end-stage', { stage: 'generals' })).toBe('ra.hero.draft');
    expect(refusal(generals, 'azure', 'end-stage', { stage: 'map' })).toBe('ra.stage');
  });
});

describe('the course of a turn', () => {
  const night = (over: Parameters<typeof table>[0] = {}) =>
    table({
      tiles: { [home]: holding({ work: 'fortress' }), [east]: holding({ owner: 'gules' }) },
      armies: { a: army({ hero: 'h' }) },
      heroes: { h: { name: 'Ada', seat: 'azure', lost: false } },
      treasury: { azure: 0, gules: 0 },
      ...over,
    });
  const end = (state: State, phase: string) =>
    act(state, 'azure', 'end-phase', { turn: state.turn.number, phase });
  test('ra.turn.phase (table): parts with nothing to do are passed by', () => {
    expect(end(night({ turn: { phase: 'games' } }), 'games').state.turn.phase).toBe('income');
    expect(refusal(night({ turn: { phase: 'games' } }), 'azure', 'build', { tile: home, what: 'mine' })).toBe(
      'ra.turn.phase',
    );
    expect(
      minds(night({ turn: { phase: 'games' } }), 'azure', 'end-phase', { turn: 1, phase: 'games' }),
    ).toEqual(['ra.tactics']);
  });
  test('switch: fleets before armies', () => {
    const phases = (first: string) =>
      realmArmies.clock(night({ options: { readings: { first } } })).phases.slice(2, 4);
    expect(phases('armies')).toEqual(['battles', 'fleets']);
    expect(phases('fleets')).toEqual(['fleets', 'battles']);
    expect(realmArmies.clock(night({ options: { fleets: false } })).phases).not.toContain('fleets');
  });
  test('ra.turn.over (table): the next turn begins with everything forgotten that was the night’s', () => {
    const done = end(
      night({ turn: { phase: 'upgrades', absent: { gules: 'group' }, beaten: ['a'] } }),
      'upgrades',
    );
    expect(done.rules).toEqual(['ra.turn.over']);
    expect(done.state.turn).toMatchObject({ number: 2, phase: 'missions', absent: {}, beaten: [] });
    expect(refusal(done.state, 'azure', 'end-phase', { turn: 1, phase: 'upgrades' })).toBe('ra.turn.over');
    const again = act(done.state, 'azure', 'end-phase', { turn: 2, phase: 'games' });
    expect(again.state.turn.phase).not.toBe('missions');
  });
  test('ra.over.nights (table): the last night decides, by what the group plays for', () => {
    const last = night({ options: { nights: 1 }, turn: { phase: 'upgrades' } });
    const done = end(last, 'upgrades');
    expect(done.rules).toContain('ra.over.nights');
    expect(done.state).toMatchObject({ stage: 'over', victory: { winners: ['azure'], how: 'nights' } });
    const rich = {
      ...last,
      options: { ...last.options, victory: 'treasury' as const },
      realms: { ...last.realms, gules: { name: '', tincture: null, treasury: 9, home: null } },
    };
    expect(end(rich, 'upgrades').state.victory?.winners).toEqual(['gules']);
  });
  test('ra.over.nights (table): realms level in everything win together, and the chronicle names them', () => {
    const level = night({
      options: { nights: 1 },
      turn: { phase: 'upgrades' },
      tiles: { [home]: holding(), [east]: holding({ owner: 'gules' }) },
    });
    const done = end(level, 'upgrades');
    expect(done.state.victory?.winners).toEqual(['azure', 'gules']);
    expect(done.notes.map((note) => plain(realmArmies.sentenceOf(note)))).toContain(
      'The last night is counted, and azure and gules stand level above all others.',
    );
  });
  test('ra.over.last, ra.realm.fallen (table): who is left alone has won', () => {
    const alone = night({ tiles: { [home]: holding() }, turn: { phase: 'upgrades' } });
    expect(tasksOf(alone, 'gules')).toContain('ra.realm.fallen');
    expect(
      refusal({ ...alone, turn: { ...alone.turn, phase: 'missions' } }, 'gules', 'hand-in', { turn: 1 }),
    ).toBe('ra.realm.fallen');
    expect(end(alone, 'upgrades').state.victory).toEqual({ winners: ['azure'], how: 'last' });
  });
  test('ra.over (table): or all agree that it ends here', () => {
    const done = act(night(), 'azure', 'end-campaign', {}, { 'agree/gules': 'agree' });
    expect(done.state.victory?.how).toBe('agreed');
    expect(act(night(), 'azure', 'end-campaign', {}, { 'agree/gules': 'refuse' }).state.stage).toBe('season');
    expect(refusal(done.state, 'azure', 'end-campaign')).toBe('ra.over');
    expect(realmArmies.tasks(done.state, 'azure')).toEqual([]);
  });
});

describe('bargains and agreements', () => {
  const market = (over: Parameters<typeof table>[0] = {}) =>
    table({
      tiles: { [home]: holding(), [west]: holding(), [east]: holding({ owner: 'gules' }) },
      armies: { a: army({ tile: home }), g: army({ seat: 'gules', tile: east, hero: 'h' }) },
      heroes: { h: { name: 'Gero', seat: 'gules', lost: false } },
      ...over,
    });
  const offer = (gives: Json, takes: Json = {}) => ({ with: 'gules', gives, takes });
  test('ra.trade, ra.trade.points, ra.trade.tiles, ra.trade.heroes (table): if both will have it', () => {
    const given = offer({ points: 2, tiles: [west] }, { heroes: ['h'] });
    const done = act(market(), 'azure', 'trade', given, { 'agree/gules': 'agree' });
    expect(done.state.realms).toMatchObject({ azure: { treasury: 4 }, gules: { treasury: 8 } });
    expect(done.state.tiles[west]?.owner).toBe('gules');
    expect(done.state.heroes.h?.seat).toBe('azure');
    expect(done.state.armies.g?.hero).toBeNull();
    expect(act(market(), 'azure', 'trade', given, { 'agree/gules': 'refuse' }).changes).toEqual([]);
  });
  test('what nobody can give', () => {
    const why = (given: Json, state = market()) => refusal(state, 'azure', 'trade', given);
    expect(why(offer({ points: 7 }))).toBe('ra.trade.points');
    expect(why(offer({ tiles: [east] }))).toBe('ra.trade.tiles');
    expect(why(offer({ tiles: [home] }))).toBe('ra.trade.tiles');
    expect(why(offer({ heroes: ['h'] }))).toBe('ra.trade.heroes');
    expect(why(offer({}))).toBe('ra.trade');
    expect(why({ ...offer({ points: 1 }), with: 'azure' })).toBe('ra.trade');
    const two = market({
      tiles: {
        [home]: holding({ work: 'citadel' }),
        [east]: holding({ owner: 'gules' }),
        [far]: holding({ owner: 'gules', work: 'citadel' }),
      },
    });
    expect(why(offer({}, { tiles: [far] }), two)).toBe('ra.upgrade.capital');
  });
  test('a hero that another app named after what any object inherits is none, and nothing is kept under it', () => {
    const given = offer({ points: 1 }, { heroes: ['toString'] });
    const done = act(market(), 'azure', 'trade', given, { 'agree/gules': 'agree' });
    expect(done.flags.map(({ rule }) => rule)).toEqual(['ra.piece.hero']);
    expect(done.state.heroes).toEqual(market().heroes);
    expect(Object.keys(Object.prototype.toString)).toEqual([]);
  });
  test('ra.trade.quiet (table): not while tiles are fought over', () =>
    expect(refusal(market({ turn: { phase: 'battles' } }), 'azure', 'trade')).toBe('ra.trade.quiet'));
  test('ra.accord (table): how the chapter is read changes if all agree', () => {
    const give = (answer: string) =>
      act(
        market(),
        'azure',
        'change-readings',
        { proposal: { dice: 'best', nights: 4 } },
        { 'agree/gules': answer },
      ).state.options;
    expect(give('agree')).toMatchObject({ nights: 4, readings: { dice: 'best', raids: 'lost' } });
    expect(give('refuse').readings.dice).toBe('each');
    expect(refusal(market(), 'azure', 'change-readings', { proposal: { dice: 'each' } })).toBe('ra.accord');
  });
  test('ra.name (table): one’s own are named as one likes', () => {
    expect(
      act(market(), 'azure', 'name', { what: 'army', id: 'a', name: ' The Stout ' }).state.armies.a?.name,
    ).toBe('The Stout');
    expect(refusal(market(), 'azure', 'name', { what: 'army', id: 'g', name: 'Mine' })).toBe('ra.name');
    expect(
      act(market(), 'azure', 'name', { what: 'tile', id: home, name: 'Dale' }).state.tiles[home]?.name,
    ).toBe('Dale');
  });
  test('ra.piece.seat, ra.piece.army, ra.piece.fleet, ra.piece.hero, ra.piece.name (table): what is gone is passed over', () => {
    const gone = (id: string, given: Json, seat = 'azure') => {
      try {
        return act(market(), seat, id, given).rules[0];
      } catch (problem) {
        return String(problem).match(/ra\.[a-z.]+[a-z]/)?.[0];
      }
    };
    expect(gone('hand-in', { turn: 1 }, 'or')).toBe('ra.piece.seat');
    expect(gone('draft-hero', { army: 'z', name: 'Bo' })).toBe('ra.piece.army');
    expect(gone('assign-hero', { hero: 'z' })).toBe('ra.piece.hero');
    expect(gone('name', { what: 'fleet', id: 'z', name: 'Bo' })).toBe('ra.piece.name');
    const lost = realmArmies.changes.fleetLost(structuredClone(market()) as never, {
      type: 'fleetLost',
      fleet: 'z',
      crew: 'lost',
    });
    expect(lost?.[0]?.rule).toBe('ra.piece.fleet');
  });
});

describe('ra.turn.phase: what leads on names what comes', () => {
  const on = (over: Parameters<typeof table>[0]) =>
    realmArmies.tasks(table(over), 'azure').find(({ onward }) => onward)?.title.say;
  const reports = { azure: earned({}), gules: earned({}) };
  test.each([
    ['games', 'Go on to the army battles'],
    ['battles', 'Go on to the fleets'],
    ['fleets', 'Go on to the raids'],
    ['raids', 'Go on to maintenance'],
  ] as const)('after %s: %s', (phase, title) =>
    expect(on({ options: { fleets: true }, turn: { phase, reports } })).toBe(title),
  );
  test('where no fleets are played, the raids come after the battles', () =>
    expect(on({ options: { fleets: false }, turn: { phase: 'battles', reports } })).toBe(
      'Go on to the raids',
    ));
});
