/**
 * `npm run record -- [rule set] [--look | --choose]`: says in words what today's rules make of the campaigns that were recorded,
 * then plays and writes them anew, order by order and answer by answer, with what they come to. Run it when a rule is meant to
 * change that, and say so. While the rule set bears the version they were recorded under it writes nothing and asks for a raise;
 * `--look` never writes, and `--situations` writes only the campaigns that tests look at screens in, as bots of today play them: those
 * tests may have to look for their situations anew. A few are kept to be read; the others are packed, and chosen so that between them every sentence of the
 * chronicle is told that bots can bring about; `--choose` chooses them again, where a sentence is told by none any more.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Given, type Length, replayAloud, type Simulation } from '../src/kernel/game.ts';
import type { AnyRuleset } from '../src/kernel/ruleset.ts';
import { loadRuleset, type RulesetId, rulesetIds } from '../src/rules/index.ts';
import { playWalk } from '../test/app/harness/played.ts';
import type { Walk } from '../test/app/harness/recorded.ts';
import { fileOf, outcome, readRecorded, recordedNames, rulesHeard, situations } from './recorded.ts';
import { simulationOf } from './simulations.ts';
import { whatChanged } from './what-changed.ts';

const plain: { readonly [Id in RulesetId]: readonly Length[] } = {
  'mighty-empires': [
    { players: 3, turns: 7, seed: 12 },
    { players: 2, turns: 3, seed: 7 },
  ],
  'ninth-age': [
    { players: 2, seed: 13 },
    { players: 3, seed: 4 },
    { players: 4, seed: 9 },
  ],
  'realm-armies': [
    { players: 2, seed: 7 },
    { players: 3, seed: 12 },
  ],
  chronopia: [
    { players: 2, turns: 3, seed: 8 },
    { players: 3, turns: 3, seed: 5 },
  ],
};
const many = (length: number, plan: (seed: number) => Length): readonly Length[] =>
  Array.from({ length }, (_, i) => plan(i + 1));
/** Short campaigns first, then longer ones, which meet what is rare. */
const candidates = (set: RulesetId): readonly Length[] =>
  set === 'mighty-empires'
    ? [
        ...many(100, (seed) => ({ players: 3, years: 1, seed })),
        ...many(300, (seed) => ({ players: 3, years: 3, seed })),
      ]
    : [
        // To the end such a campaign is long; a few battles of it tell nearly as much.
        ...(set === 'chronopia' ? many(120, (seed) => ({ players: 2 + (seed % 3), turns: 3, seed })) : []),
        // One in ten of its campaigns goes on for very long: too much to keep.
        ...many(300, (seed) => ({ players: 2 + (seed % 4), seed })).filter(
          ({ seed }) => set !== 'chronopia' || (seed <= 60 && seed % 10 !== 1),
        ),
      ];

export default async function record(args: readonly string[]): Promise<boolean> {
  if (args.includes('--situations')) return recordSituations();
  const sets = rulesetIds.filter((id) => !args.some((arg) => arg in plain) || args.includes(id));
  let held = true;
  for (const set of sets) held = (await recordSet(set, args)) && held;
  return held;
}

async function recordSituations(): Promise<boolean> {
  for (const name of readdirSync(situations)) {
    if (name.includes('-walk-')) {
      const { walk, months } = JSON.parse(readFileSync(new URL(name, situations), 'utf8')) as {
        readonly walk: Walk;
        readonly months: number;
      };
      writeFileSync(new URL(name, situations), spelledOut({ walk, months }, playWalk(walk, months)));
      continue;
    }
    const set = rulesetIds.find((id) => name.startsWith(id));
    if (set === undefined) throw new RangeError(`${name} is of no rule set`);
    const {
      options,
      books,
      record = [],
    } = (await simulationOf(set)).play({ ...planOf(name), recording: true }).game;
    writeFileSync(new URL(name, situations), spelledOut({ options, seats: [...books.keys()] }, record));
  }
  return true;
}

