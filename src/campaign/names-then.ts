/** What players were called when a line was written: who sat down in another's seat since had no part in it. */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from '../log/bytes.ts';
import type { View } from './view.ts';

export type Names = { readonly [seat: Seat]: string };
type Read = Pick<View, 'book'>;

/** The names of those whose seats others took after that line; nothing of a line that the book does not have. */
export function namesAt({ book }: Read, line: Hash): Names {
  const names: { [seat: Seat]: string } = {};
  const taken = book.roster.changes.flatMap((one) => (one.what === 'taken' ? [one] : []));
  if (taken.length === 0) return names;
  const lines = book.pages.flatMap(({ entries }) => entries.map(({ hash }) => hash));
  const at = lines.indexOf(line);
  for (const { seat, before, line: by } of taken.toReversed())
    if (at >= 0 && lines.indexOf(by) > at) names[seat] = before;
  return names;
}

/** Whether somebody else has sat down in that seat since. */
export const takenSince = (view: Read, seat: Seat, line: Hash): boolean =>
  namesAt(view, line)[seat] !== undefined;

/** The line by which this phone sat in a seat that it holds no more. */
const sat = ({ book, device }: Pick<View, 'book' | 'device'>, seat: Seat): Hash =>
  book.roster.former.findLast((one) => one.device === device && one.seat === seat)?.entry ?? '';

/** What the player of this phone was called in a seat that it holds no more; undefined where it is called so still. */
export const calledThere = (view: Pick<View, 'book' | 'device'>, seat: Seat): string | undefined =>
  namesAt(view, sat(view, seat))[seat];
