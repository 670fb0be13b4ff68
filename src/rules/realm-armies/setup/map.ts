/** The map in one order: the finished tiles, so that a replay never asks how they were found. */
import * as v from 'valibot';
import type { TileId } from '../../../kernel/hex.ts';
import { laidOver } from '../../../kernel/laid-over.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, minding, tileArg, unless, wrongStage } from '../define.ts';
import { grounds, type Terrain } from '../land/grounds.ts';
import type { State } from '../state.ts';
import { sites } from './home.ts';

const mapArg = v.object({
  tiles: v.record(tileArg, v.picklist(grounds)),
  rivers: v.optional(v.array(v.array(tileArg)), []),
});

export const layMap = define({
  id: 'lay-map',
  rule: 'ra.map.laid',
  title: say('Lay the map'),
  args: mapArg,
  single: () => null,
  offered(state, _, args) {
    const tiles = args?.tiles as { readonly [tile: TileId]: Terrain } | undefined;
    const offer = unless(
      wrongStage(state, 'map'),
      tiles &&
        !Object.values(tiles).some((ground) => ground !== 'sea') &&
        against('ra.map.laid', say('There is no land on that map.')),
    );
    if (!offer.open || !tiles || !args) return offer;
    const room = sites({ ...state, map: { tiles, rivers: args.rivers }, stage: 'homes' }).length;
    return room >= state.seats.length
      ? offer
      : minding(against('ra.map.homes', say('There may not be room for the homes of all players.')));
  },
  applies: () => true,
  brief: (state, { tiles, rivers }, { seat }) => ({
    map: { tiles, rivers } as State['map'],
    seat,
    others: laidOver(state.map.tiles, state.seats, seat),
  }),
  *run({ map, seat, others }) {
    yield* change({ type: 'mapLaid', map });
    const land = Object.values(map.tiles).filter((ground) => ground !== 'sea').length;
    if (others.length > 0) yield* note('map-replaced', 'ra.map.laid', { seat, others, tiles: land });
    else yield* note('map-laid', 'ra.map.laid', { tiles: land });
  },
});
