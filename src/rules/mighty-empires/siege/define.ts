/** Words the orders of a siege share. */
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import { stricken } from '../magic/queries.ts';
import { encountersIn } from '../queries.ts';
import type { State } from '../state.ts';
import { siegeOf } from './walls.ts';

export const noSiege = (state: State, id: string): Remark | undefined =>
  siegeOf(state, id) ? undefined : against('me.siege.over', say('That siege is over.'));

/** Whether nobody of a seat lies before any walls at all. */
export const noneOf = (state: State, seat: Seat): Remark | undefined =>
  Object.values(state.encounters).some(({ kind, attacker }) => kind === 'siege' && attacker === seat)
    ? undefined
    : against('me.siege.over', say('You lay siege to nothing.'));

export const notBesieger = (state: State, seat: Seat, id: string): Remark | undefined => {
  const siege = siegeOf(state, id);
  return siege && siege.attacker !== seat
    ? against('me.siege.assault', say('{seat} lays this siege.', { seat: siege.attacker }))
    : undefined;
};

/** Battles of a tile come first: its relief is fought before the walls are. In terror nobody attacks them. */
export function battleFirst(state: State, id: string): Remark | undefined {
  const siege = siegeOf(state, id);
  if (!siege) return undefined;
  const { tile, attacker, attackers } = siege;
  const terror = stricken(state, Object.keys(attackers));
  if (terror) return terror;
  return encountersIn(state, tile).some(
    (each) => each.kind === 'battle' && (each.attacker === attacker || each.defender === attacker),
  )
    ? against('me.siege.battle-first', say('A battle waits in {tile}: fight it first.', { tile }))
    : undefined;
}
export const applies = (state: State, { siege }: { readonly siege: string }): true | Remark =>
  noSiege(state, siege) ?? true;
