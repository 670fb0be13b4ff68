/** Bots that give orders for what is no longer there, as they come after a strike: each is passed over, and says by which rule. */
import type { TileId } from '../../../kernel/hex.ts';
import { callGhosts, changeTooLate, type Ghost, scribble } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Change } from '../change.ts';
import type { State } from '../state.ts';
import { type Game, stateOf } from './game.ts';

const nowhere = 'q99r99';
const requests: readonly Ghost[] = [
  ['burn-stores', { tile: nowhere }],
  ['disband', { banner: 'nobody' }],
  ['move', { banners: ['nobody'], to: nowhere }],
  ['sail', { ship: 'nobody', tile: nowhere }],
  ['name', { what: 'banner', id: 'nobody', name: 'Nobody' }],
  ['name', { what: 'ship', id: 'nobody', name: 'Nobody' }],
  ['name', { what: 'tile', id: nowhere, name: 'Nowhere' }],
  ['roll-strength', {}, 'nobody'],
  ['record-battle', { encounter: 'nobody', outcome: 'draw' }],
];

/** Changes to what is settled or gone. */
function belated(state: State): readonly Change[] {
  const [known] = Object.keys(state.tiles) as TileId[];
  return [
    { type: 'named', what: 'banner', id: 'nobody', name: 'Nobody' },
    ...(known
      ? [{ type: 'tileFound' as const, tile: known, site: 'barren' as const, owner: seatOf(state) }]
      : []),
  ];
}
const seatOf = ({ seats }: State): Seat => seats[0] ?? '';

export function ghosts(game: Game, seat: Seat): void {
  const state = stateOf(game);
  scribble(game, seat, { write: 'nonsense' });
  changeTooLate(game, state, belated(state));
  callGhosts(game, seat, requests);
}
