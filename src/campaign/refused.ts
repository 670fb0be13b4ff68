/** What was asked for on the open page and somebody would not have: a report of a battle that the other side remembers otherwise. */
import { assentTo } from '../kernel/assent.ts';
import { type Json, same } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Task } from '../kernel/ruleset.ts';
import { is } from '../log/entry.ts';
import { keyOf, keyOfTask } from './orders.ts';
import type { Telling } from './telling.ts';
import type { View } from './view.ts';

/** The last order of its kind, where it was refused. @param key what tells it from others of its id, see `Order.single` */
export function refusedOf(view: View, id: string, key: Json): Telling | undefined {
  const last = view.tellings.findLast(
    (told) => !told.struck && told.id === id && isAbout(view, id, key, told),
  );
  const refused = last?.asked.some(({ question, value }) => {
    const agreed = assentTo(question);
    return agreed !== undefined && value !== undefined && value !== agreed;
  });
  return last?.done && refused ? last : undefined;
}

/** What a seat asked for itself when it was refused or refused another; else what another asked for. */
export function askedLast(view: View, seat: Seat, id: string, key: Json): Json | undefined {
  if (!refusedOf(view, id, key)) return undefined;
  const lines = (view.book.pages.at(-1)?.entries ?? []).flatMap(({ hash, entry }) =>
    is(entry, 'order') &&
    entry.body.id === id &&
    !view.book.struck.has(hash) &&
    isAbout(view, id, key, { seat: entry.seat, args: entry.body.args })
      ? [entry]
      : [],
  );
  return (lines.findLast((line) => line.seat === seat) ?? lines.at(-1))?.body.args;
}

/** Whether what a task would begin, or the piece it leads to, was refused. */
export function refusedTask(view: View, { order, about }: Task, seat: Seat): Telling | undefined {
  const key = order ? keyOfTask(view.ruleset, order, seat) : about;
  if (key === undefined) return undefined;
  const ids = order ? [order.id] : new Set(view.tellings.map(({ id }) => id));
  return [...ids].map((id) => refusedOf(view, id, key)).find(Boolean);
}

const isAbout = (
  { ruleset }: View,
  id: string,
  key: Json,
  { args, seat }: Pick<Telling, 'args' | 'seat'>,
): boolean => {
  const found = keyOf(ruleset, id, args, seat);
  return found !== undefined && same(found, key);
};
