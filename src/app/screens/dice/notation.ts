/** The dice this screen offers, and the notation they are written in. Anything it does not offer is one D6. */
import { type Dice, dice } from '../../../kernel/dice.ts';

export const dieSides: readonly number[] = [3, 4, 6, 8, 10, 12, 20, 100];
/** The multipliers rulebooks use. */
export const timesOf: readonly number[] = [1, 5, 10, 20, 30, 50, 70, 100, 200, 500];

export const notationOf = ({ count, sides, times, plus }: Dice): string =>
  `${count === 1 ? '' : count}d${sides}${times === 1 ? '' : `x${times}`}${plus === 0 ? '' : `+${plus}`}`;

export function readNotation(notation: string | undefined): Dice {
  const one: Dice = { count: 1, sides: 6, times: 1, plus: 0 };
  if (notation === undefined) return one;
  try {
    const read = dice(notation);
    return dieSides.includes(read.sides) && timesOf.includes(read.times) ? read : one;
  } catch {
    return one;
  }
}
