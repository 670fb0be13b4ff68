/** Bots that ask for what they may not do, and look at every task and warning: advice must be given, never thrown. */
import { seeded } from '../../../kernel/bot.ts';
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import { ask, look, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { tryAll, tryThese } from '../../../kernel/rash.ts';
import { designs } from '../land/designs.ts';
import { bannersOf } from '../queries.ts';
import { type Game, give, stateOf } from './game.ts';
import { ghosts } from './ghosts.ts';

/** A look at everything one seat sees, and at rash requests of many kinds. */
export function probe(game: Game, seat: Seat): void {
  look(game, seat);
  tryAll(game, seat, about(game, seat));
  ghosts(game, seat);
}

/** These orders as rash players would give them: what is offered is seen, and what is not. */
export const tease = (game: Game, seat: Seat, ...orders: readonly string[]): void =>
  tryThese(game, seat, orders, about(game, seat));

/** Some of what lies on the table, all about one of a seat's banners, and the ways to live. */
function about(game: Game, seat: Seat): readonly string[] {
  const state = stateOf(game);
  const source = seeded(game.counts.orders);
  const { seats, tiles, banners, ships, encounters } = state;
  const some = [tiles, banners, ships, encounters].flatMap((of) => {
    const all = Object.keys(of);
    return all.length === 0 ? [] : [pick(all, source), pick(all, source)];
  });
  const mine = bannersOf(state, seat);
  const here: TileId | null = mine.length === 0 ? null : pick(mine, source).tile;
  const comrades = mine.flatMap(({ id, tile }) => (tile === here ? [id] : []));
  return [...seats, ...some, ...comrades, ...(here ? neighbours(here) : []), 'forage', 'stockpile', 'hunger'];
}

/** Plays with the tiles before the map is settled: draws, lays, puts back, takes up, paints. */
export function fiddle(game: Game, seat: Seat): void {
  give(game, seat, 'draw-tile', { pack: 'highland' });
  const { drawn } = stateOf(game).map;
  if (drawn) give(game, seat, 'lay-tile', { tile: 'q0r0', design: drawn.design });
  for (let tries = 0; tries < 24; tries++)
    for (const tile of ['q0r0', 'q1r0', 'q2r0'])
      ask(game, seat, 'lay-tile', { tile, design: pick(designs, game.source).id });
  give(game, seat, 'draw-tile', { pack: 'lowland' });
  give(game, seat, 'put-back', {});
  give(game, seat, 'lift-tiles', { tiles: ['q0r0'] });
  give(game, seat, 'paint', { painted: {} });
}
