/** Who takes the field in a battle, what a side is worth, and what its enemy's strength earns it. */
import { type Asking, pick, type Why } from '../../../kernel/asks.ts';
import { same } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { battlesOf, combatants, sideOf } from '../battles.ts';
import { underdogTimes } from '../charts/gold.ts';
import { against, rowOf } from '../define.ts';
import { fitIn, type Own, priceOf, ratingOf, warbandsOf } from '../roll/points.ts';
import type { Battle, State } from '../state.ts';

export const emptyBattle = (kind: Battle['kind'], sides: readonly Seat[], since: number): Battle => ({
  kind,
  sides,
  since,
  when: '',
  set: false,
  stakes: {},
  prize: null,
  weather: null,
  allies: {},
  summoned: {},
  missions: {},
  captives: [],
});
/** The players of a battle, no matter which of them proposes it: two proposals that crossed are one. */
export const between = (sides: readonly Seat[]): readonly Seat[] => [...new Set(sides)].sort();
/** One between the same players waits already: another is fought as well, if they mean it. */
export const anotherWaits = ({ battles }: State, sides: readonly Seat[]): readonly Remark[] => {
  const waits = Object.values(battles).some(
    ({ kind, sides: theirs }) => (kind === 'two' || kind === 'many') && same(between(theirs), between(sides)),
  );
  if (!waits) return [];
  return [
    against(
      'ch.battle',
      say('You have already agreed on a battle that is not fought yet. This would be a second one.'),
    ),
  ];
};
/** The warbands a player brings: field army and the staked territory's garrison, or the warbands lent to an ally. */
export function armyOf(state: State, battle: Battle, seat: Seat): Own {
  const lent = battle.sides.includes(seat) ? undefined : battle.allies[seat]?.warbands;
  const staked = battle.stakes[seat];
  return warbandsOf(state, seat).filter(
    ([id, warband]) =>
      fitIn(warband) > 0 &&
      (warband.place === 'field' ? (lent?.includes(id) ?? true) : !lent && warband.place === staked),
  );
}
const worthOf = (state: State, battle: Battle, seat: Seat): number =>
  armyOf(state, battle, seat).reduce((sum, [, warband]) => sum + ratingOf(state, warband), 0) +
  priceOf(state, battle.summoned[seat] ?? {});

/** The rating of a side with its allies, as it goes into the battle. */
export const ratingIn = (state: State, battle: Battle, side: Seat): number =>
  combatants(battle)
    .filter((seat) => sideOf(battle, seat) === side)
    .reduce((sum, seat) => sum + worthOf(state, battle, seat), 0);

/** Five for every whole time the enemy outweighs one's own side, rounded down; nothing to those who are no weaker. */
export function underdog(own: number, enemy: number): number {
  if (own <= 0 || enemy <= own) return 0;
  const surplus = underdogTimes * (enemy - own);
  return (surplus - (surplus % own)) / own;
}
/** What a side is measured against: where many fight, the strongest of the others or all of them together. */
export function enemyRating(
  ratings: { readonly [seat: Seat]: number },
  side: Seat,
  measure: State['options']['rulings']['underdog'],
): number {
  const others = Object.entries(ratings).flatMap(([seat, rating]) => (seat === side ? [] : [rating]));
  return measure === 'strongest' ? Math.max(0, ...others) : others.reduce((sum, each) => sum + each, 0);
}

export const notIn = (state: State, seat: Seat, id: string): Remark | undefined => {
  const battle = rowOf(state.battles, id);
  return battle && sideOf(battle, seat) === undefined
    ? against('ch.battle', say('That battle is not yours.'))
    : undefined;
};
/** One of the battles a player has a part in. */
export function* battleOf(
  state: State,
  seat: Seat,
  unfit?: (battle: Battle, id: string) => Why,
): Asking<string> {
  return yield* pick('battle', {
    text: say('Which battle?'),
    among: () => battlesOf(state, seat).map(([id]) => id),
    against(one) {
      const battle = rowOf(state.battles, one);
      return notIn(state, seat, one) ?? (battle && unfit?.(battle, one));
    },
    none: against('ch.battle', say('You have no battle waiting for that.')),
  });
}
/** A rescue is fought before anything else. */
export const rescueFirst = (state: State, id: string): Remark | undefined => {
  const battle = rowOf(state.battles, id);
  const waits = Object.entries(state.battles).some(
    ([other, each]) =>
      other !== id &&
      each.kind === 'rescue' &&
      battle &&
      each.sides.some((seat) => battle.sides.includes(seat)),
  );
  return waits && battle?.kind !== 'rescue'
    ? against('ch.captives.rescue', say('Fight the rescue of the captives first.'))
    : undefined;
};
