/**
 * What holds of every order that asks, in campaigns that bots play: what is asked can be given, and what was ever given was asked for.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { simulationOf } from '../../scripts/simulations.ts';
import { notAmong } from '../../src/kernel/ahead.ts';
import { asked, type Said } from '../../src/kernel/asking.ts';
import type { Asking } from '../../src/kernel/asks.ts';
import { seeded } from '../../src/kernel/bot.ts';
import { byChance } from '../../src/kernel/by-chance.ts';
import type { Seat } from '../../src/kernel/question.ts';
import type { AnyOrder, OrderContext } from '../../src/kernel/ruleset.ts';
import { chronopia } from '../../src/rules/chronopia/index.ts';
import { mightyEmpires } from '../../src/rules/mighty-empires/index.ts';
import { ninthAge } from '../../src/rules/ninth-age/index.ts';
import { realmArmies } from '../../src/rules/realm-armies/index.ts';

type Any = AnyOrder<never, never>;
const books = [mightyEmpires, ninthAge, chronopia, realmArmies] as const;

/** Orders with a document that only a player makes up: chance gives none of them. */
const made: { readonly [book: string]: readonly string[] } = {
  chronopia: ['change-parts', 'list-figures'],
  'mighty-empires': ['lay-map', 'lay-tile', 'paint', 'raise-contingent', 'send-letter', 'take-spoils'],
  'ninth-age': ['arrange-map', 'change-rules', 'lay-map'],
  'realm-armies': ['change-readings', 'lay-map', 'plan-for'],
};

afterEach(() => vi.restoreAllMocks());

test.each(books.map((book) => [book.id, book] as const))('%s', async (id, book) => {
  const odd = new Set<string>();
  const unmade = new Set<string>();
  const source = seeded(7);
  const seen = { given: 0, offered: 0 };
  let inside = false;
  for (const order of Object.values(book.orders) as readonly Any[]) {
    if (!order.asks) continue;
    const asksOf = (state: never, seat: Seat) => () => order.asks?.(state, seat) as Asking<unknown>;
    const { offered, brief } = order;
    vi.spyOn(order, 'brief').mockImplementation((state: never, args: Said, at: OrderContext) => {
      if (!at.agreed) {
        seen.given++;
        const not = notAmong(asksOf(state, at.seat), args);
        if (not) odd.add(`${order.id}: ${not} ${JSON.stringify(args[not])} is not among`);
        const { next, args: whole } = asked(asksOf(state, at.seat)(), args, true);
        if (next || Object.keys(whole as object).some((name) => !Object.hasOwn(args, name)))
          odd.add(`${order.id}: asks for more than was given`);
      }
      return brief(state, args, at);
    });
    vi.spyOn(order, 'offered').mockImplementation((state: never, seat: Seat, args?: never) => {
      const offer = offered(state, seat, args);
      if (args !== undefined || !offer.open || inside) return offer;
      inside = true;
      seen.offered++;
      const drawn = byChance(asksOf(state, seat), source);
      if (drawn === undefined) unmade.add(order.id);
      else {
        const then = offered(state, seat, drawn);
        if (!then.open) odd.add(`${order.id}: ${JSON.stringify(drawn)} is refused by ${then.rule}`);
        if (order.applies(state, drawn, seat) !== true)
          odd.add(`${order.id}: ${JSON.stringify(drawn)} names what is not there`);
      }
      inside = false;
      return offer;
    });
  }
  const { play } = await simulationOf(id as Parameters<typeof simulationOf>[0]);
  for (const seed of [3, 8]) expect(play({ players: 3, seed, years: 1 }).failures).toEqual([]);
  expect([...odd]).toEqual([]);
  expect([...unmade].sort()).toEqual((made[id] ?? []).filter((one) => unmade.has(one)));
  expect(seen.given).toBeGreaterThan(0);
  expect(seen.offered).toBeGreaterThan(0);
});
