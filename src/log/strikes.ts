/**
 * Taking back (R17). On its own page a seat may strike or correct its own order as long as nothing holds it fast (`free.ts`);
 * anything else waits until another hand agrees. Restoring follows the same rule, and what was agreed is changed again by
 * agreement. A player who sat alone needed nobody, as far as everybody who came then had it in their past. What was agreed
 * takes effect where it was agreed; what any seat refused is asked no more, and its own proposer may drop it.
 * Only what counts can be taken back: a turned page stays turned.
 */
import type { Seat } from '../kernel/question.ts';
import type { Given } from '../kernel/run.ts';
import type { Hash } from './bytes.ts';
import { compare } from './causal.ts';
import { is, type Known } from './entry.ts';
import { type Frame, type Hand, heldBy } from './free.ts';
import type { Placed } from './placed.ts';
import { turnOf } from './rotation.ts';
import { spoken, voicesTo } from './spoken.ts';

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
  /** Strikes, corrections, restorations and amendments that still wait for another hand. */
  readonly asking: readonly Placed[];
  /** Those that were refused, or dropped by who proposed them, with the line that did so. */
  readonly refused: readonly { readonly mend: Placed; readonly by: Placed }[];
  /** What keeps a hand from taking back its own order on its page, now or by a line it wrote; undefined where nothing does. */
  readonly heldBy: (order: Hash, taking: Hand | Hash) => Placed | undefined;
}

type Kind = 'strike' | 'restore' | 'correct' | 'amend';
type Mend = Placed & { readonly entry: { [K in Kind]: Known<K> }[Kind] };
const isMend = (item: Placed): item is Mend =>
  is(item.entry, 'strike') ||
  is(item.entry, 'restore') ||
  is(item.entry, 'correct') ||
  is(item.entry, 'amend');
const targetOf = ({ entry: { body } }: Mend): Hash =>
  body.kind === 'amend' ? '' : body.kind === 'correct' ? body.order : body.entry;

export interface Around extends Frame {
  /** At the founding: they take turns where something must come first. */
  readonly seats: readonly Seat[];
  /** Admissions of others than the founder: from then on somebody else could agree. */
  readonly arrivals: readonly Placed[];
  /** Lines by those who act for a seat without playing for it, and their own seat: they take back what they wrote themselves. */
  readonly actedBy: ReadonlyMap<Hash, Seat>;
  /** Whether a line is by a hand that may agree to what is asked. */
  nods(mend: Placed, agree: Placed): boolean;
}
/** A change that counts, and the line by which it does. */
interface Effect {
  readonly mend: Mend;
  readonly at: Placed;
}

