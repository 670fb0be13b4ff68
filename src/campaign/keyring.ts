/** Which secrets this phone can read: ledgers of its own seats, those that have been opened, and what was told to it. */
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import { type Bytes, type Hash, unhex } from '../log/bytes.ts';
import { type Entry, is, type Known } from '../log/entry.ts';
import { choicesOf, type DeviceKey, type SeatKeys, seatKeys } from '../log/keys.ts';
import { isOpenedBy, lineKey, open, type Spot, unwrap } from '../log/seal.ts';

export interface Keyring {
  readonly campaign: Hash;
  /** Seats whose seed lies on this phone. */
  readonly seats: ReadonlyMap<Seat, SeatKeys>;
  /** What this phone seals choices with for a seat whose seed it has not: a player who acts for another lays cards for them, too. */
  readonly acting?: Bytes;
}

export const keyring = (
  campaign: Hash,
  seeds: { readonly [seat: Seat]: string },
  device?: DeviceKey,
): Keyring => {
  const seats = Object.entries(seeds).flatMap(([seat, seed]) => {
    const bytes = unhex(seed, 16);
    return bytes ? [[seat, seatKeys(bytes)] as const] : [];
  });
  return { campaign, seats: new Map(seats), ...(device ? { acting: choicesOf(device) } : {}) };
};

/** What choices of a seat are sealed with on this phone; undefined where it has nothing to seal with. */
export const sealsFor = ({ seats, acting }: Keyring, seat: Seat): Bytes | undefined =>
  seats.get(seat)?.ledger ?? acting;

export const spotOf = ({ campaign }: Pick<Keyring, 'campaign'>, { author, seq, prev }: Entry): Spot => ({
  campaign,
  author,
  seq,
  prev,
});

/** What a ledger line says, if this phone may read it. `opened` are ledger keys that were published. */
export function readLedger(
  ring: Keyring,
  entry: Entry,
  opened: ReadonlyMap<Seat, readonly Bytes[]>,
): Json | undefined {
  if (is(entry, 'ledger')) return entry.body.write;
  if (!is(entry, 'sealed') || entry.body.purpose !== 'ledger') return undefined;
  return inBook(ring, entry, opened);
}

/** The whole book that a player brought along from another campaign, if this phone may read it. */
export const readBrought = (
  ring: Keyring,
  entry: Known<'brought'>,
  opened: ReadonlyMap<Seat, readonly Bytes[]>,
): Json | undefined => inBook(ring, entry, opened);

function inBook(
  ring: Keyring,
  entry: Known<'brought'> | Known<'sealed'>,
  opened: ReadonlyMap<Seat, readonly Bytes[]>,
): Json | undefined {
  const at = spotOf(ring, entry);
  const own = ring.seats.get(entry.seat)?.ledger;
  for (const ledger of [...(own ? [own] : []), ...(opened.get(entry.seat) ?? [])]) {
    const write = open(entry.body, lineKey(ledger, at), at);
    if (write !== undefined) return write;
  }
  return undefined;
}

/** What was told or written to one of this phone's seats. */
export function readStatement(
  ring: Keyring,
  entry: Known<'tell'> | Known<'letter'>,
): { readonly seat: Seat; readonly value: Json } | undefined {
  const at = spotOf(ring, entry);
  for (const { seat, wrap } of entry.body.to) {
    const keys = ring.seats.get(seat);
    const key = keys && unwrap(wrap, keys.box, at);
    const value = key && open(entry.body, key, at);
    if (value !== undefined) return { seat, value };
  }
  return undefined;
}

/** What a commitment holds, once its key is published: nothing where that is no value; undefined where it is not the key. */
export function readCommitted(
  campaign: Hash,
  entry: Known<'sealed'>,
  key: string,
): { readonly value?: Json } | undefined {
  const bytes = unhex(key, 32);
  const at = spotOf({ campaign }, entry);
  if (!bytes || !isOpenedBy(entry.body, bytes, at)) return undefined;
  const value = open(entry.body, bytes, at);
  return value === undefined ? {} : { value };
}
