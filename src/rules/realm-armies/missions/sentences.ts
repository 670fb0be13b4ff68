/** The chronicle's sentences of missions and absent players. */
import { type Sentences, sentence } from '../../../kernel/sentences.ts';

export const missionSentences = {
  written: sentence('The missions of {seat} lie face down on the table.'),
  'taken-up': sentence('{seat} takes the missions up again, and thinks them over.'),
  'written-for': sentence('{seat} has written missions for {absentSeat}.'),
  'absent-refused': sentence('{otherSeat} does not think that is fair to {absentSeat}.'),
  'group-acts': sentence(
    '{absentSeat} is not here tonight: the group sees to the realm, as fairly as it can.',
  ),
  'designee-acts': sentence('{absentSeat} is not here tonight: {bySeat} speaks for the realm.'),
  back: sentence('{absentSeat} has come after all.'),
  void: sentence('{seat} cannot carry out one of their missions, and it is void.'),
  revealed: sentence('All missions are turned over. {seat} comes first tonight.'),
  'mission-guard': sentence('{seat} keeps watch in {tile}.'),
  'mission-march': sentence('{seat} marches to {tile}.'),
  'mission-invade': sentence('{seat} means to take {tile}.'),
  'mission-siege': sentence('{seat} means to lay siege to {tile}.'),
  'mission-raid': sentence('{seat} sends raiders to {tile}.'),
  'mission-interdict': sentence('{seat} cuts the roads to {tile}.'),
  'mission-to-sea': sentence('{seat} orders a fleet to sea.'),
  'mission-blockade': sentence('{seat} sends a fleet to close the port of {tile}.'),
  'mission-sea-assault': sentence('{seat} means to land in {tile}.'),
  'mission-land': sentence('{seat} brings an army ashore in {tile}.'),
  'mission-put-in': sentence('A fleet of {seat} puts in at {tile}.'),
} satisfies Sentences;
