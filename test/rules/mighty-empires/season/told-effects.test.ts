/** What the scouts met is told with what it does: chart 5 of the rules, in plain words. */
import { expect, test } from 'vitest';
import { plain } from '../../../../src/kernel/text.ts';
import { scoutingSentences } from '../../../../src/rules/mighty-empires/scouting/sentences.ts';

const data = {
  seat: 'Anna',
  tile: 'Aurn',
  nextTile: 'Belm',
  banner: '2',
  points: 150,
  loads: 2,
  found: 5,
  kept: 3,
};
const told = (note: keyof typeof scoutingSentences, more: object = {}): string =>
  plain(scoutingSentences[note]({ ...data, ...more }));

test.each([
  ['desertion', /150 points of troops are lost/],
  ['sickness', /150 points of troops are lost/],
  ['mutiny', /does not move this month/],
  ['storms', /does not move this month/],
  ['spoiled', /throws away 2 baggage/],
  ['astray', /scout that instead/],
  ['nowhere', /scouted nothing/],
  ['bandits', /no troops are lost/],
  ['slain', /no troops are lost/],
  ['convoy', /5 baggage.* 3\b/],
  ['recruits', /150 points of troops join/],
  ['lair', /dragons.* sleep on/],
  ['event-met', /learn nothing/],
] as const)('%s', (note, effect) => expect(told(note)).toMatch(effect));

test.each([
  [1, /tells them the strength/],
  [2, /neither side learns/],
  [3, /how strong the enemy is/],
  [4, /points of each banner.* one full list/],
  [5, /all that the banners there hold/],
] as const)('a skirmish of %i', (total, effect) => expect(told('skirmish', { total })).toMatch(effect));
