/** Bargains, and parts of the rules that are taken up or laid aside later. */
import { framed, wordTold } from '../../../kernel/accord.ts';
import { type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { table } from '../options.ts';
import { sittingOf } from '../sitting.ts';
import { may } from '../tasks.ts';
import { accordChanges, accordShapes } from './changes.ts';
import { changeParts } from './parts.ts';
import { trade } from './trade.ts';

export const accordSentences = {
  'parts-agreed': ({ what }) =>
    what === 'end'
      ? say('Agreed: the end of the campaign is changed.')
      : framed('Agreed: from now on {change}.', wordTold(table, String(what))),
  'parts-refused': sentence('{otherSeat} turns down what {seat} wants to change: everything stays as it is.'),
  traded: (told) =>
    // Kept pages of an earlier app have both sides in words.
    sentence(
      typeof told.gives === 'string'
        ? '{seat} and {otherSeat} shake hands: {gives} for {takes}.'
        : '{seat} and {otherSeat} shake hands: {exchange}',
    )(told),
  'trade-refused': sentence('{otherSeat} will not deal with {seat}.'),
} satisfies Sentences;

export const accordChapter = {
  orders: [trade, changeParts],
  shapes: accordShapes,
  changes: accordChanges,
  sentences: accordSentences,
  tasks: (state, seat) =>
    state.stage === 'campaign' && !sittingOf(state, seat) && state.options.parts.trade
      ? [may('ch.trade', say('Offer a bargain'), 'trade', { id: 'trade' })]
      : [],
  quiet: { trade: 'rare' },
} satisfies Chapter;
