/**
 * Writes recorded campaigns, order by order and answer by answer, with the digest of the state they come to:
 *   node scripts/run.mjs scripts/record.ts [rule set]
 * Run it when a rule is meant to change what a recorded campaign comes to, and say so. A few are kept to be read; the others
 * are packed, and chosen so that between them every sentence of the chronicle is told that bots can bring about: every
 * phase, and every way in which anything can end.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { digest } from '../src/kernel/digest.ts';
import { type Length, type Simulation, stateOf } from '../src/kernel/game.ts';
import { type RulesetId, rulesetIds } from '../src/rules/index.ts';
import { simulationOf } from './simulations.ts';

const folder = new URL('../test/campaigns/', import.meta.url);
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

export default async function record(sets: readonly string[]): Promise<void> {
  for (const set of rulesetIds.filter((id) => sets.length === 0 || sets.includes(id))) {
    const simulation = await simulationOf(set);
    const chosen = simulation.told ? telling(simulation, candidates(set)) : [];
    for (const name of readdirSync(folder).filter((file) => file.startsWith(`${set}-`)))
      rmSync(new URL(name, folder));
    for (const plan of plain[set]) writeFileSync(fileOf(set, plan), spelled(simulation, plan));
    for (const plan of chosen)
      writeFileSync(fileOf(set, plan, '.gz'), gzipSync(spelled(simulation, plan), { level: 9 }));
  }
}

function fileOf(set: string, { players, turns, years, seed }: Length, packed = ''): URL {
  const length =
    turns === undefined ? (years === undefined ? 'to-the-end' : `${years}-years`) : `${turns}-turns`;
  return new URL(`${set}-${players}-players-${length}-${seed}.json${packed}`, folder);
}

function spelled({ play }: Simulation, plan: Length): string {
  const { game } = play({ ...plan, recording: true });
  const fixture = {
    ruleset: game.ruleset.id,
    version: game.ruleset.version,
    options: game.options,
    seats: [...game.books.keys()],
    state: digest(stateOf(game)),
    books: digest(Object.fromEntries(game.books)),
  };
  const given = (game.record ?? []).map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  return `${JSON.stringify(fixture, null, 2).replace(/\n}$/, '')},\n  "record": [\n${given}\n  ]\n}\n`;
}

interface Told {
  readonly plan: Length;
  readonly notes: ReadonlySet<string>;
  readonly length: number;
}

/** Campaigns are played until everything was told; of them the one that tells most of what is left for its length is taken, again and again. */
function telling({ play, told }: Simulation, plans: readonly Length[]): readonly Length[] {
  const unheard = new Set(told);
  const heard: Told[] = [];
  for (const plan of plans) {
    if (unheard.size === 0) break;
    const { game } = play({ ...plan, recording: true });
    const notes = new Set((game.notes ?? []).map(({ note }) => note));
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
