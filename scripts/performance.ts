/**
 * docs/performance.md: what the benchmarks measured last, as tables, and how costs grow, as pictures. What each measured is kept beside the
 * pictures, so that a few can be measured anew by themselves.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { goalOf, type Measure, shown } from './bench.ts';
import { drawn, type Line } from './growth-picture.ts';

const DOCS = 'docs';
const PICTURES = 'performance';
const FOLDER = join(DOCS, PICTURES);
const ENDING = '.json';

/** Keeps what one benchmark measured. */
export function keepMeasured(name: string, measures: readonly Measure[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(join(FOLDER, name + ENDING), `${JSON.stringify({ day, measures }, null, 1)}\n`);
}

interface Kept {
  readonly name: string;
  readonly day: string;
  readonly measures: readonly Measure[];
}
const kept = (): readonly Kept[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => ({
      name: file.slice(0, -ENDING.length),
      ...(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Omit<Kept, 'name'>),
    }));

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const cellsOf = (measure: Measure): readonly string[] => {
  const { name, value, unit, peer, goal } = measure;
  return [
    name,
    `${shown(value)} ${unit}`,
    peer ? `${peer.name}: ${shown(peer.value)} ${unit}` : '',
    peer ? `${shown(value / peer.value)}×` : '',
    goal ? goalOf(measure, 'full') : '',
  ];
};
const tableOf = (measures: readonly Measure[]): string =>
  [row(['', 'Realmbook', 'beside', 'ours', 'goal']), row(['---', '---', '---', '---', '---'])]
    .concat(measures.map((one) => row(cellsOf(one))))
    .join('\n');

/** @param measures of one picture */
function linesOf(measures: readonly Measure[]): readonly Line[] {
  const point = ({ growth }: Measure, value: number): readonly [number, number] => [growth?.at ?? 0, value];
  const peers = measures.flatMap((one) => (one.peer ? [point(one, one.peer.value)] : []));
  const name = measures.find(({ peer }) => peer)?.peer?.name;
  return [
    { name: 'Realmbook', points: measures.map((one) => point(one, one.value)) },
    ...(name === undefined ? [] : [{ name, points: peers }]),
  ];
}
/** Draws each picture there is of how a cost grows. @returns the lines that show them */
function picturesOf(measures: readonly Measure[]): readonly string[] {
  const names = new Set(measures.flatMap(({ growth }) => growth?.picture ?? []));
  return [...names].map((name) => {
    const own = measures.filter(({ growth }) => growth?.picture === name);
    const [first] = own as [Measure];
    const file = `${PICTURES}/${name.replaceAll(' ', '-')}.svg`;
    const title = `${name}: ${first.unit}, by ${first.growth?.along}`;
    writeFileSync(join(DOCS, file), drawn(title, linesOf(own)));
    return `![${title}](${file})`;
  });
}

/** Writes the page of all that is kept. */
export function writePerformance(): void {
  const all = kept();
  const days = [...new Set(all.map(({ day }) => day))].sort();
  const sections = all.map(
    ({ name, measures }) => `## ${name}\n\n${[tableOf(measures), ...picturesOf(measures)].join('\n\n')}`,
  );
  const head = `# What things cost

Written by \`npm run bench -- --write\`, measured ${days.join(' to ')} with Node ${process.version} on ${cpus().length} cores of
a shared server. Each row stands beside another program, or another way, that did the same work in the same run, taking turns; of
times the middle one is given. What stands under “ours” is how many times the other's figure ours is. Each benchmark says at its
head (\`test/bench\`) what it measures and what the other does not do.`;
  writeFileSync(join(DOCS, 'performance.md'), `${[head, ...sections].join('\n\n')}\n`);
}
