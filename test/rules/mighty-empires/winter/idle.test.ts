import { describe, expect, test } from 'vitest';
import { together } from '../../../../src/rules/mighty-empires/winter/idle.ts';
import { onward } from '../../../../src/rules/mighty-empires/winter/onward.ts';
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
  test('no phase with something to do is passed over', () => {
    const state = winterAt('revenue', bare, { purses });
    expect(refusal(state, 'azure', 'end-winter-phase', { year: 1, phase: 'recruitment' })).toBe(
      'me.winter.phase',
    );
  });
});
