/**
 * Whose logs are heard (R3, R4): the founder's, those of devices that a heard player's line admits, and those of a seat's
 * further phones, whose own first line shows the seat's key. Nothing is asked here of seats and invitations: that an admission
 * counts is the book's to say, and may change; that somebody once let a phone in does not.
 */
import type { Steps } from '../kernel/paced.ts';
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { branchesOf, type Chain, type Chains } from './chain.ts';
import { carriesSlot, carryingClaim } from './claim.ts';
import { type Entry, is, type Known } from './entry.ts';
import type { Device } from './keys.ts';
import { effectOf } from './levels.ts';
import { slotNamed } from './slot-names.ts';

/** Admissions that one log may write; any further one is nothing (R5). */
export const ADMISSIONS = 64;

export interface Heard {
  /** In the order they come to be heard, and whether they let in others: guests do not. */
  readonly devices: ReadonlyMap<Device, boolean>;
  /** Phones that share a slot of their seat, each with the slot's name. */
  readonly crowded: ReadonlyMap<Device, string>;
  /** Whether any log begins with a slot, valid or not: only then does it matter what such a phone is heard by. */
  readonly slotted: boolean;
}

interface Line<K extends 'admit' | 'found'> {
  readonly hash: Hash;
  readonly entry: Known<K>;
}
/** Admissions belong to the first level, and so does who is heard. */
function lineAt<K extends 'admit' | 'found'>(
  { entries, hashes }: Chain,
  at: number,
  kind: K,
): Line<K> | undefined {
  const [entry, hash] = [entries[at], hashes[at]];
  if (entry?.body.kind !== kind || hash === undefined) return undefined;
  const read = { ...entry, body: effectOf(entry.body, 1) };
  return is(read, kind) ? { hash, entry: read } : undefined;
}
interface Sought {
  readonly count: number;
  /** The line up to which was sought: it has one past. */
  readonly last: Entry | undefined;
  readonly found: readonly Line<'admit'>[];
}
/** By its first line, since a log that grows is not looked through again; and by its lines, since branches begin with the same. */
const known = new WeakMap<Entry | readonly Entry[], Sought>();
/** The admissions of one history, as many as a log may write. */
function admissionsOf(chain: Chain): readonly Line<'admit'>[] {
  const { entries } = chain;
  const [first] = entries;
  if (!first) return [];
  const had = known.get(entries) ?? known.get(first);
  const before = had && entries[had.count - 1] === had.last ? had : undefined;
  const found = [...(before?.found ?? [])];
  for (let i = before?.count ?? 0; i < entries.length && found.length < ADMISSIONS; i++) {
    const line = lineAt(chain, i, 'admit');
    if (line) found.push(line);
  }
  const sought = { count: entries.length, last: entries.at(-1), found };
  known.set(first, sought);
  known.set(entries, sought);
  return found;
}

/** The admission by which a phone begins its own log in a slot of its seat; a regent has no key to show, and is heard by the line that let it in. */
function ownSlot(chain: Chain): Known<'admit'> | undefined {
  const first = lineAt(chain, 0, 'admit')?.entry;
  const { by, device, role } = first?.body ?? {};
  return by === 'seat' && device === chain.author && role === 'player' ? first : undefined;
}

/** The founding among some logs. */
export function foundingIn(chains: Chains): Line<'found'> | undefined {
  for (const chain of chains.values())
    for (const branch of branchesOf(chain)) {
      const founding = branch.entries[0]?.prev === '' ? lineAt(branch, 0, 'found') : undefined;
      if (founding) return founding;
    }
  return undefined;
}

/**
 * In steps: an old phone takes a tenth of a second over a signature.
 * @param counts whether a stored line is to be heeded
 * @param bySlot whether a phone whose log begins in a slot is heard by that alone; without it also by the line that admits it
 */
export function* heardIn(
  chains: Chains,
  { hash: campaign, entry: founding }: Line<'found'>,
  counts: (line: Hash) => boolean,
  bySlot: boolean,
): Steps<Heard> {
  const devices = new Map<Device, boolean>();
  const crowded = new Map<Device, string>();
  const keys = new Map<Seat, Set<string>>();
  // Of a log that has forked phones keep different histories: none of those that only some have may count for or against another's.
  const slotted = [...chains.values()].flatMap((chain) =>
    branchesOf(chain).flatMap((one) => (counts(one.hashes[0] ?? '') ? (ownSlot(one) ?? []) : [])),
  );
  const isForked = (device: Device): boolean => (chains.get(device)?.forks?.length ?? 0) > 0;
  const bound = new Set(bySlot ? slotted.map(({ author }) => author) : []);
  let moved = true;

  const hear = (device: Device, admits: boolean): void => {
    if (devices.get(device) === true || devices.get(device) === admits) return;
    devices.set(device, admits);
    moved = true;
  };
  const learn = function* (seat: Seat, key: string): Steps<void> {
    const of = keys.get(seat) ?? new Set();
    if (of.has(key)) return;
    keys.set(seat, of.add(key));
    moved = true;
    const slots = new Map<string, Set<Device>>();
    for (const entry of slotted) {
      if (entry.body.seat !== seat) continue;
      yield;
      if (carriesSlot(campaign, entry, key)) {
        const name = slotNamed(key, entry.body.slot);
        slots.set(name, (slots.get(name) ?? new Set()).add(entry.author));
      }
    }
    for (const [name, sharing] of slots) {
      const alone = [...sharing].filter((device) => !isForked(device));
      for (const device of sharing) hear(device, true);
      if (alone.length > 1) for (const device of alone) crowded.set(device, name);
    }
  };
  const take = function* (entry: Known<'admit'>): Steps<void> {
    const { by, device, seat, role, keys: own } = entry.body;
    yield;
    const holds =
      by === 'seat'
        ? [...(keys.get(seat) ?? [])].some((key) => carriesSlot(campaign, entry, key))
        : yield* carryingClaim(campaign, entry);
    if (!holds) return;
    if (!bound.has(device)) hear(device, role !== 'guest');
    if (own && by !== 'seat') yield* learn(seat, own.sign);
  };

  hear(founding.author, true);
  yield* learn(founding.seat, founding.body.keys.sign);
  while (moved) {
    moved = false;
    for (const [device, admits] of devices)
      for (const branch of admits ? branchesOf(chains.get(device)) : [])
        for (const { hash, entry } of admissionsOf(branch)) if (counts(hash)) yield* take(entry);
  }
  return { devices, crowded, slotted: slotted.length > 0 };
}
