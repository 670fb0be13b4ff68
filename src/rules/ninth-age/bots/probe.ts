/** Bots that look at all they see and ask for what they may not do: advice must be given, never thrown. */
import { type Game, stateOf } from '../../../kernel/game.ts';
import { callGhosts, type Ghost, look, scribble } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { tryAll } from '../../../kernel/rash.ts';
import { oneIn } from '../../../kernel/tastes.ts';
import type { Ledger } from '../ledger.ts';
import type { State } from '../state.ts';

export type Table = Game<State, Ledger>;

export function probe(game: Table, seat: Seat): void {
  const { hexes, seats } = stateOf(game);
  look(game, seat);
  const tiles = Object.keys(hexes).filter(() => oneIn(8, game));
  tryAll(game, seat, [...seats, ...tiles]);
  scribble(game, seat, 'nonsense');
  callGhosts(game, seat, missing);
}

/** Orders for what is no longer there. */
const missing: readonly Ghost[] = [
  ['claim', { tile: 'q99r99' }],
  ['work-mines', {}, 'nobody'],
  ['record-battle', { battle: 'nothing' }],
];
