import { describe, expect, test } from 'vitest';
import { chance } from '../../../../src/kernel/odds.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { secondMeal } from '../../../../src/rules/mighty-empires/peoples/march.ts';
import { stragglersOdds } from '../../../../src/rules/mighty-empires/peoples/odds.ts';
import { blankTurn } from '../../../../src/rules/mighty-empires/queries.ts';
import type { State, Turn } from '../../../../src/rules/mighty-empires/state.ts';
import type { Captive } from '../../../../src/rules/mighty-empires/tabletop/state.ts';
import { newTabletop } from '../../../../src/rules/mighty-empires/tabletop/state.ts';
import { act, banner, charges, east, holding, home, plain, refusal, type table, west } from '../table.ts';
import { as, hired } from './folk.ts';

const captive = (over: Partial<Captive> = {}): Captive => ({
  owner: 'gules',
  holder: 'azure',
  character: 'c1',
  name: 'Aldric',
  level: 10,
  points: 150,
  banner: 'a1',
  since: { year: 1, month: 1 },
  tried: null,
  ...over,
});
const hunger = (over: Parameters<typeof table>[0] = {}, people: 'goblinoids' | 'men' = 'goblinoids') =>
  as(people, { banners: { a1: banner() }, ...over });
const short = (die: number, points: number) => ({ 'a1/shortfall': [die], 'a1/points': [points] });
const starve = { plan: { a1: 'hunger' } };

describe('Orcs and Goblins on short rations (Racial rules: Orcs and Goblins)', () => {
  test('a shortfall costs them twice the points', () => {
    expect(charges(act(hunger(), 'azure', 'subsist', starve, short(3, 4)))).toEqual({ a1: 80 });
    expect(charges(act(hunger({}, 'men'), 'azure', 'subsist', starve, short(3, 4)))).toEqual({ a1: 40 });
  });
  test('hired men among them do not eat one another', () => {
    const state = hunger();
    const court = { ...state.court, contingents: { a1: hired('men') } };
    expect(charges(act({ ...state, court }, 'azure', 'subsist', starve, short(3, 4)))).toEqual({ a1: 40 });
  });
});

describe('me.peoples.goblinoids.prisoners (Orcs and Goblins): into the pot', () => {
  const camp = (captives: Record<string, Captive>, people: 'goblinoids' | 'men' = 'goblinoids') =>
    hunger({ tabletop: { ...newTabletop(), captives } }, people);
  test('a prisoner is worth his points; what hunger is left falls on the troops', () => {
    const done = act(camp({ p1: captive() }), 'azure', 'subsist', starve, {
      ...short(2, 5),
      'a1/pot': 'p1',
    });
    expect(charges(done)).toEqual({ a1: 2 * 100 - 150 });
    expect(done.state.tabletop.captives).toEqual({});
    expect(done.told).toEqual(['eaten', 'shortfall']);
  });
  test('one after another, as long as there is hunger', () => {
    const two = { p1: captive({ points: 60 }), p2: captive({ character: 'c2', points: 150 }) };
    const done = act(camp(two), 'azure', 'subsist', starve, {
      ...short(2, 5),
      'a1/pot': 'p1',
      'a1/pot2': 'p2',
    });
    expect(charges(done)).toEqual({});
    expect(done.told).toEqual(['eaten', 'eaten', 'shortfall']);
  });
  test('they may be spared; then the runts pay', () => {
    const done = act(camp({ p1: captive() }), 'azure', 'subsist', starve, {
      ...short(2, 5),
      'a1/pot': 'nobody',
    });
    expect(charges(done)).toEqual({ a1: 200 });
    expect(Object.keys(done.state.tabletop.captives)).toEqual(['p1']);
  });
  test('only those who travel with the force, nobody else’s, and never without need', () => {
    const away = { p1: captive({ banner: null }), p2: captive({ holder: 'gules' }) };
    expect(charges(act(camp(away), 'azure', 'subsist', starve, short(2, 5)))).toEqual({ a1: 200 });
    expect(
      charges(act(camp({ p1: captive() }), 'azure', 'subsist', starve, { 'a1/shortfall': [5] })),
    ).toEqual({});
  });
  test('me.scouting.event.rot (event 4): supplies gone bad are a shortfall: doubled, and prisoners help', () => {
    const scouts = { ...camp({ p1: captive({ points: 60 }) }) };
    const state = { ...scouts, season: { ...scouts.season, phase: 'scouting' as const } };
    const done = act(
      state,
      'azure',
      'scout',
      { banner: 'a1', tile: east },
      {
        'scouts/scouts': [1, 2],
        'scouts/event/event': [1, 3],
        ...short(3, 4),
        'a1/pot': 'p1',
      },
    );
    expect(charges(done)).toEqual({ a1: 2 * 40 - 60 });
    expect(done.state.tabletop.captives).toEqual({});
  });
  test('men keep their prisoners', () => {
    expect(charges(act(camp({ p1: captive() }, 'men'), 'azure', 'subsist', starve, short(2, 5)))).toEqual({
      a1: 100,
    });
  });
});

