/** Home tiles: chosen in an order that is rolled for, each with the tiles around it, a first army and a first fleet. */
import * as v from 'valibot';
import { option, pick, unlessAny, whole, words } from '../../../kernel/asks.ts';
import { distance, neighbours, type TileId } from '../../../kernel/hex.ts';
import { drawLots } from '../../../kernel/lots.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, nameArg, openUnless, tileArg, wrongStage } from '../define.ts';
import { homesApart, spaced } from '../land/sites.ts';
import { tinctures } from '../options.ts';
import { isCoast, isLand } from '../queries.ts';
import type { State } from '../state.ts';

/** Whose choice of a home it is. */
export const chooser = (state: State): Seat | undefined =>
  state.precedence.find((seat) => state.realms[seat]?.home === null);

/** Why the land of a tile bears no home of any player. */
function unfitLand(state: State, tile: TileId): Remark | undefined {
  if (!isLand(state, tile)) return against('ra.home.tile', say('Your home must be on land.'));
  const { start, fleets } = state.options;
  if (start.home !== 'tower' && state.map.tiles[tile] === 'swamp')
    return against('ra.home.tile', say('A fortress or citadel cannot stand in a swamp.'));
  return fleets && start.fleets > 0 && !isCoast(state, tile)
    ? against('ra.home.coast', say('Your fleet needs a port: choose a tile on the coast.'))
    : undefined;
}
/** How many homes a map has room for before any stands, as many as there are if they are taken greedily. */
export const roomForHomes = (state: State, map: State['map']): number =>
  spaced((Object.keys(map.tiles) as TileId[]).sort().filter((tile) => !unfitLand({ ...state, map }, tile)))
    .length;

/** Why a home cannot stand there. */
export function noHome(state: State, tile: TileId): Remark | undefined {
  if (state.tiles[tile]?.owner) return against('ra.home.tile', say('{tile} is taken.', { tile }));
  const land = unfitLand(state, tile);
  if (land) return land;
  const near = Object.values(state.realms).some(
    ({ home }) => home !== null && distance(home, tile) < homesApart,
  );
  return near
    ? against('ra.home.apart', say('There must be at least two tiles between one home and the next.'))
    : undefined;
}

const notAsMany = (state: State): Remark =>
  against('ra.home.tiles', say('A realm begins with {most} tiles.', { most: state.options.start.tiles }));

/** Tiles a realm may begin with besides its home: each touches the home or one before it. */
export function unfitTiles(state: State, home: TileId, also: readonly TileId[]): Remark | undefined {
  const realm = [home];
  for (const tile of also) {
    if (!isLand(state, tile) || state.tiles[tile]?.owner || realm.includes(tile))
      return against('ra.home.tiles', say('You cannot take {tile}.', { tile }));
    if (!neighbours(tile).some((near) => realm.includes(near)))
      return against('ra.home.tiles', say('{tile} does not touch your realm.', { tile }));
    realm.push(tile);
  }
  return realm.length > state.options.start.tiles ? notAsMany(state) : undefined;
}

/** Tiles that may still join a realm of this home and these tiles; none once it has all it begins with. */
export const moreTiles = (state: State, home: TileId, also: readonly TileId[]): readonly TileId[] =>
  [...new Set([home, ...also].flatMap((tile) => neighbours(tile)))].filter(
    (tile) => !unfitTiles(state, home, [...also, tile]),
  );

/** Tiles to begin with, those around the home first, as far as there are any. */
function asMany(state: State, home: TileId): readonly TileId[] {
  const also: TileId[] = [];
  for (let next = moreTiles(state, home, also)[0]; next; next = moreTiles(state, home, also)[0])
    also.push(next);
  return also;
}

export const rollPrecedence = define({
  id: 'roll-precedence',
  rule: 'ra.home.order',
  title: say('Roll for who chooses first'),
  ...openUnless((state) => [
    wrongStage(state, 'homes'),
    state.precedence.length > 0 && against('ra.home.order', say('That has already been rolled.')),
  ]),
  applies: () => true,
  brief: ({ seats }) => ({ seats }),
  *run({ seats }) {
    const order = yield* drawLots(seats, {
      rule: 'ra.home.order',
      text: say('Who chooses a home first?'),
    });
    yield* change({ type: 'precedenceSet', order });
    yield* note('precedence', 'ra.home.order', { seat: order[0] ?? '' });
  },
});

export const chooseHome = define({
  id: 'choose-home',
  rule: 'ra.home.chosen',
  title: say('Choose your home'),
  args: v.object({
    tile: tileArg,
    also: v.optional(v.array(tileArg), []),
    tincture: v.picklist(tinctures),
    name: v.optional(nameArg, ''),
  }),
  *asks(state, seat) {
    const next = chooser(state);
    yield* unlessAny(
      wrongStage(state, 'homes'),
      state.precedence.length === 0 && against('ra.home.order', say('Roll for who chooses first.')),
      next !== seat &&
        against(
          'ra.home.chosen',
          next === undefined
            ? say('Everybody already has a home.')
            : say('It is {seat}’s turn to choose.', { seat: next }),
        ),
    );
    const tile = yield* pick('tile', {
      text: say('Where is your home?'),
      among: () => Object.keys(state.map.tiles).sort() as TileId[],
      against: (one) => noHome(state, one),
      none: against('ra.home.tile', say('There is no map yet.')),
    });
    const also = yield* whole<readonly TileId[]>('also', {
      text: say('Which other tiles does your realm hold?'),
      against: (tiles) =>
        unfitTiles(state, tile, tiles) ??
        (moreTiles(state, tile, tiles).length > 0 ? notAsMany(state) : undefined),
      suggest: () => asMany(state, tile),
      more: (tiles) => moreTiles(state, tile, tiles),
    });
    const tincture = yield* option('tincture', {
      text: say('Which colours does your realm have?'),
      among: tinctures,
      against: (one) =>
        Object.entries(state.realms).some(([other, realm]) => other !== seat && realm.tincture === one)
          ? against('ra.home.tincture', say('Another realm has those colours.'))
          : undefined,
    });
    const name = yield* words('name', { text: say('What is your realm called?'), suggest: () => '' });
    return { tile, also: [...also], tincture, name };
  },
  applies: (state, { tile }, seat) =>
    hasRealm(state, seat) === true
      ? isLand(state, tile) || against('ra.home.tile', say('Your home must be on land.'))
      : hasRealm(state, seat),
  brief(state, { tile, also, tincture, name }, { seat, order }) {
    const { start, fleets } = state.options;
    const port = fleets && start.fleets > 0;
    const armies = Array.from({ length: start.armies }, (_, i) => `${order}.a${i + 1}`);
    const boats = Array.from({ length: port ? start.fleets : 0 }, (_, i) => `${order}.f${i + 1}`);
    return { seat, tile, also, tincture, name: name.trim(), work: start.home, port, armies, fleets: boats };
  },
  *run({ seat, ...home }) {
    yield* change({ type: 'homeChosen', seat, ...home });
    yield* note('home', 'ra.home.chosen', { seat, tile: home.tile, tiles: home.also.length + 1 });
    yield* note('start', 'ra.treasury.start', { seat });
  },
});
