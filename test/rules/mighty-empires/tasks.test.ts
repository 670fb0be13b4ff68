import { describe, expect, test } from 'vitest';
import { answersOf } from '../../../src/app/screens/campaign/today/answers.ts';
import { neighbours } from '../../../src/kernel/hex.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import type { State } from '../../../src/rules/mighty-empires/state.ts';
import { banner, east, holding, home, table } from './table.ts';

const rows = (state: State, seat = 'azure') =>
  mightyEmpires
    .tasks(state, seat)
    .map(({ kind, rule, order }) => [kind, rule, order?.id].filter(Boolean).join(' '));

describe('what is before a seat', () => {
  test('set-up, stage by stage', () => {
    const fresh = (map: string) => mightyEmpires.found({ map }, ['azure', 'gules']);
    expect(rows(fresh('automatic'))).toEqual(['asked me.map.laid lay-map']);
    expect(rows(fresh('painted'))).toEqual(['asked me.map.painted paint']);
    expect(rows(fresh('in-turn'))).toEqual(['asked me.map.draw draw-tile']);
    expect(rows({ ...table(), stage: 'capitals' })).toEqual([]);
    const choosing = { ...table({ precedence: ['gules', 'azure'] }), stage: 'capitals' as const };
    expect(rows(choosing)).toEqual([]);
    expect(rows(choosing, 'gules')).toEqual(['asked me.realm.capital choose-capital']);
    expect(rows({ ...table(), stage: 'armies' })).toEqual([
      'asked me.strength roll-strength',
      'asked me.baggage.start roll-baggage',
    ]);
    expect(rows({ ...table(), stage: 'winter' })).toEqual(['may me.winter.phase end-winter-phase']);
  });
  test('subsistence: the whole plan filled in, and a warning for each banner that goes hungry', () => {
    const state = table({ banners: { a1: banner({ baggage: 1 }), a2: banner({ number: 2 }) } });
    expect(rows(state)).toEqual([
      'asked me.subsistence subsist',
      'mind me.subsistence.shortfall',
      'may me.subsistence end-phase',
    ]);
    expect(mightyEmpires.tasks(state, 'azure').filter(({ onward }) => onward)).toEqual([]);
    expect(mightyEmpires.tasks(state, 'azure')[0]?.order?.args).toEqual({ plan: { a1: 'a1', a2: 'hunger' } });
    expect(mightyEmpires.tasks(state, 'azure')[1]).toMatchObject({ icon: 'wheat', about: 'a2' });
  });
  test('who is not in turn is warned of hunger to come, and of nothing else', () => {
    const state = table({ banners: { g1: banner({ seat: 'gules' }) } });
    expect(rows(state, 'gules')).toEqual(['mind me.subsistence.shortfall']);
  });
  test('scouting: each banner that may still scout', () => {
    const state = table({
      banners: { a1: banner(), a2: banner({ number: 2, mutiny: { year: 1, month: 1 } }) },
      tiles: { [home]: holding({ site: 'city' }) },
      season: { phase: 'scouting' },
    });
    expect(rows(state)).toEqual([
      'may me.scouting.declare scout',
      'mind me.scouting.event.mutiny',
      'may me.season.phase end-phase',
    ]);
  });
  test('scouting: nobody is urged to scout known land, where scouts find nothing and win nothing', () => {
    const around = (over: Parameters<typeof holding>[0]) => ({
      ...Object.fromEntries(neighbours(home).map((tile) => [tile, holding({ site: 'barren' })])),
      [home]: holding({ site: 'city' }),
      [east]: holding(over),
    });
    const tasksOf = (tiles: State['tiles'], more: State['banners'] = {}) =>
      mightyEmpires.tasks(
        table({ banners: { a1: banner(), ...more }, tiles, season: { phase: 'scouting' } }),
        'azure',
      );
    const filled = (...of: Parameters<typeof tasksOf>) => answersOf(tasksOf(...of))?.main.title.say;
    const mine = around({});
    expect(filled(mine)).toBe('Go on to movement');
    const [quietly, onward] = tasksOf(mine);
    expect(quietly).toMatchObject({ kind: 'may', order: { id: 'scout' } });
    expect(quietly?.why?.say).toMatch(/known: scouts only open the way/);
    expect(onward).toMatchObject({ onward: true, told: true });
    // New ground, a rival's land that nobody defends, and a rival's force are what scouts are sent for.
    const { [east]: _, ...unknown } = mine;
    const scouting = '{theBanner} may scout from {tile}';
    expect(filled(unknown)).toBe(scouting);
    expect(filled(around({ flag: 'gules' }))).toBe(scouting);
    expect(filled(mine, { g1: banner({ seat: 'gules', tile: east }) })).toBe(scouting);
    expect(filled(around({ flag: 'independent' }))).toBe('Go on to movement');
  });
  test('movement: each force with a way to go', () => {
    const turns = {
      azure: {
        fed: {},
        scouted: { [east]: { force: home, banner: 'a1', found: 'way' } },
        moved: [],
        marching: [],
        halted: {},
        routes: {},
      },
    } as never;
    const tiles = { [home]: holding({ site: 'city' }) };
    const state = table({ banners: { a1: banner() }, tiles, season: { phase: 'movement', turns } });
    expect(rows(state)).toEqual(['may me.movement move', 'may me.season.phase end-phase']);
  });
  test('mutiny is minded for as long as it keeps a banner where it is, in every phase and out of turn', () => {
    const minded = (season: Partial<State['season']>, mutiny: { year: number; month: number } | null) =>
      rows(table({ banners: { a1: banner({ mutiny }) }, season })).includes('mind me.scouting.event.mutiny');
    const turns = (why: string) =>
      ({
        azure: { fed: {}, scouted: {}, moved: [], marching: [], halted: { a1: why }, routes: {} },
      }) as never;
    expect(minded({ phase: 'movement', turns: turns('mutiny') }, null)).toBe(true);
    expect(minded({ phase: 'scouting', turn: 'gules' }, { year: 1, month: 1 })).toBe(true);
    expect(minded({ phase: 'scouting' }, { year: 1, month: 2 })).toBe(false);
    expect(minded({ phase: 'movement', turns: turns('storms') }, null)).toBe(false);
  });
  test('what ends a phase names the next one', () => {
    const title = (phase: State['season']['phase']) =>
      mightyEmpires.tasks(table({ season: { phase } }), 'azure').at(-1)?.title.say;
    expect(title('subsistence')).toBe('Go on to scouting');
    expect(title('movement')).toBe('Go on to the battles');
    expect(title('reorganisation')).toBe('End your turn');
  });
  test('a battle of this turn is not asked for before the movement is done; who may shut the gates is named', () => {
    const at = (phase: State['season']['phase'], site: 'city' | 'village') =>
      table({
        seats: ['azure', 'gules'],
        banners: { a1: banner(), g1: banner({ seat: 'gules' }) },
        tiles: { [home]: holding({ site, flag: 'gules' }) },
        encounters: {
          e1: {
            kind: 'battle',
            tile: home,
            attacker: 'azure',
            attackers: { a1: east },
            defender: 'gules',
            since: { year: 1, month: 1 },
            mustered: null,
            siege: null,
          },
        },
        season: { phase },
      });
    const tasks = mightyEmpires.tasks(at('movement', 'village'), 'azure');
    expect(tasks.some(({ order }) => order?.id === 'fight')).toBe(false);
    const battle = tasks.find(({ rule }) => rule === 'me.battle.phase');
    expect([battle?.kind, battle?.why?.say]).toEqual(['mind', 'You fight it once movement is over.']);
    expect(tasks.find(({ onward }) => onward)?.why?.say).toBe(
      'You fight the battle in {tile} once movement is over.',
    );
    expect(rows(at('movement', 'city'), 'gules')).toContain('asked me.siege.refuge take-refuge');
    const walled = mightyEmpires.tasks(at('movement', 'city'), 'azure').find(({ onward }) => onward);
    expect(walled?.why?.say).toMatch(/\{theirSeat\} may shut the gates first/);
    const [due] = mightyEmpires.tasks(at('battle', 'city'), 'azure');
    expect(due).toMatchObject({ kind: 'asked', order: { id: 'fight' } });
    expect(due?.why).toMatchObject({
      say: '{theirSeat} may shut the gates until the battle begins.',
      with: { theirSeat: 'gules' },
    });
  });
  test('who is shut in by a siege is not asked to storm the walls', () => {
    const siege = {
      kind: 'siege',
      tile: home,
      attacker: 'gules',
      attackers: { g1: east },
      defender: 'azure',
      since: { year: 1, month: 1 },
      mustered: null,
      siege: { inside: ['a1'], hardship: 0, repulsed: null, battered: null, breach: null },
    } as never;
    const state = table({
      banners: { a1: banner(), g1: banner({ seat: 'gules' }) },
      tiles: { [home]: holding({ site: 'fortress' }) },
      encounters: { s1: siege },
      season: { phase: 'siege' },
    });
    const storms = (seat: string) =>
      mightyEmpires.tasks(state, seat).filter(({ kind, order }) => kind !== 'mind' && order?.id === 'assault')
        .length;
    expect(storms('azure')).toBe(0);
    expect(storms('gules')).toBe(0);
    const theirs = { ...state, season: { ...state.season, turn: 'gules' } };
    expect(mightyEmpires.tasks(theirs, 'gules').find(({ order }) => order?.id === 'assault')?.kind).toBe(
      'asked',
    );
  });
  test('unfought battles with their age, for both sides and nobody else', () => {
    const battle = {
      kind: 'battle',
      tile: home,
      attacker: 'azure',
      attackers: { a1: east },
      defender: 'gules',
      since: { year: 1, month: 4 },
      mustered: null,
      siege: null,
    } as const;
    const state = table({
      seats: ['azure', 'gules', 'or'],
      encounters: { e1: battle },
      season: { year: 2, month: 1, turn: 'or' },
    });
    const [task] = mightyEmpires.tasks(state, 'gules');
    expect(task).toMatchObject({
      kind: 'asked',
      icon: 'crossed-swords',
      order: { id: 'fight', args: { encounter: 'e1' } },
    });
    expect(task?.why?.with).toEqual({ n: 3 });
    expect(rows(state, 'azure').slice(0, 2)).toEqual([
      'asked me.battle.fought fight',
      'may me.battle.recorded record-battle',
    ]);
    expect(rows(state, 'or')).toEqual(['may me.season.phase end-phase']);
  });
});

describe('what opens by itself', () => {
  const called = (state: State) => mightyEmpires.calls?.(state);
  test('the first choice of capitals, once', () => {
    expect(called({ ...table(), stage: 'capitals' })).toEqual([{ id: 'roll-precedence', args: {} }]);
    expect(called({ ...table({ precedence: ['gules', 'azure'] }), stage: 'capitals' })).toEqual([]);
  });
  test('the roll for initiative, once a month', () => {
    const month = { year: 2, month: 5 };
    expect(called(table({ season: { ...month, turn: null, order: [] } }))).toEqual([
      { id: 'roll-initiative', args: month },
    ]);
    expect(called(table({ season: month }))).toEqual([]);
  });
  test('dragons that are awake, each flight', () => {
    const state = table({
      wakings: { w1: { lair: home, dragons: 3, by: 'azure' }, w2: { lair: east, dragons: 1, by: 'gules' } },
    });
    expect(called(state)).toEqual([
      { id: 'fly-dragons', args: { waking: 'w1' } },
      { id: 'fly-dragons', args: { waking: 'w2' } },
    ]);
  });
});
