/** Bargains, names, and how the group reads the rules. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { inPlay, playing } from '../queries.ts';
import { accordChanges, accordShapes } from './changes.ts';
import { name } from './names.ts';
import { changeReadings } from './readings.ts';
import { calm, trade } from './trade.ts';

export const accordSentences = {
  trade: sentence('{seat} and {otherSeat} shake hands on a bargain.'),
  'trade-refused': sentence('{otherSeat} turns down the bargain that {seat} offers.'),
  'points-given': byWord('points', {
    1: '{seat} hands {otherSeat} an empire point.',
    else: '{seat} counts {points} empire points out to {otherSeat}.',
  }),
  'tile-given': sentence('{seat} hands {tile} over to {otherSeat}.'),
  'hero-given': sentence('{hero} leaves {seat} for the service of {otherSeat}.'),
  accord: sentence('From now on the table plays as {seat} proposed.'),
  'accord-refused': sentence('{otherSeat} turns down what {seat} wants to change.'),
  named: (told) =>
    sentence(
      told.name === ''
        ? '{seat} takes a name back.'
        : told.what === 'realm'
          ? '{seat}’s realm is called {name} from now on.'
          : told.what === 'tile'
            ? '{seat} gives a piece of land a name: {name}.'
            : told.what === 'fleet'
              ? 'A fleet of {seat} sails as {name} from now on.'
              : 'An army of {seat} marches as {name} from now on.',
    )(told),
} satisfies Sentences;

export const accordChapter = {
  orders: [trade, changeReadings, name],
  shapes: accordShapes,
  changes: accordChanges,
  sentences: accordSentences,
  tasks: (state, seat) =>
    state.stage === 'season' && inPlay(state, seat) && calm(state) && playing(state).length > 1
      ? [
          {
            kind: 'may',
            rule: 'ra.trade',
            title: say('Offer a bargain'),
            icon: 'shaking-hands',
            order: { id: 'trade' },
            aside: true,
          },
        ]
      : [],
} satisfies Chapter;
