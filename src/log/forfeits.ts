/**
 * Forfeits. A choice that its player does not lay down, or does not open, two other hands declare forfeit: one proposes it,
 * another nods; where nobody else sits who could, the proposal alone holds. What the rules then take is theirs to say. Of a
 * forfeit and a choice that did not know of each other the forfeit counts only where more of the others saw it first.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { type BodyOf, is, isLaid, type Known } from './entry.ts';
import { different, isHand, isLone } from './hands.ts';
import { heardOf, tableAt } from './known.ts';
import type { InPast } from './past.ts';
import type { Placed } from './placed.ts';
import type { Rivals } from './rivals.ts';
import type { Roster } from './roster.ts';
import { spoken, voicesTo } from './spoken.ts';

export interface Forfeit {
  readonly line: Placed & { readonly entry: Known<'forfeit'> };
  /** Who proposed it, and who nodded. */
  readonly hands: readonly Seat[];
  /** Nobody sat there who could have nodded. */
  readonly lone: boolean;
  readonly state: 'asked' | 'in force' | 'refused';
}
/** A forfeit where it takes effect: at the nod, or at the proposal that nobody could nod to. */
export interface Declared {
  readonly proposal: Hash;
  readonly body: BodyOf<'forfeit'>;
  readonly hands: readonly Seat[];
  /** Choices, reveals and answers of its page that neither knew of it nor were known to it. */
  readonly unseen: readonly Placed[];
}
export interface Forfeits {
  readonly all: readonly Forfeit[];
  readonly at: ReadonlyMap<Hash, Declared>;
  /** Forfeits that others saw before this choice, which did not know of them. */
  before(choice: Hash): readonly Declared[];
  /** Changes whenever what comes of a line may. Empty for one that no forfeit touches. */
  mark(line: Hash): string;
}

const none: Forfeits = { all: [], at: new Map(), before: () => [], mark: () => '' };

export function forfeitsIn(
  pages: readonly (readonly Placed[])[],
  roster: Roster,
  rivals: Pick<Rivals, 'votes'>,
  inPast: InPast,
): Forfeits {
  const lines = spoken(pages);
  const proposals = lines.filter(
    (line): line is Forfeit['line'] => is(line.entry, 'forfeit') && isHandIn(line, line.entry.body.seat),
  );
  if (proposals.length === 0) return none;
  const voices = voicesTo(lines);
  const at = new Map<Hash, Declared>();
  const earlier = new Map<Hash, Declared[]>();
  const marks = new Map<Hash, string>();
  const all = proposals.map((line): Forfeit => {
    const { seat } = line.entry.body;
    const lone = isLone(tableAt(roster, line, inPast), line.entry, line.page, [seat]);
    const about = voices.get(line.hash) ?? [];
    const refusals = about.filter((other) => speaks(other, 'refuse', line));
    const nods = about.filter(
      (other) =>
        speaks(other, 'agree', line) &&
        different(heardOf(roster, other, inPast), line.entry, other.entry, other.page) &&
        !refusals.some((refusal) => inPast(refusal, other)),
    );
    for (const nod of lone ? [line] : nods) declare(line, nod);
    const state = lone || nods.length > 0 ? 'in force' : refusals.length > 0 ? 'refused' : 'asked';
    return { line, hands: [line.entry.seat, ...nods.map(({ entry }) => entry.seat)], lone, state };
  });
  return {
    all,
    at,
    before: (choice) => earlier.get(choice) ?? [],
    mark: (line) => marks.get(line) ?? '',
  };

  function isHandIn(line: Placed, seat: Seat): boolean {
    return isHand(heardOf(roster, line, inPast), line.entry, line.page, [seat]);
  }
  function speaks(other: Placed, how: 'agree' | 'refuse', line: Forfeit['line']): boolean {
    const { entry } = other;
    if (!is(entry, how) || entry.body.entry !== line.hash || !inPast(line, other)) return false;
    return isHandIn(other, line.entry.body.seat);
  }
  function declare(line: Forfeit['line'], where: Placed): void {
    const { body, seat } = line.entry;
    const unseen = (pages[where.page] ?? []).filter(
      (one) => isOf(one, body.seat) && !inPast(one, where) && !inPast(where, one),
    );
    const declared = {
      proposal: line.hash,
      body,
      hands: where === line ? [seat] : [seat, where.entry.seat],
      unseen,
    };
    at.set(where.hash, declared);
    for (const one of unseen) {
      const [sawForfeit = 0, sawOther = 0] = rivals.votes([where, one]);
      if (sawForfeit > sawOther) earlier.set(one.hash, [...(earlier.get(one.hash) ?? []), declared]);
      for (const each of [where.hash, one.hash])
        marks.set(each, `${marks.get(each) ?? ''} ${where.hash}/${one.hash}/${sawForfeit > sawOther}`);
    }
  }
}

/** What may make a forfeit needless: a choice or an answer of that seat, or a card that anybody opens. */
const isOf = ({ entry }: Placed, seat: Seat): boolean =>
  is(entry, 'reveal') || (entry.seat === seat && (is(entry, 'answer') || isLaid(entry)));