export function mending(around: Around): Mending {
  const { pages, inPast, hands, actedBy, seats, find } = around;
  const lines = spoken(pages);
  const mends = lines.filter(isMend);
  const voices = voicesTo(lines);
  const wishes = new Map<Hash, { nods: Placed[]; refusals: Placed[] }>(
    mends.map(({ hash }) => [hash, { nods: [], refusals: [] }]),
  );
  /** The change that each nod agrees to. */
  const agreeing = new Map<Hash, Mend>();
  for (const mend of mends) judge(mend);

  const asking: Mend[] = [];
  const refused: { mend: Placed; by: Placed }[] = [];
  const amended = new Map<Hash, Hash>();
  const lying = new Map<Hash, Effect[]>();
  const answered = new Map<Hash, Effect[]>();
  for (const mend of mends) {
    const target = find(targetOf(mend));
    const { kind } = mend.entry.body;
    // An order that no line began is corrected by the name the rules gave it: never by one seat alone.
    if (!target && kind !== 'amend' && kind !== 'correct') continue;
    if (actedBy.has(mend.hash) && target?.entry.author !== mend.entry.author) continue;
    const { nods, refusals } = wishes.get(mend.hash) ?? { nods: [], refusals: [] };
    const at = isAlone(mend) || (target && isFree(target, mend)) ? mend : nods[0];
    if (at) effect({ mend, at });
    else if (refusals[0]) refused.push({ mend, by: refusals[0] });
    else asking.push(mend);
  }
  return {
    struck: new Map(
      [...lying].flatMap(([hash, made]) => {
        const last = lastOf(made);
        return is(last.entry, 'strike') ? [[hash, last.hash]] : [];
      }),
    ),
    corrected: new Map(
      [...answered].flatMap(([hash, made]) => {
        const last = lastOf(made);
        return is(last.entry, 'correct')
          ? [[hash, { by: last.hash, answers: tidy(last.entry.body.answers) }]]
          : [];
      }),
    ),
    amended,
    asking,
    refused,
    heldBy(order, taking) {
      const mend = typeof taking === 'string' ? mends.find(({ hash }) => hash === taking) : undefined;
      const target = find(order);
      if (!target) return undefined;
      if (typeof taking === 'string') return mend && holding(target, mend);
      const hand = taking.author === target.entry.author ? hands.of(target) : taking;
      return heldBy(around, target, { hash: '', hand }, (line) => isNod(line, target));
    },
  };

  /** Another hand agrees unless it had seen a refusal; of the two at once the nod counts, or a refusal could be dated back. */
  function judge(mend: Mend): void {
    const wish = wishes.get(mend.hash);
    if (!wish) return;
    const about = (voices.get(mend.hash) ?? []).filter((line) => inPast(mend, line));
    wish.refusals = about.filter(({ entry }) => is(entry, 'refuse'));
    wish.nods = about.filter(
      (line) =>
        is(line.entry, 'agree') &&
        around.nods(mend, line) &&
        !wish.refusals.some((refusal) => inPast(refusal, line)),
    );
    for (const { hash } of wish.nods) agreeing.set(hash, mend);
  }
  function isAlone(mend: Mend): boolean {
    return !around.arrivals.some((line) => line.page <= mend.page && !inPast(mend, line));
  }
  function isFree(target: Placed, mend: Mend): boolean {
    const own = is(target.entry, 'order') && target.entry.seat === mend.entry.seat;
    return own && target.page === mend.page && inPast(target, mend) && !holding(target, mend);
  }
  function holding(target: Placed, mend: Mend): Placed | undefined {
    const { body } = mend.entry;
    const faces = body.kind === 'correct' ? { faces: body.answers } : {};
    const taking = { hash: mend.hash, hand: hands.of(mend), ...faces };
    return heldBy(around, target, taking, (line) => isNod(line, target, mend));
  }
  function isNod({ hash }: Placed, target: Placed, but?: Mend): boolean {
    const mend = agreeing.get(hash);
    return mend !== undefined && mend !== but && targetOf(mend) === target.hash;
  }
  function effect(made: Effect): void {
    const { mend, at } = made;
    if (is(mend.entry, 'amend')) return void amended.set(at.hash, mend.hash);
    const of = is(mend.entry, 'correct') ? answered : lying;
    of.set(targetOf(mend), [...(of.get(targetOf(mend)) ?? []), made]);
  }
  /** Of several changes of one line the one that has the others in its past; else it goes by the seats' turns. */
  function lastOf(made: readonly Effect[]): Mend {
    const turn = ({ mend, at }: Effect) => turnOf(seats, mend.entry.seat, at.page);
    const [last] = made
      .filter(({ at }) => !made.some((other) => inPast(at, other.at)))
      .sort((a, b) => b.at.page - a.at.page || turn(a) - turn(b) || compare(a.mend.hash, b.mend.hash));
    return (last as Effect).mend;
  }
}

const tidy = (answers: {
  readonly [label: string]: { readonly value: Given['value']; readonly shape?: string | undefined };
}): {
  readonly [label: string]: Given;
} =>
  Object.fromEntries(
    Object.entries(answers).map(([label, { value, shape }]) => [
      label,
      shape === undefined ? { value } : { value, shape },
    ]),
  );
