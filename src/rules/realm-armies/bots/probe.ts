/** Bots that ask for what they may not do, look at every task, and give orders for what is gone: advice is given, never thrown. */
import type { Json } from '../../../kernel/json.ts';
import {
  ask,
  askForAll,
  callGhosts,
  changeTooLate,
  type Ghost,
  look,
  pick,
  scribble,
} from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Change } from '../change.ts';
import { armyMissions, fleetMissions } from '../missions/kinds.ts';
import { turnPhases } from '../state.ts';
import { buildings } from '../upgrades/buildings.ts';
import { type Game, stateOf } from './game.ts';

const belated: readonly Ghost[] = [
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
  callGhosts(game, seat, belated);
  changeTooLate(game, { realms: { [seat]: { treasury: 0 } } }, [{ type: 'paid', seat, points: 1 } as Change]);
  changeTooLate(game, stateOf(game), late);
}

/** Lines the book will not take, or only warns of. */
function scribbles(game: Game, seat: Seat): void {
  const { source } = game;
  const state = stateOf(game);
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
  for (const line of writes) scribble(game, seat, line);
}

/** A look at everything one seat sees, and a handful of rash requests. */
export function probe(game: Game, seat: Seat): void {
  const { source } = game;
  const state = stateOf(game);
  look(game, seat);
  if (source(3) > 0) return;
  askForAll(game, seat);
  ghosts(game, seat);
  scribbles(game, seat);
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
