/**
 * Orders that crossed (R26): where all move at once, two players named one piece and neither had seen the other's order. Which
 * of them stands earlier may have been arranged by leaving out what was seen, so the players are shown it before the page is.
 */
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyRuleset } from '../kernel/ruleset.ts';
import { is, type Known } from '../log/entry.ts';
import type { Placed } from '../log/placed.ts';
import type { Folded } from './folded.ts';
import type { Read } from './reader.ts';

type Order = Placed & { readonly entry: Known<'order'> };
export interface Crossed {
  /** In the order in which they stand. */
  readonly orders: readonly [Order, Order];
  /** Ids of the pieces both name. */
  readonly pieces: readonly string[];
}

/** @param rules those the page is read by */
export function crossed(
  rules: AnyRuleset,
  { book, after }: Read,
  page: number,
  end: Folded,
): readonly Crossed[] {
  const before = after(page - 1) ?? end;
  if (rules.clock(before.table.rules).turn !== undefined) return [];
  const orders = (book.pages[page]?.entries ?? []).filter(
    (line): line is Order => is(line.entry, 'order') && !book.struck.has(line.hash),
  );
  const pairs = orders.flatMap((one, i) =>
    orders.slice(i + 1).flatMap((other): readonly (readonly [Order, Order])[] => {
      const apart = !book.inPast(one, other) && !book.inPast(other, one);
      return apart && one.entry.seat !== other.entry.seat && !areOne(rules, one, other) ? [[one, other]] : [];
    }),
  );
  if (pairs.length === 0) return [];
  const seats = book.founding.body.seats.map(({ id }) => id);
  const known = new Set([before, end].flatMap(({ table }) => piecesIn(table.rules as Json, seats)));
  return pairs.flatMap((pair): readonly Crossed[] => {
    const [ours, theirs] = pair.map(({ entry }) => wordsIn(entry.body.args)) as [Set<string>, Set<string>];
    const pieces = [...ours].filter((word) => theirs.has(word) && known.has(word)).sort();
    return pieces.length > 0 ? [{ orders: pair, pieces }] : [];
  });
}

/** Two that begin the same have begun one order, and there is nothing to cross. */
const areOne = (rules: AnyRuleset, one: Order, other: Order): boolean =>
  one.entry.body.id === other.entry.body.id && rules.orders[one.entry.body.id]?.single !== undefined;

function wordsIn(value: Json): Set<string> {
  if (typeof value === 'string') return new Set([value]);
  if (value === null || typeof value !== 'object') return new Set();
  return new Set(
    Object.values(value as { readonly [key: string]: Json }).flatMap((each) => [...wordsIn(each)]),
  );
}

/** What the state keeps under a name and some seat has: its own words for a piece. */
function piecesIn(value: Json, seats: readonly Seat[]): readonly string[] {
  if (value === null || typeof value !== 'object') return [];
  const members = Object.entries(value as { readonly [key: string]: Json });
  return members.flatMap(([name, member]) => {
    if (member === null || typeof member !== 'object') return [];
    const owned = Object.values(member).some((one) => typeof one === 'string' && seats.includes(one));
    const named = !Array.isArray(value) && !Array.isArray(member) && owned && !seats.includes(name);
    return [...(named ? [name] : []), ...piecesIn(member, seats)];
  });
}
