/** Documents as a careless player or another app might write them: a number too many, a piece twice, one left out, one that is none. */
import type { Source } from './bot.ts';
import type { Json } from './json.ts';
import { pick } from './probing.ts';

/** @param also strings that may stand in it @returns the document with one thing changed, in several ways */
export function spoilt(document: Json, also: readonly string[], source: Source): readonly Json[] {
  if (typeof document === 'number') return [0, document + 1, document - 1, 99];
  if (typeof document === 'boolean') return [!document];
  const other = pick(['nobody', ...also], source);
  if (typeof document !== 'object' || document === null) return [other];
  const worse = (one: Json): Json => pick(spoilt(one, also, source), source);
  if (Array.isArray(document)) {
    const list: readonly Json[] = document;
    return [
      [...list, other],
      ...list.flatMap((one, at) => [[...list, one], list.toSpliced(at, 1), list.with(at, worse(one))]),
    ];
  }
  const whole = document as { readonly [key: string]: Json };
  const values = [...Object.values(whole), 1, pick(['nobody', ...also], source)];
  return [
    { ...whole, [other]: pick(values, source) },
    ...Object.entries(whole).flatMap(([key, value]) => {
      const { [key]: _, ...rest } = whole;
      return [rest, { ...whole, [key]: worse(value) }];
    }),
  ];
}
