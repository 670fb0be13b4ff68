/** Bots that ask for what they may not do, look at every task, and give orders for what is gone: advice is given, never thrown. */
import { type Game, stateOf } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask, callGhosts, changeTooLate, type Ghost, look, pick, scribble } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { tryAll } from '../../../kernel/rash.ts';
import { oneIn } from '../../../kernel/tastes.ts';
import type { Change } from '../change.ts';
import { armyMissions, fleetMissions } from '../missions/kinds.ts';
import type { Ledger } from '../missions/ledger.ts';
import type { State } from '../state.ts';

export type Table = Game<State, Ledger>;

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

function ghosts(game: Table, seat: Seat): void {
  callGhosts(game, seat, belated);
  changeTooLate(game, { realms: { [seat]: { treasury: 0 } } }, [{ type: 'paid', seat, points: 1 } as Change]);
  changeTooLate(game, stateOf(game), late);
}

/** Lines the book will not take, or only warns of. */
function scribbles(game: Table, seat: Seat): void {
  const { source } = game;
  const state = stateOf(game);
  const pieces = [...Object.keys(state.armies), ...Object.keys(state.fleets), 'nobody'];
  const places = [...Object.keys(state.tiles), 'q99r99'];
  const mission = (): Json => ({
    mission: pick([...armyMissions, ...fleetMissions], source),
    target: pick(places, source),
    carry: oneIn(3, game) ? pick(pieces, source) : null,
  });
  const writes: readonly Json[] = [
    { write: 'nonsense' },
    { write: 'clear' },
    ...pieces.slice(0, 8).map((piece) => ({ write: 'mission', piece, mission: mission() })),
  ];
  for (const line of writes) scribble(game, seat, line);
}

/** A look at everything one seat sees, and at times a rash request of every kind. */
export function probe(game: Table, seat: Seat): void {
  const { seats, armies, activities, heroes } = stateOf(game);
  look(game, seat);
  if (!oneIn(3, game)) return;
  tryAll(game, seat, [...seats, ...[armies, activities, heroes].flatMap((of) => Object.keys(of).slice(-6))]);
  ghosts(game, seat);
  scribbles(game, seat);
  ask(game, seat, 'trade', { with: seat, gives: {}, takes: {} });
}
