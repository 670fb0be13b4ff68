/** Notes as sentences of the chronicle: each is a function of what its note carries. */
import type { Json } from './json.ts';
import { type Filling, say, type Text } from './text.ts';

export type Told = { readonly [name: string]: Json };
export type Sentences = { readonly [note: string]: (told: Told) => Text };

/** What fills a gap: the note's value of that name, or of the name without what it is (`nextTile` is `next`, a tile). */
function filling(told: Told, gap: string): Filling {
  const value = told[gap] ?? told[gap.replace(/(Tile|Seat|Banner)$/, '')];
  if (typeof value === 'object' && value !== null && 'say' in value) return value as unknown as Text;
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

/** A sentence whose gaps are filled with what the note carries. */
export const sentence =
  (words: string) =>
  (told: Told): Text => {
    const gaps = [...words.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, gap = '']) => gap);
    return gaps.length === 0
      ? say(words)
      : say(words, Object.fromEntries(gaps.map((gap) => [gap, filling(told, gap)])));
  };

/** One of several sentences, by a value the note carries. */
export const byWord =
  (name: string, sentences: { readonly [word: string]: string }) =>
  (told: Told): Text => {
    const word = String(told[name]);
    return sentence((Object.hasOwn(sentences, word) ? sentences[word] : sentences.else) ?? '')(told);
  };
