import { describe, expect, test } from 'vitest';
import { plain } from '../../../../src/kernel/text.ts';
import { magicSentences } from '../../../../src/rules/mighty-empires/magic/sentences.ts';
import { scoutingSentences } from '../../../../src/rules/mighty-empires/scouting/sentences.ts';
import { setupSentences } from '../../../../src/rules/mighty-empires/setup/sentences.ts';
import { subsistenceSentences } from '../../../../src/rules/mighty-empires/subsistence/chapter.ts';
import { winterSentences } from '../../../../src/rules/mighty-empires/winter/sentences.ts';

describe('sentences that count say one as one', () => {
  test.each([
    [2, 0, 'azure’s banners lived off the land.'],
    [1, 0, 'azure’s banner lived off the land.'],
    [0, 1, 'azure’s banner lived off its supplies.'],
    [0, 2, 'azure’s banners lived off their supplies.'],
    [1, 1, 'For azure, a banner lived off the land and one off its supplies.'],
    [1, 3, 'For azure, a banner lived off the land and 3 off their supplies.'],
    [4, 1, 'For azure, 4 banners lived off the land and one off its supplies.'],
  ])('me.subsistence.fed: %i off the land, %i off supplies', (foraged, stored, told) => {
    const text = subsistenceSentences.fed?.({ seat: 'azure', foraged, stored });
    expect(text && plain(text)).toBe(told);
  });
  test.each([
    [1, 0, 0, 'The capital fed the banner of azure.'],
    [3, 0, 0, 'The capital fed the banners of azure.'],
    [2, 1, 0, 'The capital fed 2 banners of azure; one lived off the land.'],
    [2, 0, 1, 'The capital fed 2 banners of azure; one lived off its supplies.'],
    [1, 2, 3, 'The capital fed a banner of azure; 2 lived off the land and 3 off their supplies.'],
  ])(
    'me.subsistence.fed: %i in the capital, %i off the land, %i off supplies',
    (capital, foraged, stored, told) => {
      const text = subsistenceSentences.fed?.({ seat: 'azure', capital, foraged, stored });
      expect(text && plain(text)).toBe(told);
    },
  );
  test.each([
    ['revenue', { seat: 'azure', crowns: 1 }, 'azure collects a single crown.'],
    ['revenue', { seat: 'azure', crowns: 2 }, 'azure collects 2 crowns.'],
    ['isolated', { seat: 'azure', towns: 1 }, 'A settlement of azure is cut off and sends nothing.'],
    ['trade-fleets', { seat: 'azure', ships: 3 }, '3 ships of azure trade through the winter.'],
  ] as const)('me.revenue: %s', (note, told, sentence) => {
    const text = winterSentences[note]?.(told);
    expect(text && plain(text)).toBe(sentence);
  });
});

test.each([
  [
    'me.scouting.event.rot',
    'spoiled',
    { seat: 'azure', tile: 'q0r0', loads: 3 },
    /azure throws away 3 baggage/,
  ],
  ['me.magic.rot', 'rot', { seat: 'azure', tile: 'q0r0' }, /nothing keeps in/],
] as const)('%s: the scouts’ stores that spoil and the spell are told apart', (_, note, told, sentence) => {
  expect(plain({ ...scoutingSentences, ...magicSentences }[note](told))).toMatch(sentence);
});

test('me.realm.settlements: six tiles in a row that bear the same are told in more than one way, each always the same', () => {
  for (const site of ['barren', 'village', 'fortress', 'city']) {
    const told = ['q0r0', 'q1r0', 'q2r0', 'q-1r0', 'q0r1', 'q1r-1'].map((tile) => {
      const text = setupSentences['realm-tile']?.({ seat: 'azure', tile, site });
      expect(text?.with).toEqual({ tile });
      return text?.say;
    });
    expect(new Set(told).size).toBeGreaterThan(2);
    // Three side by side.
    expect(new Set(told.slice(0, 3)).size).toBe(3);
  }
});
