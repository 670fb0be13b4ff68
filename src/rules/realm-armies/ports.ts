/** Where a fleet goes that must leave where it is: the closest friendly port, or nowhere. */
import { distance, type TileId } from '../../kernel/hex.ts';
import { ownerOf } from './queries.ts';
import type { Draft } from './remarks.ts';
import type { FleetId, State } from './state.ts';

/** A seat's ports that lie closest to a place, itself apart, in tiles; several if they are as close. */
export function closestPorts(state: State, seat: string, from: TileId): readonly TileId[] {
  const ports = (Object.keys(state.tiles) as TileId[]).filter(
    (tile) => tile !== from && state.tiles[tile]?.port && ownerOf(state, tile) === seat,
  );
  const least = Math.min(...ports.map((port) => distance(from, port)));
  return ports.filter((port) => distance(from, port) === least).sort();
}

/** Puts a fleet into a port, with the armies aboard ashore there. */
export function putIn(draft: Draft, id: FleetId, port: TileId): void {
  const fleet = draft.fleets[id];
  if (!fleet) return;
  const army = fleet.carries === null ? undefined : draft.armies[fleet.carries];
  if (army) army.tile = port;
  Object.assign(fleet, { port, blockades: null, carries: null });
}

/** Its port is taken: a fleet slips out to the closest friendly port, and is lost without one. */
export function goHome(draft: Draft, id: FleetId, from: TileId): void {
  const fleet = draft.fleets[id];
  if (!fleet) return;
  const [port] = closestPorts(draft as State, fleet.seat, from);
  if (port === undefined) delete draft.fleets[id];
  else putIn(draft, id, port);
}
