/** Sentences of what the table agrees on. */
import { byWord, type Lines, line } from '../../../kernel/lines.ts';

export const accordLines = {
  'parts-agreed': byWord('what', {
    'climate-on': 'Agreed: from now on the weather counts.',
    'climate-off': 'Agreed: from now on nobody minds the weather.',
    'allies-on': 'Agreed: allies may be called.',
    'allies-off': 'Agreed: no more allies.',
    'challenges-on': 'Agreed: challenges may be thrown down.',
    'challenges-off': 'Agreed: no more challenges.',
    'many-on': 'Agreed: all may fight against all.',
    'many-off': 'Agreed: battles are for two.',
    'special-on': 'Agreed: every army has its own ways.',
    'special-off': 'Agreed: all armies go by the same rules.',
    'trade-on': 'Agreed: bargains may be struck.',
    'trade-off': 'Agreed: no more bargains.',
    end: 'Agreed: the end of the campaign is changed.',
  }),
  'parts-refused': line('{otherSeat} turns down what {seat} wants to change: everything stays as it is.'),
  traded: line('{seat} and {otherSeat} shake hands: {gives} for {takes}.'),
  'trade-refused': line('{otherSeat} will not deal with {seat}.'),
  ended: byWord('territories', {
    1: 'The campaign ends with battle {battles}. {winnerSeat} holds a single territory, and still wins.',
    else: 'The campaign ends with battle {battles}. {winnerSeat} holds {territories} territories, and wins.',
  }),
  'ended-even': line('The campaign ends with battle {battles}, and nobody stands above the others.'),
  'fights-on': line('{otherSeat} wants to fight on, and the campaign does not end.'),
} satisfies Lines;
