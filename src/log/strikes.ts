/**
 * Taking back. On its own page a seat may strike or correct its own order until another seat has answered it, openly or face
 * down, but for a phone's die whose face was shown; anything else waits until another hand agrees. Restoring follows the same
 * rule, and what was struck or corrected by agreement is changed again by agreement. A player alone at the table needs nobody's.
 * What was agreed takes effect where it was agreed; what any seat refused is asked no more, and its own proposer may drop it.
 * Only what counts can be taken back: a turned page stays turned.
 */
import type { Seat } from '../kernel/question.ts';
import type { Given } from '../kernel/run.ts';
import type { Hash } from './bytes.ts';
import { type Entry, is, type Known } from './entry.ts';
import { shownDice } from './shown.ts';

/** An entry that counts, with the page it stands on. */
export interface Placed {
  readonly hash: Hash;
  readonly entry: Entry;
  readonly page: number;
}
export interface Correction {
  readonly by: Hash;
  readonly answers: { readonly [label: string]: Given };
}
export interface Mending {
  /** Struck orders (and other struck entries), by the strike. */
  readonly struck: ReadonlyMap<Hash, Hash>;
  /** Corrected orders, by the line that began each or by the name it has where no line counts that did. */
  readonly corrected: ReadonlyMap<Hash, Correction>;
  /** Agreed amendments, by the agreement that put them into effect. */
  readonly amended: ReadonlyMap<Hash, Hash>;
  /** Strikes, corrections, restorations and amendments that still wait for another seat. */
  readonly asking: readonly Placed[];
  /** Those that were refused, or dropped by who proposed them, with the line that did so. */
  readonly refused: readonly { readonly mend: Placed; readonly by: Placed }[];
}

type Kind = 'strike' | 'restore' | 'correct' | 'amend';
type Mend = Placed & { readonly entry: { [K in Kind]: Known<K> }[Kind] };
const isMend = (item: Placed): item is Mend =>
  is(item.entry, 'strike') ||
  is(item.entry, 'restore') ||
  is(item.entry, 'correct') ||
  is(item.entry, 'amend');
const targetOf = ({ entry: { body } }: Mend): Hash | undefined =>
  body.kind === 'amend' ? undefined : body.kind === 'correct' ? body.order : body.entry;

/**
 * What is taken back, in the order it took effect: where it was agreed to, or where it stands if it needed no agreement.
 * @param placed all that counts, in the order of the book
 * @param together the admission by which a second seat was held: before it nobody else could agree
 * @param actedBy lines by those who act for a seat without playing for it, and their own seat: they take back what they wrote
 *   themselves, and agree as the player they are
 * @param nods whether a line is by a hand that may agree to what is asked
 */
export function mending(
  placed: readonly Placed[],
  together: Hash | undefined,
  actedBy: ReadonlyMap<Hash, Seat>,
  nods: (mend: Placed, agree: Placed) => boolean,
): Mending {
  const targets = new Set(placed.filter(isMend).map(targetOf));
  const counting = new Set(placed.map(({ hash }) => hash).filter((hash) => targets.has(hash)));
  const seen = new Map<Hash, Placed>();
  const answered = new Set<Hash>();
  const asking = new Map<Hash, Mend>();
  const agreed = new Set<Hash>();
  const refused: { mend: Placed; by: Placed }[] = [];
  const struck = new Map<Hash, Hash>();
  const corrected = new Map<Hash, Correction>();
  const amended = new Map<Hash, Hash>();
  let lines: ReadonlySet<Hash> | undefined;
  const isLine = (hash: Hash): boolean => {
    lines ??= new Set(placed.map(({ hash }) => hash));
    return lines.has(hash);
  };
  const shown = shownDice(isLine);
  let alone = true;
  for (const item of targets.size > 0 ? placed : []) {
    const { hash, entry } = item;
    if (hash === together) alone = false;
    if (targets.has(hash)) {
      seen.set(hash, item);
      shown.begin(hash);
    }
    if (isMend(item)) {
      // An order that no line began is corrected by the name the rules gave it: never by one seat alone.
      if (!counting.has(targetOf(item) ?? '') && !is(entry, 'amend') && !is(entry, 'correct')) continue;
      if (actedBy.has(hash) && !wroteIt(item)) continue;
      if (alone || own(item)) apply(item, hash);
      else if (!actedBy.has(hash)) asking.set(hash, item);
    } else if (is(entry, 'answer')) {
      answer(entry.seat, entry.body.order);
      shown.note(entry, item.page);
    } else if (is(entry, 'sealed')) {
      if (entry.body.use !== 'ledger') answer(entry.seat, entry.body.use.order);
    } else if (is(entry, 'agree')) {
      const mend = asking.get(entry.body.entry);
      if (!mend || !nods(mend, item)) continue;
      agreed.add(mend.hash);
      asking.delete(mend.hash);
      apply(mend, hash);
    } else if (is(entry, 'refuse')) {
      const mend = asking.get(entry.body.entry);
      if (mend) refused.push({ mend, by: item });
      asking.delete(entry.body.entry);
    }
  }
  return { struck, corrected, amended, asking: [...asking.values()], refused };

  /** Whether a seat takes back its own order, on its page and unanswered, or puts back what it so took itself. */
  function own(mend: Mend): boolean {
    const target = seen.get(targetOf(mend) ?? '');
    if (!target || !is(target.entry, 'order') || answered.has(target.hash)) return false;
    if (target.page !== mend.page || target.entry.seat !== mend.entry.seat) return false;
    const { body } = mend.entry;
    if (agreed.has(corrected.get(target.hash)?.by ?? '')) return false;
    if (body.kind === 'strike' && shown.strikes(target)) return false;
    if (body.kind === 'correct' && shown.turns(target, body.answers)) return false;
    return mend.entry.body.kind !== 'restore' || !agreed.has(struck.get(target.hash) ?? '');
  }
  function wroteIt(mend: Mend): boolean {
    return seen.get(targetOf(mend) ?? '')?.entry.author === mend.entry.author;
  }
  function answer(seat: Seat, order: Hash): void {
    if (!counting.has(order)) named(seat, order);
    if (seen.has(order) && seen.get(order)?.entry.seat !== seat) answered.add(order);
  }
  /** An answer to an order by another name than its line's: it may be any of those that are one of a kind. */
  function named(seat: Seat, order: Hash): void {
    const singles = [...seen.values()].filter(
      ({ entry }) => is(entry, 'order') && entry.body.nth !== undefined && entry.seat !== seat,
    );
    if (singles.length > 0 && !isLine(order)) for (const { hash } of singles) answered.add(hash);
  }
  function apply({ hash, entry }: Mend, at: Hash): void {
    const { body } = entry;
    if (body.kind === 'strike') struck.set(body.entry, hash);
    else if (body.kind === 'restore') struck.delete(body.entry);
    else if (body.kind === 'correct') corrected.set(body.order, { by: hash, answers: tidy(body.answers) });
    else amended.set(at, hash);
  }
}

const tidy = (answers: {
  readonly [label: string]: { readonly value: Given['value']; readonly fits?: string | undefined };
}): {
  readonly [label: string]: Given;
} =>
  Object.fromEntries(
    Object.entries(answers).map(([label, { value, fits }]) => [
      label,
      fits === undefined ? { value } : { value, fits },
    ]),
  );
