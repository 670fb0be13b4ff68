/** Reads the English keys off source text: every sentence handed to `t` or `tn` in place. */
const inPlace = /\bt\(\s*'((?:[^'\\]|\\.)*)'/g;
const byNumber = /\btn\([^']*'((?:[^'\\]|\\.)*)',\s*'((?:[^'\\]|\\.)*)'/g;

export function keysIn(source: string): readonly string[] {
  const found = [
    ...[...source.matchAll(inPlace)].map((call) => call[1] ?? ''),
    ...[...source.matchAll(byNumber)].flatMap((call) => [call[1] ?? '', call[2] ?? '']),
  ];
  return found.map((key) => key.replaceAll("\\'", "'"));
}

/** What a dictionary lacks of the keys asked for, sorted. */
export const missing = (
  dictionary: Readonly<Record<string, string>>,
  keys: Iterable<string>,
): readonly string[] => [...new Set(keys)].filter((key) => dictionary[key] === undefined).sort();

/** Gaps, sorted: a translation must fill the same ones. */
export const gapsOf = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{([a-zA-Z]+)\}/g)].map((gap) => gap[1] ?? '').sort();
