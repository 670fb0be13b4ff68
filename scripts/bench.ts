/**
 * `npm run bench [words]`: runs test/bench/*.bench.ts, or those whose name holds one of the words, each built as the app is for
 * players and in a process of its own. Each exports
 *   export default async function bench(size: Size): Promise<Measure[]>
 * and is printed as a table: what was measured, our value, the peer's, how many times the peer's ours is, and the goal.
 * `--tenth` measures at a tenth of the size, against goals set for that size, and fails where one is missed by half. `--write`
 * writes what was measured at full size to docs/performance.md.
 */
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { keepMeasured, writePerformance } from './performance.ts';

export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The same measured on a comparable tool or on the way not taken, in the same unit. */
  readonly peer?: { readonly name: string; readonly value: number };
  /** Which is better. Default: lower. */
  readonly better?: 'lower' | 'higher';
  /** How many times the peer's value ours may be at most, or is to be at least; without a peer our value itself. */
  readonly goal?: Goal;
  /** Where it shows how a cost grows: in which picture it is drawn, and how far along it stands. */
  readonly growth?: { readonly picture: string; readonly along: string; readonly at: number };
}
/** At each size. */
export interface Goal {
  readonly full: number;
  readonly tenth: number;
}
export type Size = keyof Goal;

const FOLDER = 'test/bench';
const BUILT = '.cache/bench';
export const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** What a goal speaks of. */
const reached = ({ value, peer }: Measure): number => (peer ? value / peer.value : value);
/** By how much a goal is missed: 1 where it is just met, more where it is not. */
const missed = (measure: Measure, goal: number): number =>
  measure.better === 'higher' ? goal / reached(measure) : reached(measure) / goal;
/** A small size is measured in milliseconds, on machines with neighbours. */
const FAR = 1.5;
/** Whether a measure is so far from its goal at a size that it is no chance. */
export const fails = (measure: Measure, size: Size): boolean =>
  measure.goal !== undefined && missed(measure, measure.goal[size]) > FAR;

/** What is to be reached, and whether it was; blank where nothing is. */
export function goalOf(measure: Measure, size: Size): string {
  const most = measure.goal?.[size];
  if (most === undefined) return '';
  return `${measure.better === 'higher' ? '≥' : '≤'} ${most}: ${missed(measure, most) <= 1 ? 'met' : 'not met'}`;
}

/** The measures as lines of a table, its columns aligned. */
export function table(measures: readonly Measure[], size: Size): string[] {
  const rows = measures.map((measure) => {
    const { name, value, unit, peer } = measure;
    return [
      name,
      `${shown(value)} ${unit}`,
      peer ? `${peer.name} ${shown(peer.value)} ${unit}` : '',
      peer ? `${shown(value / peer.value)}×` : '',
      goalOf(measure, size),
    ];
  });
  const all = [['name', 'value', 'peer', 'ours', 'goal'], ...rows];
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
const measured = (file: string, size: Size): Promise<readonly Measure[]> =>
  new Promise((done, failed) => {
    let measures: readonly Measure[] | undefined;
    const child = fork('scripts/bench-one.mjs', [file, size], {
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

export default async function main(args: readonly string[]): Promise<void> {
  const size: Size = args.includes('--tenth') ? 'tenth' : 'full';
  const words = args.filter((arg) => !arg.startsWith('--'));
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.bench.ts'))
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
  if (names.length === 0) console.log('No benchmark of that name.');
  for (const name of names) {
    const measures = await measured(await bundled(name), size);
    console.log(`\n${name.replace('.bench.ts', '')}\n${table(measures, size).join('\n')}`);
    if (size === 'full') {
      if (args.includes('--write')) keepMeasured(name.replace('.bench.ts', ''), measures);
      continue;
    }
    for (const measure of measures.filter((one) => fails(one, size))) {
      console.error(`Too far from its goal: ${measure.name}`);
      process.exitCode = 1;
    }
  }
  if (args.includes('--write') && size === 'full') writePerformance();
}
