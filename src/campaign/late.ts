/**
 * Orders that came after their page was turned, and were lost. Of two closes of one page now one stands and now the other:
 * what was left out, and was given again meanwhile, counts once more, and then it is the second line that names no page.
 */
import { same } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Book } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import { is, type Known } from '../log/entry.ts';

export interface LateOrder {
  readonly hash: Hash;
  readonly entry: Known<'order'>;
}
type Judging = Pick<Book, 'late' | 'pages' | 'fallen' | 'inPast' | 'struck'>;

/** Those of a seat of which nothing came: neither given again since, nor by another line of the page, nor a second time. */
export const lostOrders = (book: Judging, seat: Seat): readonly LateOrder[] =>
  book.late.flatMap(({ hash, entry }) =>
    is(entry, 'order') && entry.seat === seat && !countsElsewhere(book, { hash, entry })
      ? [{ hash, entry }]
      : [],
  );

function countsElsewhere({ pages, fallen, inPast, struck }: Judging, late: LateOrder): boolean {
  const { page, seat, body } = late.entry;
  const close = fallen.find(({ hash }) => hash === page);
  return pages.some(({ id, entries }) =>
    entries.some((line) => {
      const { entry, hash } = line;
      if (!is(entry, 'order') || struck.has(hash)) return false;
      if (entry.body.id !== body.id || !same(entry.body.args, body.args)) return false;
      if (id === page) return true;
      const repeated = close !== undefined && inPast(line, late) && !inPast(line, close);
      return entry.seat === seat && (inPast(late, line) || repeated);
    }),
  );
}
