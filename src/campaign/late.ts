/**
 * Orders that came after their page was turned, and were lost. Of two closes of one page now one stands and now the other:
 * what was left out, and was given again meanwhile, counts once more, and then it is the second line that names no page.
 */
import { same } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Book } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import { branchesOf, type Chains } from '../log/chain.ts';
import { is, type Known } from '../log/entry.ts';

export interface LateOrder {
  readonly hash: Hash;
  readonly entry: Known<'order'>;
}
type Judging = Pick<Book, 'late' | 'setAside' | 'pages' | 'fallen' | 'inPast' | 'struck'>;

/** Answers and dice that a page was turned without, of phones that were put out or left since: they count for nothing. */
export const lostAnswers = ({ setAside }: Pick<Book, 'setAside'>, page: Hash): Book['setAside'] =>
  setAside.filter(({ entry }) => entry.page === page && said.includes(entry.body.kind));
const said: readonly string[] = ['answer', 'sealed', 'reveal', 'roll', 'witness', 'forfeit'];

/** Those of a seat of which nothing came: neither given again since, nor by another line of the page, nor a second time. */
export const lostOrders = (book: Judging, seat: Seat): readonly LateOrder[] =>
  [...book.late, ...book.setAside].flatMap(({ hash, entry }) =>
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

/**
 * Orders of a seat that count for nothing because its key had written two histories (R6): none of them stood on a turned
 * page. Those that another of its phones gave again are left out.
 */
export function forkedOrders(
  { forked, pages, struck, standing }: Pick<Book, 'forked' | 'pages' | 'struck' | 'standing'>,
  chains: Chains,
  seat: Seat,
): readonly LateOrder[] {
  const lost = new Map<Hash, Known<'order'>>();
  for (const { entries, hashes } of forked.flatMap((device) => branchesOf(chains.get(device))))
    entries.forEach((entry, i) => {
      const hash = hashes[i] as Hash;
      if (is(entry, 'order') && entry.seat === seat && standing(hash) === 'frozen') lost.set(hash, entry);
    });
  const again = ({ author, page, body }: Known<'order'>): boolean =>
    pages
      .slice(
        Math.max(
          0,
          pages.findIndex(({ id }) => id === page),
        ),
      )
      .some(({ entries }) =>
        entries.some(
          ({ hash, entry }) =>
            is(entry, 'order') &&
            entry.seat === seat &&
            entry.author !== author &&
            !struck.has(hash) &&
            entry.body.id === body.id &&
            same(entry.body.args, body.args),
        ),
      );
  return [...lost].flatMap(([hash, entry]) => (again(entry) ? [] : [{ hash, entry }]));
}
