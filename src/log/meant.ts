/** What a proposal is about: the parts that its author meant, and nobody who sat down there since. */
import type { Seat } from '../kernel/question.ts';
import type { Membership, Proposal, Roster } from './roster.ts';

export interface Meaning {
  readonly meant?: Proposal['meant'] | undefined;
}
/** Phones that came since by a key that was meant belong to it, but where its player was given the seat anew. */
export function isMeant({ meant }: Meaning, one: Membership, { members }: Pick<Roster, 'members'>): boolean {
  if (meant === undefined || meant.parts.includes(one.entry)) return meant?.keys.includes(one.key) ?? true;
  if (one.slot === undefined || !meant.keys.includes(one.key)) return false;
  return !members.some(
    ({ seat, key, slot, entry }) =>
      seat === one.seat && key === one.key && slot === undefined && !meant.parts.includes(entry),
  );
}

export const isPlayer = (one: Membership, seat: Seat): boolean => one.seat === seat && one.role === 'player';
