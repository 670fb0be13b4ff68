/** Which battles come of the challenges: a duel, two against one, or two against two, and who stands on which side. */
import type { Seat } from '../../../kernel/question.ts';
import type { BattleKind } from '../charts/battles.ts';
import type { Encounter, Fight, Side, State } from '../state.ts';

export interface Battle {
  readonly id: string;
  readonly encounter: string;
  readonly kind: BattleKind;
  readonly first: readonly Seat[];
  readonly second: readonly Seat[];
}
export const blankFight: Fight = { date: '', place: '', size: null, bought: {}, result: null };

/** `1v1` where one stands on each side, `2v1` where one stands alone, else `2v2`. */
export const kindOf = (first: readonly Seat[], second: readonly Seat[]): BattleKind =>
  first.length === 1 && second.length === 1
    ? '1v1'
    : first.length === 1 || second.length === 1
      ? '2v1'
      : '2v2';

/** The battles of an encounter; none while nobody has said how an alliance is to be fought. */
export function battlesOf(id: string, { first, second, form }: Encounter): readonly Battle[] {
  const battle = (n: number, a: readonly Seat[], b: readonly Seat[]): Battle => ({
    id: `${id}.${n}`,
    encounter: id,
    kind: kindOf(a, b),
    first: a,
    second: b,
  });
  const kind = kindOf(first, second);
  if (kind === '1v1' || form === 'together') return [battle(1, first, second)];
  if (form === null) return [];
  if (kind === '2v1')
    return first.length === 1
      ? second.map((seat, index) => battle(index + 1, first, [seat]))
      : first.map((seat, index) => battle(index + 1, [seat], second));
  const opponents = form === 'crossed' ? [...second].reverse() : second;
  return first.map((seat, index) =>
    battle(index + 1, [seat], opponents[index] ? [opponents[index]] : second),
  );
}

export const allBattles = ({ encounters }: Pick<State, 'encounters'>): readonly Battle[] =>
  Object.entries(encounters).flatMap(([id, encounter]) => battlesOf(id, encounter));
export const battleOf = (state: State, id: string): Battle | undefined =>
  allBattles(state).find((battle) => battle.id === id);
export const fightOf = ({ fights }: Pick<State, 'fights'>, id: string): Fight => fights[id] ?? blankFight;

/** Neither fought nor called off. */
export const isOpen = (state: Pick<State, 'fights'>, { id }: Battle): boolean => {
  const { result, off } = fightOf(state, id);
  return result === null && off === undefined;
};
/** Called off by itself: nobody earns or misses anything by it. */
export const isOff = (state: Pick<State, 'fights'>, { id }: Battle): boolean => {
  const { result, off } = fightOf(state, id);
  return result === null && off !== undefined;
};

export const playersOf = ({ first, second }: Battle): readonly Seat[] => [...first, ...second];
export const sideOf = ({ first, second }: Pick<Battle, Side>, seat: Seat): Side | undefined =>
  first.includes(seat) ? 'first' : second.includes(seat) ? 'second' : undefined;

/** Whether all who would meet still have realms. */
const stand = ({ realms }: Pick<State, 'realms'>, { first, second }: Pick<Battle, Side>): boolean =>
  [...first, ...second].every((seat) => realms[seat]?.fell == null);

/** Battles that are still to be fought. */
export const waiting = (state: Pick<State, 'encounters' | 'fights' | 'realms'>): readonly Battle[] =>
  allBattles(state).filter((battle) => isOpen(state, battle) && stand(state, battle));
/** Encounters whose form has still to be chosen. */
export const unformed = (
  state: Pick<State, 'encounters' | 'realms'>,
): readonly (readonly [id: string, Encounter])[] =>
  Object.entries(state.encounters).filter(
    ([, each]) => each.form === null && kindOf(each.first, each.second) !== '1v1' && stand(state, each),
  );

/** Who still has to meet whom: battles not fought yet, and alliances whose form nobody has chosen. */
export const unfought = (state: State): readonly Pick<Battle, Side>[] => [
  ...waiting(state),
  ...unformed(state).map(([, encounter]) => encounter),
];

/** Whether a seat has fought no battle yet this turn: what reconnaissance and veterans are for. */
export const firstBattle = (state: State, seat: Seat): boolean =>
  !allBattles(state).some(
    (battle) =>
      sideOf(battle, seat) !== undefined && fightOf(state, battle.id).result?.turn === state.turn.number,
  );
