/** What a guest writes beyond the room guests have counts for nothing (R5): by the book, for a guest may sit down later. */
import type { Hash } from './bytes.ts';
import { branchesOf, type Chains } from './chain.ts';
import type { Device } from './keys.ts';
import { GUEST } from './quota.ts';
import { holds, membershipsOf, type Roster } from './roster.ts';

/** Whether a device is on a page as a guest and as nothing more. */
export function isGuest(roster: Roster, device: Device, page: number): boolean {
  const own = membershipsOf(roster).filter((one) => one.device === device && holds(one, page));
  return own.length > 0 && own.every(({ role }) => role === 'guest');
}

/** All who are guests or were, as one name. */
export const guestsOf = (roster: Roster): string =>
  membershipsOf(roster)
    .flatMap(({ device, role }) => (role === 'guest' ? [device] : []))
    .join();
/** Lines beyond a guest's room, of all who are guests or were. */
export function beyondGuests(chains: Chains, roster: Roster): ReadonlySet<Hash> {
  const beyond = new Set<Hash>();
  for (const { device, role } of membershipsOf(roster))
    for (const { lines, hashes } of role === 'guest' ? branchesOf(chains.get(device)) : []) {
      let bytes = 0;
      lines.forEach((line, i) => {
        bytes += line.bytes.length;
        if (i >= GUEST.lines || bytes > GUEST.bytes) beyond.add(hashes[i] as Hash);
      });
    }
  return beyond;
}