/** @returns whether its rules may be recorded under the version they bear */
async function recordSet(set: RulesetId, flags: readonly string[]): Promise<boolean> {
  const simulation = await simulationOf(set);
  const ruleset = await loadRuleset(set);
  const before = recordedNames(set).map((name) => ({ name, recorded: readRecorded(name) }));
  const changed = before
    .map(({ name, recorded }) => ({ name, recorded, lines: whatChanged(ruleset, recorded) }))
    .filter(({ lines }) => lines.length > 0);
  for (const { name, lines } of changed) console.log(`${name}\n  ${lines.join('\n  ')}`);
  console.log(`${set}: ${changed.length} of ${before.length} recorded campaigns differ under today's rules.`);
  if (changed.some(({ recorded }) => recorded.version === ruleset.version)) {
    console.log(`Raise the version of ${set} (it is ${ruleset.version}), then record.`);
    return false;
  }
  if (flags.includes('--look')) return true;
  const anew = flags.includes('--choose');
  const names = anew ? namesOf(set, telling(simulation, candidates(set))) : before.map(({ name }) => name);
  const files = names.map((name) => ({ name, text: spelled(ruleset, simulation, planOf(name)) }));
  for (const { name } of before) rmSync(fileOf(name));
  for (const { name, text } of files)
    writeFileSync(fileOf(name), name.endsWith('.gz') ? gzipSync(text, { level: 9 }) : text);
  return true;
}

const namesOf = (set: RulesetId, chosen: readonly Length[]): readonly string[] => [
  ...plain[set].map((plan) => nameOf(set, plan)),
  ...chosen.map((plan) => nameOf(set, plan, '.gz')),
];

function planOf(name: string): Length {
  const [, players, length, unit, seed] =
    /-(\d+)-players-(?:to-the-end|(\d+)-(turns|years))-(\d+)\.json/.exec(name) ?? [];
  return {
    players: Number(players),
    seed: Number(seed),
    ...(unit === undefined ? {} : { [unit]: Number(length) }),
  };
}

function nameOf(set: string, { players, turns, years, seed }: Length, packed = ''): string {
  const length =
    turns === undefined ? (years === undefined ? 'to-the-end' : `${years}-years`) : `${turns}-turns`;
  return `${set}-${players}-players-${length}-${seed}.json${packed}`;
}

function spelled(ruleset: AnyRuleset, { play }: Simulation, plan: Length): string {
  const { game } = play({ ...plan, recording: true });
  const { options, books, record = [] } = game;
  const seats = [...books.keys()];
  const again = replayAloud(ruleset, options, seats, record);
  const fixture = {
    ruleset: ruleset.id,
    version: ruleset.version,
    options,
    seats,
    ...outcome(again),
    rules: rulesHeard(again),
  };
  return spelledOut(fixture, record);
}
/** One line for each thing that was given. */
function spelledOut(head: object, record: readonly Given[]): string {
  const given = record.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).replace(/\n}$/, '')},\n  "record": [\n${given}\n  ]\n}\n`;
}

interface Told {
  readonly plan: Length;
  readonly notes: ReadonlySet<string>;
  readonly length: number;
}

/** Campaigns are played until everything was told; of them the one that tells most of what is left for its length is taken, again and again. */
function telling({ play, told = [] }: Simulation, plans: readonly Length[]): readonly Length[] {
  const unheard = new Set(told);
  const heard: Told[] = [];
  for (const plan of plans) {
    if (unheard.size === 0) break;
    const { game } = play({ ...plan, recording: true });
    const notes = new Set<string>((game.notes ?? []).map(({ note }) => note));
    if ([...unheard].some((note) => notes.has(note)) || heard.length < 100)
      heard.push({ plan, notes, length: game.record?.length ?? 1 });
    for (const note of notes) unheard.delete(note);
  }
  const left = new Set(told);
  const worth = ({ notes, length }: Told): number =>
    [...left].filter((note) => notes.has(note)).length / length;
  const chosen: Length[] = [];
  for (;;) {
    const best = heard.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    if (worth(best) === 0) break;
    chosen.push(best.plan);
    for (const note of best.notes) left.delete(note);
  }
  console.log(`${chosen.length} campaigns; never told: ${[...left].join(' ') || 'nothing'}`);
  return chosen;
}
