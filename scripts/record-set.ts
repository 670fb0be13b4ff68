/**
 * Writes recorded campaigns of a rule set, order by order and answer by answer, with the digest of the state they come to:
 *   node scripts/run.mjs scripts/record-set.ts ninth-age players=3,turns=5,seed=12 players=4,seed=5
 * Run it when a rule is meant to change what a recorded campaign comes to, and say so.
 */
import { writeFileSync } from 'node:fs';
import { digest } from '../src/kernel/digest.ts';
import { stateOf } from '../src/kernel/game.ts';
import type { RulesetId } from '../src/rules/index.ts';
import { simulationOf } from './simulations.ts';

export default async function record([set = '', ...plans]: readonly string[]): Promise<void> {
  const simulation = await simulationOf(set as RulesetId);
  for (const plan of plans) {
    const length = Object.fromEntries(plan.split(',').map((part) => part.split('='))) as Record<
      string,
      string
    >;
    const { players = 3, seed = 1, turns } = length;
    const { game } = simulation.play({
      players: Number(players),
      seed: Number(seed),
      ...(turns === undefined ? {} : { turns: Number(turns) }),
      recording: true,
    });
    const { options, seats } = stateOf(game) as { options: unknown; seats: unknown };
    const head = {
      ruleset: set,
      version: game.ruleset.version,
      options,
      seats,
      state: digest(stateOf(game)),
      books: digest(Object.fromEntries(game.books)),
    };
    const lines = (game.record ?? []).map((given) => `    ${JSON.stringify(given)}`).join(',\n');
    const name = `${set}-${players}-players-${seed}.json`;
    writeFileSync(
      new URL(`../test/campaigns/${name}`, import.meta.url),
      `${JSON.stringify(head, null, 2).replace(/\n}$/, '')},\n  "record": [\n${lines}\n  ]\n}\n`,
    );
  }
}
