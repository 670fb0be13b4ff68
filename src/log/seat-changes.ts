/**
 * What a line changed about a seat, so that it can be told. A newcomer who sits down first in a seat is no such change: the
 * table waited for them. A guest is one, and a player who takes a second seat at a table where others sit, and anybody who
 * sits down where a player left for good.
 */
import { is } from './entry.ts';
import type { Membership, Proposal, Roster, SeatChange, Seating } from './roster.ts';

type Change = SeatChange extends infer T ? (T extends unknown ? Omit<T, 'line' | 'hands'> : never) : never;

/** @param after the roster with the line taken in; the same as before where that changed nothing */
export function changes(before: Roster, after: Roster, { hash, entry }: Seating): readonly SeatChange[] {
  if (after === before || is(entry, 'refuse') || is(entry, 'invite') || is(entry, 'end-invite')) return [];
  const made = is(entry, 'agree')
    ? before.proposed.find((one) => one.hash === entry.body.entry)?.entry
    : entry;
  if (!made || after.proposed.length > before.proposed.length) return [];
  // The author of an admission by invitation only lets in; the newcomer sits down.
  const own = is(made, 'admit') && made.body.by === 'invite' ? made.body.seat : made.seat;
  const hands = is(entry, 'agree') ? [made.seat, entry.seat] : [own];
  return changesBy(before, after, made).map((change) => ({ ...change, line: hash, hands }));
}

function changesBy(before: Roster, after: Roster, made: Proposal['entry']): readonly Change[] {
  const nameIn = (roster: Roster, seat: string): string =>
    roster.seats.find(({ id }) => id === seat)?.name ?? seat;
  if (is(made, 'leave')) {
    const { seat, becomes } = made.body;
    if (after.parted === before.parted) return [];
    return [{ what: 'left', seat, becomes, name: nameIn(before, seat) }];
  }
  if (is(made, 'mark')) return after.marks === before.marks ? [] : [{ what: 'marked', seat: made.body.seat }];
  if (is(made, 'withdraw')) {
    const out = before.members.filter((one) => !after.members.includes(one));
    return out.map(({ seat, role }: Membership) => ({ what: 'out', seat, role }));
  }
  const { device, seat, role, by } = (made as Extract<typeof made, { body: { kind: 'admit' } }>).body;
  const had = before.members.some((one) => one.device === device && one.seat === seat && one.role === role);
  const [was, now] = [nameIn(before, seat), nameIn(after, seat)];
  if (was !== now) return [{ what: 'taken', seat, before: was }];
  if (role !== 'player' || had) return [];
  if (by === 'hands') return [{ what: 'granted', seat }];
  if (by !== 'invite') return [];
  const stays = before.members.filter((one) => one.device === device);
  const guest = stays.find((one) => one.role === 'guest')?.name;
  const left = before.parted.some((one) => one.seat === seat);
  const own = stays.find((one) => one.role === 'player');
  const second = own && before.members.some((one) => one.role === 'player' && one.device !== device);
  if (guest === undefined && !left && !second) return [];
  return [{ what: 'sat', seat, name: guest ?? (own ? nameIn(before, own.seat) : now) }];
}
