/** Every book that a test reads is read twice: on from what its phone had read before, and from the founding. */
import { deepStrictEqual } from 'node:assert';
import { atOnce } from '../../src/kernel/paced.ts';
import type { Book } from '../../src/log/book.ts';
import type { Hash } from '../../src/log/bytes.ts';
import { branchesOf, type Chains } from '../../src/log/chain.ts';
import { bookKeeper, readBook } from '../../src/log/reading.ts';

const ids = (items: readonly { readonly hash: Hash }[]): readonly Hash[] => items.map(({ hash }) => hash);

/** All that a book says of some lines. */
function said(book: Book, hashes: readonly Hash[]): unknown {
  const { rivals, forfeits, together, inPast } = book;
  const lines = book.pages.flatMap(({ entries }) => entries);
  return {
    pages: book.pages.map(({ entries, closed, ...page }) => ({
      ...page,
      entries: entries.map(({ hash, entry, page: at }) => [hash, entry, at]),
      closed: closed?.hash,
    })),
    late: ids(book.late),
    fallen: ids(book.fallen),
    asking: ids(book.asking),
    refused: book.refused.map(({ correction, by }) => [correction.hash, by.hash]),
    struck: [...book.struck].sort(),
    corrected: [...book.corrected].sort(),
    amended: [...book.amended].sort(),
    actedBy: [...book.actedBy].sort(),
    standIns: book.standIns,
    roster: book.roster,
    raises: book.raises,
    level: book.level,
    forked: book.forked,
    waiting: [...book.waiting].sort(),
    reached: book.reached,
    declared: [...forfeits.all, ...forfeits.at],
    standings: hashes.map((hash) => [hash, book.standing(hash), book.find(hash)?.page]),
    marks: lines.map((line) => [rivals.mark(line.hash), forfeits.mark(line.hash), together.mark(line)]),
    held: lines.map(({ hash, entry: { author, seat } }) => book.heldBy(hash, { author, seat })?.hash),
    // Of each line which of a few others it knew; all of all would take hours.
    pasts: hashes.map((later, i) =>
      hashes.filter((earlier, j) => (i * 7 + j * 3) % 11 === 0 && inPast({ hash: earlier }, { hash: later })),
    ),
  };
}

const keepers = new WeakMap<object, ReturnType<typeof bookKeeper>>();
/** How often books were read on, and how often from the founding: a test that never reads on proves nothing. */
export const counts = { on: 0, whole: 0, left: 0 };
let told: 'on' | 'whole' | undefined;

/** What is compared grows with the square of the lines: a full log of 20,000 would take hours. */
const MOST = 500;
/** Where a test compares readings by itself, one is enough here. */
export const twice = { reads: true };

/**
 * Reads what a phone has; what it reads on is first left at one rest or another, of which nothing may be kept.
 * @throws where the two readings differ
 */
export function readOnAndWhole(phone: object, chains: Chains, campaign: Hash): Book | undefined {
  const keeper =
    keepers.get(phone) ??
    bookKeeper(campaign, undefined, undefined, (on) => {
      told = on ? 'on' : 'whole';
    });
  keepers.set(phone, keeper);
  told = undefined;
  const left = keeper(chains);
  for (let rests = counts.left++ % 9; rests > 0 && !left.next().done; rests--);
  left.return(undefined);
  const kept = atOnce(keeper(chains));
  if (told) counts[told]++;
  const hashes = [...chains.values()].flatMap(branchesOf).flatMap((one) => one.hashes);
  if (!twice.reads || hashes.length > MOST) return kept;
  const whole = readBook(chains, campaign);
  deepStrictEqual(kept && said(kept, hashes), whole && said(whole, hashes));
  return kept;
}
