/** The map: laid at a stroke, tile by tile, or painted; and tidied until the table is content with it. */
import * as v from 'valibot';
import { given, pick, pickSome, unlessAny, whole } from '../../../kernel/asks.ts';
import { type Direction, directions, type TileId } from '../../../kernel/hex.ts';
import { laidOver } from '../../../kernel/laid-over.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, tileArg, wrongStage } from '../define.ts';
import { isDesign } from '../land/designs.ts';
import { placements } from '../land/placement.ts';
import { laidArg, paintedArg } from '../map/terrain.ts';
import type { Laid, Painted } from '../places.ts';
import { layingOf, misfits, taken } from './packs.ts';

/** The whole map in one order: the finished tiles, so that a replay never asks how they were found. */
export const layMap = define({
  id: 'lay-map',
  rule: 'me.map.laid',
  title: say('Lay the map'),
  args: v.object({ laid: laidArg }),
  single: () => null,
  *asks(state) {
    yield* unlessAny(wrongStage(state, 'map'));
    return { laid: yield* whole<Laid>('laid', { text: say('Which land do you play on?') }) };
  },
  applies: () => true,
  brief: ({ map, seats }, { laid }, { seat }) => ({
    laid,
    seat,
    others: laidOver({ ...map.laid, ...map.painted }, seats, seat),
  }),
  *run({ laid, seat, others }) {
    yield* change({ type: 'mapLaid', laid });
    const tiles = Object.keys(laid).length;
    if (others.length > 0) yield* note('map-replaced', 'me.map.laid', { seat, others, tiles });
    else yield* note('map-laid', 'me.map.laid', { tiles });
  },
});

/** One tile, drawn or picked. Where it may not lie is advice: players may lay as they please. */
export const layTile = define({
  id: 'lay-tile',
  rule: 'me.map.tile',
  title: say('Lay a tile'),
  args: v.object({
    tile: tileArg,
    design: v.pipe(v.string(), v.maxLength(20)),
    turn: v.optional(v.picklist([0, 1, 2, 3, 4, 5]), 0),
  }),
  *asks(state) {
    yield* unlessAny(wrongStage(state, 'map'));
    const design = yield* given<string>('design', {
      against: (one) =>
        isDesign(one) ? undefined : against('me.map.tile', say('That tile is not in the packs.')),
    });
    const tile = yield* pick<TileId>('tile', {
      text: say('Where do you lay it?'),
      among: () =>
        isDesign(design) ? [...new Set(placements(layingOf(state), design).map(({ place }) => place))] : [],
      against: (one) => taken(state, one),
      none: against('me.map.tile', say('It fits nowhere on the map.')),
    });
    const turn = yield* pick<Direction>('turn', {
      text: say('Which way do you turn it?'),
      among: () => directions,
      against: (one) => misfits(state, design, tile, one)[0],
      none: against('me.map.tile', say('It fits nowhere on the map.')),
    });
    return { tile, design, turn };
  },
  applies: (_, { design }) =>
    isDesign(design) || against('me.map.tile', say('That tile is not in the packs.')),
  brief: (_, { tile, design, turn }, { seat }) => ({ tile, design, turn: turn as Direction, seat }),
  *run({ tile, design, turn, seat }) {
    yield* change({ type: 'tilesLaid', laid: { [tile]: { design, turn } } });
    yield* note('tile-laid', 'me.map.tile', { tile, design, seat });
  },
});

/** A map drawn by hand: the land the strokes came to, whole, so that painting on replaces it and a strike undoes it. */
export const paint = define({
  id: 'paint',
  rule: 'me.map.painted',
  title: say('Paint the map'),
  args: v.object({ painted: paintedArg, capitals: v.optional(v.array(tileArg), []) }),
  single: () => null,
  *asks(state) {
    yield* unlessAny(wrongStage(state, 'map'));
    const painted = yield* whole<Painted>('painted', { text: say('Which land do you play on?') });
    const capitals = yield* whole<readonly TileId[]>('capitals', {
      text: say('Where can capitals stand?'),
      suggest: () => [],
    });
    return { painted, capitals };
  },
  applies: () => true,
  brief: ({ map, seats }, { painted, capitals }, { seat }) => ({
    painted,
    capitals: capitals.filter((tile) => painted[tile]),
    seat,
    others: laidOver({ ...map.laid, ...map.painted }, seats, seat),
  }),
  *run({ painted, capitals, seat, others }) {
    yield* change({ type: 'mapPainted', painted, capitals });
    const tiles = Object.keys(painted).length;
    if (others.length > 0) yield* note('map-replaced', 'me.map.painted', { seat, others, tiles });
    else yield* note('map-painted', 'me.map.painted', { tiles });
  },
});

/** Takes tiles off again: to tidy the map, or to undo. */
export const liftTiles = define({
  id: 'lift-tiles',
  rule: 'me.map.tidy',
  title: say('Take tiles off'),
  args: v.object({ tiles: v.array(tileArg) }),
  *asks(state) {
    yield* unlessAny(wrongStage(state, 'map'));
    const tiles = yield* pickSome('tiles', {
      text: say('Which tiles do you take off?'),
      among: () => Object.keys({ ...state.map.laid, ...state.map.painted }) as TileId[],
      none: against('me.map.laid', say('There is no map yet.')),
    });
    return { tiles };
  },
  applies: () => true,
  brief: (_, { tiles }) => ({ tiles: tiles as readonly TileId[] }),
  *run({ tiles }) {
    yield* change({ type: 'tilesLifted', tiles });
    yield* note('tiles-lifted', 'me.map.tidy', { tiles: tiles.length });
  },
});
