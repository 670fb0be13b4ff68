/**
 * Finding things by what a player types, and saying why each was found. A thing is told in passages: its title, words it
 * is known by, its sentences. Every word typed must be met in some passage: the very word counts most, then its other
 * forms, then its beginning. A slip of the thumb is forgiven only where nothing at all was found as it was typed.
 */

/** Letters and digits in lower case, accents and marks dropped. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that tell nothing about what is sought. */
const fillers = new Set(
  wordsIn('a an and at by for from how in is my of on or the to what when who why with'),
);

export interface Passage {
  readonly text: string;
  readonly weight: number;
  /** Names and lists: found by whole words only. */
  readonly whole?: true;
  /** Said as the reason it was found: a sentence, the row of a chart, a word it is known by. */
  readonly says?: true;
  /** The row it stands in. */
  readonly row?: number;
}
export interface Entry<T> {
  readonly of: T;
  readonly passages: readonly Passage[];
}
export interface Hit<T> {
  readonly of: T;
  readonly score: number;
  /** What says it, where its title does not. */
  readonly why?: Passage;
}

/** How many slips a typed word may have: none up to three letters, one up to six, then two. */
const slips = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);
const endings = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers'];
const formOf = (short: string, long: string): boolean =>
  short.length > 2 &&
  long.startsWith(short.replace(/e$/, '')) &&
  endings.some((ending) => long === short + ending || long === short.replace(/e$/, '') + ending);

/** Passages that name a thing: there a beginning of two letters and a slip count. */
const names = 6;
interface Likeness {
  readonly score: number;
  readonly slipped: boolean;
}
const none: Likeness = { score: 0, slipped: false };

/** From 0, no match, to 100, the very word. */
function likeness(typed: string, word: string, { weight, whole }: Passage): Likeness {
  const as = (score: number): Likeness => ({ score, slipped: false });
  if (word === typed) return as(100);
  if (formOf(typed, word) || formOf(word, typed)) return as(92);
  if (whole) return none;
  const naming = weight >= names;
  if (word.startsWith(typed) && (naming || typed.length > 2))
    return as(60 + Math.floor((30 * typed.length) / word.length));
  const allowed = slips(typed.length);
  if (!naming || allowed === 0 || typed[0] !== word[0]) return none;
  const all = distance(typed, word, allowed);
  if (all <= allowed) return { score: 60 - 15 * all, slipped: true };
  const beginning = distance(typed, word.slice(0, typed.length), allowed);
  return beginning <= allowed ? { score: 40 - 15 * beginning, slipped: true } : none;
}

/** Letters put in, left out, changed or swapped with their neighbour; anything over `limit` counts as limit + 1. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

const spelt = new WeakMap<Passage, readonly string[]>();
function wordsOf(passage: Passage): readonly string[] {
  const known = spelt.get(passage) ?? wordsIn(passage.text);
  spelt.set(passage, known);
  return known;
}
const best = (typed: string, passage: Passage): Likeness =>
  wordsOf(passage).reduce((found, word) => {
    const now = likeness(typed, word, passage);
    return now.score > found.score ? now : found;
  }, none);

/** The words of a query that tell something. */
export function toldWords(query: string): readonly string[] {
  const all = wordsIn(query);
  const telling = all.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : all;
}

function meet<T>({ of, passages }: Entry<T>, typed: readonly string[]): (Hit<T> & Likeness) | undefined {
  let score = 0;
  let slipped = false;
  const said = new Map<Passage, number>();
  for (const word of typed) {
    let most = 0;
    let how = none;
    for (const passage of passages) {
      const like = best(word, passage);
      if (like.score === 0) continue;
      said.set(passage, (said.get(passage) ?? 0) + like.score);
      if (like.score * passage.weight > most) [most, how] = [like.score * passage.weight, like];
    }
    if (most === 0) return undefined;
    score += most;
    slipped ||= how.slipped;
  }
  const [title] = passages;
  const titled = title ? (said.get(title) ?? 0) : 0;
  const why = [...said]
    .filter(([{ says }, sum]) => says && sum > titled)
    .toSorted(
      ([one, a], [other, b]) => b - a || Number(other.row !== undefined) - Number(one.row !== undefined),
    )[0]?.[0];
  return { of, score, slipped, ...(why ? { why } : {}) };
}

/** What a query means, best first and in the given order where equal; none for an empty query. The first passage of each is its title. */
export function seek<T>(entries: readonly Entry<T>[], query: string): readonly Hit<T>[] {
  const typed = toldWords(query);
  if (typed.length === 0) return [];
  const met = entries.flatMap((entry) => meet(entry, typed) ?? []);
  const sure = met.filter(({ slipped }) => !slipped);
  return (sure.length > 0 ? sure : met).toSorted((a, b) => b.score - a.score);
}

/** A text in pieces, those that a query met told apart. What was only nearly met is not. */
export function marked(
  text: string,
  query: string,
): readonly { readonly text: string; readonly hit: boolean }[] {
  const typed = toldWords(query);
  const passage: Passage = { text, weight: names };
  const met = (word: string): boolean =>
    typed.some((one) => {
      const { score, slipped } = likeness(one, word, passage);
      return score > 0 && !slipped;
    });
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, hit: wordsIn(piece).some(met) }));
}
