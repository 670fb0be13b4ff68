/** What the built app costs a phone: the JavaScript before the first chart, the fonts, and all that is kept. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

const KB = 1024;
const BUDGET = { chart: 62 * KB, english: 224 * KB, fonts: 540 * KB, total: 3072 * KB };

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
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const screens = keys.filter((key) => manifest[key]?.isDynamicEntry && chartScreen.test(key));
  const from = (starts: readonly string[]): string[] => {
    const all = new Set<string>();
    for (const start of starts) needed(manifest, start, all);
    return [...all];
  };
  return screens.length === 0 ? [from(entries)] : screens.map((screen) => from([...entries, screen]));
}

const gzipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

function filesOf(folder: string): { path: string; bytes: number }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('.') && path !== '404.html')
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

  const lines = [
    { what: 'JavaScript to a chart, gzip', bytes: Math.max(...routes), most: BUDGET.chart },
    {
      what: 'fonts for English',
      bytes: sum(fonts.filter(({ path }) => !path.includes('latin-ext'))),
      most: BUDGET.english,
    },
    { what: 'all fonts', bytes: sum(fonts), most: BUDGET.fonts },
    { what: 'everything kept offline', bytes: sum(files), most: BUDGET.total },
  ];
  for (const { what, bytes, most } of lines)
    console.log(
      `${bytes > most ? 'OVER ' : ''}${what}: ${(bytes / KB).toFixed(1)} KB of ${(most / KB).toFixed(0)} KB`,
    );
  return lines.every(({ bytes, most }) => bytes <= most);
}
