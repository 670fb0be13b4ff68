/**
 * `npm run bench [words]`: runs test/bench/*.bench.ts, or those whose name holds one of the words, each built as the app is for
 * players and in a process of its own. Each exports
 *   export default async function bench(): Promise<Measure[]>
 * and is printed as a table: what was measured, our value, the peer's, and how many times better ours is.
 */
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import packageJson from '../package.json' with { type: 'json' };

export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The same measured on a comparable tool or on the way not taken, in the same unit. */
  readonly peer?: { readonly name: string; readonly value: number };
  /** Which is better. Default: lower. */
  readonly better?: 'lower' | 'higher';
}

const FOLDER = 'test/bench';
const BUILT = '.cache/bench';
const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** The measures as lines of a table, its columns aligned. */
export function table(measures: readonly Measure[]): string[] {
  const rows = measures.map(({ name, value, unit, peer, better }) => [
    name,
    `${shown(value)} ${unit}`,
    peer ? `${peer.name} ${shown(peer.value)} ${unit}` : '',
    peer ? `${shown(better === 'higher' ? value / peer.value : peer.value / value)}×` : '',
  ]);
  const all = [['name', 'value', 'peer', 'ratio'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Bundles a benchmark with all that the app is made of; peers stay as they are published. @returns the file to run */
async function bundled(name: string): Promise<string> {
  const file = name.replace('.ts', '.mjs');
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: Object.keys(packageJson.dependencies) },
    build: {
      ssr: join(FOLDER, name),
      outDir: BUILT,
      emptyOutDir: false,
      minify: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: file, chunkFileNames: `${file}-[hash].mjs` } },
    },
  });
  return resolve(BUILT, file);
}

/** @throws what the benchmark throws, in its own words */
const measured = (file: string): Promise<readonly Measure[]> =>
  new Promise((done, failed) => {
    let measures: readonly Measure[] | undefined;
    const child = fork('scripts/bench-one.mjs', [file], {
      execArgv: ['--expose-gc', '--max-old-space-size=8192'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('message', (message) => {
      measures = message as readonly Measure[];
    });
    child.on('exit', (code) =>
      code === 0 && measures ? done(measures) : failed(new Error(`${file} ended with ${code}`)),
    );
  });

export default async function main(words: readonly string[]): Promise<void> {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.bench.ts'))
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
  if (names.length === 0) console.log('No benchmark of that name.');
  for (const name of names) {
    const measures = await measured(await bundled(name));
    console.log(`\n${name.replace('.bench.ts', '')}\n${table(measures).join('\n')}`);
  }
}
