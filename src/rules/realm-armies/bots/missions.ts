/** Bots write missions into their books: mostly forward, sometimes foolish; and stand in for one another. */
import type { Json } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/question.ts';
import { boarders, choicesFor, orderable } from '../missions/choices.ts';
import type { Mission } from '../missions/kinds.ts';
import { unwritten } from '../missions/reveal.ts';
import { ownerOf, playing } from '../queries.ts';
import type { State } from '../state.ts';
import { type Game, give, offer, stateOf, write } from './game.ts';
import { pick } from './pick.ts';
import { ask, probe } from './probe.ts';

/** How much a bot likes a mission. */
function taste(state: State, seat: Seat, { mission, target }: Mission): number {
  const owner = target === null ? null : ownerOf(state, target);
  const worth = { invade: 8, siege: 7, raid: 2, interdict: 2, march: 1, guard: 2 } as const;
  if (mission in worth) {
    const base = worth[mission as keyof typeof worth];
    return mission === 'invade' && owner !== null && owner !== seat ? base + 6 : base;
  }
  const sea = { 'to-sea': 6, blockade: 5, 'sea-assault': 3, land: 1, 'put-in': 1 } as const;
  return sea[mission as keyof typeof sea] ?? 1;
}

function chooseMission(game: Game, seat: Seat, piece: string): Mission | undefined {
  const state = stateOf(game);
  const open = choicesFor(state, piece);
  const sum = open.reduce((all, each) => all + taste(state, seat, each), 0);
  let left = game.source(Math.max(1, sum));
  const found = open.find((each) => {
    left -= taste(state, seat, each);
    return left < 0;
  });
  const port = state.fleets[piece]?.port;
  if (!found || port == null) return found;
  const aboard = boarders(state, seat, port);
  const needs = found.mission === 'sea-assault' || game.source(3) > 0;
  return needs && aboard.length > 0 ? { ...found, carry: pick(aboard, game.source) } : found;
}

const plansFor = (game: Game, seat: Seat): { [piece: string]: Mission } =>
  Object.fromEntries(
    orderable(stateOf(game), seat).flatMap((piece) => {
      const mission = chooseMission(game, seat, piece);
      return mission && game.source(12) > 0 ? [[piece, mission]] : [];
    }),
  );

function standIns(game: Game): void {
  const seats = playing(stateOf(game));
  const [first = '', second = ''] = seats;
  const absent = pick(seats, game.source);
  const by = game.source(2) === 0 ? 'group' : (seats.find((seat) => seat !== absent) ?? 'group');
  const speaks = by === 'group' ? seats.find((seat) => seat !== absent) : by;
  ask(game, first, 'stand-in', { seat: first, by: first });
  ask(game, first, 'stand-in', { seat: 'nobody', by: 'group' });
  if (!offer(game, absent === first ? second : first, 'stand-in', { seat: absent, by })) return;
  const { number: turn, absent: named } = stateOf(game).turn;
  if (named[absent] === undefined || speaks === undefined) return;
  ask(game, absent, 'plan-for', { turn, seat: absent, plans: {} });
  if (game.source(4) === 0) give(game, speaks, 'stand-in', { seat: absent, by: null });
  else
    offer(game, speaks, 'plan-for', { turn, seat: absent, plans: plansFor(game, absent) as unknown as Json });
}

export function planNight(game: Game): void {
  if (game.source(5) === 0 && playing(stateOf(game)).length > 1) standIns(game);
  const turn = stateOf(game).turn.number;
  for (const seat of unwritten(stateOf(game))) {
    probe(game, seat);
    for (const [piece, mission] of Object.entries(plansFor(game, seat)))
      write(game, seat, { write: 'mission', piece, mission: mission as unknown as Json });
    for (const task of game.ruleset.ledgers.tasks(game.books.get(seat) as never, stateOf(game)))
      game.reached.set(task.rule, 1);
    give(game, seat, 'hand-in', { turn });
    if (game.source(15) === 0) {
      give(game, seat, 'take-up', { turn });
      write(game, seat, { write: 'clear' });
      give(game, seat, 'hand-in', { turn });
    }
    probe(game, seat);
  }
  ask(game, stateOf(game).seats[0] ?? '', 'hand-in', { turn: turn + 1 });
  const [seat = ''] = playing(stateOf(game));
  // Now and then a phone says more than its book could: what does not fit is void.
  const rash = game.source(8) === 0;
  give(game, seat, 'reveal', { turn }, (question) =>
    rash && question.ask === 'declare'
      ? { nobody: { mission: 'guard', target: 'q0r0', carry: null } }
      : undefined,
  );
}
