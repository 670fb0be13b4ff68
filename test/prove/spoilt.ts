/** Values with any part of them changed, as a hostile hand would. */
import type { Json } from '../../src/kernel/json.ts';

export const of = <T>(all: readonly T[], n: number): T => all[n % all.length] as T;

const deep = (levels: number): Json => (levels === 0 ? 1 : { a: deep(levels - 1) });
/** What nobody expects where a word, a number or a list belongs. */
export const hostile: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1,
  33,
  2 ** 53 - 1,
  -(2 ** 53 - 1),
  '',
  '0',
  'or',
  'azure',
  'nobody',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'then',
  '\u0000',
  '\ud800',
  'x'.repeat(5_000),
  '0'.repeat(64),
  'f'.repeat(64),
  'F'.repeat(64),
  'ab'.repeat(40),
  [],
  [[]],
  {},
  { seat: 'or' },
  { type: 'earn', seat: 'or', coins: 1 },
  deep(24),
  Array.from({ length: 500 }, (_, i) => i),
  Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`k${i}`, i])),
];

type Path = readonly (string | number)[];
const pathsOf = (value: unknown, at: Path = []): readonly Path[] =>
  value === null || typeof value !== 'object'
    ? [at]
    : [
        at,
        ...Object.entries(value).flatMap(([key, one]) =>
          pathsOf(one, [...at, Array.isArray(value) ? Number(key) : key]),
        ),
      ];
/** A copy with one part of it replaced, left out, doubled, renamed or added. */
function changed(value: unknown, [first, ...rest]: Path, how: number, to: unknown): unknown {
  if (first === undefined) return to;
  if (Array.isArray(value)) {
    const copy = [...value];
    if (rest.length === 0 && how === 1) copy.splice(Number(first), 1);
    else if (rest.length === 0 && how === 2) copy.splice(Number(first), 0, copy[Number(first)], to);
    else copy[Number(first)] = changed(copy[Number(first)], rest, how, to);
    return copy;
  }
  const { [first]: part, ...others } = value as { [key: string]: unknown };
  if (rest.length === 0 && how === 1) return others;
  if (rest.length === 0 && how === 2) return { ...others, [`${first}x`]: part };
  if (rest.length === 0 && how === 3) return { ...(value as object), extra: to };
  return { ...others, [first]: changed(part, rest, how, to) };
}

/** @param path which part, counted through all of them; @param how in which way; @param to what is put in its place */
export const spoilt = (
  value: unknown,
  { path, how, to }: { readonly path: number; readonly how: number; readonly to: unknown },
): unknown => changed(value, of(pathsOf(value), path), how, to);
