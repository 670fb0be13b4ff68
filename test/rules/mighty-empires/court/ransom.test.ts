import { describe, expect, test } from 'vitest';
import { act, refusal } from '../table.ts';
import { inWinter } from './winter.ts';

const captive = {
  owner: 'gules',
  holder: 'azure',
  character: 'c9',
  name: 'Baron',
  level: 10,
  points: 90,
  banner: null,
  since: { year: 1, month: 3 },
  tried: null,
} as const;
const plain = inWinter('diplomacy', {}, { azure: 5, gules: 8 });
const court = { ...plain, tabletop: { ...plain.tabletop, captives: { k1: captive } } };
const bargain = {
  with: 'gules',
  gives: { crowns: 0, captives: ['k1'] },
  takes: { crowns: 6, captives: [] },
};

describe('me.diplomacy.ransom (Exchange of prisoners)', () => {
  test('crowns go one way, the captive the other, if both agree', () => {
    const { state, told } = act(court, 'azure', 'ransom', bargain, { agreed: 'yes' });
    expect(told).toEqual(['captive-home', 'crowns-paid']);
    expect(state.winter.purses).toMatchObject({
      azure: { revenue: 11, spent: 0 },
      gules: { revenue: 8, spent: 6 },
    });
    expect(state.tabletop.captives).toEqual({});
    expect(state.court.ransomed).toEqual({ c9: 1 });
  });
  test('and nothing happens if the other will not', () => {
    const { state, told } = act(court, 'azure', 'ransom', bargain, { agreed: 'no' });
    expect(told).toEqual(['no-bargain']);
    expect(state).toEqual(court);
  });
  test('nobody gives what he has not', () => {
    const why = (args: object) => refusal(court, 'azure', 'ransom', { ...bargain, ...args });
    expect(why({})).toBeUndefined();
    expect(why({ takes: { crowns: 9 } })).toBe('me.diplomacy.ransom');
    expect(why({ gives: { crowns: 6 } })).toBe('me.diplomacy.ransom');
    expect(why({ takes: { captives: ['k1'] } })).toBe('me.diplomacy.ransom');
    expect(why({ gives: {}, takes: {} })).toBe('me.diplomacy.ransom');
    expect(why({ with: 'azure' })).toBe('me.diplomacy.ransom');
  });
});
