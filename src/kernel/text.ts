/** Sentences as data: English in place, with named gaps. The screen that shows one fills and translates it. */
export interface Text {
  readonly say: string;
  /** What fills the gaps; a gap that ends in `Tile`, `Seat` or `Banner`, or is called so, holds an id to be named by the reader. */
  readonly with?: Gaps;
}
/** An id or words, a number, a sentence within the sentence, or several of them, which are listed. */
export type Filling = string | number | Text | readonly Text[];
type Gaps = { readonly [gap: string]: Filling };

/** `say('{banner} needs {n} loads', { banner, n })` */
export const say = (sentence: string, gaps?: Gaps): Text =>
  gaps ? { say: sentence, with: gaps } : { say: sentence };

/** A sentence that counts something: `one` where there is one of it, else `many`; `{n}` is how many. */
export const counted = (n: number, one: string, many: string, gaps: Gaps = {}): Text =>
  say(n === 1 ? one : many, { ...gaps, n });

/** The sentence with its gaps filled; `name` turns ids into names and sentences into another language. */
export function plain(
  { say: sentence, with: gaps = {} }: Text,
  name: (gap: string, value: string | number) => string = (_, value) => String(value),
  translate: (sentence: string) => string = (english) => english,
): string {
  const filled = (gap: string, value: Filling): string => {
    if (typeof value !== 'object') return name(gap, value);
    if ('say' in value) return plain(value, name, translate);
    const parts = value.map((one) => plain(one, name, translate));
    const [last = '', ...some] = parts.toReversed();
    if (some.length === 0) return last;
    return plain(
      say('{some} and {last}', { some: some.toReversed().join(', '), last }),
      undefined,
      translate,
    );
  };
  return translate(sentence).replace(/\{([a-zA-Z]+)\}/g, (whole, gap: string) => {
    const value = gaps[gap];
    return value === undefined ? whole : filled(gap, value);
  });
}
