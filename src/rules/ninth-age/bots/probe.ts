/** Bots that look at all they see and ask for what they may not do: advice must be given, never thrown. */
import { type AnyGame, type Game, stateOf } from '../../../kernel/game.ts';
import { type TileId, within } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask, askForAll, callGhosts, type Ghost, look, scribble } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { improvements } from '../building.ts';
import { eventIds } from '../charts/events.ts';
import { hexesOf } from '../queries.ts';
import { type State, turnPhases } from '../state.ts';

export type Bots = Game<State>;
export const pick = <T>(from: readonly T[], { source }: AnyGame): T | undefined => from[source(from.length)];

/** A look at everything one seat sees, and a handful of rash requests. */
export function probe(game: Bots, seat: Seat): void {
  look(game, seat);
  askForAll(game, seat);
  for (const [id, args] of requests(game, seat)) ask(game, seat, id, args);
  scribble(game, seat, 'nonsense');
  callGhosts(game, seat, missing);
}

function requests(game: Bots, seat: Seat): readonly (readonly [string, Json])[] {
  const state = stateOf(game);
  const other = pick(state.seats, game) ?? seat;
  const own = pick(hexesOf(state, seat), game)?.tile ?? 'q0r0';
  const tile = pick(Object.keys(state.hexes) as TileId[], game) ?? 'q0r0';
  const beside = pick(within(own, 1), game) ?? tile;
  const battles = Object.keys(state.encounters).flatMap((id) => [`${id}.1`, `${id}.2`]);
  const battle = pick(battles, game) ?? 'nothing';
  const what = pick(improvements, game) ?? 'mine';
  return [
    ['claim', { tile: beside }],
    ['conquer', { tile: beside }],
    ['claim', { tile }],
    ['conquer', { tile }],
    ['build', { tile: own, what }],
    ['build', { tile, what }],
    ['challenge', { against: other }],
    ['pick-event', { event: pick(eventIds, game) ?? 'emissary', target: other, tile: own, what }],
    ['found-capital', { tile, tincture: 'or' }],
    ['plant-flag', { tile }],
    ['lay-hex', { tile: beside, kind: pick(['plain', 'river', 'mountain'] as const, game) ?? 'plain' }],
    ['buy-points', { battle, gold: game.source(400) }],
    ['record-battle', { battle }],
    ['agree-size', { battle, size: 3000 }],
    ['trade', { with: other, gives: { gold: game.source(300), hexes: game.source(2) ? [own] : [] } }],
    ['share-points', { to: other, points: 1 + game.source(3) }],
    ['ally', { with: [other] }],
    ['form-teams', { of: {}, turns: 3 }],
    ['change-rules', {}],
    ['name-place', { tile, name: 'Nowhere' }],
    [
      'end-phase',
      { turn: Math.max(1, state.turn.number), phase: pick(turnPhases.slice(0, 5), game) ?? 'events' },
    ],
  ];
}

/** Orders for what is no longer there. */
const missing: readonly Ghost[] = [
  ['claim', { tile: 'q99r99' }],
  ['work-mines', {}, 'nobody'],
  ['record-battle', { battle: 'nothing' }],
];
