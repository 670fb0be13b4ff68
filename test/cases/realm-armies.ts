/** Realm Armies, for worked cases: the table as a case gives it, books, figures that follow, and calculators. */
import * as v from 'valibot';
import { battleChances } from '../../src/rules/realm-armies/battle/chances.ts';
import { fieldOf } from '../../src/rules/realm-armies/battle/field.ts';
import { diceOn, plusOn, type Side } from '../../src/rules/realm-armies/battle/score.ts';
import {
  type Cause,
  force,
  type ModifierChart,
  raidModifiers,
} from '../../src/rules/realm-armies/charts/battles.ts';
import type { Source } from '../../src/rules/realm-armies/charts/realm.ts';
import { voyageOf } from '../../src/rules/realm-armies/fleet/sail.ts';
import { incomeChances } from '../../src/rules/realm-armies/income/chances.ts';
import { due } from '../../src/rules/realm-armies/income/yields.ts';
import { realmArmies as rules } from '../../src/rules/realm-armies/index.ts';
import { excess } from '../../src/rules/realm-armies/maintenance/excess.ts';
import { tilesOf, upkeep } from '../../src/rules/realm-armies/queries.ts';
import { raidChances } from '../../src/rules/realm-armies/raids/chances.ts';
import { raidPlus } from '../../src/rules/realm-armies/raids/raid.ts';
import type { Activity, State } from '../../src/rules/realm-armies/state.ts';
import { worthOf } from '../../src/rules/realm-armies/victory/standing.ts';
import { figured, flag, read, whole } from './figures.ts';
import { laid, plans } from './realm-armies-table.ts';
import { type Adapter, shares } from './run.ts';

const sideIn = (chart: ModifierChart, { seat, pools, causes }: Side) => ({
  seat,
  dice: diceOn({ pools }),
  plus: plusOn(chart, causes),
  led: pools.filter(({ general }) => general).length,
});

function carriedOut(state: State, id: string, { kind, seat }: Activity) {
  if (kind === 'raid') return { plus: raidPlus(state, seat) };
  if (kind === 'sail') {
    const { sailing, side, blockades } = voyageOf(state, id);
    const chart = 'modifiers-sea-battle';
    return {
      sails: sailing.map(({ fleet }) => fleet),
      attack: sideIn(chart, side),
      blockades: Object.fromEntries(blockades.map((each) => [each.side.seat, sideIn(chart, each.side)])),
    };
  }
  const field = fieldOf(state, id);
  return {
    kind: field.kind,
    attackers: field.attackers.map(({ army }) => army),
    defenders: field.defenders.map(({ army }) => army),
    attack: sideIn(field.chart, field.attacker),
    defence: sideIn(field.chart, field.defender),
  };
}

const figures = (state: State) => ({
  of: Object.fromEntries(
    state.seats.map((seat) => {
      const { sure, mines, barred } = due(state, seat);
      return [
        seat,
        {
          tiles: tilesOf(state, seat).map(({ tile }) => tile),
          keeps: upkeep(state, seat),
          excess: excess(state, seat),
          income: { sure, mines: mines.map(({ tile }) => tile), barred },
          worth: worthOf(state, seat) / 2,
        },
      ];
    }),
  ),
  fights: Object.fromEntries(
    Object.entries(state.activities).map(([id, activity]) => [id, carriedOut(state, id, activity)]),
  ),
});

const { ruleset, begin } = figured(rules, figures);

const charts = {
  field: 'modifiers-open-field',
  siege: 'modifiers-siege',
  sea: 'modifiers-sea-battle',
  assault: 'modifiers-sea-assault',
} as const;
const causes = ['tactic-1', 'tactic-2', 'game', 'guard', 'mountain', 'town', 'fortress', 'citadel'] as const;
const side = v.strictObject({
  armies: v.optional(whole, 0),
  led: v.optional(whole, 0),
  fleets: v.optional(whole, 0),
  garrison: v.optional(flag, false),
  plus: v.optional(v.array(v.picklist(causes)), []),
});
const sources = ['mine', 'mine-river', 'mine-mountain'] as const;
const calculators = {
  battle: v.strictObject({
    kind: v.picklist(['field', 'siege', 'sea', 'assault']),
    attacker: side,
    defender: side,
    dice: v.optional(v.picklist(['each', 'once', 'best']), 'each'),
    general: v.optional(v.picklist(['own', 'all']), 'own'),
  }),
  raid: v.strictObject({
    plus: v.optional(v.array(v.picklist(['tactic-1', 'tactic-2', 'game'])), []),
    treasury: whole,
  }),
  income: v.strictObject({
    sure: v.optional(whole, 0),
    mines: v.optional(v.array(v.picklist(sources)), []),
  }),
};
function sideOf({ armies, led, fleets, garrison, plus }: v.InferOutput<typeof side>): Side {
  const pools = [
    ...Array.from({ length: armies }, (_, i) => ({ points: force.army, general: i < led })),
    ...Array.from({ length: fleets }, () => ({ points: force.fleet, general: false })),
    ...(garrison ? [{ points: force.garrison, general: false }] : []),
  ];
  return { seat: 'azure', by: 'azure', pools, causes: plus satisfies readonly Cause[] };
}

const book = v.strictObject({ plans: v.optional(plans, {}) });

export const realmArmies: Adapter = {
  ruleset,
  state: (given) => begin(laid(given)),
  book: (state, seat, given) => ({
    seat,
    turn: (state as State).turn.number,
    plans: read(book, given).plans,
  }),
  odds: {
    battle(given) {
      const { kind, attacker, defender, ...terms } = read(calculators.battle, given);
      const chances = battleChances({
        attacker: sideOf(attacker),
        defender: sideOf(defender),
        chart: charts[kind],
        terms,
        rule: 'ra.battle',
      });
      return { attacker: chances.attacker, defender: chances.defender, tie: chances.tie };
    },
    raid(given) {
      const { plus, treasury } = read(calculators.raid, given);
      const added = plus.reduce((sum, each) => sum + raidModifiers[each], 0);
      return shares(raidChances({ seat: 'azure', by: 'azure', plus: added, treasury }));
    },
    income(given) {
      const { sure, mines } = read(calculators.income, given);
      const dug = mines.map((source: Source, i) => ({ tile: `q${i}r0` as const, source }));
      return shares(incomeChances({ seat: 'azure', by: 'azure', sure, mines: dug, barred: [] }));
    },
  },
};
