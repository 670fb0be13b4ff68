/**
 * What a seat may take back with nobody's leave (R17): its own order, on its page, unless another hand went on from it without
 * having seen it taken back. Judged by what each line had in its past, so a strike that is dated back gains nothing; and by
 * the lines of its page alone, so that nothing changes once the page is closed.
 */
import type { Hash } from './bytes.ts';
import { type Entry, is, isLaid } from './entry.ts';
import type { Forfeits } from './forfeits.ts';
import type { InPast } from './past.ts';
import type { Placed } from './placed.ts';
import { type Dice, shows } from './shown.ts';

export type Hand = Pick<Entry, 'author' | 'seat'>;
export interface Hands {
  /** The player who wrote a line: a stand-in counts as the player they are themself. */
  of(line: Placed): Hand;
  /** Whether a line is by another hand than this one. */
  isOther(hand: Hand, line: Placed): boolean;
}
/** What is to be taken back: a line of the book, or one that is not written yet and knows of everything. */
export interface Taking {
  /** Empty while it is not written. */
  readonly hash: Hash;
  readonly hand: Hand;
  /** The faces that a correction gives instead; absent where the whole order goes. */
  readonly faces?: Dice;
}

const goesOn: ReadonlySet<string> = new Set(['order', 'answer', 'reveal', 'roll', 'witness', 'forfeit']);
const isStep = (entry: Entry): boolean => goesOn.has(entry.body.kind) || isLaid(entry);

export interface Frame {
  readonly pages: readonly (readonly Placed[])[];
  readonly hands: Hands;
  readonly forfeits: Pick<Forfeits, 'at'>;
  readonly inPast: InPast;
  /** A line that counts. */
  readonly find: (line: Hash) => Placed | undefined;
}

/**
 * The first line of its page that holds an order fast; undefined where it may be taken back freely.
 * @param agreed whether a line is another hand's nod to some other change of the order
 */
export function heldBy(
  { pages, hands, forfeits, inPast, find }: Frame,
  order: Placed,
  taking: Taking,
  agreed: (line: Placed) => boolean,
): Placed | undefined {
  const lines = weighty(pages[order.page] ?? []);
  const isLine = (hash: Hash): boolean => find(hash) !== undefined;
  /** No line is named by an order that is one of a kind: any other name may be that order's. */
  const concerns = (name: Hash): boolean =>
    name === order.hash ||
    (is(order.entry, 'order') && order.entry.body.finished !== undefined && !isLine(name));
  const another = (line: Placed): boolean =>
    [hands.of(order), taking.hand].every((hand) => hands.isOther(hand, line));
  const settles = ({ entry, hash }: Placed): boolean => {
    if (is(entry, 'tell')) return concerns(entry.body.owed.slice(0, entry.body.owed.indexOf('/')));
    if (is(entry, 'answer') && entry.body.how === 'ledger') return concerns(entry.body.order);
    const forfeit = forfeits.at.get(hash);
    return forfeit !== undefined && concerns(forfeit.body.order);
  };
  return lines.find((line) => {
    if (line.hash === taking.hash || inPast(taking, line)) return false;
    if (is(line.entry, 'answer') && shows(line.entry, order, taking.faces, isLine) && !inPast(line, order))
      return true;
    if (agreed(line)) return true;
    return inPast(order, line) && ((isStep(line.entry) && another(line)) || settles(line));
  });
}

const known = new WeakMap<readonly Placed[], readonly Placed[]>();
/** The lines of a page that may hold anything fast: all others are passed over once, and not for each that is taken back. */
function weighty(page: readonly Placed[]): readonly Placed[] {
  const found =
    known.get(page) ?? page.filter(({ entry }) => isStep(entry) || is(entry, 'tell') || is(entry, 'agree'));
  known.set(page, found);
  return found;
}
