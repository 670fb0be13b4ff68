/** What is struck, read naively from docs/decisions/taking-back.md and R17: see `naive.ts`. */
import type { BodyOf } from '../../src/log/entry.ts';
import { by, type Line } from './naive-lines.ts';
import type { Roster } from './naive-seats.ts';

interface Around {
  readonly roster: Roster;
  readonly founder: string;
  readonly pageOf: (line: Line) => number;
  readonly sees: (later: Line, earlier: Line) => boolean;
  readonly turn: (seat: string, page: number) => number;
}
/** R17: what is struck, by which line, and which wishes wait for another hand. */
export function takenBack(counting: readonly Line[], { roster, founder, pageOf, sees, turn }: Around) {
  type Mend = Line & { readonly body: BodyOf<'strike'> | BodyOf<'restore'> };
  const mends = counting.filter((line): line is Mend => ['strike', 'restore'].includes(line.body.kind));
  const about = (mend: Mend, kind: 'agree' | 'refuse'): readonly Line[] =>
    counting.filter((line) => line.body.kind === kind && line.body.entry === mend.hash && sees(line, mend));
  const nods = (mend: Mend): readonly Line[] =>
    about(mend, 'agree').filter(
      (nod) =>
        nod.seat !== mend.seat &&
        nod.author !== mend.author &&
        !about(mend, 'refuse').some((refusal) => sees(nod, refusal)),
    );
  const came = counting.filter(({ hash }) =>
    roster.stays.some(({ line, seat }) => line === hash && seat !== founder),
  );
  const isAlone = (mend: Mend): boolean =>
    came.every((line) => pageOf(line) > pageOf(mend) || sees(line, mend));
  const isFree = (mend: Mend, order: Line): boolean => {
    if (order.body.kind !== 'order' || order.seat !== mend.seat || !sees(mend, order)) return false;
    if (pageOf(order) !== pageOf(mend)) return false;
    return !counting.some((line) => {
      const { body } = line;
      if (line === mend || pageOf(line) !== pageOf(order) || sees(line, mend)) return false;
      // What a nod changed is changed again by a nod.
      if (body.kind === 'agree')
        return mends.some(
          (other) =>
            other !== mend &&
            other.hash === body.entry &&
            other.body.entry === order.hash &&
            nods(other).includes(line),
        );
      // A phone's die that was shown holds its order.
      if (body.kind === 'answer' && body.how === 'phone' && body.order === order.hash) return true;
      const step = body.kind === 'order' || body.kind === 'answer';
      return step && line.seat !== order.seat && sees(line, order);
    });
  };
  const effects = new Map<string, { mend: Mend; at: Line }[]>();
  const asking: Mend[] = [];
  for (const mend of mends) {
    const target = counting.find(({ hash }) => hash === mend.body.entry);
    if (!target) continue;
    const at = isAlone(mend) || isFree(mend, target) ? mend : nods(mend)[0];
    if (at) effects.set(target.hash, [...(effects.get(target.hash) ?? []), { mend, at }]);
    else if (about(mend, 'refuse').length === 0) asking.push(mend);
  }
  const struck = new Map<string, string>();
  for (const [target, made] of effects) {
    const [last] = made
      .filter(({ at }) => !made.some((other) => sees(other.at, at)))
      .sort(
        by(
          ({ at }) => -pageOf(at),
          ({ mend, at }) => turn(mend.seat, pageOf(at)),
          ({ mend }) => mend.hash,
        ),
      );
    if (last?.mend.body.kind === 'strike') struck.set(target, last.mend.hash);
  }
  return { struck, asking };
}
