/** How banners that merge or part change the table. What they hold passes in the ledger. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { fall } from '../map/fall.ts';
import { type Draft, noBanner, noSeat, remark } from '../map/remarks.ts';
import { tidyEncounters } from '../map/tidy.ts';
import { turnDraft } from '../map/turn.ts';
import { canStockpile, mostBaggage, mostStockpile } from '../queries.ts';
import type { BannerId, State } from '../state.ts';
import * as our from './shapes.ts';

export const musterShapes = {
  /** By agreement outside its phase: what passes then stands in the books for the rest of the turn. */
  reordered: { seat: is.seat },
  /** All of a banner goes over to another, its flag is struck. Loads beyond six go into store, or are lost. */
  bannersMerged: { banner: is.piece, into: is.piece, stores: is.yes },
  /** A new flag beside an old one; what it holds is written into the book afterwards. */
  bannerSplit: { banner: is.piece, from: is.piece, number: is.count, name: is.words },
  /** Mercenaries serve another from now on; the new owner's book takes over their points and names. */
  contingentTurned: { banner: is.piece, to: is.seat, number: is.count, troops: our.troops, worth: is.count },
};
export type MusterChange = is.ChangeOf<typeof musterShapes>;

/** The one stands in every encounter where the other does. */
function standIn(draft: Draft, { old, fresh }: { readonly old: BannerId; readonly fresh: BannerId }): void {
  for (const encounter of Object.values(draft.encounters)) {
    const from = encounter.attackers[old];
    const ship = encounter.landed?.[old];
    if (from !== undefined && !encounter.attackers[fresh]) {
      encounter.attackers[fresh] = from;
      if (ship !== undefined && encounter.landed) encounter.landed[fresh] = ship;
    }
    const inside = encounter.siege?.inside;
    if (inside?.includes(old) && !inside.includes(fresh)) inside.push(fresh);
  }
  const seat = draft.banners[old]?.seat ?? '';
  const turn = turnDraft(draft, seat);
  if (turn.moved.includes(old) && !turn.moved.includes(fresh)) turn.moved.push(fresh);
  const fed = turn.fed[old];
  if (fed !== undefined) turn.fed[fresh] ??= fed;
  const halt = turn.halted[old];
  if (halt !== undefined) turn.halted[fresh] ??= halt;
}

export const musterChanges: Changes<State, MusterChange> = {
  reordered(draft, { seat }) {
    turnDraft(draft, seat).reordered = true;
  },
  bannersMerged(draft, { banner, into, stores }) {
    const going = draft.banners[banner];
    const staying = draft.banners[into];
    if (!going) return noBanner(banner);
    if (!staying || banner === into) return noBanner(into);
    const loads = going.baggage + staying.baggage;
    staying.baggage = Math.min(mostBaggage, loads);
    staying.charged += going.charged;
    staying.gained += going.gained;
    const holding = staying.tile === null ? undefined : draft.tiles[staying.tile];
    if (stores && holding && canStockpile(holding))
      holding.stockpile = Math.min(mostStockpile, holding.stockpile + loads - staying.baggage);
    standIn(draft, { old: banner, fresh: into });
    fall(draft, banner, 'merged');
    return;
  },
  bannerSplit(draft, { banner, from, number, name }) {
    const parent = draft.banners[from];
    if (!parent) return noBanner(from);
    if (parent.spot === null)
      return remark('me.reorganisation.apart', say('You cannot raise a banner aboard a ship.'));
    draft.banners[banner] = { ...parent, number, name, baggage: 0, charged: 0, gained: 0 };
    standIn(draft, { old: from, fresh: banner });
    return;
  },
  contingentTurned(draft, { banner, to, number }) {
    const turning = draft.banners[banner];
    if (!turning) return noBanner(banner);
    if (!draft.realms[to]) return noSeat(to);
    const { seat, tile } = turning;
    Object.assign(turning, { seat: to, number });
    delete draft.accord.commanders[banner];
    const [before, after] = [turnDraft(draft, seat), turnDraft(draft, to)];
    // It has eaten and marched this month already.
    if (before.moved.includes(banner)) after.moved.push(banner);
    const fed = before.fed[banner];
    if (fed !== undefined) after.fed[banner] = fed;
    for (const each of Object.values(draft.encounters)) {
      if (each.tile !== tile) continue;
      if (each.attacker === seat) {
        delete each.attackers[banner];
        if (each.landed) delete each.landed[banner];
      }
      const [from = each.tile] = Object.values(each.attackers);
      if (each.kind === 'battle' && each.attacker === to && each.defender === seat)
        each.attackers[banner] = from;
    }
    if (tile) tidyEncounters(draft, tile);
    return;
  },
};
