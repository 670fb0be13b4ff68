/**
 * What the built app costs a phone: the JavaScript before the first chart, the fonts, the house, and each rule set it keeps; and
 * that none of its files wait for each other.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { rulesetIds } from '../../src/rules/ids.ts';
import { isPack } from '../packs.ts';

const KB = 1024;
const BUDGET = {
  chart: 62 * KB,
  english: 224 * KB,
  fonts: 530 * KB,
  /** All that is kept offline but the rule sets. */
  house: 2155 * KB,
  /** The rules and screens of one rule set; the largest is known by name. */
  books: { 'mighty-empires': 860 * KB, chronopia: 210 * KB },
  book: 170 * KB,
  /** The words in which a rule set explains its rules: fetched when somebody asks why. */
  explained: { 'mighty-empires': 88 * KB, book: 32 * KB },
};

/** The modules whose chunks are needed before a chart is seen: the entry, and the screen of charts. */
const chartScreen = /^src\/app\/screens\/charts?\/[^/]+\.tsx$/;

/** The chunks an entry of Vite's manifest needs at once, itself included. */
function needed(manifest: Manifest, key: string, into = new Set<string>()): Set<string> {
  if (into.has(key)) return into;
  into.add(key);
  for (const next of manifest[key]?.imports ?? []) needed(manifest, next, into);
  return into;
}

/** For each screen of charts, the keys of all chunks needed to open the page there. */
export function chartRoutes(manifest: Manifest): string[][] {
  const keys = Object.keys(manifest);
  // The worker comes in by a way of its own, which no page waits for.
  const entries = keys.filter((key) => manifest[key]?.isEntry && key.endsWith('.html'));
  const screens = keys.filter((key) => manifest[key]?.isDynamicEntry && chartScreen.test(key));
  const from = (starts: readonly string[]): string[] => {
    const all = new Set<string>();
    for (const start of starts) needed(manifest, start, all);
    return [...all];
  };
  return screens.length === 0 ? [from(entries)] : screens.map((screen) => from([...entries, screen]));
}

const setOf = (key: string): string | undefined =>
  rulesetIds.find((id) => key.startsWith(`src/rules/${id}/`) || key.startsWith(`src/app/rulesets/${id}/`));

/** Every chunk that is reached from some, at once or later, without entering what is shut. */
function reached(
  manifest: Manifest,
  starts: readonly string[],
  shut: (key: string) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  const go = (key: string): void => {
    if (found.has(key) || shut(key)) return;
    found.add(key);
    for (const next of [...(manifest[key]?.imports ?? []), ...(manifest[key]?.dynamicImports ?? [])])
      go(next);
  };
  for (const start of starts) go(start);
  return found;
}

const explains = (key: string): boolean => key.includes('/explained/');

/** For each rule set, the files that are kept for it alone; those that explain its rules stand apart. */
export function booksOf(manifest: Manifest): { readonly [set: string]: readonly string[] } {
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const house = reached(manifest, entries, (key) => setOf(key) !== undefined);
  return Object.fromEntries(
    rulesetIds.map((id) => {
      const own = reached(
        manifest,
        keys.filter((key) => setOf(key) === id),
        (key) => house.has(key) || (setOf(key) ?? id) !== id || explains(key),
      );
      const files = [...own].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat());
      return [id, [...new Set(files)]];
    }),
  );
}

/** For each rule set, the files that explain its rules. */
export const explainedOf = (manifest: Manifest): { readonly [set: string]: readonly string[] } =>
  Object.fromEntries(
    rulesetIds.map((id) => [
      id,
      Object.keys(manifest).flatMap((key) =>
        setOf(key) === id && explains(key) ? (manifest[key]?.file ?? []) : [],
      ),
    ]),
  );

/** Files that wait for each other as they load, by the first of them that is met: what they say depends on which comes first. */
export function rings(manifest: Manifest): readonly string[] {
  const done = new Set<string>();
  const way: string[] = [];
  const found: string[] = [];
  const go = (key: string): void => {
    const at = way.indexOf(key);
    if (at >= 0) found.push([...way.slice(at), key].map((one) => manifest[one]?.file ?? one).join(' → '));
    if (at >= 0 || done.has(key)) return;
    way.push(key);
    for (const next of manifest[key]?.imports ?? []) go(next);
    way.pop();
    done.add(key);
  };
  for (const key of Object.keys(manifest)) go(key);
  return found;
}

const gzipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

function filesOf(folder: string): { path: string; bytes: number }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('.') && path !== '404.html' && !isPack(path))
    .map((path) => ({ path, stat: statSync(join(folder, path)) }))
    .filter(({ stat }) => stat.isFile())
    .map(({ path, stat }) => ({ path, bytes: stat.size }));
}

export default function main(): boolean {
  const dist = 'dist';
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const files = filesOf(dist);
  const sum = (some: readonly { bytes: number }[]): number => some.reduce((all, { bytes }) => all + bytes, 0);
  const fonts = files.filter(({ path }) => path.endsWith('.woff2'));
  const routes = chartRoutes(manifest).map((keys) =>
    keys
      .flatMap((key) => manifest[key]?.file ?? [])
      .reduce((all, file) => all + gzipped(join(dist, file)), 0),
  );

  const weighed = (sets: ReturnType<typeof booksOf>) =>
    Object.entries(sets).map(([id, own]) => ({
      id,
      bytes: own.reduce((all, file) => all + statSync(join(dist, file)).size, 0),
    }));
  const books = weighed(booksOf(manifest));
  const explained = weighed(explainedOf(manifest));
  const caps: Readonly<Record<string, number>> = BUDGET.books;
  const words: Readonly<Record<string, number>> = BUDGET.explained;

  const lines = [
    { what: 'JavaScript to a chart, gzip', bytes: Math.max(...routes), most: BUDGET.chart },
    {
      what: 'fonts for English',
      bytes: sum(fonts.filter(({ path }) => !path.includes('latin-ext'))),
      most: BUDGET.english,
    },
    { what: 'all fonts', bytes: sum(fonts), most: BUDGET.fonts },
    {
      what: 'kept offline without rule sets',
      bytes: sum(files) - sum(books) - sum(explained),
      most: BUDGET.house,
    },
    ...books.map(({ id, bytes }) => ({ what: `kept for ${id}`, bytes, most: caps[id] ?? BUDGET.book })),
    ...explained.map(({ id, bytes }) => ({
      what: `explained of ${id}`,
      bytes,
      most: words[id] ?? BUDGET.explained.book,
    })),
  ];
  for (const { what, bytes, most } of lines)
    console.log(
      `${bytes > most ? 'OVER ' : ''}${what}: ${(bytes / KB).toFixed(1)} KB of ${(most / KB).toFixed(0)} KB`,
    );
  const waiting = rings(manifest);
  for (const ring of waiting) console.log(`WAIT FOR EACH OTHER ${ring}`);
  return waiting.length === 0 && lines.every(({ bytes, most }) => bytes <= most);
}
