/**
 * Slots of a seat's further phones (R4). Two devices in one slot: neither counts for anything that no standing close lists.
 * The verdict depends on "more than one" only, never on which came first, so that phones that know different ones agree.
 */
import { each, type Steps } from '../kernel/paced.ts';
import type { Seat } from '../kernel/question.ts';
import type { RandomBytes } from './bytes.ts';
import type { Branch, Ready } from './causal.ts';
import { carriesSlot, SLOTS } from './claim.ts';
import { is, type Known } from './entry.ts';
import type { Device } from './keys.ts';
import type { Roster, Seating } from './roster.ts';
import { mayHave, NAMED, REGENT, slotNamed } from './slot-names.ts';

/**
 * The slot that a new phone of a seat takes: the lowest that is free as far as this phone knows; any, where two took one before,
 * or they would do so again. Undefined after the last.
 */
export function freeSlot({ seats, slots }: Roster, seat: Seat, random: RandomBytes): number | undefined {
  const key = seats.find(({ id }) => id === seat)?.keys?.sign;
  if (key === undefined) return undefined;
  const all = Array.from({ length: SLOTS }, (_, i) => i + 1);
  const free = all.filter((slot) => !slots.has(slotNamed(key, slot)));
  const crowded = all.some((slot) => ['', NAMED, REGENT].includes(slots.get(slotNamed(key, slot)) ?? key));
  return crowded ? free[(random(1)[0] ?? 0) % free.length] : free[0];
}

/** The roster with the slots that these lines take; those that would be the second in one take nothing from anybody. */
export function slotsTaken(roster: Roster, items: readonly Seating[]): Roster {
  let slots: Map<string, string> | undefined;
  let keys: ReturnType<typeof keysIn> | undefined;
  for (const { entry } of items) {
    if (!is(entry, 'admit') || entry.body.by !== 'seat') continue;
    keys ??= keysIn(roster, items);
    for (const key of keys.get(entry.body.seat) ?? []) {
      if (!carriesSlot(roster.campaign, entry, key)) continue;
      slots ??= new Map(roster.slots);
      const name = slotNamed(key, entry.body.slot);
      slots.set(name, taking(slots.get(name), entry));
    }
  }
  return slots ? { ...roster, slots } : roster;
}
/**
 * Who has a slot once this line is counted in: a phone that shows the seat's key itself; else a regent, who has none to show; else
 * one that another named for it. The weaker have a mark, and take nothing from the stronger. Of two of a kind nobody has it.
 */
function taking(had: string | undefined, { author, body: { device, role } }: Known<'admit'>): string {
  const mark = author !== device ? NAMED : role === 'regent' ? REGENT : '';
  if (had === undefined || strength(mark) > strength(had.slice(0, 1))) return mark + device;
  if (strength(mark) < strength(had.slice(0, 1)) || had === mark + device) return had;
  return mark;
}
/** @param mark what stands before a device */
const strength = (mark: string): number => (mark === NAMED ? 0 : mark === REGENT ? 1 : 2);

/** The roster with slots that two devices share, whether or not their lines are in the book. */
export function slotsCrowded(roster: Roster, crowded: Iterable<string>): Roster {
  const slots = [...crowded].map((name): [string, Device] => [name, '']);
  return slots.length > 0 ? { ...roster, slots: new Map([...roster.slots, ...slots]) } : roster;
}
/** The keys that seats have, or are given by these lines or by what waits for an agreement among them. */
function keysIn(roster: Roster, items: readonly Seating[]): ReadonlyMap<Seat, ReadonlySet<string>> {
  const keys = new Map(roster.seats.map(({ id, keys }) => [id, new Set(keys ? [keys.sign] : [])]));
  for (const { entry } of [...roster.proposed, ...items])
    if (is(entry, 'admit') && entry.body.keys)
      keys.set(entry.body.seat, (keys.get(entry.body.seat) ?? new Set()).add(entry.body.keys.sign));
  return keys;
}
/** Whether a device has its slot to itself. */
export const hasSlot = ({ slots }: Roster, { body }: Known<'admit'>, key: string): boolean =>
  mayHave(slots, body, key);

/** Devices whose log begins in a slot that another's begins in, too: each with those others. */
export type Twins = ReadonlyMap<Device, ReadonlySet<Device>>;
export function* twinsIn(ready: readonly Ready[], branches: readonly Branch[]): Steps<Twins> {
  const firsts = branches.flatMap(({ chain: { entries } }): readonly Known<'admit'>[] => {
    const [first] = entries;
    const begins =
      first &&
      is(first, 'admit') &&
      first.body.by === 'seat' &&
      first.body.device === first.author &&
      first.body.role === 'player';
    return begins ? [first] : [];
  });
  const twins = new Map<Device, ReadonlySet<Device>>();
  if (firsts.length < 2) return twins;
  const keys = new Map<Seat, Set<string>>();
  yield* each(ready, ({ entry }) => {
    if (!is(entry, 'found') && !(is(entry, 'admit') && entry.body.keys)) return;
    const seat = is(entry, 'found') ? entry.seat : (entry as Known<'admit'>).body.seat;
    const sign = (entry as Known<'admit'>).body.keys?.sign ?? '';
    keys.set(seat, (keys.get(seat) ?? new Set()).add(sign));
  });
  const campaign = firsts[0]?.prev ?? '';
  const slots = new Map<string, Set<Device>>();
  for (const first of firsts)
    for (const key of keys.get(first.body.seat) ?? []) {
      if (!carriesSlot(campaign, first, key)) continue;
      const name = slotNamed(key, first.body.slot);
      slots.set(name, (slots.get(name) ?? new Set()).add(first.author));
    }
  for (const devices of slots.values())
    for (const device of devices)
      if (devices.size > 1) twins.set(device, new Set([...devices].filter((one) => one !== device)));
  return twins;
}
