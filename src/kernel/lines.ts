/** Notes as sentences: a line is a function of what the note carries. */
import type { Json } from './json.ts';
import { say, type Text } from './text.ts';

export type Told = { readonly [name: string]: Json };
export type Lines = { readonly [note: string]: (told: Told) => Text };

/** What fills a gap: the note's value of that name, or of the name without what it is (`nextTile` is `next`, a tile). */
function filling(told: Told, gap: string): string | number {
  const value = told[gap] ?? told[gap.replace(/(Tile|Seat|Banner)$/, '')];
  return typeof value === 'number' ? value : typeof value === 'string' ? value : '';
}

/** A sentence whose gaps are filled with what the note carries. */
export const line =
  (sentence: string) =>
  (told: Told): Text => {
    const gaps = [...sentence.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, gap = '']) => gap);
    return gaps.length === 0
      ? say(sentence)
      : say(sentence, Object.fromEntries(gaps.map((gap) => [gap, filling(told, gap)])));
  };

/** One of several sentences, by a value the note carries. */
export const byWord =
  (name: string, sentences: { readonly [word: string]: string }) =>
  (told: Told): Text =>
    line(sentences[String(told[name])] ?? sentences.else ?? '')(told);
