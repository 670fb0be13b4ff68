import { describe, expect, test } from 'vitest';
import type { Note, Procedure } from '../../../../src/kernel/procedure.ts';
import { play } from '../../../../src/kernel/run.ts';
import { plain } from '../../../../src/kernel/text.ts';
import { type Change, mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
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
const winter = inWinter('diplomacy', {}, { azure: 5, gules: 8 });
const court = { ...winter, tabletop: { ...winter.tabletop, captives: { k1: captive } } };
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
  test('what an earlier app offered and nobody has answered yet changes hands as it was offered', () => {
    const brief = {
      seat: 'azure',
      other: 'gules',
      year: 3,
      gives: { crowns: 0, captives: [{ id: 'k1', character: 'c9' }] },
      takes: { crowns: 6, captives: [] },
    };
    const { asked, changes, notes } = play(mightyEmpires.orders.ransom?.run(brief) as Procedure<Change>, {
      agreed: 'yes',
    });
    expect(plain(asked[0]?.text ?? { say: '' })).toBe(
      'azure gives gules a captive, and gets 6 crowns in return. Is it a bargain?',
    );
    expect(changes).toEqual([
      { type: 'captiveFreed', id: 'k1', to: null, kit: '' },
      { type: 'ransomed', character: 'c9', year: 3 },
      { type: 'crownsPaid', from: 'gules', to: 'azure', crowns: 6 },
    ]);
    expect(plain(mightyEmpires.sentenceOf(notes[0] as Note))).toBe(
      'azure opens a dungeon door: a captive goes home to gules, in borrowed clothes.',
    );
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
