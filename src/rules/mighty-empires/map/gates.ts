/** Whether a defender may shut the gates of a city or fortress before a battle is joined. */
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import type { Encounter, State } from '../state.ts';
import { insideOf, wallsOf } from './walls.ts';

/** How many more banners a tile's walls can hold. */
export const roomIn = (state: State, tile: Encounter['tile']): number =>
  Math.max(0, (wallsOf(state.tiles[tile])?.banners ?? 0) - insideOf(state, tile).length);

/** Why a battle cannot be shunned behind walls. */
export function noRefuge(state: State, seat: Seat, id: string): Remark | undefined {
  const battle = state.encounters[id];
  if (battle?.kind !== 'battle' || battle.defender !== seat)
    return against('me.siege.refuge', say('No one is attacking you there.'));
  const holding = state.tiles[battle.tile];
  if (!wallsOf(holding) || holding?.flag !== seat)
    return against('me.siege.walls', say('You have no walls to hold in {tile}.', { tile: battle.tile }));
  return roomIn(state, battle.tile) === 0
    ? against('me.siege.room', say('There is no room left behind the walls.'))
    : undefined;
}
