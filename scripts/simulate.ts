/**
 * Plays campaigns with bots and checks what must hold after every turn:
 *   npm run simulate -- --ruleset mighty-empires --players 3 --years 3 --campaigns 200 --seed 1 --json
 * `--turns` plays so many turns (months) instead; with neither, each campaign is played to its end. With --json one line
 * of JSON, with --cover also a few seeds whose campaigns meet every rule that any met; otherwise a few lines to read. Fails if anything did not hold. `missed` names the rules that no campaign reached.
 */
import { parseArgs } from 'node:util';
import type { RulesetId } from '../src/rules/index.ts';
import { simulationOf, simulations } from './simulations.ts';

export default async function simulate(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      ruleset: { type: 'string', default: 'mighty-empires' },
      players: { type: 'string', default: '3' },
      years: { type: 'string' },
      turns: { type: 'string' },
      campaigns: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      cover: { type: 'boolean', default: false },
    },
  });
  const { ruleset, json, cover } = values;
  const [players, campaigns, seed] = [values.players, values.campaigns, values.seed].map(Number) as [
    number,
    number,
    number,
  ];
  const length =
    values.turns === undefined
      ? values.years === undefined
        ? {}
        : { years: Number(values.years) }
      : { turns: Number(values.turns) };
  if (!Object.hasOwn(simulations, ruleset)) throw new RangeError(`There are no bots for ${ruleset}`);
  const simulation = await simulationOf(ruleset as RulesetId);
  const counts = { orders: 0, answers: 0, tells: 0 };
  const rules = new Map<string, number>();
  const failures: string[] = [];
  const reached = new Map<number, ReadonlySet<string>>();
  const began = performance.now();
  for (let i = 0; i < campaigns; i++) {
    const { game, failures: found } = simulation.play({ players, ...length, seed: seed + i });
    for (const name of ['orders', 'answers', 'tells'] as const) counts[name] += game.counts[name];
    for (const [rule, times] of game.reached) rules.set(rule, (rules.get(rule) ?? 0) + times);
    failures.push(...found);
    reached.set(seed + i, new Set(game.reached.keys()));
  }
  const ms = Math.round(performance.now() - began);
  const result = {
    ruleset,
    players,
    ...length,
    campaigns,
    seed,
    ...counts,
    rules: Object.fromEntries([...rules].sort(([a], [b]) => (a < b ? -1 : 1))),
    missed: simulation.rules.filter((rule) => !rules.has(rule)),
    failures: failures.length,
    first: failures.slice(0, 10),
    ...(cover ? { cover: covering(simulation.rules, reached) } : {}),
    ms,
    perCampaign: Math.round((ms / campaigns) * 100) / 100,
    ordersPerSecond: Math.round((counts.orders / ms) * 1000),
  };
  if (json) console.log(JSON.stringify(result));
  else
    console.log(
      `${campaigns} campaigns, ${counts.orders} orders, ${failures.length} failures, ${ms} ms\nrules never reached: ${result.missed.join(' ') || 'none'}\n${result.first.join('\n')}${result.cover ? `\nseeds that meet every rule: ${result.cover.join(', ')}` : ''}`,
    );
  return failures.length === 0;
}

/** A few seeds whose campaigns meet every rule met at all: the one that meets most of what is left, again and again. */
function covering(
  rules: readonly string[],
  reached: ReadonlyMap<number, ReadonlySet<string>>,
): readonly number[] {
  const left = new Set(rules);
  const chosen: number[] = [];
  const meets = (seed: number): number => [...left].filter((rule) => reached.get(seed)?.has(rule)).length;
  for (;;) {
    const best = [...reached.keys()].reduce((a, b) => (meets(b) > meets(a) ? b : a));
    if (meets(best) === 0) return chosen;
    chosen.push(best);
    for (const rule of reached.get(best) ?? []) left.delete(rule);
  }
}
