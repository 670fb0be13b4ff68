/** How many seats speak when each device speaks for one: a phone that holds many seats does not outvote two others. */
import type { Seat } from '../kernel/question.ts';
import type { Device } from './keys.ts';

/** The most seats that can be given a device of their own among those it plays for. */
export function mostSeats(devices: ReadonlyMap<Device, ReadonlySet<Seat>>): number {
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
