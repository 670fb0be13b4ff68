/** How ships change the table. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { loseArmy } from '../battle/changes.ts';
import { noFleet, noSeat } from '../remarks.ts';
import type { ArmyId, FleetId, State } from '../state.ts';
import { putIn } from './home.ts';

export type FleetChange =
  | {
      readonly type: 'fleetSailed';
      readonly fleet: FleetId;
      readonly carry: ArmyId | null;
      readonly blockades: TileId | null;
    }
  | { readonly type: 'fleetHome'; readonly fleet: FleetId; readonly port: TileId; readonly idle: number }
  /** Lost with all aboard, or disbanded with all aboard free to go. */
  | { readonly type: 'fleetLost'; readonly fleet: FleetId; readonly crew: 'lost' | 'free' }
  | { readonly type: 'landed'; readonly fleet: FleetId }
  | {
      readonly type: 'fleetLaunched';
      readonly fleet: FleetId;
      readonly seat: Seat;
      readonly number: number;
      readonly port: TileId;
    };

export const fleetChanges: Changes<State, FleetChange> = {
  fleetSailed(draft, { fleet: id, carry, blockades }) {
    const fleet = draft.fleets[id];
    if (!fleet) return noFleet(id);
    Object.assign(fleet, { port: null, blockades, carries: null });
    const army = carry === null ? undefined : draft.armies[carry];
    if (army && carry !== null) {
      army.tile = null;
      fleet.carries = carry;
    }
    return;
  },
  fleetHome(draft, { fleet, port, idle }) {
    if (!draft.fleets[fleet]) return noFleet(fleet);
    putIn(draft, fleet, port);
    draft.fleets[fleet].idle = idle;
    return;
  },
  fleetLost(draft, { fleet: id, crew }) {
    const fleet = draft.fleets[id];
    if (!fleet) return noFleet(id);
    if (fleet.carries !== null) loseArmy(draft, fleet.carries, crew);
    delete draft.fleets[id];
    return;
  },
  landed(draft, { fleet }) {
    if (!draft.fleets[fleet]) return noFleet(fleet);
    draft.fleets[fleet].carries = null;
    return;
  },
  fleetLaunched(draft, { fleet, seat, number, port }) {
    if (!draft.realms[seat]) return noSeat(seat);
    draft.fleets[fleet] = { seat, number, name: '', port, blockades: null, carries: null, idle: 0 };
    return;
  },
};
