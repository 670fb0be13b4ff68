/** Whether a player has asked, in a line of this phone, for just what an order of another asks for: two reports of one battle. */
import { parse } from '../kernel/args.ts';
import { type Json, same } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyOrder } from '../kernel/ruleset.ts';
import type { Hash } from '../log/bytes.ts';
import { is } from '../log/entry.ts';
import type { Read } from './reader.ts';
import type { View } from './view.ts';

export function alikeBy(
  { ruleset, device, seats }: View,
  { tip, book }: Read,
  order: Hash,
  seat: Seat,
): boolean {
  const first = tip.named.find((one) => one.order === order && one.lines.length > 1);
  const made = first && (ruleset.orders[first.id] as AnyOrder<unknown, Json> | undefined);
  if (!first || !seats.some(({ id, ours }) => id === seat && ours)) return false;
  /** null for what is not filled in right. */
  const meant = (args: Json, by: Seat): Json => {
    const parsed = made && parse(made.args, args);
    return parsed?.ok ? (made?.means?.(parsed.value, by) ?? (parsed.value as Json)) : null;
  };
  const asked = meant(first.args, first.seat);
  // What asks holds its page.
  const own = (book.pages.at(-1)?.entries ?? []).flatMap(({ hash, entry }) =>
    first.lines.includes(hash) && entry.seat === seat && is(entry, 'order') ? [entry] : [],
  );
  // Where a seat has said two things, its player is asked which of them holds.
  return (
    own.some(({ author }) => author === device) &&
    own.every(({ body }) => same(meant(body.args, seat), asked))
  );
}
