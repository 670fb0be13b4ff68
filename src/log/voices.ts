/** How many seats speak when each device speaks for one: a phone that holds many seats does not outvote two others. */
import type { Seat } from '../kernel/question.ts';
import type { Device } from './keys.ts';
import type { Roster } from './roster.ts';

/** Devices, each with the seats it may speak for. */
export type Voices = ReadonlyMap<Device, ReadonlySet<Seat>>;

/** The most seats that can be given a device of their own among those it plays for. */
export function mostSeats(devices: Voices): number {
  const speaker = new Map<Seat, Device>();
  const speaks = (device: Device, tried: Set<Seat>): boolean => {
    for (const seat of devices.get(device) ?? []) {
      if (tried.has(seat)) continue;
      tried.add(seat);
      const other = speaker.get(seat);
      if (other !== undefined && !speaks(other, tried)) continue;
      speaker.set(seat, device);
      return true;
    }
    return false;
  };
  return [...devices.keys()].filter((device) => speaks(device, new Set())).length;
}

/** Those of some devices and seats that are wanted. */
export const among = (
  voices: Voices,
  wanted: { device?: (device: Device) => boolean; seat?: (seat: Seat) => boolean },
): Voices =>
  new Map(
    [...voices]
      .filter(([device]) => wanted.device?.(device) ?? true)
      .map(([device, seats]) => [device, new Set([...seats].filter((seat) => wanted.seat?.(seat) ?? true))]),
  );

/** Who has a say on the next page: phones of those who sit. A regent has none for the seat: a lying regent would otherwise count twice. */
export function voicesOf(roster: Roster): Voices {
  const voices = new Map<Device, Set<Seat>>();
  for (const { device, seat, role } of roster.members)
    if (role === 'player') voices.set(device, (voices.get(device) ?? new Set()).add(seat));
  return voices;
}
