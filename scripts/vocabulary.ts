/**
 * Prints the words a worked case is written in: orders with their arguments and the questions bots met in them, charts with
 * the facts their rows have, as Markdown. No outcome and no condition of a rule.
 *   node scripts/run.mjs scripts/vocabulary.ts mighty-empires [players] [campaigns] [years]
 */
import type { GenericSchema } from 'valibot';
import { type AnyChart, isGrid } from '../src/kernel/chart.ts';
import type { Given } from '../src/kernel/game.ts';
import type { Json } from '../src/kernel/json.ts';
import { countArg, nameArg, pieceArg, tileArg } from '../src/kernel/offers.ts';
import type { Question } from '../src/kernel/question.ts';
import type { AnyRuleset, Mutable } from '../src/kernel/ruleset.ts';
import { empty, enact, type Public, respond, take } from '../src/kernel/table.ts';
import type { RulesetId } from '../src/rules/index.ts';
import { simulationOf } from './simulations.ts';

type Schema = GenericSchema & {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly key?: Schema;
  readonly entries?: { readonly [name: string]: Schema };
  readonly options?: readonly (Schema | string)[];
  readonly pipe?: readonly Schema[];
  readonly literal?: unknown;
  readonly default?: unknown;
};

const known = new Map<unknown, string>([
  [tileArg, 'tile'],
  [pieceArg, 'id'],
  [nameArg, 'text'],
  [countArg, 'count'],
]);

/** The shape a schema takes, in a line. */
function shape(schema: Schema): string {
  const name = known.get(schema);
  if (name) return name;
  if (schema.pipe?.[0] && schema.pipe[0] !== schema) return shape(schema.pipe[0]);
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return `{ ${Object.entries(schema.entries ?? {})
        .map(([key, each]) => `${key}${each.type === 'optional' ? '?' : ''}: ${shape(each)}`)
        .join(', ')} }`;
    case 'exact_optional':
    case 'optional': {
      const by = schema.default;
      const plain = by === undefined || typeof by === 'function' ? '' : ` = ${JSON.stringify(by)}`;
      return `${schema.wrapped ? shape(schema.wrapped) : 'any'}${plain}`;
    }
    case 'nullable':
    case 'nullish':
      return `${schema.wrapped ? shape(schema.wrapped) : 'any'} | null`;
    case 'array':
      return `[${schema.item ? shape(schema.item) : 'any'}…]`;
    case 'record':
      return `{ <${schema.key ? shape(schema.key) : 'name'}>: ${schema.value ? shape(schema.value) : 'any'} … }`;
    case 'picklist':
      return (schema.options ?? []).map((each) => JSON.stringify(each)).join(' | ');
    case 'union':
    case 'variant':
      return (schema.options ?? []).map((each) => shape(each as Schema)).join(' | ');
    case 'literal':
      return JSON.stringify(schema.literal);
    default:
      return schema.type;
  }
}

const named = (text: string, seats: readonly string[]): string =>
  text
    .split('/')
    .map((part) =>
      seats.includes(part)
        ? '<seat>'
        : part
            .replace(/q-?\d+r-?\d+/g, '<tile>')
            .replace(/\bo[0-9a-z]{6}x[.0-9a-z]*/g, '<id>')
            .replace(/\d+/g, '<n>'),
    )
    .join('/')
    .replace(/(again\/|tie<n>\/)\1+/g, '$1');

interface Met {
  readonly kinds: Set<string>;
  readonly by: Set<string>;
  readonly choices: Set<string>;
}
const kindOf = (question: Question): string => {
  switch (question.ask) {
    case 'roll':
      return `roll ${question.dice}`;
    case 'choose':
      return 'choose';
    case 'declare':
      return `declare ${question.claim}`;
    case 'enter':
      return `enter ${question.bounds.kind}`;
  }
};

