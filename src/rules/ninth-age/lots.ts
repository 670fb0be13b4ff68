/** Who begins: a die each, those who tie for the highest roll again; from there it goes clockwise round the table. */
import { tiedOn } from '../../kernel/lots.ts';
import { type Procedure, rollEach } from '../../kernel/procedure.ts';
import type { Rule, Seat } from '../../kernel/question.ts';
import type { Text } from '../../kernel/text.ts';
import { clockwise } from './queries.ts';

/** The highest of some dice. @param path distinguishes rerolls */
export function* highest(
  seats: readonly Seat[],
  { rule, text }: { readonly rule: Rule; readonly text: Text },
  path = 'lots',
  tie?: number,
): Procedure<never, Seat> {
  const [only] = seats;
  if (only !== undefined && seats.length === 1) return only;
  const rolls = yield* rollEach(seats, (seat) => {
    const again = tie === undefined ? {} : { again: tiedOn(tie, seat, seats) };
    return { label: `${path}/${seat}`, by: seat, dice: 'd6', rule, text, ...again };
  });
  const best = Math.max(...rolls.map(([, face]) => face));
  return yield* highest(
    rolls.flatMap(([seat, face]) => (face === best ? [seat] : [])),
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
