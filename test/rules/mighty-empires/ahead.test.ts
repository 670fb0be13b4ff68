import { describe, expect, test } from 'vitest';
import { hungerIn, marchAhead, seasonAhead } from '../../../src/rules/mighty-empires/movement/ahead.ts';
import { act, banner, east, holding, home, plain, table, valley } from './table.ts';

const lives = (months: ReturnType<typeof seasonAhead>, id: string): readonly string[] =>
  months.map(({ fares }) => fares.find((fare) => fare.banner === id)?.by ?? '');

describe('me.subsistence: the season ahead, if all stay where they are', () => {
  test('baggage, then hunger; a comrade’s carts last as long as there is anything on them', () => {
    const banners = { a1: banner(), a2: banner({ number: 2, baggage: 4 }) };
    const months = seasonAhead(table({ banners }), 'azure');
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(lives(months, 'a1')).toEqual(['shared', 'shared', 'hunger', 'hunger', 'hunger', 'hunger']);
    expect(lives(months, 'a2')).toEqual(['own', 'own', 'hunger', 'hunger', 'hunger', 'hunger']);
    expect(hungerIn(months, 'a1')).toBe(2);
  });
  test('the land feeds for ever, a stockpile until it is eaten', () => {
    const tiles = { [home]: holding({ site: 'fortress', stockpile: 2 }) };
    const banners = { a1: banner(), a2: banner({ number: 2 }) };
    const months = seasonAhead(table({ tiles, banners, season: { month: 3 } }), 'azure');
    expect(lives(months, 'a1')).toEqual(['forage', 'forage', 'forage', 'forage']);
    expect(lives(months, 'a2')).toEqual(['stockpile', 'stockpile', 'hunger', 'hunger']);
    expect(hungerIn(months, 'a1')).toBeUndefined();
  });
  test('what was eaten this month is not eaten again', () => {
    const banners = { a1: banner({ baggage: 1 }) };
    const fed = act(table({ banners }), 'azure', 'subsist', { plan: { a1: 'a1' } }).state;
    expect(lives(seasonAhead(fed, 'azure'), 'a1')[1]).toBe('hunger');
    expect(hungerIn(seasonAhead(fed, 'azure'), 'a1')).toBe(1);
  });
  test('nothing is foreseen out of season, and the state itself is left as it was', () => {
    const state = table({ banners: { a1: banner({ baggage: 2 }) } });
    expect(seasonAhead({ ...state, stage: 'winter' }, 'azure')).toEqual([]);
    seasonAhead(state, 'azure');
    expect(state.banners.a1?.baggage).toBe(2);
    expect(state.season.month).toBe(1);
  });
});

describe('me.movement: a march that is only thought of', () => {
  const far = 'q2r0' as const;
  test('a tile a month: where it eats, on what, and when winter comes before it', () => {
    const banners = { a1: banner({ baggage: 2 }) };
    const state = table({ banners, tiles: { [far]: holding() }, season: { month: 4 } });
    const march = marchAhead(state, ['a1'], [east, far, 'q3r0']);
    expect(march.map(({ tile, arrives, eats }) => [tile, arrives, eats])).toEqual([
      [east, 4, 5],
      [far, 5, 6],
      ['q3r0', 6, undefined],
    ]);
    // One load is gone before it leaves, one in the empty east; the village of the far tile feeds it.
    expect(march.map(({ fares }) => fares[0]?.by)).toEqual(['own', 'forage', undefined]);
  });
  test('who has moved already leaves next month', () => {
    const state = table({ banners: { a1: banner() } });
    const done = { ...state, season: { ...state.season, done: ['azure'] } };
    expect(marchAhead(done, ['a1'], [east])[0]?.arrives).toBe(2);
  });
  test('what bars the way is told, and whom it would meet', () => {
    const banners = { a1: banner(), g1: banner({ seat: 'gules', tile: far }) };
    const rivered = { ...valley, edges: plain.edges, rivers: [{ from: 1, to: 4 }] } as typeof valley;
    const state = table({
      banners,
      lands: { [east]: rivered },
      tiles: { [far]: holding({ flag: 'gules' }) },
    });
    const march = marchAhead(state, ['a1'], [east, far]);
    expect(march[1]?.meets).toEqual(['gules']);
    expect(march.flatMap(({ bars }) => bars.map(({ what }) => what))).toContain('river');
  });
});
