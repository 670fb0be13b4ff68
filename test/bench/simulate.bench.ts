/**
 * How fast bots play whole campaigns of every rule set, and how fast what they gave is played again. The way not taken, on
 * the same record: every entry carried out on a frozen state, as a single step in the app is.
 */
import { create } from 'mutative';
import type { Goal, Measure, Size } from '../../scripts/bench.ts';
import { simulationOf } from '../../scripts/simulations.ts';
import { type AnyGame, replay } from '../../src/kernel/game.ts';
import { empty, enact, type Move, type Public, respond, take } from '../../src/kernel/table.ts';
import { type RulesetId, rulesetIds } from '../../src/rules/index.ts';

const CAMPAIGNS = { full: 6, tenth: 1 };
/** Campaigns of the one rule set that counts in years are as long as this. */
const YEARS = 3;
/** Years a second: what odds by sampling, stewards and the tests live on. */
const GOALS = { played: { full: 20, tenth: 20 }, replayed: { full: 40, tenth: 40 } };

// The state's own types go deeper than the library's can follow.
const onFrozen = create as unknown as (table: Public, change: (draft: never) => void) => Public;

/** Plays a record again with a new state for every entry. */
function stepByStep({ ruleset, options, books, record = [] }: AnyGame): void {
  let table: Public = empty(ruleset.found(options, [...books.keys()]));
  for (const given of record) {
    if ('write' in given) continue;
    const move: Move | undefined =
      'order' in given ? enact(ruleset, table, given.order) : respond(ruleset, table, given.answer);
    if (move)
      table = onFrozen(table, (draft) => {
        take(ruleset, draft, move, { order: move.order });
      });
  }
}

const timed = (work: () => void): number => {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1000;
};

async function rates(set: RulesetId, campaigns: number): Promise<Measure[]> {
  const simulation = await simulationOf(set);
  const length = set === 'mighty-empires' ? { years: YEARS } : {};
  let orders = 0;
  let [played, replayed, stepped] = [0, 0, 0];
  for (let seed = 1; seed <= campaigns; seed++) {
    const games: AnyGame[] = [];
    played += timed(() => games.push(simulation.play({ players: 3, seed, recording: true, ...length }).game));
    for (const game of games) {
      orders += game.counts.orders;
      replayed += timed(() => replay(game.ruleset, game.options, [...game.books.keys()], game.record ?? []));
      stepped += timed(() => stepByStep(game));
    }
  }
  const years = YEARS * campaigns;
  const yearly = (name: string, seconds: number, goal: Goal): Measure => ({
    name: `${set}: years of three players, ${name}`,
    value: years / seconds,
    unit: 'years/s',
    better: 'higher',
    goal,
  });
  return [
    ...(length.years
      ? [
          yearly('bots play, and all is checked', played, GOALS.played),
          yearly('played again', replayed, GOALS.replayed),
        ]
      : []),
    { name: `${set}: bots play, and all is checked`, value: orders / played, unit: 'orders/s' },
    {
      name: `${set}: ${orders} orders played again`,
      value: orders / replayed,
      unit: 'orders/s',
      peer: { name: 'on frozen states', value: orders / stepped },
      better: 'higher',
    },
  ];
}

export default async function bench(size: Size): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const set of rulesetIds) measures.push(...(await rates(set, CAMPAIGNS[size])));
  return measures;
}
