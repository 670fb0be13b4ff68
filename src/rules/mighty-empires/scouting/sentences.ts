/** Sentences of scouting; each event keeps its own. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { eventSentences } from './events/index.ts';

export const scoutingSentences = {
  ...eventSentences,
  barren: sentence('Scouts of {seat} ride through {tile} and meet nobody.'),
  submits: byWord('site', {
    village: 'Scouts of {seat} are feasted from village to village: {tile} is theirs.',
    fortress: 'Scouts of {seat} find the drawbridge down: the lord of {tile} swears fealty.',
    city: 'Scouts of {seat} are handed the keys of a city: {tile} is theirs.',
  }),
  resists: byWord('site', {
    village: 'Pitchforks and barred doors: the villages of {tile} want none of {seat}.',
    fortress: 'Arrows from the battlements: the fortress of {tile} wants none of {seat}.',
    city: 'Gates slam shut: the city of {tile} wants none of {seat}.',
  }),
  'no-pieces': sentence('{tile} might have held more, but the box has no more pieces to give.'),
  harbour: byWord('ships', {
    0: 'The quays of {tile} lie empty.',
    else: 'Ships at the quays of {tile}: {ships}.',
  }),
  scouted: sentence('Nothing befalls the scouts of {seat}: they know the way to {tile}.'),
  liberated: sentence(
    '{tile} had no one to defend it: its people cheer the scouts of {seat}, and forget {ownerSeat}.',
  ),
  skirmish: byWord('total', {
    1: 'Pickets of {tile} catch a scout of {seat}, who tells them the strength of the force.',
    2: 'Pickets of {tile} drive the scouts of {seat} off: neither side learns anything.',
    3: 'Scouts of {seat} count the campfires of {tile} from a ridge, and learn how strong the enemy is.',
    4: 'Scouts of {seat} break through the pickets of {tile}: they learn the points of each banner there, and one full list.',
    else: 'Scouts of {seat} walk unseen among the tents of {tile}, and learn all that the banners there hold.',
  }),
  'event-met': sentence('The scouts of {seat} do not reach {tile}: they learn nothing of it.'),
} satisfies Sentences;
