/** Bots that ask for what they may not do, look at every task, and give orders for what is gone: advice is given, never thrown. */
import { parse } from '../../../kernel/args.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Mutable, Remark } from '../../../kernel/ruleset.ts';
import type { Change } from '../changes.ts';
import { armyMissions, fleetMissions } from '../missions/kinds.ts';
import { buildings } from '../realm/buildings.ts';
import { realmChanges } from '../realm/changes.ts';
import { type State, turnPhases } from '../state.ts';
import { type Game, reach, stateOf } from './game.ts';
import { pick } from './pick.ts';

export function ask(game: Game, seat: Seat, id: string, given?: Json): void {
  const order = game.ruleset.orders[id];
  if (!order) return;
  const args = given === undefined ? undefined : parse(order.args, given);
  if (args?.ok === false) return;
  const offer = order.offered(stateOf(game), seat, args?.value);
  if (!offer.open) reach(game, offer.rule);
  else for (const { rule } of offer.mind ?? []) reach(game, rule);
}

/** Orders for what is no longer there, as they come after a strike: each is passed over, and says by which rule. */
const belated: readonly (readonly [string, Json, Seat?])[] = [
  ['fight', { activity: 'nothing' }],
  ['draft-hero', { army: 'nobody', name: 'Nobody' }],
  ['assign-hero', { hero: 'nobody' }],
  ['name', { what: 'fleet', id: 'nobody', name: 'Nobody' }],
  ['disband', { piece: 'nobody' }],
  ['hand-in', { turn: 1 }, 'nobody'],
];
const late: readonly Change[] = [
  { type: 'fleetLost', fleet: 'nobody', crew: 'lost' },
  { type: 'armyLost', army: 'nobody', hero: 'lost' },
  { type: 'heroGiven', hero: 'nobody', seat: 'nobody' },
];

function ghosts(game: Game, seat: Seat): void {
  const state = stateOf(game);
  for (const [id, given, who = seat] of belated) {
    const order = game.ruleset.orders[id];
    const args = order && parse(order.args, given);
    const applies = args?.ok ? order?.applies(state, args.value, who) : true;
    if (applies !== true && applies !== undefined) reach(game, applies.rule);
  }
  const purse = { realms: { [seat]: { treasury: 0 } } } as unknown as Mutable<State>;
  for (const { rule } of realmChanges.paid(purse, { type: 'paid', seat, points: 1 }) ?? []) reach(game, rule);
  for (const change of late) {
    const made = game.ruleset.changes[change.type] as unknown as (
      draft: unknown,
      change: Change,
    ) => readonly Remark[] | undefined;
    // Changes that find nothing to change leave the state as it is.
    for (const { rule } of made(state, change) ?? []) reach(game, rule);
  }
}

/** Lines the book will not take, or only warns of. */
function scribble(game: Game, seat: Seat): void {
  const { source, books } = game;
  const state = stateOf(game);
  const book = books.get(seat);
  if (!book) return;
  const pieces = [...Object.keys(state.armies), ...Object.keys(state.fleets), 'nobody'];
  const places = [...Object.keys(state.tiles), 'q99r99'];
  const mission = (): Json => ({
    mission: pick([...armyMissions, ...fleetMissions], source),
    target: pick(places, source),
    carry: source(3) === 0 ? pick(pieces, source) : null,
  });
  const writes: readonly Json[] = [
    { write: 'nonsense' },
    { write: 'clear' },
    ...pieces.slice(0, 8).map((piece) => ({ write: 'mission', piece, mission: mission() })),
  ];
  for (const line of writes) {
    const takes = game.ruleset.ledgers.check(book, line, state);
    if (takes !== true) reach(game, takes.rule);
  }
  for (const { rule } of game.ruleset.ledgers.tasks(book, state)) reach(game, rule);
}

/** A look at everything one seat sees, and a handful of rash requests. */
export function probe(game: Game, seat: Seat): void {
  const { ruleset, source } = game;
  const state = stateOf(game);
  for (const { rule } of ruleset.tasks(state, seat)) reach(game, rule);
  ruleset.clock(state);
  ruleset.awaited(state);
  if (source(3) > 0) return;
  for (const id of Object.keys(ruleset.orders)) ask(game, seat, id);
  ghosts(game, seat);
  scribble(game, seat);
  const { number: turn } = state.turn;
  const tiles = Object.keys(state.tiles);
  if (tiles.length > 0)
    for (const what of buildings) ask(game, seat, 'build', { tile: pick(tiles, source), what });
  for (const activity of Object.keys(state.activities))
    for (const id of ['fight', 'sail', 'raid', 'arrange', 'table-result'])
      ask(game, pick(state.seats, source), id, { activity, winner: 'attacker' });
  ask(game, seat, 'end-phase', { turn, phase: pick(turnPhases, source) });
  ask(game, seat, 'reveal', { turn });
  ask(game, seat, 'disband', { piece: pick([...Object.keys(state.armies), 'nobody'], source) });
  ask(game, seat, 'name', { what: 'army', id: 'nobody', name: 'Nobody' });
  for (const other of state.seats) {
    ask(game, seat, 'report-night', { seat: other, wotr: 2, sbg: 1 });
    ask(game, seat, 'report-night', { seat: other, fielded: ['nobody'] });
    ask(game, seat, 'finish', { turn, seat: other });
    ask(game, seat, 'pass-draft', { seat: other });
    ask(game, seat, 'stand-in', { seat: other, by: seat });
    ask(game, seat, 'plan-for', { turn, seat: other, plans: {} });
  }
}
