import { describe, expect, test } from 'vitest';
import { together } from '../../../../src/rules/mighty-empires/winter/idle.ts';
import { onward } from '../../../../src/rules/mighty-empires/winter/onward.ts';
import { winterTasks } from '../../../../src/rules/mighty-empires/winter/tasks.ts';
import { act, banner, east, holding, home, refusal } from '../table.ts';
import { winterAt } from './snow.ts';

const seats = ['azure', 'gules'];
const purses = Object.fromEntries(seats.map((seat) => [seat, { revenue: 0, spent: 0 }]));
const bare = { options: { parts: { magic: false, espionage: false } } };

describe('me.winter.phase: phases in which there is nothing to do', () => {
  test('are passed together with the one before, by one word', () => {
    const state = winterAt('recruitment', bare, { purses });
    expect(together(state, 'azure', 'recruitment')).toEqual([
      'recruitment',
      'recovery',
      'construction',
      'baggage',
    ]);
    const [task] = onward(state, 'azure');
    expect(task?.order?.args).toEqual({ year: 1, phase: 'baggage' });
    const after = act(state, 'azure', 'end-winter-phase', { year: 1, phase: 'baggage' });
    expect(after.state.winter.at.azure).toBe('deployment');
  });
  test('a ruin of anybody’s, a purse or a wizard keeps a phase', () => {
    const razed = winterAt(
      'recruitment',
      { ...bare, tiles: { [east]: holding({ flag: 'gules', razed: true }) } },
      { purses },
    );
    expect(together(razed, 'azure', 'recruitment')).toEqual(['recruitment']);
    expect(together(winterAt('recovery', bare), 'azure', 'construction')).toEqual(['construction']);
    const mage = winterAt('espionage', { banners: { a: banner({ tile: home }) } }, { purses });
    expect(together(mage, 'azure', 'espionage')).toEqual(['espionage']);
    expect(together(winterAt('espionage', bare), 'azure', 'espionage')).toEqual(['espionage', 'spring']);
  });
  test('me.revenue.capital: where no crown comes in nobody collects any, and the revenue is passed with the events', () => {
    const uncounted = Object.fromEntries(seats.map((seat) => [seat, { revenue: null, spent: 0 }]));
    const met = { purses: uncounted, events: { azure: 7, gules: 7 } };
    const fallen = winterAt(
      'events',
      { ...bare, tiles: { [home]: holding({ site: 'city', capitalOf: 'azure', razed: true }) } },
      met,
    );
    expect(together(fallen, 'azure', 'events')).toEqual(['events', 'revenue']);
    expect(onward(fallen, 'azure')[0]).toMatchObject({
      passes: ['revenue'],
      order: { args: { phase: 'revenue' } },
    });
    const after = act(fallen, 'azure', 'end-winter-phase', { year: 1, phase: 'revenue' });
    expect(after.state.winter.at.azure).toBe('diplomacy');
    expect(together(winterAt('events', bare, met), 'azure', 'events')).toEqual(['events']);
    // A winter that an older Realmbook has led into the revenue goes on, too.
    const razed = { [home]: holding({ site: 'city', capitalOf: 'azure', razed: true }) };
    const there = winterAt('revenue', { ...bare, tiles: razed }, met);
    expect(winterTasks(there, 'azure').filter(({ kind }) => kind === 'asked')).toEqual([]);
    expect(onward(there, 'azure')).toHaveLength(1);
  });
  test('no phase with something to do is passed over', () => {
    const state = winterAt('revenue', bare, { purses });
    expect(refusal(state, 'azure', 'end-winter-phase', { year: 1, phase: 'recruitment' })).toBe(
      'me.winter.phase',
    );
  });
});
