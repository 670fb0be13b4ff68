/** What is carried out next tonight, as it is put before a seat. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { saysFor } from '../queries.ts';
import type { Activity, ActivityKind, State } from '../state.ts';
import { pending } from './phase.ts';

export type Next = Activity & { readonly id: string };
/** What comes next, where it is one of these kinds. */
export function nextOf(state: State, ...kinds: readonly ActivityKind[]): Next | undefined {
  const [next] = pending(state);
  return next && kinds.includes(next.kind) ? next : undefined;
}

/**
 * Carrying it out: asked of those it is for, open to everybody. A player who is neither in it nor acts for one who is may do
 * it, and is not called for it.
 * @param also whether the seat is concerned besides its own part in it
 */
export function deed(
  state: State,
  seat: Seat,
  { next, order, also = false }: { readonly next: Next; readonly order: string; readonly also?: boolean },
) {
  const mine = saysFor(state, seat, next.seat) || also;
  /** What lies under one tap of a player who only keeps the night going: whose deed it is comes first. */
  const ready = (words: Text): Pick<Task, 'ready' | 'look'> => ({
    ready: mine ? words : say('Carry it out for {seat}', { seat: next.seat }),
    look,
  });
  const task = {
    ...(mine ? { kind: 'asked' as const } : { kind: 'may' as const, quiet: 'rare' as const }),
    order: { id: order, args: { activity: next.id } },
    about: next.target,
  };
  return { task, ready };
}
export const look = say('Look at it first');
