/** A rule set of a few lines, for tests of everything around rules: stalls earn by dice, purses are secret. */
import * as v from 'valibot';
import { unlessAny } from '../../src/kernel/asks.ts';
import type { Json } from '../../src/kernel/json.ts';
import {
  askAll,
  askSealed,
  change,
  declare,
  laid,
  note,
  owe,
  roll,
  rolled,
} from '../../src/kernel/procedure.ts';
import type { Seat } from '../../src/kernel/question.ts';
import { order, type Ruleset } from '../../src/kernel/ruleset.ts';
import * as is from '../../src/kernel/shapes.ts';
import { say } from '../../src/kernel/text.ts';
import { anything } from '../kernel/anything.ts';

export interface Market {
  readonly day: number;
  readonly turn: number;
  readonly seats: readonly Seat[];
  readonly coins: { readonly [seat: Seat]: number };
  readonly stalls: { readonly [id: string]: { readonly seat: Seat; readonly open: boolean } };
}
const shapes = {
  earn: { seat: is.seat, coins: is.whole },
  stall: { id: is.piece, seat: is.seat },
  shut: { id: is.piece },
  next: {},
};
type Change = is.ChangeOf<typeof shapes>;
export interface Purse {
  readonly seat: Seat;
  readonly hidden: number;
  readonly earned: number;
}
const make = order<Market, Change>();
const rule = 'market.trade';

const trade = make({
  id: 'trade',
  rule,
  title: say('Trade'),
  args: v.strictObject({ stall: v.optional(v.string()) }),
  *asks({ turn, seats }, seat) {
    yield* unlessAny(seats[turn % seats.length] !== seat && { rule, why: say('Not your day.') });
    return yield* anything();
  },
  applies: ({ stalls }, { stall }) =>
    stall === undefined ||
    (stalls[stall]?.open ?? false) || { rule, why: say('There is no stall {stall}.', { stall }) },
  brief: ({ coins }, _, { seat }) => ({ seat, had: coins[seat] ?? 0 }),
  *run({ seat, had }) {
    const coins = yield* roll('takings', { by: 'table', rule, dice: '2d6', text: say('What do you take?') });
    yield* note('traded', rule, { seat, coins, had });
    yield* change<Change>({ type: 'earn', seat, coins });
  },
});
const build = make({
  id: 'build',
  rule: 'market.build',
  title: say('Build a stall'),
  args: v.strictObject({}),
  asks: anything,
  applies: () => true,
  brief: (_, __, { seat, order }) => ({ seat, order }),
  *run({ seat, order: id }) {
    yield* change<Change>({ type: 'stall', id, seat });
  },
});
const shut = make({
  id: 'shut',
  rule: 'market.shut',
  title: say('Shut a stall'),
  args: v.strictObject({ id: v.string() }),
  asks: anything,
  applies: ({ stalls }, { id }) => id in stalls || { rule: 'market.shut', why: say('No such stall.') },
  brief: (_, args) => args,
  *run({ id }) {
    yield* change<Change>({ type: 'shut', id });
  },
});
const next = make({
  id: 'next',
  rule: 'market.next',
  title: say('Next day'),
  args: v.strictObject({ turn: v.number() }),
  asks: anything,
  applies: ({ turn }, args) => args.turn === turn || { rule: 'market.next', why: say('That day is over.') },
  brief: () => ({}),
  *run() {
    yield* change<Change>({ type: 'next' });
  },
});
const rob = make({
  id: 'rob',
  rule: 'market.rob',
  title: say('Feel for a purse'),
  args: v.strictObject({ whom: v.string() }),
  *asks({ turn, seats }, seat) {
    yield* unlessAny(
      seats[turn % seats.length] !== seat && { rule: 'market.rob', why: say('Not your day.') },
    );
    return yield* anything();
  },
  applies: () => true,
  brief: (_, { whom }, { seat }) => ({ whom, seat }),
  *run({ whom, seat }) {
    const rich = yield* declare('rich', {
      by: whom,
      rule: 'market.rob',
      claim: 'at-least',
      about: 5,
      forfeit: true,
      text: say('Is it heavy?'),
    });
    if (rich === true)
      yield* owe('heft', { from: whom, to: [seat], rule: 'market.rob', claim: 'hidden', about: {} });
    yield* note('robbed', 'market.rob', { seat, whom, rich: rich === true });
  },
  drawsSecret: true,
});
const bid = make({
  id: 'bid',
  rule: 'market.bid',
  title: say('Bid at once'),
  args: v.strictObject({ against: v.string() }),
  asks: anything,
  applies: () => true,
  brief: (_, { against }, { seat }) => ({ against, seat }),
  *run({ against, seat }) {
    const from = { low: say('Low'), high: say('High') };
    const q = { rule: 'market.bid' as const, text: say('How much?'), from };
    const { mine, theirs } = yield* askSealed({
      mine: laid({ by: seat, ...q }),
      theirs: laid({ by: against, ...q }),
    });
    const { luck } = yield* askAll({
      luck: rolled({ by: 'table', rule: 'market.bid', dice: 'd6', text: say('Luck') }),
    });
    // Who lays nothing down is outbid, and outbids nobody.
    if (mine === 'high' && theirs !== 'high')
      yield* change<Change>({ type: 'earn', seat, coins: luck.sorted[0] ?? 0 });
  },
});
const fail = make({
  id: 'fail',
  rule: 'market.fail',
  title: say('Break'),
  args: v.strictObject({}),
  asks: anything,
  applies: () => true,
  brief: () => ({}),
  // biome-ignore lint/correctness/useYield: a rule that fails before it asks anything
  *run() {
    throw new Error('the scales broke');
  },
});