const moved = (over: Partial<Turn> = {}) => ({ azure: { ...blankTurn, moved: ['a1'], ...over } });
type Over = NonNullable<Parameters<typeof table>[0]>;
const halted = ({ season, ...over }: Over = {}, people: 'goblinoids' | 'men' = 'goblinoids'): State =>
  as(people, {
    banners: { a1: banner({ baggage: 2, spot: { edge: 3 } }) },
    tiles: { [home]: holding({ site: 'barren' }) },
    ...over,
    season: { phase: 'movement', turns: moved(), ...season },
  });
const on = { banners: ['a1'] };

describe('me.peoples.goblinoids.march (Orcs and Goblins): forced march', () => {
  const rule = 'me.peoples.goblinoids.march';
  test('having moved, they eat again, scout the next tile and move on', () => {
    const fed = act(halted(), 'azure', 'force-march', on);
    expect(fed.state.banners.a1?.baggage).toBe(1);
    expect(fed.told).toEqual(['marches-on']);
    expect(refusal(fed.state, 'azure', 'scout', { banner: 'a1', tile: east })).toBeUndefined();
    const turn = fed.state.season.turns.azure as Turn;
    const scouted = { [east]: { force: home, banner: 'a1', found: 'way' as const } };
    const seen = { ...fed.state, season: { ...fed.state.season, turns: { azure: { ...turn, scouted } } } };
    expect(refusal(seen, 'azure', 'move', { banners: ['a1'], to: east })).toBeUndefined();
    const done = act(seen, 'azure', 'move', { banners: ['a1'], to: east }, { 'march/a1/march': [6] });
    expect(done.state.banners.a1?.tile).toBe(east);
    expect(refusal(done.state, 'azure', 'move', { banners: ['a1'], to: 'q2r0' })).toBe('me.movement.once');
    expect(refusal(done.state, 'azure', 'force-march', on)).toBe(rule);
  });
  test('a force that marches on uses no way that another has scouted, nor the other its', () => {
    const camp = halted({
      banners: {
        a1: banner({ baggage: 2, spot: { edge: 3 } }),
        a2: banner({ number: 2, baggage: 2 }),
        a3: banner({ number: 3, baggage: 2, spot: { edge: 3 } }),
      },
      season: {
        turns: moved({
          moved: ['a1', 'a3'],
          scouted: { [east]: { force: home, banner: 'a2', found: 'way' } },
        }),
      },
    });
    const away = act(camp, 'azure', 'force-march', { banners: ['a1', 'a3'] }).state;
    const goes = (state: State, id: string, to: typeof east) =>
      refusal(state, 'azure', 'move', { banners: [id], to });
    expect(goes(away, 'a2', east)).toBeUndefined();
    expect(goes(away, 'a1', east)).toBe('me.movement.scouted');
    const { state } = act(
      away,
      'azure',
      'scout',
      { banner: 'a1', tile: 'q0r1' },
      { 'scouts/scouts': [1, 1] },
    );
    expect(goes(state, 'a1', 'q0r1')).toBeUndefined();
    expect(goes(state, 'a3', 'q0r1')).toBeUndefined();
    expect(goes(state, 'a2', 'q0r1')).toBe('me.movement.scouted');
  });
  test('me.movement.route: nor a route that another has found', () => {
    const lands = {
      [home]: { ...plain, edges: ['mountain', 'plain', 'plain', 'plain', 'plain', 'plain'] as const },
    };
    const seen = { [east]: { force: home, banner: 'a1', found: 'way' as const } };
    const turns = {
      marching: ['a1'],
      moved: [],
      scouted: seen,
      routes: { [`${home}_${east}`]: 'none' as const },
    };
    const state = halted({ lands, season: { turns: moved(turns) } });
    expect(refusal(state, 'azure', 'move', { banners: ['a1'], to: east })).toBeUndefined();
    const done = act(
      state,
      'azure',
      'move',
      { banners: ['a1'], to: east },
      {
        'way/route': [6],
        'march/a1/march': [6],
      },
    );
    expect(done.state.banners.a1?.tile).toBe(east);
    expect(done.state.season.turns.azure?.routes).toMatchObject({ [`${home}_${east}`]: 'none' });
  });
  test('who has not moved, is no goblin, is aboard, or marches already does not', () => {
    expect(refusal(halted({ season: { turns: moved({ moved: [] }) } }), 'azure', 'force-march', on)).toBe(
      rule,
    );
    expect(refusal(halted({}, 'men'), 'azure', 'force-march', on)).toBe(rule);
    expect(refusal(act(halted(), 'azure', 'force-march', on).state, 'azure', 'force-march', on)).toBe(rule);
    const aboard = halted({ banners: { a1: banner({ spot: null, baggage: 2 }) } });
    expect(refusal(aboard, 'azure', 'force-march', on)).toBe('me.sea.aboard');
    const late = halted({ season: { phase: 'battle', turns: moved() } });
    expect(refusal(late, 'azure', 'force-march', on)).toBe('me.season.phase');
  });
  test('nor who came into a battle, or before walls', () => {
    const met = (kind: 'battle' | 'siege') =>
      halted({
        encounters: {
          e1: {
            kind,
            tile: home,
            attacker: 'azure',
            attackers: { a1: west },
            defender: 'gules',
            since: { year: 1, month: 1 },
            mustered: null,
            siege: null,
          },
        },
      });
    expect([met('battle'), met('siege')].map((state) => refusal(state, 'azure', 'force-march', on))).toEqual([
      rule,
      rule,
    ]);
  });
  test('only banners of one tile march together; scouting waits for the meal', () => {
    const two = halted({
      banners: { a1: banner({ baggage: 2 }), a2: banner({ number: 2, tile: east, baggage: 2 }) },
      season: { turns: moved({ moved: ['a1', 'a2'] }) },
    });
    expect(refusal(two, 'azure', 'force-march', { banners: ['a1', 'a2'] })).toBe(rule);
    expect(refusal(halted(), 'azure', 'scout', { banner: 'a1', tile: east })).toBe('me.season.phase');
  });
  test('it is put before the seat where all can be fed', () => {
    const offered = (state: State) => mightyEmpires.tasks(state, 'azure').some((task) => task.rule === rule);
    expect([offered(halted()), offered(halted({ banners: { a1: banner() } }))]).toEqual([true, false]);
  });
});

