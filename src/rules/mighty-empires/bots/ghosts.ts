/** Bots that give orders for what is no longer there, as they come after a strike: each is passed over, and says by which rule. */
import { parse } from '../../../kernel/args.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import type { Change } from '../changes/index.ts';
import type { State } from '../state.ts';
import { type Game, reach, stateOf } from './game.ts';

const nowhere = 'q99r99';
const requests: readonly (readonly [string, Json, Seat?])[] = [
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

export function callGhosts(game: Game, seat: Seat): void {
  const state = stateOf(game);
  const book = game.books.get(seat);
  const takes = book ? game.ruleset.ledgers.check(book, { write: 'nonsense' }, state) : true;
  if (takes !== true) reach(game, takes.rule);
  for (const change of belated(state)) {
    const made = game.ruleset.changes[change.type] as unknown as (
      draft: unknown,
      change: Change,
    ) => readonly Remark[] | undefined;
    // Changes that have nothing left to change leave the state as it is.
    for (const { rule } of made(state, change) ?? []) reach(game, rule);
  }
  for (const [id, given, who = seat] of requests) {
    const order = game.ruleset.orders[id];
    const args = order && parse(order.args, given);
    const applies = args?.ok ? order?.applies(state, args.value, who) : true;
    if (applies !== true && applies !== undefined) reach(game, applies.rule);
  }
}
