/** How what a realm pays and takes in changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { noSeat, overdrawn } from '../remarks.ts';
import type { State } from '../state.ts';

export const incomeShapes = {
  /** A treasury never falls below zero; what it could not pay is remarked on. */
  paid: { seat: is.seat, points: is.count },
  earned: { seat: is.seat, points: is.count },
  collected: { seat: is.seat },
};
export type IncomeChange = is.ChangeOf<typeof incomeShapes>;

export const incomeChanges: Changes<State, IncomeChange> = {
  paid(draft, { seat, points }) {
    const realm = draft.realms[seat];
    if (!realm) return noSeat(seat);
    const left = realm.treasury - points;
    realm.treasury = Math.max(0, left);
    return left < 0 ? overdrawn(seat, -left) : undefined;
  },
  earned(draft, { seat, points }) {
    const realm = draft.realms[seat];
    if (!realm) return noSeat(seat);
    realm.treasury += points;
    return;
  },
  collected(draft, { seat }) {
    if (!draft.turn.collected.includes(seat)) draft.turn.collected.push(seat);
  },
};
