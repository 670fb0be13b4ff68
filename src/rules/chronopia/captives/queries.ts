/** Captives: whose they are, who holds them, whether they can still be rescued. */
import { type Asking, pickSome, type Why } from '../../../kernel/asks.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import type { Captive, State } from '../state.ts';

export type Captured = readonly (readonly [id: string, captive: Captive])[];
export const heldBy = (state: State, seat: Seat): Captured =>
  Object.entries(state.captives).filter(([, { holder }]) => holder === seat);
export const takenFrom = (state: State, seat: Seat): Captured =>
  Object.entries(state.captives).filter(([, captive]) => captive.seat === seat);
export const awaited = (state: State, id: string): boolean =>
  Object.values(state.battles).some(({ captives }) => captives.includes(id));
/** Captives whose owner has not yet decided on a rescue. */
export const rescuable = (state: State, seat: Seat): Captured =>
  takenFrom(state, seat).filter(([id, { hope }]) => hope && !awaited(state, id));

export const countOf = (state: State, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (state.captives[id]?.count ?? 0), 0);

/** Captives by somebody they have to do with, in one row each. */
export const grouped = (
  captured: Captured,
  of: 'holder' | 'seat',
): readonly (readonly [Seat, readonly string[]])[] => {
  const groups = new Map<Seat, string[]>();
  for (const [id, captive] of captured) groups.set(captive[of], [...(groups.get(captive[of]) ?? []), id]);
  return [...groups];
};

/** Who they are: `2 × Spearman, 1 × Captain`. */
export function namesOf({ captives, figures }: State, ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const captive = captives[id];
    const name = figures[captive?.figure ?? '']?.name;
    if (captive && name !== undefined) counts.set(name, (counts.get(name) ?? 0) + captive.count);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
}

/** One owner, one holder. */
export const scattered = (state: State, ids: readonly string[]): Remark | undefined => {
  const [first, ...rest] = ids.flatMap((id) => state.captives[id] ?? []);
  return rest.some(({ seat, holder }) => seat !== first?.seat || holder !== first.holder)
    ? against('ch.captives', say('Those captives belong to different armies, or to different captors.'))
    : undefined;
};
/** Some of those a player has a word in. */
export function* captivesAmong(
  text: Text,
  among: () => Captured,
  unfit?: (one: string) => Why,
): Asking<readonly string[]> {
  return yield* pickSome('captives', {
    text,
    among: () => among().map(([id]) => id),
    ...(unfit && { against: unfit }),
    none: against('ch.captives', say('There are no captives to decide about now.')),
  });
}
/** The owner may still ride to their rescue. */
export const undecided = (state: State, ids: readonly string[]): Remark | undefined =>
  ids.some((id) => state.captives[id]?.hope)
    ? against('ch.captives', say('Their owner may still come to their rescue.'))
    : undefined;
export const notHolder = (state: State, seat: Seat, id: string): Remark | undefined =>
  state.captives[id]?.holder !== seat ? against('ch.captives', say('You do not hold them.')) : undefined;
