/** Whether what an order would settle is being settled by another that is under way: a battle is not fought twice at once. */
import { parse } from '../kernel/args.ts';
import { type Json, same } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyOrder, Remark } from '../kernel/ruleset.ts';
import type { OpenOrder, View } from './view.ts';

/** Why an order is not given meanwhile; undefined where nothing else is under way about it. */
export function contested(view: View, seat: Seat, id: string, args: Json): Remark | undefined {
  const { contests } = view.ruleset;
  if (!contests || view.open.length === 0) return undefined;
  const { rules } = view.table;
  const held = new Set(
    view.open
      .filter((one) => !isThis(view, one, seat, id, args))
      .flatMap(({ open }) => contests.held(open.id, open.brief) ?? []),
  );
  const about = contests.about(rules, id, args, seat);
  const [first] = about;
  return first !== undefined && about.every((one) => held.has(one)) ? contests.why(rules, first) : undefined;
}

/** The very order that is under way: given again, it is joined. */
function isThis(view: View, { open }: OpenOrder, seat: Seat, id: string, args: Json): boolean {
  if (open.id !== id) return false;
  const made = view.ruleset.orders[id] as AnyOrder<unknown, Json> | undefined;
  const parsed = made && parse(made.args, args);
  if (!made || !parsed?.ok || made.applies(view.table.rules, parsed.value, seat) !== true) return false;
  return same(open.brief, made.brief(view.table.rules, parsed.value, { seat, order: open.order }));
}
