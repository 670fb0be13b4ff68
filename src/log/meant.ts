/** What a proposal is about: the parts that its author meant, and nobody who sat down there since. */
import type { Seat } from '../kernel/question.ts';
import type { Membership, Proposal } from './roster.ts';

export interface Meaning {
  readonly meant?: Proposal['meant'] | undefined;
}
/** Phones that came since by a key that was meant belong to it. */
export const isMeant = ({ meant }: Meaning, { entry, key, slot }: Membership): boolean =>
  meant === undefined || (meant.keys.includes(key) && (slot !== undefined || meant.parts.includes(entry)));

export const isPlayer = (one: Membership, seat: Seat): boolean => one.seat === seat && one.role === 'player';
