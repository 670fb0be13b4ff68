/** Bots lay the map, choose homes with land around them, and draft their generals. */
import { give, stateOf } from '../../../kernel/game.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { act } from '../../../kernel/tastes.ts';
import { layMap } from '../land/generate.ts';
import { tinctures } from '../options.ts';
import { isLand } from '../queries.ts';
import { chooser } from '../setup/home.ts';
import { probe, type Table } from './probe.ts';

const names = ['Aldric', 'Berengar', 'Cunegund', 'Dagmar', 'Ermelind', 'Fulk', 'Gundred', 'Hildebrand'];
/** A name nobody has borne in this campaign. */
export const newName = (game: Table): string => {
  const { heroes } = stateOf(game);
  return `${pick(names, game.source)} ${Object.keys(heroes).length + 1}`;
};

export function setUp(game: Table): void {
  const { seats, options } = stateOf(game);
  const [first = ''] = seats;
  probe(game, first);
  ask(game, first, 'lay-map', { tiles: {} });
  ask(game, first, 'lay-map', { tiles: { q0r0: 'farm' } });
  give(game, first, 'lay-map', layMap(seats.length, options.map, game.source) as unknown as Json);
  give(game, first, 'end-stage', { stage: 'map' });
  ask(game, first, 'choose-home', { tile: 'q0r0', tincture: 'azure' });
  give(game, first, 'roll-precedence', {});
  for (let next = chooser(stateOf(game)); next !== undefined; next = chooser(stateOf(game))) {
    probe(game, next);
    chooseHome(game, next, tinctures[seats.indexOf(next)] ?? 'argent');
  }
  give(game, first, 'end-stage', { stage: 'homes' });
  for (let next = stateOf(game).draft.turn; next !== null; next = stateOf(game).draft.turn) {
    probe(game, next);
    if (!act(game, next, 'draft-hero', { hero: null, name: newName(game) })) break;
  }
  give(game, first, 'end-stage', { stage: 'generals' });
}

function chooseHome(game: Table, seat: Seat, tincture: string): void {
  const { map, tiles } = stateOf(game);
  for (const tile of Object.keys(map.tiles).slice(0, 40))
    ask(game, seat, 'choose-home', { tile, tincture, also: ['q99r99'] });
  if (act(game, seat, 'choose-home', { tincture, name: '' })) return;
  // Where earlier homes leave no room, the group finds some all the same.
  const land = (Object.keys(map.tiles) as TileId[]).filter(
    (tile) => isLand(stateOf(game), tile) && !tiles[tile]?.owner,
  );
  give(game, seat, 'choose-home', { tile: pick(land, game.source), also: [], tincture });
}
