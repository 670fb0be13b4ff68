/** One battle as its screens read it. */
import type { Seat } from '../../../../kernel/question.ts';
import { type Battle, battleOf, fightOf, playersOf } from '../../../../rules/ninth-age/battle/battles.ts';
import { type Army, armyOf, sizeOfBattle } from '../../../../rules/ninth-age/battle/sizes.ts';
import type { Fight, Side } from '../../../../rules/ninth-age/state.ts';
import { t } from '../../../i18n/index.ts';
import { commas } from '../../parts/joined.ts';
import { type Realms, useRealms } from '../names.ts';
import { type InForce, inForce } from './in-force.ts';

export interface ShownBattle extends Realms {
  battle(): Battle | undefined;
  fight(): Fight;
  mine(): boolean;
  size(): number;
  army(seat: Seat): Army | undefined;
  names(side: Side): string;
  arranged(): string;
  /** Turns it has waited. */
  age(): number;
  /** What bears on it beyond its points. */
  bears(): readonly InForce[];
}

export function useBattle(id: () => string): ShownBattle {
  const realms = useRealms();
  const { state, seat, player } = realms;
  const battle = () => battleOf(state(), id());
  const fight = () => fightOf(state(), id());
  return {
    ...realms,
    battle,
    fight,
    mine: () =>
      playersOf(battle() ?? { id: '', encounter: '', kind: '1v1', first: [], second: [] }).includes(seat()),
    size: () => {
      const found = battle();
      return found ? sizeOfBattle(state(), found) : 0;
    },
    army: (of) => {
      const found = battle();
      return found && armyOf(state(), found, of);
    },
    names: (side) => (battle()?.[side] ?? []).map(player).join(t(' and ')),
    arranged: () => commas(fight().date, fight().place),
    age: () => {
      const found = battle();
      const since = found && state().encounters[found.encounter]?.since;
      return since === undefined ? 0 : state().turn.number - since;
    },
    bears: () => {
      const found = battle();
      return found ? inForce(state(), found) : [];
    },
  };
}
