/** How bots reorganise: weak banners go over into others, strong ones are parted, a few points change hands. */
import { ask, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { pieceId } from '../../../kernel/table.ts';
import { worth } from '../ledger/book.ts';
import { partners } from '../muster/force.ts';
import { bannersOf } from '../queries.ts';
import { type Game, give, offer, stateOf, write } from './game.ts';
import { tease } from './probe.ts';

export function reorder(game: Game, seat: Seat): void {
  if (game.source(6) === 0) meddle(game, seat);
  for (const { id, tile } of bannersOf(stateOf(game), seat)) {
    const state = stateOf(game);
    const contents = game.books.get(seat)?.banners[id];
    if (tile === null || !state.banners[id] || !contents || game.source(6) > 0) continue;
    const others = partners(state, id);
    const points = worth(contents);
    if (others.length > 0 && points < 500) {
      offer(game, seat, 'reorganise', { tile, merged: { [id]: pick(others, game.source).id }, raised: [] });
      continue;
    }
    if (points < 1200 || contents.points < 1200) continue;
    const args = { tile, merged: {}, raised: [{ from: id, name: '' }] };
    if (!game.ruleset.orders.reorganise?.offered(state, seat, args).open) continue;
    const { order } = give(game, seat, 'reorganise', args);
    write(game, seat, { write: 'transfer', from: id, to: `${pieceId(order)}.b1`, points: 500 });
  }
}

/** Asks to merge whatever stands together, allowed or not. */
function meddle(game: Game, seat: Seat): void {
  tease(game, seat, 'reorganise');
  const all = bannersOf(stateOf(game), seat);
  for (const { id, tile } of all)
    for (const other of all)
      if (tile !== null && other.tile === tile)
        ask(game, seat, 'reorganise', { tile, merged: { [id]: other.id } });
}
