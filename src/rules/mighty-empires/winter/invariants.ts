/** What must hold of every winter; names what does not. */
import type { TileId } from '../../../kernel/hex.ts';
import type { State } from '../state.ts';
import { forests } from './construction.ts';
import { homebound, roomsOf } from './room.ts';

export function winterInvariants(state: State): readonly string[] {
  const { winter } = state;
  const found: string[] = [];
  for (const [seat, { revenue, spent }] of Object.entries(winter.purses))
    if ((revenue ?? 0) < 0 || spent < 0) found.push(`${seat} has a purse below nothing`);
  for (const [seat, loads] of Object.entries(winter.stores))
    if (loads < 0) found.push(`${seat} has ${loads} baggage points to place`);
  if (state.stage !== 'winter') return found;
  for (const seat of winter.quartered) if (winter.at[seat] === 'quarters') found.push(...crowds(state, seat));
  for (const [seat, { timber }] of Object.entries(winter.built))
    if (winter.at[seat] === 'construction' && timber > forests(state, seat).length)
      found.push(`${seat} has built with timber it has not`);
  for (const tile of winter.ashes)
    if (winter.recovery?.[tile] !== undefined) found.push(`${tile} was rolled for in its ashes`);
  return found;
}

/** No banner winters without quarters; quarters razed since then do not count as a fault. */
function crowds(state: State, seat: string): readonly string[] {
  const rooms = roomsOf(state, seat);
  const guests = new Map<TileId, number>();
  for (const { tile } of homebound(state, seat))
    if (tile !== null && !state.tiles[tile]?.razed) guests.set(tile, (guests.get(tile) ?? 0) + 1);
  return [...guests].flatMap(([tile, count]) =>
    count <= (rooms.get(tile) ?? 0) ? [] : [`${count} banners of ${seat} winter in ${tile}`],
  );
}
