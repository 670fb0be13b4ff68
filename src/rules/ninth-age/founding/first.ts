/** Who begins: a die each, those who tie for the highest roll again; from there it goes clockwise round the table. */
import { tiedOn } from '../../../kernel/lots.ts';
import { askAll, type Procedure, rolled } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Text } from '../../../kernel/text.ts';
import { clockwise } from '../queries.ts';

/** The highest of some dice. @param path distinguishes rerolls */
export function* highest(
  seats: readonly Seat[],
  { rule, text }: { readonly rule: Rule; readonly text: Text },
  path = 'lots',
  tie?: number,
): Procedure<never, Seat> {
  const [only] = seats;
  if (only !== undefined && seats.length === 1) return only;
  const rolls = yield* askAll(
    Object.fromEntries(
      seats.map((seat) => {
        const again = tie === undefined ? {} : { again: tiedOn(tie, seat, seats) };
        return [`${path}/${seat}`, rolled({ by: seat, dice: 'd6', rule, text, ...again })];
      }),
    ),
  );
  const face = (seat: Seat): number => rolls[`${path}/${seat}`]?.sorted[0] ?? 0;
  const best = Math.max(...seats.map(face));
  return yield* highest(
    seats.filter((seat) => face(seat) === best),
    { rule, text },
    `${path}/again`,
    best,
  );
}

/** The seats clockwise from the highest die. */
export function* order(
  seats: readonly Seat[],
  lots: { readonly rule: Rule; readonly text: Text },
): Procedure<never, readonly Seat[]> {
  return clockwise(seats, yield* highest(seats, lots));
}
