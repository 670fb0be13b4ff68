/** What ships put before a seat: fleets that may sail, banners that may go aboard or ashore, and who cannot eat at sea. */
import { openOf } from '../../../kernel/ahead.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { isTurn } from '../queries.ts';
import type { ShipId, State } from '../state.ts';
import { embark } from './embark.ts';
import { disembark } from './land.ts';
import { hasSailed } from './now.ts';
import { hasHarbour, seaNeighbours } from './waters.ts';

export function seaTasks(state: State, seat: Seat): readonly Task[] {
  if (!state.options.parts.ships || !isTurn(state, seat, 'movement')) return [];
  return [...boarding(state, seat), ...landing(state, seat), ...sailing(state, seat)];
}

/** Ships that may still sail or put in, by the tile they lie in. */
export function ready(state: State, seat: Seat): ReadonlyMap<TileId, readonly ShipId[]> {
  const found = new Map<TileId, ShipId[]>();
  for (const [id, { owner, tile, harbour }] of Object.entries(state.ships)) {
    const leaves = !hasSailed(state, id) && seaNeighbours(state, tile).length > 0;
    if (owner !== seat || !(leaves || (!harbour && hasHarbour(state, tile)))) continue;
    found.set(tile, [...(found.get(tile) ?? []), id]);
  }
  return found;
}

const sailing = (state: State, seat: Seat): readonly Task[] =>
  [...ready(state, seat)].map(([tile, ships]) => ({
    kind: 'may',
    rule: 'me.sea.voyage',
    title:
      ships.length === 1
        ? say('Your ship may sail from {tile}', { tile })
        : say('{ships} ships may sail from {tile}', { ships: ships.length, tile }),
    icon: 'caravel',
    order: { id: 'voyage', args: { ships } },
    about: tile,
  }));

const boarding = (state: State, seat: Seat): readonly Task[] =>
  openOf(embark, state, seat, 'banner').map((id) => ({
    kind: 'may',
    rule: 'me.sea.embark',
    title: say('{theBanner} may go aboard in {tile}', {
      theBanner: id,
      tile: state.banners[id]?.tile ?? '',
    }),
    icon: 'caravel',
    order: { id: 'embark', args: { banner: id } },
    about: id,
  }));

const landing = (state: State, seat: Seat): readonly Task[] => {
  const found = new Map<TileId, string[]>();
  for (const id of openOf(disembark, state, seat, 'banners')) {
    const tile = state.banners[id]?.tile;
    if (tile) found.set(tile, [...(found.get(tile) ?? []), id]);
  }
  return [...found].map(([tile, banners]) => ({
    kind: 'may',
    rule: 'me.sea.land',
    title: say('Troops may land in {tile}', { tile }),
    icon: 'caravel',
    order: { id: 'disembark', args: { banners } },
    about: tile,
  }));
};
