/** What the table agrees on in the course of play: parts of the book from a season on, and extra players as commanders. */

import { byWord, type Lines, line } from '../../../kernel/lines.ts';
import type { Chapter } from '../chapter.ts';
import { appointCommander } from './commander.ts';
import { changeParts } from './parts.ts';

export const accordLines = {
  'parts-agreed': byWord('what', {
    'ships-on': 'Agreed: from the season of year {year} on ships sail.',
    'ships-off': 'Agreed: from the season of year {year} on the ships stay in harbour.',
    'magic-on': 'Agreed: from the season of year {year} on wizards cast at the equinox.',
    'magic-off': 'Agreed: from the season of year {year} on no wizard casts.',
    'dragons-on': 'Agreed: from the season of year {year} on there are dragons.',
    'dragons-off': 'Agreed: from the season of year {year} on the dragons sleep.',
    'espionage-on': 'Agreed: from the season of year {year} on spies are at work.',
    'espionage-off': 'Agreed: from the season of year {year} on nobody spies.',
    'peoples-on': 'Agreed: from the season of year {year} on each people has its own ways.',
    'peoples-off': 'Agreed: from the season of year {year} on all peoples live alike.',
    'tabletop-on': 'Agreed: from the season of year {year} on battles may be fought with models.',
    'tabletop-off': 'Agreed: from the season of year {year} on battles are fought on paper.',
    limited: 'Agreed: from the season of year {year} on there are no more pieces than in the boxes.',
    unlimited: 'Agreed: from the season of year {year} on no box limits what is found.',
  }),
  'parts-refused': line('{otherSeat} turns down what {seat} wants to change: everything stays as it is.'),
  'parts-begin': line('What you agreed on counts from this season on.'),
  commander: line('{name} takes command of banner {number} of {seat}.'),
  'commander-gone': line('{seat} leads banner {number} again; {name} lays down the command.'),
} satisfies Lines;

export const accord: Chapter = {
  orders: [changeParts, appointCommander],
  lines: accordLines,
  tasks: () => [],
  invariants: ({ accord: { commanders }, banners }) =>
    Object.keys(commanders).flatMap((banner) =>
      banners[banner] ? [] : [`${banner} is commanded and not there`],
    ),
};
