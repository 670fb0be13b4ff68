/** Options in words. */
import {
  matters,
  type Place,
  places,
  saying,
  sayings,
  type Table,
  valueIn,
} from '../../../kernel/options.ts';
import { plain, type Text } from '../../../kernel/text.ts';
import { filling } from '../../i18n/gaps.ts';

/** The words of a book stand in English, and their numbers with them, until the book is translated. */
export const said = (text: Text): string => plain(text, (_, value) => filling(value, 'en-GB'));
export const upper = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
export const sentence = (words: string): string => words && `${upper(words)}.`;

/** How the options stand that `which` picks, each in a phrase. */
export const phrases = (table: Table, options: object, which: (place: Place) => boolean): readonly string[] =>
  places(table)
    .filter((place) => matters(options, place) && which(place))
    .flatMap((place) => saying(place.row, valueIn(options, place)) ?? [])
    .map(said);

/** What a table chose at an option that bears on a rule, for a player who asks why. */
export const chosenWords = (table: Table, options: object, name: string): string | undefined =>
  sayings(table, options, name).map(said).join(', ') || undefined;
