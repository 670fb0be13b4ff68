/** A seat that is left for good, by its player's own word or by that of two others. */
import type { Hash } from './bytes.ts';
import { ended, rekeyed } from './ends.ts';
import type { Known } from './entry.ts';
import { isMeant, isPlayer } from './meant.ts';
import { keyOf, type Membership, membershipsOf, type Proposal, type Roster } from './roster.ts';

interface Leaving {
  readonly word: Hash;
  /** Its player's own part, and the roster as they knew it: others have the seat where it has another key by then, or was given anew. */
  readonly own?: Membership;
  readonly known?: Roster;
  /** What two hands mean. */
  readonly proposal?: Proposal;
}
/** A seat is left for good: its phones leave it and its keys are void, so that it can be claimed anew. */
export function left(
  roster: Roster,
  { seat, becomes }: Known<'leave'>['body'],
  page: number,
  { word, own, known, proposal }: Leaving,
): Roster {
  const how = { word, as: 'left' } as const;
  const knew = new Set(known && [...membershipsOf(known), ...known.offers].map(({ entry }) => entry));
  const isOwn = (one: Membership): boolean =>
    own?.key === one.key && (one.slot !== undefined || knew.has(one.entry));
  const theirs = (one: Membership): boolean =>
    one.seat === seat && (proposal ? isMeant(proposal, one, roster) : isOwn(one));
  const rest = ended(roster, page, theirs, how);
  const has = keyOf(roster, seat);
  const keys = proposal ? proposal.meant?.keys : [own?.key];
  if (has !== undefined && keys && !keys.includes(has)) return rest;
  if (rest.members.some((one) => isPlayer(one, seat))) return rest;
  if (has === undefined && own) return rest;
  const again = roster.parted.some((one) => one.seat === seat && one.since === page + 1);
  const same = roster.idle.includes(seat) === (becomes === 'idle');
  if (has === undefined && again && same) return rest;
  const idle = rest.idle.filter((one) => one !== seat);
  return {
    ...(has === undefined ? rest : rekeyed(rest, seat, undefined, page, how)),
    idle: becomes === 'idle' ? [...idle, seat] : idle,
    parted: [...rest.parted, { seat, becomes, since: page + 1, ...(own === undefined ? {} : { word }) }],
  };
}