describe('me.peoples.goblinoids.fed (Orcs and Goblins): a second meal for the whole force', () => {
  const rule = 'me.peoples.goblinoids.fed';
  const two = (baggage: number, site: 'barren' | 'village' = 'barren', fed: Turn['fed'] = {}) =>
    halted({
      banners: { a1: banner({ baggage }), a2: banner({ number: 2 }) },
      tiles: { [home]: holding({ site, flag: 'gules' }) },
      season: { turns: moved({ moved: ['a1', 'a2'], fed }) },
    });
  const both = { banners: ['a1', 'a2'] };
  test('from baggage, shared as ever; without enough nobody marches', () => {
    expect(refusal(two(2), 'azure', 'force-march', both)).toBeUndefined();
    expect(act(two(2), 'azure', 'force-march', both).state.banners.a1?.baggage).toBe(0);
    expect(refusal(two(1), 'azure', 'force-march', both)).toBe(rule);
    expect(refusal(two(1), 'azure', 'force-march', { banners: ['a1'] })).toBeUndefined();
  });
  test('from the land they have come to, even a rival’s, and from stores of their own', () => {
    expect(refusal(two(1, 'village'), 'azure', 'force-march', both)).toBeUndefined();
    const stored = halted({
      banners: { a1: banner() },
      tiles: { [home]: holding({ site: 'fortress', stockpile: 2 }) },
    });
    expect(refusal(stored, 'azure', 'force-march', on)).toBeUndefined();
  });
  test('land that fed a comrade who stays feeds nobody else this month', () => {
    const state = halted({
      banners: { a1: banner(), a2: banner({ number: 2 }) },
      tiles: { [home]: holding() },
      season: { turns: moved({ fed: { a2: 'forage' } }) },
    });
    expect(secondMeal(state, 'azure', ['a1'])).toEqual({ a1: 'hunger' });
    const gone = { ...state, banners: { a1: banner() } };
    expect(secondMeal(gone, 'azure', ['a1'])).toEqual({ a1: 'forage' });
  });
});

describe('me.peoples.goblinoids.stragglers (Orcs and Goblins)', () => {
  const marching = (): State => {
    const scouted = { [east]: { force: home, banner: 'a1', found: 'way' as const } };
    return halted({ season: { turns: moved({ moved: [], marching: ['a1'], marched: ['a1'], scouted }) } });
  };
  test.each([
    [1, 4, 200],
    [2, 4, 80],
    [3, 4, 40],
    [4, 4, 20],
    [5, 4, 0],
    [6, 4, 0],
  ])('a %i: a %i on the second die costs %i points, never doubled', (face, points, lost) => {
    const done = act(
      marching(),
      'azure',
      'move',
      { banners: ['a1'], to: east },
      {
        'march/a1/march': [face],
        'march/a1/points': [points],
      },
    );
    expect(charges(done)).toEqual(lost > 0 ? { a1: lost } : {});
    expect(done.told).toContain('stragglers');
  });
  test('the first move of a turn costs nothing', () => {
    const state = marching();
    const turn = { ...(state.season.turns.azure as Turn), marching: [], marched: [] };
    const first = { ...state, season: { ...state.season, turns: { azure: turn } } };
    expect(act(first, 'azure', 'move', { banners: ['a1'], to: east }).told).toEqual(['moved']);
  });
  test('chances, counted by hand', () => {
    const lost = new Map<number, number>([[0, 2 / 6]]);
    for (const share of [50, 20, 10, 5])
      for (let face = 1; face <= 6; face++) lost.set(share * face, (lost.get(share * face) ?? 0) + 1 / 36);
    const odds = stragglersOdds();
    expect(odds.kind).toBe('exact');
    for (const [points, p] of lost) expect(chance(odds, (value) => value === points)).toBeCloseTo(p, 9);
  });
});
