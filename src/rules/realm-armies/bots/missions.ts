/** Bots write missions into their books: mostly forward, sometimes foolish; and stand in for one another. */
import { give, stateOf, write } from '../../../kernel/game.ts';
import { distance, type TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import { look, pick } from '../../../kernel/probing.ts';
import type { Seat } from '../../../kernel/question.ts';
import { act, oneIn } from '../../../kernel/tastes.ts';
import { boarders, choicesFor, orderable } from '../missions/choices.ts';
import type { Mission } from '../missions/kinds.ts';
import { unwritten } from '../missions/reveal.ts';
import { ownerOf, playing } from '../queries.ts';
import type { State } from '../state.ts';
import { probe, type Table } from './probe.ts';

const tastes: { readonly [mission in Mission['mission']]: number } = {
  guard: 2,
  march: 1,
  invade: 8,
  siege: 9,
  raid: 2,
  interdict: 2,
  'to-sea': 6,
  blockade: 5,
  'sea-assault': 2,
  land: 1,
  'put-in': 1,
};
/** How much a bot likes a mission: the land of others better than nobody's, and from the sea best of all. */
function taste(state: State, seat: Seat, { mission, target }: Mission): number {
  const owner = target === null ? null : ownerOf(state, target);
  const foreign = owner !== null && owner !== seat;
  const steep = target !== null && state.map.tiles[target] === 'mountain';
  const extra = mission === 'invade' ? 8 : mission === 'sea-assault' ? (steep ? 30 : 10) : 0;
  return tastes[mission] + (foreign ? extra : 0);
}

/** In some campaigns the first seat means to have it all, and the others let it come. */
function conquest(state: State, seat: Seat, mission: Mission): number {
  const { target } = mission;
  if (seat !== state.seats[0]) return ['guard', 'to-sea', 'blockade'].includes(mission.mission) ? 40 : 1;
  if (target === null) return taste(state, seat, mission);
  const goals = (Object.keys(state.tiles) as TileId[]).filter(
    (tile) => ![null, seat].includes(ownerOf(state, tile)),
  );
  const away = Math.min(20, ...goals.map((tile) => distance(tile, target)));
  return ['invade', 'siege', 'march', 'sea-assault'].includes(mission.mission)
    ? 600 >> (2 * Math.min(4, away))
    : 1;
}

function chooseMission(game: Table, seat: Seat, piece: string, conquers: boolean): Mission | undefined {
  const state = stateOf(game);
  const open = choicesFor(state, piece);
  const weigh = conquers ? conquest : taste;
  const sum = open.reduce((all, each) => all + weigh(state, seat, each), 0);
  let left = game.source(Math.max(1, sum));
  const found = open.find((each) => {
    left -= weigh(state, seat, each);
    return left < 0;
  });
  const port = state.fleets[piece]?.port;
  if (!found || port == null) return found;
  const aboard = boarders(state, seat, port);
  const needs = found.mission === 'sea-assault' || !oneIn(3, game);
  return needs && aboard.length > 0 ? { ...found, carry: pick(aboard, game.source) } : found;
}

const plansFor = (game: Table, seat: Seat, conquers = false): { [piece: string]: Mission } =>
  Object.fromEntries(
    orderable(stateOf(game), seat).flatMap((piece) => {
      const mission = chooseMission(game, seat, piece, conquers);
      return mission && !oneIn(12, game) ? [[piece, mission]] : [];
    }),
  );

/** Somebody is away for the night: a player, or all in fairness, plan for them. */
function standIns(game: Table): void {
  const seats = playing(stateOf(game));
  const absent = pick(seats, game.source);
  const giver = seats.find((seat) => seat !== absent) ?? '';
  if (!act(game, giver, 'stand-in', { seat: absent }, { likes: { by: (by) => (by === null ? 0 : 1) } }))
    return;
  const { number: turn, absent: named } = stateOf(game).turn;
  const { [absent]: by } = named;
  if (by === undefined) return;
  const speaks = by === 'group' ? giver : by;
  if (oneIn(4, game)) give(game, speaks, 'stand-in', { seat: absent, by: null });
  else
    act(game, speaks, 'plan-for', { turn, seat: absent, plans: plansFor(game, absent) as unknown as Json });
}

export function planNight(game: Table, conquers: boolean): void {
  if (oneIn(5, game) && playing(stateOf(game)).length > 1) standIns(game);
  const turn = stateOf(game).turn.number;
  for (const seat of unwritten(stateOf(game))) {
    probe(game, seat);
    for (const [piece, mission] of Object.entries(plansFor(game, seat, conquers)))
      write(game, seat, { write: 'mission', piece, mission: mission as unknown as Json });
    look(game, seat);
    give(game, seat, 'hand-in', { turn });
    if (oneIn(15, game)) {
      give(game, seat, 'take-up', { turn });
      write(game, seat, { write: 'clear' });
      give(game, seat, 'hand-in', { turn });
    }
    probe(game, seat);
  }
  const [seat = ''] = playing(stateOf(game));
  give(game, seat, 'reveal', { turn });
}
