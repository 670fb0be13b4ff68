/**
 * Invitations (R12, R23): any player opens one with a secret of its own, and any player ends any. The founding names the
 * first. What it lets in is settled by where the admissions stand in the book.
 */
import type { Hash } from './bytes.ts';
import type { Known } from './entry.ts';
import { type Bar, type Invitation, type Law, membershipsOf, type Roster } from './roster.ts';

/** @param line by a player at their own seat */
export function opened(roster: Roster, { author, seat, body }: Known<'invite'>, line: Hash): Roster {
  const { key, role, limit, until } = body;
  // Each line stands by itself: else another could write one under the same key, dated before, and who came by it would have come by nothing.
  const ends = until === undefined ? {} : { until };
  const { used = 0, ended = [] } = roster.invitations.find((one) => one.key === key) ?? {};
  const put = roster.barred.flatMap((bar) => (bar.device === author && bar.seat === seat ? bar.words : []));
  const invitation: Invitation = {
    key,
    role,
    limit,
    ...ends,
    line,
    by: seat,
    device: author,
    used,
    ended: [...ended, ...put],
  };
  return { ...roster, invitations: [...roster.invitations, invitation] };
}
/** @param line by a player at their own seat */
export const ended = (roster: Roster, { body }: Known<'end-invite'>, line: Hash): Roster =>
  changed(roster, body.key, (one) => ({ ...one, ended: [...one.ended, line] }));
/** Without those whose secrets a phone may have that two hands put out: which it or another phone of its seat opened or came by. */
export function endedBy(roster: Roster, bars: readonly Bar[], word: Hash): Roster {
  const theirs = membershipsOf(roster).filter((one) =>
    bars.some(({ seat, key }) => seat === one.seat && key === one.key),
  );
  const known = ({ key, device, by }: Invitation): boolean =>
    theirs.some((one) => one.invite === key || (one.device === device && one.seat === by));
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