/** Every question a record meets, by order and by the pattern of its label. */
function asked(
  ruleset: AnyRuleset,
  options: Json,
  seats: readonly string[],
  record: readonly Given[],
  found: Map<string, Map<string, Met>>,
): void {
  const table = empty(ruleset.found(options, seats)) as unknown as Mutable<Public>;
  for (const given of record) {
    if ('write' in given) continue;
    const open =
      'order' in given ? given.order : table.open.find(({ order }) => order === given.answer.order);
    const move =
      'order' in given ? enact(ruleset, table, given.order) : respond(ruleset, table, given.answer);
    if (!open || !move) continue;
    const labels = found.get(open.id) ?? new Map<string, Met>();
    found.set(open.id, labels);
    for (const question of move.asked) {
      const label = named(question.label, seats);
      const met = labels.get(label) ?? { kinds: new Set(), by: new Set(), choices: new Set() };
      labels.set(label, met);
      met.kinds.add(kindOf(question));
      met.by.add(
        question.by === open.seat
          ? 'the seat itself'
          : seats.includes(question.by)
            ? 'another seat'
            : question.by,
      );
      const keys =
        question.ask === 'choose'
          ? Object.keys(question.from)
          : question.ask === 'enter' && question.bounds.kind === 'split'
            ? question.bounds.among
            : [];
      for (const key of keys) met.choices.add(named(key, seats));
    }
    take(ruleset, table, move, null);
  }
}

const values = (all: readonly unknown[]): string => {
  const words = [...new Set(all.filter((each) => typeof each === 'string'))].sort();
  const kinds = new Set(all.filter((each) => typeof each !== 'string').map(kindOfValue));
  return [...words.map((each) => `"${each}"`), ...[...kinds].sort()].join(' | ');
};
function kindOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `[${values(value)}…]`;
  if (typeof value === 'object') return `{ ${facts([value]).join(', ')} }`;
  return typeof value;
}
function facts(all: readonly unknown[]): readonly string[] {
  const objects = all.filter((each) => each !== null && typeof each === 'object' && !Array.isArray(each));
  const keys = [...new Set(objects.flatMap((each) => Object.keys(each as object)))];
  return keys.map((key) => {
    const held = objects.flatMap((each) =>
      Object.hasOwn(each as object, key) ? [(each as { [key: string]: unknown })[key]] : [],
    );
    return `${key}${held.length < all.length ? '?' : ''}: ${values(held)}`;
  });
}

function ofChart(chart: AnyChart): string {
  const cells = isGrid(chart) ? chart.rows.flatMap((row) => row.cells) : chart.rows.map(({ is }) => is);
  const shapes = cells.every((each) => each !== null && typeof each === 'object' && !Array.isArray(each))
    ? `{ ${facts(cells).join('; ')} }`
    : values(cells);
  const rows = chart.rows.flatMap((row) => (row.id === undefined ? [] : [row.id]));
  const columns = isGrid(chart)
    ? ` columns ${chart.columns.map(({ id, on }) => (on ? `${id} (by number)` : id)).join(', ')};`
    : '';
  return `- \`${chart.id}\`: ${chart.title}; ${chart.dice ?? 'read, not rolled'};${columns}${rows.length > 0 ? ` rows ${rows.join(', ')};` : ''} ${isGrid(chart) ? 'cell' : 'is'} ${shapes}`;
}

export default async function vocabulary([id, players = '3', campaigns = '20', years]: string[]) {
  const simulation = await simulationOf(id as RulesetId);
  const found = new Map<string, Map<string, Met>>();
  let ruleset: AnyRuleset | undefined;
  for (let seed = 1; seed <= Number(campaigns); seed++) {
    const length = years === undefined ? {} : { years: Number(years) };
    const { game } = simulation.play({ players: Number(players), ...length, seed, recording: true });
    ruleset = game.ruleset;
    asked(game.ruleset, game.options, [...game.books.keys()], game.record ?? [], found);
  }
  if (!ruleset) return;
  console.log('## Orders\n');
  for (const [name, order] of Object.entries(ruleset.orders)) {
    console.log(`### \`${name}\` (${order.title.say})\nargs ${shape(order.args as Schema)}`);
    for (const [label, { kinds, by, choices }] of found.get(name) ?? [])
      console.log(
        `- \`${label}\`, ${[...by].join(' or ')}: ${[...kinds].join(' or ')}${choices.size > 0 ? ` of ${[...choices].join(', ')}` : ''}`,
      );
    console.log('');
  }
  console.log('## Charts\n');
  for (const chart of ruleset.charts) console.log(ofChart(chart));
}
