/** The chronicle's sentences of missions and absent players. */
import { type Lines, line } from '../../../kernel/lines.ts';

export const missionLines = {
  written: line('The missions of {seat} lie face down on the table.'),
  'taken-up': line('{seat} takes the missions up again, and thinks them over.'),
  'written-for': line('{seat} has written missions for {absentSeat}.'),
  'absent-refused': line('{otherSeat} does not think that is fair to {absentSeat}.'),
  'group-acts': line('{absentSeat} is not here tonight: the group sees to the realm, as fairly as it can.'),
  'designee-acts': line('{absentSeat} is not here tonight: {bySeat} speaks for the realm.'),
  back: line('{absentSeat} has come after all.'),
  void: line('{seat} cannot carry out one of their missions, and it is void.'),
  revealed: line('All missions are turned over. {seat} comes first tonight.'),
  'mission-guard': line('{seat} keeps watch in {tile}.'),
  'mission-march': line('{seat} marches to {tile}.'),
  'mission-invade': line('{seat} means to take {tile}.'),
  'mission-siege': line('{seat} means to lay siege to {tile}.'),
  'mission-raid': line('{seat} sends raiders to {tile}.'),
  'mission-interdict': line('{seat} cuts the roads to {tile}.'),
  'mission-to-sea': line('{seat} orders a fleet to sea.'),
  'mission-blockade': line('{seat} sends a fleet to close the port of {tile}.'),
  'mission-sea-assault': line('{seat} means to land in {tile}.'),
  'mission-land': line('{seat} brings an army ashore in {tile}.'),
  'mission-put-in': line('A fleet of {seat} puts in at {tile}.'),
} satisfies Lines;
