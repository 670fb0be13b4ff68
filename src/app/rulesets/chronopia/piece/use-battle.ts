/** A battle that waits as its sheet reads it: sides with their warbands, ratings and bonus, and who of them is looking. */
import { lookUp } from '../../../../kernel/chart.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { armyOf, enemyRating, ratingIn, underdog } from '../../../../rules/chronopia/battle/field.ts';
import { combatants, foughtSoFar, sideOf } from '../../../../rules/chronopia/battles.ts';
import { climate } from '../../../../rules/chronopia/charts/battles.ts';
import type { Battle } from '../../../../rules/chronopia/state.ts';
import { useForce } from '../force.ts';

export function useBattle(battle: () => Battle) {
  const force = useForce();
  const { state, seat } = force;
  const ratings = () =>
    Object.fromEntries(battle().sides.map((side) => [side, ratingIn(state(), battle(), side)]));
  /** Everybody who fights on a side, the player whose battle it is first. */
  const comrades = (side: Seat): readonly Seat[] =>
    combatants(battle()).filter((each) => sideOf(battle(), each) === side);
  return {
    ...force,
    battle,
    /** The sky over it, once it is rolled. */
    weather: () => {
      const sky = battle().weather;
      const row = sky && climate.rows[lookUp(climate, sky.total).row];
      return row && { text: row.text, note: sky.desert || row.note };
    },
    mine: () => battle().sides.includes(seat()),
    age: () => foughtSoFar(state()) - battle().since,
    takesPart: () => sideOf(battle(), seat()) !== undefined,
    rating: (side: Seat) => ratings()[side] ?? 0,
    bonus: (side: Seat) =>
      underdog(ratings()[side] ?? 0, enemyRating(ratings(), side, state().options.rulings.underdog)),
    army: (side: Seat) => comrades(side).flatMap((each) => armyOf(state(), battle(), each)),
  };
}

export type Waiting = ReturnType<typeof useBattle>;
