/** Names for the Names screen: tongues, peoples, and names made with app dice or with faces typed in. */
import { type Name, type NameOptions, type NameRoll, naming } from './naming.ts';
import { type Kind, type TongueId, tongueOf } from './tongues.ts';

export { calledYear, cycleAdjectives, cycleKey, cycleOf, firstYear, yearKey, yearName } from './calendar.ts';
export type { Name, NameOptions, NameRoll, NameStep, Parting } from './naming.ts';
export { partings } from './naming.ts';
export type { Kind, Length, People, Tongue, TongueId } from './tongues.ts';
export { kinds, lengthIds, peoples, tongueIds, tongueOf, tongues } from './tongues.ts';

/** A face of a die with that many sides, from 1. */
export type Random = (sides: number) => number;

/** A name made with `random`, and the rolls it came from. */
export function generate(kind: Kind, tongue: TongueId, random: Random, options: NameOptions = {}): Name {
  const rolls = naming(kind, tongueOf(tongue), options);
  let next = rolls.next();
  while (!next.done) next = rolls.next(random(next.value.sides));
  return next.value;
}

/** The name these faces make; where they do not suffice, the roll that is wanted next. Faces beyond it are not read. */
export function nameFrom(
  kind: Kind,
  tongue: TongueId,
  faces: readonly number[],
  options: NameOptions = {},
): Name | { readonly wants: NameRoll } {
  const rolls = naming(kind, tongueOf(tongue), options);
  let next = rolls.next();
  for (const face of faces) {
    if (next.done) break;
    next = rolls.next(face);
  }
  return next.done ? next.value : { wants: next.value };
}
