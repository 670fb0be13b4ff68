/** A battle that waits as its sheet reads it: sides with their warbands, ratings and bonus, and who of them is looking. */
import type { Seat } from '../../../../kernel/question.ts';
import { armyOf, enemyRating, ratingIn, underdog } from '../../../../rules/chronopia/battle/field.ts';
import { combatants, foughtSoFar, sideOf } from '../../../../rules/chronopia/battles.ts';
import type { Battle } from '../../../../rules/chronopia/state.ts';
import { useForce } from '../force.ts';

export function useBattle(battle: () => Battle) {
  const force = useForce();
  const { state, seat } = force;
  const ratings = () =>
    Object.fromEntries(battle().sides.map((side) => [side, ratingIn(state(), battle(), side)]));
  return {
    ...force,
    age: () => foughtSoFar(state()) - battle().since,
    takesPart: () => sideOf(battle(), seat()) !== undefined,
    rating: (side: Seat) => ratings()[side] ?? 0,
    bonus: (side: Seat) =>
      underdog(ratings()[side] ?? 0, enemyRating(ratings(), side, state().options.rulings.underdog)),
    /** Everybody who fights on a side, the player whose battle it is first. */
    comrades: (side: Seat): readonly Seat[] =>
      combatants(battle()).filter((each) => sideOf(battle(), each) === side),
    army: (of: Seat) => armyOf(state(), battle(), of),
  };
}
