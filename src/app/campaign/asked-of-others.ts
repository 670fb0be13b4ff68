/**
 * A question to one player as the others read it: one in the second person is shown by its order's title. A player who
 * answers for an absent one reads it with their name.
 */
import type { View } from '../../campaign/view.ts';
import type { Question, Seat } from '../../kernel/question.ts';
import type { Text } from '../../kernel/text.ts';
import { t } from '../i18n/index.ts';

const toThem = /\b(you|your|yours)\b/i;

export function askedOfOthers(view: View, order: string, { text }: Question): Text {
  const title = view.ruleset.orders[order]?.title;
  return title && toThem.test(text.say) ? title : text;
}

/** The same to be read under a name: a title alone would seem to bid the reader do it. */
export function askedInWords(
  { view, say }: { readonly view: () => View; readonly say: (text: Text) => string },
  order: string,
  question: Question,
): string {
  const text = askedOfOthers(view(), order, question);
  return text === question.text ? say(text) : t('Part of “{what}”', { what: say(text) });
}

/** Second person and third, each where the name comes first and where it came before. What is said to all alike stays. */
const turns: readonly (readonly [RegExp, string, string])[] = [
  [/\bdo you\b/gi, 'does {askedSeat}', 'do they'],
  [/\bhave you\b/gi, 'has {askedSeat}', 'have they'],
  [/\bwill you\b/gi, 'will {askedSeat}', 'will they'],
  [/\byou have\b/gi, '{askedSeat} has', 'they have'],
  [/\byou had\b/gi, '{askedSeat} had', 'they had'],
  [/\byou hold\b/gi, '{askedSeat} holds', 'they hold'],
  [/\byour\b/gi, '{askedSeat}’s', 'their'],
  [/(?<!\b(?:how|rules) )\byou\b/gi, '{askedSeat}', 'them'],
];
const all = new RegExp(turns.map(([words]) => words.source).join('|'), 'gi');

/** A sentence that speaks to a player, told of them. */
export function ofThem({ say, with: gaps }: Text, seat: Seat): Text {
  let named = false;
  const told = say.replace(all, (found) => {
    const turn = turns.find(([words]) => found.replace(words, '') === '');
    const words = (named ? turn?.[2] : turn?.[1]) ?? found;
    named = true;
    return /^[A-Z]/.test(found) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  });
  return named ? { say: told, with: { ...gaps, askedSeat: seat } } : { say, ...(gaps ? { with: gaps } : {}) };
}

/** A sentence to a seat, as the player of this phone reads it. */
export const toSeat = ({ seats }: View, seat: Seat, text: Text): Text =>
  seats.some(({ id, mine }) => id === seat && !mine) ? ofThem(text, seat) : text;

/** What a question asks, as the player of this phone reads it. */
export const askedHere = (
  { view, say }: { readonly view: () => View; readonly say: (text: Text) => string },
  { by, text }: Question,
): string => say(toSeat(view(), by, text));
