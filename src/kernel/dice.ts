/**
 * Dice as the rulebooks write them: 2d6, d6x50, 3d6x10, 2d6+3, d3, d12, d20, d100.
 * A roll is the list of its faces; its total follows from the notation. Counts are exact integers.
 */
export interface Dice {
  readonly count: number;
  readonly sides: number;
  readonly times: number;
  readonly plus: number;
}
export type Faces = readonly number[];
/** A roll whose dice nobody can tell apart: its faces from low to high, however they fell. */
export interface Bag {
  readonly sorted: Faces;
}
const facesOf = (fell: Faces | Bag): Faces => ('sorted' in fell ? fell.sorted : fell);

/** What a notation means. @throws RangeError for a notation we do not know */
export function dice(notation: string): Dice {
  const match = /^(\d*)d(\d+)(?:x(\d+))?(?:\+(\d+))?$/i.exec(notation.trim());
  if (!match) throw new RangeError(`${notation} is no dice notation`);
  const [count, sides, times, plus] = [match[1] || 1, match[2], match[3] ?? 1, match[4] ?? 0].map(Number);
  if (!count || count > 20 || !sides || sides < 2 || !times)
    throw new RangeError(`${notation} cannot be rolled`);
  return { count, sides, times, plus: plus ?? 0 };
}

/** The notation as players read it: `2D6 × 50 + 3`. */
export function spell(notation: string): string {
  const { count, sides, times, plus } = dice(notation);
  return `${count === 1 ? '' : count}D${sides}${times === 1 ? '' : ` × ${times}`}${plus ? ` + ${plus}` : ''}`;
}

/** Whether these faces can have come from these dice. */
export const canShow = ({ count, sides }: Dice, faces: unknown): faces is Faces =>
  Array.isArray(faces) &&
  faces.length === count &&
  faces.every((face) => Number.isSafeInteger(face) && face >= 1 && face <= sides);

/** What the faces come to. */
export const total = ({ times, plus }: Dice, fell: Faces | Bag): number =>
  facesOf(fell).reduce((sum, face) => sum + face, 0) * times + plus;

/** Two or more dice, all showing the same face. */
export const isDouble = (fell: Faces | Bag): boolean => {
  const faces = facesOf(fell);
  return faces.length > 1 && faces.every((face) => face === faces[0]);
};

export const lowest = ({ count, times, plus }: Dice): number => count * times + plus;
export const highest = ({ count, sides, times, plus }: Dice): number => count * sides * times + plus;

/** How many of the `sides ** count` equally likely rolls come to each total, lowest first. */
export function distribution({ count, sides, times, plus }: Dice): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]]);
  for (let i = 0; i < count; i++) {
    const next = new Map<number, number>();
    for (const [sum, ways] of sums)
      for (let face = 1; face <= sides; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
    sums = next;
  }
  return new Map([...sums].map(([sum, ways]) => [sum * times + plus, ways]));
}

/** Every roll of the dice as sorted faces, with the number of ways it comes up. */
export function combinations({ count, sides }: Dice): readonly (readonly [faces: Faces, ways: number])[] {
  const found: [Faces, number][] = [];
  const go = (faces: number[], from: number): void => {
    if (faces.length === count) return void found.push([faces, ways(faces)]);
    for (let face = from; face <= sides; face++) go([...faces, face], face);
  };
  go([], 1);
  return found;
}

/** The orders in which sorted faces can fall: n! over the product of the runs' factorials, kept whole at each step. */
function ways(sorted: Faces): number {
  let result = 1;
  let run = 0;
  sorted.forEach((face, index) => {
    run = face === sorted[index - 1] ? run + 1 : 1;
    result = (result * (index + 1)) / run;
  });
  return result;
}
