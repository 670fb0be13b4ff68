/**
 * Wording: English stands in place and is the key; another language is a dictionary from that English.
 * What a dictionary lacks is shown in English. Reading `t` in JSX follows a change of language.
 */
import { createSignal } from 'solid-js';
import type { Text } from '../../kernel/text.ts';
import { plain } from '../../kernel/text.ts';
import { type Fill, type Filling, fill, filling } from './gaps.ts';

export interface Dictionary {
  readonly [english: string]: string;
}
export const languages = {
  en: { name: 'English', locale: 'en-GB', load: async (): Promise<Dictionary> => ({}) },
  de: { name: 'Deutsch', locale: 'de', load: async (): Promise<Dictionary> => (await import('./de.ts')).de },
} as const;
export type Language = keyof typeof languages;

const [dictionary, setDictionary] = createSignal<Dictionary>({});
const [language, setLanguage] = createSignal('en-GB');

/** The language spoken now, as Intl knows it. Reactive. */
export { language };

/** Loads a language's dictionary and shows everything in it. Rejects where it cannot be fetched; nothing changes then. */
export async function speak(next: Language): Promise<void> {
  setDictionary(await languages[next].load());
  setLanguage(languages[next].locale);
  document.documentElement.lang = next;
}

/** `t('{n} rolls', { n })`: the sentence in the reader's language, its gaps filled, numbers with their thousands apart. */
export const t = <const S extends string>(english: S, ...[gaps]: Fill<S>): string =>
  fill(dictionary()[english] ?? english, gaps, language());

/** One of two sentences by number, which fills the gap `{n}`: `tn(n, '{n} roll', '{n} rolls')`. */
export const tn = (
  n: number,
  one: string,
  many: string,
  gaps?: { readonly [gap: string]: Filling },
): string => fill(dictionary()[n === 1 ? one : many] ?? (n === 1 ? one : many), { n, ...gaps }, language());

/** Several names as one: `Tom`, `Tom and Ines`. */
export function listed(
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const [last = '', ...others] = names.toReversed();
  if (others.length === 0) return last;
  // Intl's own would hold up the first screen of an old phone by a tenth of a second.
  const some = others.toReversed().join(', ');
  return type === 'conjunction'
    ? t('{some} and {last}', { some, last })
    : t('{some} or {last}', { some, last });
}

/** A number as the reader writes it, with a true minus: 1,250. */
export const number = (n: number): string => filling(n, language()).replace('-', '−');

/** A sentence of the rules, with `name` turning ids in its gaps into names. */
export const worded = (text: Text, name?: (gap: string, value: Filling) => string): string =>
  plain(text, name, (english) => dictionary()[english] ?? english);
