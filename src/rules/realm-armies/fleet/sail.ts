/** Putting to sea: freely, or through a blockade that fights for every port it lies before. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, choose, note, type Procedure, under } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { clash, type Side, type Terms } from '../battle/score.ts';
import type { Change } from '../change.ts';
import { fleets as beatenFleets } from '../charts/aftermath.ts';
import { force } from '../charts/battles.ts';
import { against, define, pieceArg, wrongStage } from '../define.ts';
import { dueNow } from '../night/due.ts';
import { tactics } from '../night/report.ts';
import { closestPorts } from '../ports.ts';
import { blockading, ownerOf, speaker } from '../queries.ts';
import type { ArmyId, FleetId, State } from '../state.ts';

type Sailing = {
  readonly fleet: FleetId;
  readonly number: number;
  readonly carry: ArmyId | null;
  /** The port it goes on to blockade. */
  readonly blockades: TileId | null;
};
type Blockade = {
  readonly side: Side;
  readonly fleets: readonly {
    readonly fleet: FleetId;
    readonly number: number;
    readonly ports: readonly TileId[];
  }[];
};
export type Voyage = {
  readonly activity: string;
  readonly port: TileId;
  readonly turn: number;
  readonly side: Side;
  readonly sailing: readonly Sailing[];
  readonly blockades: readonly Blockade[];
  readonly terms: Terms;
};

const sideOf = (state: State, seat: Seat, count: number): Side => ({
  seat,
  by: speaker(state, seat),
  pools: Array.from({ length: count }, () => ({ points: force.fleet, general: false })),
  causes: tactics(state, seat, 'seas'),
});

function sailingOf(state: State, fleet: FleetId, port: TileId): readonly Sailing[] {
  const { number, port: lies } = state.fleets[fleet] ?? { number: 0, port: null };
  if (lies !== port) return [];
  const { mission, target, carry } = state.turn.missions[fleet] ?? {
    mission: 'to-sea',
    target: null,
    carry: null,
  };
  const army = carry === null ? undefined : state.armies[carry];
  const boards = army?.tile === port && carry !== null && !state.turn.beaten.includes(carry);
  return [{ fleet, number, carry: boards ? carry : null, blockades: mission === 'blockade' ? target : null }];
}

export function voyageOf(state: State, id: string): Voyage {
  const { seat, pieces, target } = state.activities[id] ?? { seat: '', pieces: [], target: 'q0r0' as TileId };
  const sailing =
    ownerOf(state, target) === seat ? pieces.flatMap((fleet) => sailingOf(state, fleet, target)) : [];
  const out = blockading(state, target, seat);
  const seats = state.seats.filter((other) => out.some((fleet) => fleet.seat === other));
  return {
    activity: id,
    port: target,
    turn: state.turn.number,
    side: sideOf(state, seat, sailing.length),
    sailing,
    blockades: seats.map((other) => {
      const theirs = out.filter((fleet) => fleet.seat === other);
      return {
        side: sideOf(state, other, theirs.length),
        fleets: theirs.map(({ id: fleet, number }) => ({
          fleet,
          number,
          ports: closestPorts(state, other, target),
        })),
      };
    }),
    terms: { dice: state.options.readings.dice, general: state.options.readings.general },
  };
}

/** The blockade is broken: each of its fleets goes home and lies idle for a turn, or is lost. */
function* brokenUp({ side, fleets }: Blockade, turn: number): Procedure<Change> {
  const { idle } = lookUp(beatenFleets, 'broke-out').is;
  for (const { fleet, number, ports } of fleets) {
    const [first] = ports;
    if (first === undefined) {
      yield* change({ type: 'fleetLost', fleet, crew: 'lost' });
      yield* note('fleet-lost', 'ra.sea.lost', { seat: side.seat, number });
      continue;
    }
    const port =
      ports.length === 1
        ? first
        : yield* choose(`home/${fleet}`, {
            by: side.by,
            rule: 'ra.sea.closest',
            text: say('Which of the closest ports does fleet {number} return to?', { number }),
            from: Object.fromEntries(ports.map((each) => [each, say('{tile}', { tile: each })])),
          });
    yield* change({ type: 'fleetHome', fleet, port: port as TileId, idle: turn + idle });
    yield* note('driven-home', 'ra.sea.idle', { seat: side.seat, number, tile: port });
  }
}

/** Whether the fleets get past a blockade. */
function* breakOut(b: Voyage, blockade: Blockade): Procedure<Change, boolean> {
  const { side, port, terms } = b;
  const met = { attacker: side.seat, defender: blockade.side.seat, tile: port };
  const { attack, defence, winner, tie } = yield* under(
    `blockade/${blockade.side.seat}`,
    clash({
      attacker: side,
      defender: blockade.side,
      chart: 'modifiers-sea-battle',
      terms,
      rule: 'ra.sea.dice',
    }),
  );
  yield* note('sea-battle', tie ? 'ra.sea.tie' : 'ra.sea', { ...met, attack, defence, winner });
  if (winner === 'attacker') {
    yield* brokenUp(blockade, b.turn);
    return true;
  }
  yield* note('held-in', 'ra.sea.held', { seat: side.seat, tile: port });
  return false;
}

export function* sailed(b: Voyage): Procedure<Change> {
  const { sailing, side, port, activity } = b;
  if (sailing.length === 0) yield* note('sail-lapsed', 'ra.night.lapsed', { seat: side.seat, tile: port });
  let out = sailing.length > 0;
  for (const blockade of b.blockades) if (out) out = yield* breakOut(b, blockade);
  for (const { fleet, number, carry, blockades } of out ? sailing : []) {
    yield* change({ type: 'fleetSailed', fleet, carry, blockades });
    yield* note('sailed', 'ra.sea.sailed', { seat: side.seat, number, tile: port });
    if (carry !== null) yield* note('boarded', 'ra.assault.carry', { seat: side.seat, number });
  }
  yield* change({ type: 'activityDone', id: activity });
}

export const sail = define({
  id: 'sail',
  rule: 'ra.sea',
  title: say('Put to sea'),
  args: v.object({ activity: pieceArg }),
  single: ({ activity }) => activity,
  *asks(state) {
    yield* unlessAny(wrongStage(state, 'season'));
    return { activity: yield* dueNow(state, ['sail'], say('Which fleet puts to sea?')) };
  },
  applies: (state, { activity }) =>
    Object.hasOwn(state.activities, activity) || against('ra.night.over', say('That has already been done.')),
  brief: (state, { activity }) => voyageOf(state, activity),
  *run(b) {
    yield* sailed(b);
  },
});
