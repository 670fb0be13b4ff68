/**
 * What a raise of the rules carries from the page it stands on: all that every phone reads alike as that page opened, with the
 * books where they are open. The fold starts from it; a phone that has the rules of the pages before keeps its books from them,
 * the others take those that their players brought over, sealed.
 */
import { unlessPhoneFault } from '../kernel/phone-fault.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyRuleset, Mutable } from '../kernel/ruleset.ts';
import type { Flag } from '../kernel/table.ts';
import { say } from '../kernel/text.ts';
import { type Bytes, hash, hex, unhex } from '../log/bytes.ts';
import { spell, unspell } from '../log/cbor.ts';
import { doorFaultIn } from '../log/door.ts';
import { deflate, inflate } from '../log/packed.ts';
import type { Raise } from '../log/raises.ts';
import type { Folded } from './folded.ts';

/** Bytes that a carried table may come to, unpacked. */
export const LARGEST_TABLE = 256 * 1024;

type Carried = Pick<Folded, 'table' | 'named' | 'suggested' | 'committed'> & {
  readonly ledgers?: { readonly [seat: Seat]: unknown };
};

const spelt = (
  { table, named, suggested, committed, ledgers }: Folded,
  openBooks: boolean,
): Bytes | undefined => {
  const carried = { table, named, suggested, committed, ...(openBooks ? { ledgers } : {}) };
  if (doorFaultIn(carried, 1)) return undefined;
  const bytes = spell(carried);
  return bytes.length > LARGEST_TABLE ? undefined : bytes;
};
/** A state as it is carried, in hex; undefined where it would be too large, or not be taken. It must still fit a line. */
export function packed(state: Folded, openBooks: boolean): string | undefined {
  const bytes = spelt(state, openBooks);
  return bytes && hex(deflate(bytes));
}
const opened = (table: string): Bytes => inflate(unhex(table) ?? new Uint8Array(), LARGEST_TABLE);

/** @throws Error where it does not say what its fingerprint stands for, or these rules cannot go on from it */
function carriedBy({ table: packing, fingerprint }: Raise, rules: AnyRuleset): Carried {
  const raw = unspell(opened(packing)) as Carried;
  const fault = doorFaultIn(raw, 1);
  if (fault) throw new Error(String(fault));
  const { table, named, suggested, committed, ledgers } = raw;
  if (hash({ ...table }) !== fingerprint) throw new Error('not what its fingerprint stands for');
  if (![table.open, table.flags, table.owed, named, suggested].every(Array.isArray))
    throw new Error('no table');
  if (![table.standing, committed].every((one) => typeof one === 'object' && one))
    throw new Error('no table');
  rules.clock(table.rules);
  rules.awaited(table.rules);
  rules.invariants(table.rules);
  return { table, named, suggested, committed, ...(ledgers ? { ledgers } : {}) };
}

/**
 * The state a page begins with whose rules were raised.
 * @param books the books where those of the page before are not known here
 */
export function raisedStart(
  rules: AnyRuleset,
  raise: Raise,
  before: Folded,
  books: (table: Folded['table'], carried: Carried['ledgers']) => Folded['ledgers'],
): Folded {
  const { unread, ...known } = before;
  try {
    const { ledgers: open, ...carried } = carriedBy(raise, rules);
    return { ...known, ...carried, ledgers: unread ? books(carried.table, open) : known.ledgers };
  } catch (problem) {
    unlessPhoneFault(problem);
    const why = say('Realmbook could not read the table that it continues from: {why}', {
      why: String(problem),
    });
    const flag: Flag = { kind: 'broken', rule: 'line.unread', why, entry: raise.entry };
    const table = { ...known.table, flags: [...known.table.flags, flag as Mutable<Flag>] };
    return { ...known, table };
  }
}

/** Whether a raise carries the table as this phone reads it. */
export function isOwn(
  { table, fingerprint }: Pick<Raise, 'table' | 'fingerprint'>,
  own: Folded,
  openBooks: boolean,
): boolean {
  const bytes = spelt(own, openBooks);
  try {
    return bytes !== undefined && hash({ ...own.table }) === fingerprint && hex(opened(table)) === hex(bytes);
  } catch (problem) {
    unlessPhoneFault(problem);
    return false;
  }
}
