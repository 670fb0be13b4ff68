/** Bots that look at all they see and ask for what they may not do: advice must be given, never thrown. */
import { parse } from '../../../kernel/args.ts';
import { type AnyGame, type Game, reach, stateOf } from '../../../kernel/game.ts';
import { type TileId, within } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/question.ts';
import { eventIds } from '../charts/events.ts';
import { improvements } from '../conquest/building.ts';
import { hexesOf } from '../queries.ts';
import { type State, turnPhases } from '../state.ts';

export type Bots = Game<State>;
export const pick = <T>(from: readonly T[], { source }: AnyGame): T | undefined => from[source(from.length)];

/** Asks whether an order is offered; what stands against it is heard. */
export function ask(game: Bots, seat: Seat, id: string, given?: Json): void {
  const order = game.ruleset.orders[id];
  const args = order && given !== undefined ? parse(order.args, given) : undefined;
  if (!order || args?.ok === false) return;
  const offer = order.offered(stateOf(game), seat, args?.value);
  if (!offer.open) reach(game, offer.rule);
  else for (const { rule } of offer.mind ?? []) reach(game, rule);
}

/** A look at everything one seat sees, and a handful of rash requests. */
export function probe(game: Bots, seat: Seat): void {
  const { ruleset } = game;
  const state = stateOf(game);
  for (const { rule } of ruleset.tasks(state, seat)) reach(game, rule);
  ruleset.clock(state);
  ruleset.awaited(state);
  for (const id of Object.keys(ruleset.orders)) ask(game, seat, id);
  for (const [id, args] of requests(game, seat)) ask(game, seat, id, args);
  ghosts(game, seat);
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

const missing: readonly (readonly [string, Json, Seat?])[] = [
  ['claim', { tile: 'q99r99' }],
  ['work-mines', {}, 'nobody'],
  ['record-battle', { battle: 'nothing' }],
];
/** Orders for what is no longer there, as they come after a strike: each is passed over, and says by which rule. */
function ghosts(game: Bots, seat: Seat): void {
  const state = stateOf(game);
  const takes = game.ruleset.ledgers.check({}, 'nonsense', state);
  if (takes !== true) reach(game, takes.rule);
  for (const [id, given, who = seat] of missing) {
    const order = game.ruleset.orders[id];
    const args = order && parse(order.args, given);
    const applies = args?.ok ? order?.applies(state, args.value, who) : true;
    if (applies !== true && applies !== undefined) reach(game, applies.rule);
  }
}
