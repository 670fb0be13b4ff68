/**
 * `npm run bench [words]`: runs test/bench/*.bench.ts, or those whose name holds one of the words. Each exports
 *   export default async function bench(): Promise<Measure[]>
 * and is printed as a table: what was measured, our value, the peer's, and how many times better ours is.
 */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

export default async function main(words: readonly string[]): Promise<void> {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.bench.ts'))
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
  if (files.length === 0) console.log('No benchmark of that name.');
  for (const file of files) {
    const module: { default: () => Promise<Measure[]> } = await import(
      /* @vite-ignore */ resolve(join(FOLDER, file))
    );
    console.log(`\n${file.replace('.bench.ts', '')}\n${table(await module.default()).join('\n')}`);
  }
}
