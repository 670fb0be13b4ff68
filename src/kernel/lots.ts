/** Who chooses first, who plays first: a die each, the highest first, those who tie roll again among themselves. */
import { askAll, type Procedure, rolled } from './procedure.ts';
import type { Rule, Seat } from './question.ts';
import { say, type Text } from './text.ts';

export interface Lots {
  readonly rule: Rule;
  readonly text: Text;
}

/** Why a seat rolls again: what it tied on, and with whom. */
export function tiedOn(face: number, seat: Seat, tied: readonly Seat[]): Text {
  const [first = '', second = '', ...more] = tied.filter((other) => other !== seat);
  if (more.length > 0)
    return say('Tied on {face} with {others} others: roll again.', { face, others: more.length + 2 });
  return second === ''
    ? say('Tied on {face} with {firstSeat}: roll again.', { face, firstSeat: first })
    : say('Tied on {face} with {firstSeat} and {secondSeat}: roll again.', {
        face,
        firstSeat: first,
        secondSeat: second,
      });
}

/** The seats in the order their dice put them. @param path distinguishes rerolls */
export function* drawLots(
  seats: readonly Seat[],
  lots: Lots,
  path = 'lots',
  tie?: number,
): Procedure<never, readonly Seat[]> {
  if (seats.length < 2) return seats;
  const rolls = yield* askAll(
    Object.fromEntries(
      seats.map((seat) => [
        `${path}/${seat}`,
        rolled({
          by: seat,
          dice: 'd6',
          ...lots,
          ...(tie === undefined ? {} : { again: tiedOn(tie, seat, seats) }),
        }),
      ]),
    ),
  );
  const scored = new Map<number, Seat[]>();
  for (const seat of seats) {
    const face = rolls[`${path}/${seat}`]?.sorted[0] ?? 0;
    scored.set(face, [...(scored.get(face) ?? []), seat]);
  }
  const order: Seat[] = [];
  for (const face of [6, 5, 4, 3, 2, 1]) {
    const tied = scored.get(face) ?? [];
    order.push(...(yield* drawLots(tied, lots, `${path}/tie${face}`, face)));
  }
  return order;
}
