/** How long the sources are. Small files are read; above 300 lines a file needs a reason. Reports, never fails. */
import { readSources } from './sources.ts';

const LONG = 300;

export default function main(): void {
  const sizes = readSources('src', 'server', 'scripts')
    .map(({ path, code }) => ({ path, lines: code.split('\n').length - 1 }))
    .sort((a, b) => b.lines - a.lines);
  const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0;
  const long = sizes.filter(({ lines }) => lines > LONG);
  for (const { path, lines } of long) console.log(`${path}: ${lines} lines`);
  console.log(`Lengths: ${sizes.length} files, median ${median} lines, ${long.length} over ${LONG}.`);
}
