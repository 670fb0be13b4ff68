/** Captives: whose they are, who holds them, whether they can still be rescued. */
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import type { Captive, State } from '../state.ts';

export type Captured = readonly (readonly [id: string, captive: Captive])[];
export const heldBy = (state: State, seat: Seat): Captured =>
  Object.entries(state.captives).filter(([, { holder }]) => holder === seat);
export const takenFrom = (state: State, seat: Seat): Captured =>
  Object.entries(state.captives).filter(([, captive]) => captive.seat === seat);
export const awaited = (state: State, id: string): boolean =>
  Object.values(state.battles).some(({ captives }) => captives.includes(id));
/** Those whose owner still has to say whether he rides out. */
export const rescuable = (state: State, seat: Seat): Captured =>
  takenFrom(state, seat).filter(([id, { hope }]) => hope && !awaited(state, id));

export const countOf = (state: State, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (state.captives[id]?.count ?? 0), 0);

/** One owner, one holder. */
export const scattered = (state: State, ids: readonly string[]): Remark | undefined => {
  const [first, ...rest] = ids.flatMap((id) => state.captives[id] ?? []);
  return rest.some(({ seat, holder }) => seat !== first?.seat || holder !== first.holder)
    ? against('ch.captives', say('Those captives are not of one army, or not in one hand.'))
    : undefined;
};
/** The owner may still ride to their rescue. */
export const undecided = (state: State, ids: readonly string[]): Remark | undefined =>
  ids.some((id) => state.captives[id]?.hope)
    ? against('ch.captives', say('Their owner may still come to their rescue.'))
    : undefined;
export const notHolder = (state: State, seat: Seat, ids: readonly string[]): Remark | undefined =>
  ids.some((id) => state.captives[id]?.holder !== seat)
    ? against('ch.captives', say('You do not hold them.'))
    : undefined;
