/** Where a phase has nothing more for anybody: what leads on from it, without a choice. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';

/** @param plain orders nobody has a choice in, though they are asked: to count, to collect */
export function onlyWayOn(view: View, seat: Seat, plain: readonly string[] = []): Task | undefined {
  if (view.open.length > 0) return undefined;
  const left = (one: Seat): readonly Task[] =>
    view.tasks(one).filter(({ kind, aside, book }) => kind !== 'mind' && !aside && !book);
  const leads = ({ onward, order }: Task): boolean => onward === true || plain.includes(order?.id ?? '');
  const [only, ...others] = left(seat);
  return only && others.length === 0 && view.seats.every(({ id }) => left(id).every(leads))
    ? only
    : undefined;
}
