/**
 * Words that are owed and told (R18). One that is no sealed word to all it is owed to pays nothing, on every phone. Whether a
 * box opens only its readers can tell, and what only they can read decides nothing on the table: for them the debt stands.
 */
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Mutable } from '../kernel/ruleset.ts';
import type { Owed } from '../kernel/table.ts';
import type { Known } from '../log/entry.ts';
import { isBox, isWrap } from '../log/seal.ts';
import type { Folded, Intelligence, Reading } from './folded.ts';
import { readStatement } from './keyring.ts';

export function foldStatement(
  reading: Reading,
  draft: Mutable<Folded>,
  before: Folded,
  entry: Known<'tell'>,
): void {
  const { ring } = reading;
  const isIt = ({ key, from }: Owed): boolean => key === entry.body.owed && from === entry.seat;
  const owed = before.table.owed.find(isIt);
  const unpaid = before.unpaid?.find(isIt);
  if (owed && isStatement(owed, entry))
    draft.table.owed = draft.table.owed.filter((one) => one.key !== owed.key);
  else if (!unpaid) return;
  const debt = (owed ?? unpaid) as Owed;
  const told = readStatement(ring, entry);
  if (told) draft.intelligence.push(structuredClone(heard(debt, told)) as Mutable<Intelligence>);
  const others = (before.unpaid ?? []).filter((one) => !isIt(one));
  const standing = !told && debt.to.some((seat) => ring.seats.has(seat)) ? [...others, debt] : others;
  if (standing.length > 0 || before.unpaid) draft.unpaid = structuredClone(standing) as Mutable<Owed>[];
}

/** Whether a line has the form of a sealed word to all it is owed to: as far as every phone can tell. */
export const isStatement = ({ to }: Owed, { body }: Known<'tell'>): boolean =>
  isBox(body.box) && to.every((seat) => body.to.some((one) => one.seat === seat && isWrap(one.wrap)));

const heard = (
  { key, from, claim, about, at }: Owed,
  { seat, value }: { seat: Seat; value: Json },
): Intelligence => {
  return { key, to: seat, from, claim, about, value, at };
};
