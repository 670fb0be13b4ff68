/**
 * How a name is rolled: a generator that asks for one die after another and tells what each gave.
 * It never knows whether a face was tapped or typed. Names are canonical: elements joined, first letter large.
 */
import { type Chart, type Grid, lookUp, lookUpCell } from '../../../kernel/chart.ts';
import type { ElementColumn, NameCell } from '../charts/name-elements.ts';
import { type Ending, nameEndings } from '../charts/names-personal.ts';
import { type Kind, type Length, lengths, type Tongue } from './tongues.ts';

export interface NameRoll {
  readonly chart: string;
  /** The column to read, on charts that have several. */
  readonly column?: string;
  readonly sides: number;
}
export interface NameStep extends NameRoll {
  readonly face: number;
  /** What the face says; empty where it leaves an element out. */
  readonly says: string;
  /** What became of it: an element of the name, its length, left out, or rolled again. */
  readonly use: 'element' | 'length' | 'blank' | 'again';
}
export interface Name {
  readonly name: string;
  readonly steps: readonly NameStep[];
}
export type Naming = Generator<NameRoll, Name, number>;

/** How parts of a place name stand: Ithragadum, Ithrag-Adum, Ithrag-a-Dum. */
export const partings = ['joined', 'parts', 'split-a'] as const;
export type Parting = (typeof partings)[number];

export interface NameOptions {
  readonly ending?: Ending;
  readonly length?: Length;
  readonly parting?: Parting;
}

/** Asks for the dice of one name, and returns it with every step. @throws NotOnChart for a face the die has not */
export function* naming(kind: Kind, tongue: Tongue, options: NameOptions = {}): Naming {
  const steps: NameStep[] = [];
  const elements =
    kind === 'place' ? yield* placeElements(tongue, steps) : yield* personElements(tongue, options, steps);
  const parting = kind === 'place' && tongue.parts ? (options.parting ?? 'joined') : 'joined';
  return { name: joined(elements, parting), steps };
}

type Rolled<T> = Generator<NameRoll, T, number>;

function* placeElements({ chart }: Tongue, steps: NameStep[]): Rolled<readonly string[]> {
  const elements: string[] = [];
  const more: ElementColumn[] = [];
  for (const { id } of chart.columns) {
    const last = id === chart.columns.at(-1)?.id;
    elements.push(
      yield* element(chart, id as ElementColumn, steps, {
        blank: !(last && elements.filter(Boolean).length < 2),
        adds: (column) => more.push(column),
      }),
    );
  }
  for (const column of more.slice(0, 1)) elements.push(yield* element(chart, column, steps, {}));
  return elements;
}

function* personElements(tongue: Tongue, options: NameOptions, steps: NameStep[]): Rolled<readonly string[]> {
  const length: Chart<{ from: readonly (ElementColumn | 'ending')[] }> =
    lengths[options.length ?? tongue.length];
  const face = yield { chart: length.id, sides: 6 };
  const found = lookUp(length, face);
  steps.push({ chart: length.id, sides: 6, face, says: length.rows[found.row]?.text ?? '', use: 'length' });
  const elements: string[] = [];
  for (const part of found.is.from)
    elements.push(
      part === 'ending'
        ? yield* element(nameEndings, options.ending ?? tongue.ending, steps, {})
        : yield* element(tongue.chart, columnOf(tongue.chart, part), steps, {
            blank: found.is.from.length > 2,
          }),
    );
  return elements;
}

/** Long names ask for a third column, which only Elven has: elsewhere the last column stands in. */
const columnOf = ({ columns }: Grid, wanted: ElementColumn): string =>
  (columns.find(({ id }) => id === wanted) ?? columns.at(-1))?.id ?? wanted;

interface Allowed {
  /** Whether a blank may stand; else it is rolled again. */
  readonly blank?: boolean;
  /** Where an element to add is noted; else such a face is only rolled again. */
  readonly adds?: (column: ElementColumn) => void;
}

function* element(
  chart: Grid<NameCell>,
  column: string,
  steps: NameStep[],
  { blank = false, adds }: Allowed,
): Rolled<string> {
  for (;;) {
    const roll = { chart: chart.id, column, sides: 20 };
    const face = yield roll;
    const { is } = lookUpCell(chart, face, column);
    if (typeof is === 'string') {
      steps.push({ ...roll, face, says: is, use: 'element' });
      return is;
    }
    steps.push({ ...roll, face, says: is?.text ?? '', use: is === null && blank ? 'blank' : 'again' });
    if (is === null && blank) return '';
    if (is) adds?.(is.adds);
  }
}

const large = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

function joined(elements: readonly string[], parting: Parting): string {
  const parts = elements.filter(Boolean);
  if (parting === 'joined') return large(parts.join(''));
  return parts
    .flatMap((part, index) =>
      index > 0 && parting === 'split-a' && /^a./.test(part) ? ['a', large(part.slice(1))] : [large(part)],
    )
    .join('-');
}
