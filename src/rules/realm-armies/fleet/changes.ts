/** How ships change the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { loseArmy } from '../battle/changes.ts';
import { putIn } from '../ports.ts';
import { noFleet } from '../remarks.ts';
import type { State } from '../state.ts';

export const fleetShapes = {
  fleetSailed: { fleet: is.piece, carry: is.orNull(is.piece), blockades: is.orNull(is.tile) },
  fleetHome: { fleet: is.piece, port: is.tile, idle: is.count },
  /** Lost with all aboard, or disbanded with all aboard free to go. */
  fleetLost: { fleet: is.piece, crew: is.oneOf('lost', 'free') },
  landed: { fleet: is.piece },
};
export type FleetChange = is.ChangeOf<typeof fleetShapes>;

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
};
