/** Whether a player has asked, in a line of this phone, for just what an order of another asks for: two reports of one battle. */
import { parse } from '../kernel/args.ts';
import { type Json, same } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyOrder, AnyRuleset } from '../kernel/ruleset.ts';
import type { Hash } from '../log/bytes.ts';
import { is } from '../log/entry.ts';
import type { Read } from './reader.ts';
import type { View } from './view.ts';

export function alikeBy({ ruleset, device }: View, { tip, book }: Read, order: Hash, seat: Seat): boolean {
  const first = tip.named.find((one) => one.order === order && !one.called && one.lines.length > 1);
  if (!first) return false;
  const meant = meaning(ruleset, first.id, first.args, first.seat);
  const lines = new Set(first.lines.filter((line) => !book.struck.has(line)));
  return book.pages.some(({ entries }) =>
    entries.some(
      ({ hash, entry }) =>
        lines.has(hash) &&
        entry.author === device &&
        entry.seat === seat &&
        is(entry, 'order') &&
        meant !== undefined &&
        same(meaning(ruleset, first.id, entry.body.args, seat) ?? null, meant),
    ),
  );
}

function meaning(ruleset: AnyRuleset, id: string, args: Json, seat: Seat): Json | undefined {
  const made = ruleset.orders[id] as AnyOrder<unknown, Json> | undefined;
  const parsed = made && parse(made.args, args);
  if (!parsed?.ok) return undefined;
  return made?.means ? made.means(parsed.value, seat) : (parsed.value as Json);
}
