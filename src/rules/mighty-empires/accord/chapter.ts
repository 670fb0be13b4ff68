/** What the table agrees on in the course of play: parts of the book from a season on, and extra players as commanders. */
import { framed, wordTold } from '../../../kernel/accord.ts';
import { type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { table } from '../options.ts';
import { accordChanges, accordShapes } from './changes.ts';
import { appointCommander } from './commander.ts';
import { changeParts } from './parts.ts';
import { noAccords } from './state.ts';

export const accordSentences = {
  'parts-agreed': ({ what, year }) =>
    framed('Agreed: from the season of year {year} on {change}.', wordTold(table, String(what)), {
      year: Number(year),
    }),
  'parts-refused': sentence('{otherSeat} turns down what {seat} wants to change: everything stays as it is.'),
  'parts-begin': sentence('What you agreed on takes effect this season.'),
  commander: sentence('{name} takes command of banner {number} of {seat}.'),
  'commander-gone': sentence('{seat} leads banner {number} again; {name} lays down the command.'),
} satisfies Sentences;

export const accordChapter = {
  orders: [changeParts, appointCommander],
  shapes: accordShapes,
  changes: accordChanges,
  sentences: accordSentences,
  begin: () => ({ accord: noAccords() }),
  invariants: ({ accord: { commanders }, banners }) =>
    Object.keys(commanders).flatMap((banner) =>
      banners[banner] ? [] : [`${banner} is commanded and not there`],
    ),
} satisfies Chapter;
