/** Bots lay the map, choose homes with land around them, and draft their generals. */
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask, pick } from '../../../kernel/probing.ts';
import { layMap } from '../land/generate.ts';
import { tinctures } from '../options.ts';
import { isLand } from '../queries.ts';
import { leaderless } from '../recruitment/draft.ts';
import { chooser, noHome, sites, unfitTiles } from '../setup/home.ts';
import { type Game, give, stateOf } from './game.ts';
import { probe } from './probe.ts';

const names = ['Aldric', 'Berengar', 'Cunegund', 'Dagmar', 'Ermelind', 'Fulk', 'Gundred', 'Hildebrand'];
/** A name nobody has borne in this campaign. */
export const newName = (game: Game): string => {
  const { heroes } = stateOf(game);
  return `${pick(names, game.source)} ${Object.keys(heroes).length + 1}`;
};

function around(game: Game, home: TileId): readonly TileId[] {
  const state = stateOf(game);
  const found: TileId[] = [];
  while (found.length < state.options.start.tiles - 1) {
    const free = [home, ...found]
      .flatMap((tile) => neighbours(tile))
      .filter((tile) => !unfitTiles(state, home, [...found, tile]));
    if (free.length === 0) break;
    found.push(pick(free, game.source));
  }
  return found;
}

export function setUp(game: Game): void {
  const { seats, options } = stateOf(game);
  const [first = ''] = seats;
  probe(game, first);
  ask(game, first, 'lay-map', { tiles: {} });
  const tiny = { q0r0: 'farm' } as const;
  ask(game, first, 'lay-map', { tiles: tiny });
  give(game, first, 'lay-map', layMap(seats.length, options.map, game.source) as unknown as Json);
  give(game, first, 'end-stage', { stage: 'map' });
  ask(game, first, 'choose-home', { tile: 'q0r0', tincture: 'azure' });
  give(game, first, 'roll-precedence', {});
  for (let next = chooser(stateOf(game)); next !== undefined; next = chooser(stateOf(game))) {
    const state = stateOf(game);
    probe(game, next);
    for (const tile of ['q99r99', ...Object.keys(state.map.tiles).slice(0, 40)])
      ask(game, next, 'choose-home', { tile, tincture: 'azure', also: ['q99r99'] });
    const open = sites(state);
    const tiles = Object.keys(state.map.tiles) as TileId[];
    const all = tiles.filter((tile) => !noHome(state, tile));
    // Where earlier homes leave no room, the group finds some all the same.
    const land = tiles.filter((tile) => isLand(state, tile) && !state.tiles[tile]?.owner);
    const home = pick([open, all, land].find(({ length }) => length > 0) ?? [], game.source);
    ask(game, next, 'choose-home', { tile: home, tincture: 'argent', also: ['q99r99'] });
    const tincture = tinctures[seats.indexOf(next)] ?? 'argent';
    const also = around(game, home) as Json;
    for (const other of tinctures) ask(game, next, 'choose-home', { tile: home, also, tincture: other });
    give(game, next, 'choose-home', { tile: home, also, tincture });
  }
  give(game, first, 'end-stage', { stage: 'homes' });
  for (let next = stateOf(game).draft.turn; next !== null; next = stateOf(game).draft.turn) {
    probe(game, next);
    const [army] = leaderless(stateOf(game), next);
    if (army === undefined) break;
    const seen = Object.keys(stateOf(game).heroes)[0];
    ask(game, next, 'draft-hero', { army, name: '' });
    ask(game, next, 'draft-hero', { army, hero: 'nobody' });
    if (seen !== undefined) ask(game, next, 'draft-hero', { army, hero: seen });
    give(game, next, 'draft-hero', { army, name: newName(game) });
  }
  give(game, first, 'end-stage', { stage: 'generals' });
}
