/** What of the night is to be carried out now. */
import { type Asking, pick } from '../../../kernel/asks.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import type { ActivityKind, State } from '../state.ts';
import { pending } from './phase.ts';

/** One of some kinds: the first of the night, or one that was put off. */
export function* dueNow(state: State, kinds: readonly ActivityKind[], text: Text): Asking<string> {
  return yield* pick('activity', {
    text,
    among() {
      const now = new Set(pending(state).map(({ id }) => id));
      return Object.entries(state.activities).flatMap(([id, { kind, arranged }]) =>
        kinds.includes(kind) && (arranged || now.has(id)) ? [id] : [],
      );
    },
    against: (one) => notYet(state, one, kinds),
    none: against('ra.night.over', say('There is nothing of that kind to carry out now.')),
  });
}
/** What stands against carrying something out now: it is gone, it is of another chapter, or something comes before it. */
function notYet(state: State, id: string, kinds: readonly ActivityKind[]): Remark | undefined {
  const activity = state.activities[id];
  if (!activity || !kinds.includes(activity.kind))
    return against('ra.night.over', say('That has already been done.'));
  if (activity.arranged) return undefined;
  const waiting = pending(state).filter(({ kind }) => kinds.includes(kind));
  if (!waiting.some((each) => each.id === id))
    return against('ra.turn.phase', say('You cannot do that in this phase of the turn.'));
  return waiting[0]?.id === id
    ? undefined
    : against('ra.night.order', say('Something else must be carried out first.'));
}
