/** Sentences as data: English in place, with named gaps. The screen that shows one fills and translates it. */
export interface Text {
  readonly say: string;
  /** What fills the gaps; a gap that ends in `Tile`, `Seat` or `Banner`, or is called so, holds an id to be named by the reader. */
  readonly with?: { readonly [gap: string]: string | number };
}

/** `say('{banner} needs {n} loads', { banner, n })` */
export const say = (sentence: string, gaps?: { readonly [gap: string]: string | number }): Text =>
  gaps ? { say: sentence, with: gaps } : { say: sentence };

/** A sentence that counts something: `one` where there is one of it, else `many`; `{n}` is how many. */
export const counted = (
  n: number,
  one: string,
  many: string,
  gaps: { readonly [gap: string]: string | number } = {},
): Text => say(n === 1 ? one : many, { ...gaps, n });

/** The sentence with its gaps filled; `name` turns ids into names and sentences into another language. */
export function plain(
  { say: sentence, with: gaps = {} }: Text,
  name: (gap: string, value: string | number) => string = (_, value) => String(value),
  translate: (sentence: string) => string = (english) => english,
): string {
  return translate(sentence).replace(/\{([a-zA-Z]+)\}/g, (whole, gap: string) => {
    const value = gaps[gap];
    return value === undefined ? whole : name(gap, value);
  });
}
