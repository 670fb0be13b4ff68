/** Whom two hands may put out of a seat, and what goes with a phone that they put out. */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { ended } from './ends.ts';
import type { Known } from './entry.ts';
import { endedBy } from './invitations.ts';
import type { Device } from './keys.ts';
import { isMeant, isPlayer, type Meaning } from './meant.ts';
import {
  holds,
  isBarred,
  keyOf,
  type Membership,
  membershipsOf,
  type Proposal,
  type Roster,
} from './roster.ts';

/**
 * Whether two hands may put a part out: it holds or waits to be taken up; or its own player ended it, and a finder who read the seat's
 * words off that phone could still come back by them.
 * @param named they mean one which the phone does not have any more
 */
function mayBePut(roster: Roster, one: Membership, page: number, named: boolean): boolean {
  if (one.until === undefined) return true;
  if (one.role !== 'player' || one.key === undefined || isBarred(roster, one.seat, one.key)) return false;
  if (one.until === page + 1) return holds(one, page);
  return named && one.out === true && one.key === keyOf(roster, one.seat);
}
/** The parts that two hands may end by what is proposed. */
export function aims(
  roster: Roster,
  { body: { device, seat }, meant }: Meaning & { readonly body: Known<'withdraw'>['body'] },
  page: number,
): readonly Membership[] {
  // Where no seat is named a part that nobody took up concerns nobody: else its giver would be no hand against that phone.
  const parts = seat === undefined ? membershipsOf(roster) : [...membershipsOf(roster), ...roster.offers];
  const own = parts.filter(
    (one) => one.device === device && (seat ?? one.seat) === one.seat && isMeant({ meant }, one, roster),
  );
  const here = own.filter((one) => mayBePut(roster, one, page, seat !== undefined));
  return here.length > 0 ? here : own.filter((one) => mayBePut(roster, one, page, true));
}
/** Phones that two hands may put out of a seat: those that play there; else those its player took off it, while its words let somebody in. */
export function phonesToPut(roster: Roster, seat: Seat, page: number): readonly Device[] {
  const may = (one: Membership): boolean => isPlayer(one, seat) && mayBePut(roster, one, page, true);
  const there = roster.members.filter(may);
  return [...new Set((there.length > 0 ? there : roster.former.filter(may)).map(({ device }) => device))];
}

/**
 * Puts a phone out of a seat, or of all. It may be lost, and its keys with it: they let in nobody else, nor does an invitation whose
 * secret it has; and a phone that came by them on this very page, unheard of by those who put it out, goes as it does.
 */
export function put(
  roster: Roster,
  { entry: { body }, meant }: Proposal & { readonly entry: Known<'withdraw'> },
  page: number,
  { word, hears }: { readonly word: Hash; readonly hears: (line: Hash) => boolean },
): Roster {
  const { device, seat } = body;
  const how = { word, as: 'out' } as const;
  const goes = (one: Membership): boolean =>
    one.device === device && (seat ?? one.seat) === one.seat && isMeant({ meant }, one, roster);
  // Two others may have put it out on this page already, unheard: who heard of these alone knows it by them.
  const before = { ...roster, barred: roster.barred.filter((one) => one.page < page) };
  const bars = aims(before, { body, meant }, page).flatMap((one) =>
    one.role === 'player' && one.key !== undefined
      ? [{ device, seat: one.seat, key: one.key, page, words: [word] }]
      : [],
  );
  const came = (one: Membership): boolean =>
    one.since === page &&
    one.slot !== undefined &&
    !one.from.some(hears) &&
    bars.some((bar) => bar.seat === one.seat && bar.key === one.key);
  const after = ended(roster, page, (one) => goes(one) || came(one), how);
  return bars.length > 0
    ? { ...endedBy(after, bars, page, word), barred: [...after.barred, ...bars] }
    : after;
}
