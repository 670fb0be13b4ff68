/** All missions are turned over together, once everybody's lie on the table; then it is settled who comes first. */
import * as v from 'valibot';
import { parse } from '../../../kernel/args.ts';
import { unlessAny } from '../../../kernel/asks.ts';
import { drawLots } from '../../../kernel/lots.ts';
import { askAll, change, declared, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, notNow, thisTurn, turnArg } from '../define.ts';
import { playing } from '../queries.ts';
import type { State } from '../state.ts';
import { activitiesFrom, byNumber, type Whereabouts } from './activities.ts';
import { boarders, choicesFor, missionKey } from './choices.ts';
import { missionRules } from './fit.ts';
import { type Mission, type Plans, plansArg } from './kinds.ts';

/** Seats whose missions do not lie on the table yet. */
export const unwritten = (state: State): readonly Seat[] =>
  playing(state).filter((seat) => state.turn.written[seat] === undefined);

type Able = Whereabouts & {
  /** Missions open to it, by their keys, and the armies it may take aboard. */
  readonly keys: readonly string[];
  readonly boards: readonly string[];
};
const ableOf = (state: State): { readonly [piece: string]: Able } =>
  Object.fromEntries([
    ...Object.entries(state.armies).map(([id, { seat, tile, number }]) => [
      id,
      { seat, number, fleet: false, at: tile, keys: choicesFor(state, id).map(missionKey), boards: [] },
    ]),
    ...Object.entries(state.fleets).map(([id, { seat, port, number }]) => [
      id,
      {
        seat,
        number,
        fleet: true,
        at: port,
        keys: choicesFor(state, id).map(missionKey),
        boards: port === null ? [] : boarders(state, seat, port),
      },
    ]),
  ]) as { readonly [piece: string]: Able };

/** A seat further each night. */
const rotated = (seats: readonly Seat[], turn: number): readonly Seat[] => {
  const at = seats.length === 0 ? 0 : (turn - 1) % seats.length;
  return [...seats.slice(at), ...seats.slice(0, at)];
};

export const reveal = define({
  id: 'reveal',
  rule: 'ra.missions.together',
  title: say('Turn all missions over'),
  args: v.object({ turn: turnArg }),
  single: (args) => args,
  *asks(state) {
    yield* unlessAny(notNow(state, 'missions'));
    const turn = yield* thisTurn(state);
    const missing = unwritten(state)[0];
    yield* unlessAny(
      missing !== undefined &&
        against('ra.missions.together', say('{seat} has not written their missions yet.', { seat: missing })),
    );
    return { turn };
  },
  applies: (state, { turn }) =>
    turn === state.turn.number || against('ra.turn.over', say('It is turn {turn} now.', { turn })),
  brief(state, { turn }, { order }) {
    const { written, plans } = state.turn;
    const seats = playing(state);
    return {
      turn,
      order,
      seats,
      rolled: state.options.readings.order === 'rolled',
      sealed: seats.filter((seat) => written[seat] === 'sealed'),
      plans,
      able: ableOf(state),
    };
  },
  *run(b) {
    const { turn, seats, sealed, able } = b;
    const told = yield* askAll(
      Object.fromEntries(
        sealed.map((seat) => [
          `plans/${seat}`,
          declared({
            by: seat,
            rule: 'ra.missions.together',
            claim: 'plans',
            about: { turn },
            forfeit: {},
            text: say('What missions have you written?'),
          }),
        ]),
      ),
    );
    const plans: { [seat: Seat]: Plans } = { ...b.plans };
    for (const seat of sealed) {
      const read = parse(plansArg, told[`plans/${seat}`] ?? {});
      plans[seat] = read.ok ? read.value : {};
    }
    const missions: { [piece: string]: Mission } = {};
    for (const seat of seats)
      for (const piece of Object.keys(plans[seat] ?? {}).sort(byNumber(able, seats))) {
        const mission = plans[seat]?.[piece];
        if (!mission) continue;
        const can = able[piece];
        const fits =
          can?.seat === seat &&
          can.keys.includes(missionKey(mission)) &&
          (mission.carry === null || can.boards.includes(mission.carry));
        const aboard = Object.values(missions).some(({ carry }) => carry !== null && carry === mission.carry);
        if (fits && !aboard) missions[piece] = mission;
        else yield* note('void', 'ra.missions.void', { seat, piece, mission: mission.mission });
      }
    for (const [piece, { mission, target, carry }] of Object.entries(missions))
      yield* note(`mission-${mission}`, missionRules[mission], {
        seat: able[piece]?.seat ?? '',
        piece,
        tile: target ?? '',
        carry: carry ?? '',
      });
    const order = b.rolled
      ? yield* drawLots(seats, { rule: 'ra.night.first', text: say('Whose missions come first?') })
      : rotated(seats, turn);
    const activities = activitiesFrom(missions, able, order, turn, b.order);
    yield* change({ type: 'missionsRevealed', turn, order, missions, activities });
    yield* note('revealed', 'ra.missions.together', { turn, seat: order[0] ?? '' });
  },
  drawsSecret: true,
});
