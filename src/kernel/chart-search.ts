/**
 * Finding a chart by what a player types: words of its title count most, then the words it is known by, its section
 * and document, then what its rows say. Every word typed must be met; beginnings count, and so does a slip or two.
 */
import { type AnyChart, isGrid } from './chart.ts';
import { cellText } from './chart-print.ts';

/** Letters and digits in lower case, accents and marks dropped. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that tell nothing about a chart. */
const fillers = new Set(wordsIn('a an and at by for from how in is my of on or the to what when who with'));

interface Field {
  readonly words: readonly string[];
  readonly weight: number;
}

function fieldsOf(chart: AnyChart): readonly Field[] {
  const says = isGrid(chart)
    ? [
        ...chart.columns.map(({ title }) => title),
        ...chart.rows.flatMap(({ text, cells }) => [
          text ?? '',
          ...cells.map((cell) => cellText(chart, cell)),
        ]),
      ]
    : chart.rows.flatMap(({ label, text, note }) => [label ?? '', text, note ?? '']);
  const field = (weight: number, ...texts: readonly string[]): Field => ({
    weight,
    words: [...new Set(texts.flatMap(wordsIn))],
  });
  return [
    field(8, chart.title, chart.id),
    field(6, ...(chart.words ?? [])),
    field(3, chart.source.section, chart.source.document),
    field(1, ...says, chart.foot ?? ''),
  ];
}

/** How many slips a typed word may have: none up to three letters, one up to six, then two. */
const slips = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** From 0, no match, to 100, the very word. */
function likeness(typed: string, word: string): number {
  if (word === typed) return 100;
  if (word === `${typed}s` || typed === `${word}s`) return 95;
  if (word.startsWith(typed)) return 60 + Math.floor((30 * typed.length) / word.length);
  const allowed = slips(typed.length);
  if (allowed === 0 || typed[0] !== word[0]) return 0;
  const whole = distance(typed, word, allowed);
  if (whole <= allowed) return 60 - 15 * whole;
  const beginning = distance(typed, word.slice(0, typed.length), allowed);
  return beginning <= allowed ? 40 - 15 * beginning : 0;
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

function score(fields: readonly Field[], typed: readonly string[]): number {
  let sum = 0;
  for (const one of typed) {
    const best = Math.max(
      0,
      ...fields.flatMap(({ words, weight }) => words.map((word) => likeness(one, word) * weight)),
    );
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

const indexes = new WeakMap<AnyChart, readonly Field[]>();
function index(chart: AnyChart): readonly Field[] {
  const known = indexes.get(chart) ?? fieldsOf(chart);
  indexes.set(chart, known);
  return known;
}

/** The charts a query means, best first and in the given order where equal; all of them for an empty query. */
export function searchCharts<C extends AnyChart>(charts: readonly C[], query: string): readonly C[] {
  const all = wordsIn(query);
  const telling = all.filter((word) => !fillers.has(word));
  const typed = telling.length > 0 ? telling : all;
  if (typed.length === 0) return charts;
  return charts
    .map((chart) => ({ chart, score: score(index(chart), typed) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ chart }) => chart);
}