export const market: Ruleset<Market, Change, Purse> = {
  id: 'market',
  title: 'The Market',
  version: 1,
  options: v.custom<Json>(() => true),
  seats: { least: 1, most: 8 },
  phases: [{ id: 'day', title: say('Day'), icon: 'coins', runs: 'in-turn', turnsPage: true }],
  charts: [],
  found: (_, seats) => ({
    day: 1,
    turn: 0,
    seats,
    coins: Object.fromEntries(seats.map((seat) => [seat, 0])),
    stalls: {},
  }),
  orders: { trade, build, shut, next, rob, bid, fail },
  changes: {
    earn(draft, { seat, coins }) {
      draft.coins[seat] = (draft.coins[seat] ?? 0) + coins;
    },
    stall(draft, { id, seat }) {
      draft.stalls[id] = { seat, open: true };
    },
    shut(draft, { id }) {
      const stall = draft.stalls[id];
      if (!stall) return [{ rule: 'market.shut', why: say('It was gone already.') }];
      stall.open = false;
      return [];
    },
    next(draft) {
      draft.turn++;
    },
  },
  shapes,
  clock: ({ turn, seats }) => ({
    stage: 'market',
    title: say('Day {day}', { day: turn + 1 }),
    steps: [],
    step: turn,
    phases: ['day'],
    phase: 'day',
    turns: seats,
    turn: seats[turn % seats.length] as Seat,
  }),
  awaited: ({ turn, seats }) => [seats[turn % seats.length] as Seat],
  tasks: () => [],
  sentenceOf: ({ note: name }) => say(name),
  ledgers: {
    start: (seat) => ({ seat, hidden: 0, earned: 0 }),
    change: (purse, made) =>
      made.type === 'earn' && made.seat === purse.seat
        ? { ...purse, earned: purse.earned + made.coins }
        : purse,
    check: (_, write) => typeof write === 'number' || { rule: 'market.purse', why: say('Coins, please.') },
    write: (purse, write) => ({ ...purse, hidden: purse.hidden + Number(write) }),
    claim: (purse, claim, about) => (claim === 'hidden' ? purse.hidden : purse.hidden >= Number(about)),
    tasks: () => [],
  },
  invariants: () => [],
};

declare module '../../src/kernel/question.ts' {
  interface Books {
    readonly market: { readonly rule: `market.${string}`; readonly note: 'traded' | 'robbed' };
  }
}
