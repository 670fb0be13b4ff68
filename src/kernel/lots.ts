/** Who chooses first, who plays first: a die each, the highest first, those who tie roll again among themselves. */
import { type Procedure, rollEach } from './procedure.ts';
import type { Rule, Seat } from './question.ts';
import { say, type Text } from './text.ts';

export interface Lots {
  readonly rule: Rule;
  readonly text: Text;
}

/** Why a seat rolls again: the face it tied on, and the other seats. */
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
  const rolls = yield* rollEach(seats, (seat) => ({
    label: `${path}/${seat}`,
    by: seat,
    dice: 'd6',
    ...lots,
    ...(tie === undefined ? {} : { again: tiedOn(tie, seat, seats) }),
  }));
  const order: Seat[] = [];
  for (const face of [6, 5, 4, 3, 2, 1]) {
    const tied = rolls.flatMap(([seat, fell]) => (fell === face ? [seat] : []));
    order.push(...(yield* drawLots(tied, lots, `${path}/tie${face}`, face)));
  }
  return order;
}
