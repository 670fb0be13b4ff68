/** Dice that nobody can tell apart, and all the orders in which dice can fall. */
import type { Bag, Dice, Faces } from './dice.ts';

const unplaced = {
  get(): never {
    throw new RangeError('The dice of a bag have no places: a rule that tells them apart says so.');
  },
};
/** A bag of these dice; a caller that asks it for its first die all the same gets an error. */
export const bag = (faces: Faces): Bag =>
  Object.defineProperty({ sorted: [...faces].sort((a, b) => a - b) }, 0, unplaced);
/** Every roll of the dice in every order, each as likely as any other. */
export const arrangements = ({ count, sides }: Dice): readonly Faces[] =>
  Array.from({ length: count }).reduce<readonly Faces[]>(
    (all) => all.flatMap((faces) => Array.from({ length: sides }, (_, i) => [...faces, i + 1])),
    [[]],
  );
