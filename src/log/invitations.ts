/**
 * Invitations (R12, R23): any player opens one with a secret of its own, and any player ends any. The founding names the
 * first. What it lets in is settled by where the admissions stand in the book.
 */
import type { Hash } from './bytes.ts';
import type { Known } from './entry.ts';
import { type Invitation, type Law, type Membership, membershipsOf, type Roster } from './roster.ts';

/**
 * @param line by a player at their own seat
 * @param hears what its author had heard of
 */
export function opened(
  roster: Roster,
  { author, seat, body }: Known<'invite'>,
  line: Hash,
  page: number,
  hears: (line: Hash) => boolean,
): Roster {
  const { key, role, limit, until } = body;
  // Each line stands by itself: else another could write one under the same key, dated before, and the newcomer would have come by nothing.
  const ends = until === undefined ? {} : { until };
  const { used = 0, ended: before = [] } = roster.invitations.find((one) => one.key === key) ?? {};
  // Two put it out of the seat, or gave the seat to another phone, and it writes on unheard.
  const bars = roster.barred.filter((one) => one.page === page);
  const parts = roster.former.filter((one) => one.out && one.until === page + 1);
  // A player's own word against a phone of theirs leaves its invitations open, whichever stands first.
  const grants = membershipsOf(roster).flatMap(({ granted, from }) => (granted ? from : []));
  const two = new Set([...bars.flatMap(({ words }) => words), ...grants]);
  const put = [...bars, ...parts].flatMap(({ device, seat: of, words = [] }) =>
    device === author && of === seat ? words.filter((word) => two.has(word) && !hears(word)) : [],
  );
  const ended = [...before, ...new Set(put)];
  const one: Invitation = {
    key,
    role,
    limit,
    ...ends,
    line,
    by: seat,
    device: author,
    since: page,
    used,
    ended,
  };
  return { ...roster, invitations: [...roster.invitations, one] };
}
/** @param line by a player at their own seat */
export const ended = (roster: Roster, { body }: Known<'end-invite'>, line: Hash): Roster =>
  changed(roster, body.key, (one) => ({ ...one, ended: [...one.ended, line] }));
/** Without those whose secrets phones may have that are put out: which one opened, by which one of its seat came, or which that seat opened before the page. */
export function endedBy(
  roster: Roster,
  put: readonly Pick<Membership, 'device' | 'seat' | 'key'>[],
  page: number,
  word: Hash,
): Roster {
  const isPut = ({ seat, key }: Membership): boolean =>
    put.some((one) => one.seat === seat && one.key === key);
  const theirs = membershipsOf(roster).filter(isPut);
  const known = ({ key, device, by, since }: Invitation): boolean =>
    put.some((one) => one.device === device && one.seat === by) ||
    theirs.some((one) => one.invite === key || (since < page && one.device === device && one.seat === by));
  return {
    ...roster,
    invitations: roster.invitations.map((one) =>
      known(one) ? { ...one, ended: [...one.ended, word] } : one,
    ),
  };
}
export const used = (roster: Roster, key: string): Roster =>
  changed(roster, key, (one) => ({ ...one, used: one.used + 1 }));

function changed(roster: Roster, key: string, change: (one: Invitation) => Invitation): Roster {
  if (!roster.invitations.some((one) => one.key === key)) return roster;
  return { ...roster, invitations: roster.invitations.map((one) => (one.key === key ? change(one) : one)) };
}

/** Whether an admission may lean on its invitation: neither ended in the past of that line, nor used up. */
export function honours(
  { invitations }: Roster,
  { hash, entry }: { readonly hash: Hash; readonly entry: Known<'admit'> },
  { inPast, pageAt }: Law,
): boolean {
  return invitations.some(
    ({ key, role = entry.body.role, limit, until = Number.POSITIVE_INFINITY, used, ended }) =>
      key === entry.body.invite &&
      role === entry.body.role &&
      used < limit &&
      pageAt(entry.page) < until &&
      !ended.some((end) => inPast({ hash: end }, { hash })),
  );
}
/** Whether it still lets somebody in, as far as this phone knows. */
export const isOpen = (
  { ended, used, limit, until = Number.POSITIVE_INFINITY }: Invitation,
  page: number,
): boolean => ended.length === 0 && used < limit && page < until;
