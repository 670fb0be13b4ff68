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

export interface CorrectedAnswers {
  readonly by: Hash;
  readonly answers: { readonly [label: string]: Given };
}
export interface Corrections {
  /** Struck orders (and other struck entries), by the strike. */
  readonly struck: ReadonlyMap<Hash, Hash>;
  /** Corrected orders, by the line that began each or by the name it has where no line counts that did. */
  readonly corrected: ReadonlyMap<Hash, CorrectedAnswers>;
  /** Agreed amendments, by the agreement that put them into effect. */
  readonly amended: ReadonlyMap<Hash, Hash>;
  /** Strikes, corrections, restorations and amendments that still wait for another hand. */
  readonly asking: readonly Placed[];
  /** Proposals that were refused, or withdrawn by their author, with the line that did so. */
  readonly refused: readonly { readonly correction: Placed; readonly by: Placed }[];
  /** What keeps a hand from taking back its own order on its page, now or by a line it wrote; undefined where nothing does. */
  readonly heldBy: (order: Hash, taking: Hand | Hash) => Placed | undefined;
}

type Kind = 'strike' | 'restore' | 'correct' | 'amend';
type Correction = Placed & { readonly entry: { [K in Kind]: Known<K> }[Kind] };
const isCorrection = (item: Placed): item is Correction =>
  is(item.entry, 'strike') ||
  is(item.entry, 'restore') ||
  is(item.entry, 'correct') ||
  is(item.entry, 'amend');
const targetOf = ({ entry: { body } }: Correction): Hash =>
  body.kind === 'amend' ? '' : body.kind === 'correct' ? body.order : body.entry;

export interface Around extends Frame {
  /** At the founding: they take turns where something must come first. */
  readonly seats: readonly Seat[];
  /** Admissions of others than the founder: from then on somebody else could agree. */
  readonly arrivals: readonly Placed[];
  /** Lines by those who act for a seat without playing for it, and their own seat: they take back what they wrote themselves. */
  readonly actedBy: ReadonlyMap<Hash, Seat>;
  /** Whether a line is by a hand that may agree to what is asked. */
  nods(correction: Placed, agree: Placed): boolean;
}
/** A change that counts, and the line by which it does. */
interface Effect {
  readonly correction: Correction;
  readonly at: Placed;
}

export function correctionsIn(around: Around): Corrections {
  const { pages, inPast, hands, actedBy, seats, find } = around;
  const lines = spoken(pages);
  const corrections = lines.filter(isCorrection);
  const voices = voicesTo(lines);
  const wishes = new Map<Hash, { nods: Placed[]; refusals: Placed[] }>(
    corrections.map(({ hash }) => [hash, { nods: [], refusals: [] }]),
  );
  /** The change that each nod agrees to. */
  const agreeing = new Map<Hash, Correction>();
  for (const correction of corrections) judge(correction);

  const asking: Correction[] = [];
  const refused: { correction: Placed; by: Placed }[] = [];
  const amended = new Map<Hash, Hash>();
  const lying = new Map<Hash, Effect[]>();
  const answered = new Map<Hash, Effect[]>();
  for (const correction of corrections) {
    const target = find(targetOf(correction));
    const { kind } = correction.entry.body;
    // An order that no line began is corrected by the name the rules gave it: never by one seat alone.
    if (!target && kind !== 'amend' && kind !== 'correct') continue;
    if (actedBy.has(correction.hash) && target?.entry.author !== correction.entry.author) continue;
    const { nods, refusals } = wishes.get(correction.hash) ?? { nods: [], refusals: [] };
    const at = isAlone(correction) || (target && isFree(target, correction)) ? correction : nods[0];
    if (at) effect({ correction, at });
    else if (refusals[0]) refused.push({ correction, by: refusals[0] });
    else asking.push(correction);
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
      const correction =
        typeof taking === 'string' ? corrections.find(({ hash }) => hash === taking) : undefined;
      const target = find(order);
      if (!target) return undefined;
      if (typeof taking === 'string') return correction && holding(target, correction);
      const hand = taking.author === target.entry.author ? hands.of(target) : taking;
      return heldBy(around, target, { hash: '', hand }, (line) => isNod(line, target));
    },
  };

  /** Another hand agrees unless it had seen a refusal; of the two at once the nod counts, or a refusal could be dated back. */
  function judge(correction: Correction): void {
    const wish = wishes.get(correction.hash);
    if (!wish) return;
    const about = (voices.get(correction.hash) ?? []).filter((line) => inPast(correction, line));
    wish.refusals = about.filter(({ entry }) => is(entry, 'refuse'));
    wish.nods = about.filter(
      (line) =>
        is(line.entry, 'agree') &&
        around.nods(correction, line) &&
        !wish.refusals.some((refusal) => inPast(refusal, line)),
    );
    for (const { hash } of wish.nods) agreeing.set(hash, correction);
  }
  function isAlone(correction: Correction): boolean {
    return !around.arrivals.some((line) => line.page <= correction.page && !inPast(correction, line));
  }
  function isFree(target: Placed, correction: Correction): boolean {
    const own = is(target.entry, 'order') && target.entry.seat === correction.entry.seat;
    return (
      own && target.page === correction.page && inPast(target, correction) && !holding(target, correction)
    );
  }
  function holding(target: Placed, correction: Correction): Placed | undefined {
    const { body } = correction.entry;
    const faces = body.kind === 'correct' ? { faces: body.answers } : {};
    const taking = { hash: correction.hash, hand: hands.of(correction), ...faces };
    return heldBy(around, target, taking, (line) => isNod(line, target, correction));
  }
  function isNod({ hash }: Placed, target: Placed, but?: Correction): boolean {
    const correction = agreeing.get(hash);
    return correction !== undefined && correction !== but && targetOf(correction) === target.hash;
  }
  function effect(made: Effect): void {
    const { correction, at } = made;
    if (is(correction.entry, 'amend')) return void amended.set(at.hash, correction.hash);
    const of = is(correction.entry, 'correct') ? answered : lying;
    of.set(targetOf(correction), [...(of.get(targetOf(correction)) ?? []), made]);
  }
  /** Of several changes of one line the one that has the others in its past; else it goes by the seats' turns. */
  function lastOf(made: readonly Effect[]): Correction {
    const turn = ({ correction, at }: Effect) => turnOf(seats, correction.entry.seat, at.page);
    const [last] = made
      .filter(({ at }) => !made.some((other) => inPast(at, other.at)))
      .sort(
        (a, b) => b.at.page - a.at.page || turn(a) - turn(b) || compare(a.correction.hash, b.correction.hash),
      );
    return (last as Effect).correction;
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
