/** Players who end for all what each does for themself: the others say that they are ready, or are named before it is ended. */
import type { Seat } from '../kernel/question.ts';
import type { Remark } from '../kernel/ruleset.ts';
import { say } from '../kernel/text.ts';
import type { Hash } from '../log/bytes.ts';
import type { Session } from './session.ts';
import type { View } from './view.ts';

export const isReady = ({ seats }: View, seat: Seat): boolean =>
  seats.some(({ id, done }) => id === seat && done);

/** Players with a phone of their own who have not said on this page that they are ready, without those this phone acts for. */
export const notReady = ({ seats }: View, seat: Seat): readonly Seat[] =>
  seats.flatMap(({ id, held, idle, ours, done }) =>
    id !== seat && held && !idle && !ours && !done ? [id] : [],
  );

export const sayReady = (session: Session, seat: Seat): Promise<Hash> =>
  session.write(seat, { kind: 'done' });

/** Those who would be taken along unawares by an order that ends it for all. */
export function takenAlong(view: View, seat: Seat, id: string): readonly Remark[] {
  const task = view.tasks(seat).find(({ begins, order }) => begins && order?.id === id);
  if (!task) return [];
  return notReady(view, seat).map((other) => ({
    rule: task.rule,
    why: say('{seat} has not yet said that they are ready.', { seat: other }),
  }));
}
