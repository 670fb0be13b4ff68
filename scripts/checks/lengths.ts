/**
 * How long the sources are. Small files are read; above 300 lines a file needs a reason, which is only reported. A function of
 * the app over 80 lines fails, unless its reason stands here; so does a reason too many, and one for what is long no more.
 */
import { type Finding, lineAt, readSources, report, type Source } from './sources.ts';
import { isFunction, moduleOf, type Node, walk } from './syntax.ts';

const LONG_FILE = 300;
const LONG_FUNCTION = 80;
const MOST_REASONS = 10;
/** Functions that would be read worse in parts, by file and name. */
const REASONS: { readonly [place: string]: string } = {
  'src/app/map/MapView.tsx MapView':
    'stage, plates, press, neatline, touch and keys are wired here, and each reads the others',
  'src/app/map/view/plates.ts layPlates':
    'one queue: each step of it reads and writes the same six variables',
  'src/app/map/view/gestures.ts listen': 'one state machine of fingers',
};

/** What a function is called: by itself, or by what it is given to; undefined for one in another's arguments. */
function nameOf(made: Node, over: Node | undefined): string | undefined {
  return made.id?.name ?? (over?.type === 'VariableDeclarator' ? over.id?.name : over?.key?.name);
}

/** Functions of the app that are too long and have no reason, nothing within one that has; and reasons that excuse nothing. */
export function lengthFindings(sources: readonly Source[], reasons = REASONS): Finding[] {
  const used = new Set<string>();
  const tooLong = sources
    .filter(({ path }) => path.startsWith('src/app/'))
    .flatMap((source) => {
      const found: Finding[] = [];
      walk(moduleOf(source).program, (node, above) => {
        if (!isFunction(node)) return true;
        const line = lineAt(source.code, node.start);
        const lines = lineAt(source.code, node.end) - line + 1;
        if (lines <= LONG_FUNCTION) return false;
        const name = nameOf(node, above.at(-1)) ?? 'a function without a name';
        const place = `${source.path} ${name}`;
        if (Object.hasOwn(reasons, place)) {
          used.add(place);
          return false;
        }
        const problem = `${name} has ${lines} lines: let each thing it does have its own`;
        found.push({ path: source.path, line, problem });
        return true;
      });
      return found;
    });
  const idle = Object.keys(reasons).filter((place, at) => !used.has(place) || at >= MOST_REASONS);
  const path = 'scripts/checks/lengths.ts';
  return [
    ...tooLong,
    ...idle.map((place) => ({ path, line: 1, problem: `${place} needs no reason, or there are too many` })),
  ];
}

export default function main(): boolean {
  const sources = readSources('src', 'server', 'scripts');
  const sizes = sources
    .map(({ path, code }) => ({ path, lines: code.split('\n').length - 1 }))
    .sort((a, b) => b.lines - a.lines);
  const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0;
  const long = sizes.filter(({ lines }) => lines > LONG_FILE);
  for (const { path, lines } of long) console.log(`${path}: ${lines} lines`);
  console.log(`Files: median ${median} lines, ${long.length} over ${LONG_FILE}.`);
  return report('Lengths', lengthFindings(sources), sizes.length);
}
