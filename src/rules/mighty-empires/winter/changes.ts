/** How this chapter changes the table. */

import type { Seat } from '../../../kernel/question.ts';
import type { Changes, Remark } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { type Draft, noSeat, noTile, remark } from '../map/remarks.ts';
import { tidyEncounters } from '../map/tidy.ts';
import type { State } from '../state.ts';
import { phaseAfter, winterPhases } from '../winter-phases.ts';
import { toRoll } from './ruins.ts';
import * as our from './shapes.ts';

export const winterShapes = {
  winterWent: { seat: is.seat, year: is.count, phase: our.winterPhase },
  revenueSet: { seat: is.seat, crowns: is.count },
  spent: { seat: is.seat, crowns: is.count },
  winterEffect: { effect: our.winterEffect },
  quartered: { seat: is.seat },
  siegeKept: { id: is.piece, supplied: is.yes },
  eventRolled: { seat: is.seat, total: is.count },
  /** Every razed tile's die, all at once. */
  recoveryRolled: { dice: is.by(is.tile, is.count) },
  recovered: { tile: is.tile, owner: is.seat },
  /** Razed by winter's dragons. */
  ashes: { tile: is.tile },
  turnedCoat: { tile: is.tile, owner: is.seat },
  built: { seat: is.seat, tile: is.tile, site: our.settlement },
  shipBuilt: { seat: is.seat, tile: is.tile, ship: is.piece },
  storesBought: { seat: is.seat, points: is.whole },
};
export type WinterChange = is.ChangeOf<typeof winterShapes>;

/** What everybody sees a seat spend beyond its revenue. */
function overspent({ winter }: Draft, seat: Seat): readonly Remark[] | undefined {
  const { revenue, spent } = winter.purses[seat] ?? { revenue: 0, spent: 0 };
  const crowns = spent - (revenue ?? 0);
  return crowns > 0
    ? remark('me.winter.purse', say('{seat} has spent {crowns} crowns more than they had.', { seat, crowns }))
    : undefined;
}
const empireOf = (draft: Draft, seat: Seat): boolean => Object.hasOwn(draft.realms, seat);
const yard = (draft: Draft, seat: Seat) => {
  const known = draft.winter.built[seat] ?? { ports: [], timber: 0 };
  draft.winter.built[seat] = known;
  return known;
};

export const winterChanges: Changes<State, WinterChange> = {
  /** What ends is named: one that comes late is passed over, one that comes early ends all before it. */
  winterWent(draft, { seat, year, phase }) {
    const { season, stage, winter } = draft;
    const now = winter.at[seat];
    const ended = winterPhases.indexOf(phase);
    const late = now === 'ready' || (now !== undefined && winterPhases.indexOf(now) > ended);
    if (stage !== 'winter' || season.year !== year || late)
      return remark('me.winter.phase', say('That phase was already over: {phase}.', { phase }));
    const next = phaseAfter(phase, draft.options.parts);
    // Where nothing lies in ruins nobody waits for its dice.
    const idle =
      next === 'recovery' && winter.recovery === null && toRoll(draft as unknown as State).length === 0;
    winter.at[seat] = idle ? phaseAfter('recovery', draft.options.parts) : next;
    return;
  },
  revenueSet(draft, { seat, crowns }) {
    const purse = draft.winter.purses[seat];
    if (!purse) return noSeat(seat);
    purse.revenue = crowns;
    return overspent(draft, seat);
  },
  spent(draft, { seat, crowns }) {
    const purse = draft.winter.purses[seat];
    const at = draft.winter.at[seat];
    if (!purse) return noSeat(seat);
    purse.spent += crowns;
    const phase = at === undefined || at === 'ready' ? 'spring' : at;
    purse.by = { ...purse.by, [phase]: (purse.by?.[phase] ?? 0) + crowns };
    return overspent(draft, seat);
  },
  winterEffect(draft, { effect }) {
    draft.winter.effects.push({ ...effect });
  },
  quartered(draft, { seat }) {
    if (!empireOf(draft, seat)) return noSeat(seat);
    if (!draft.winter.quartered.includes(seat)) draft.winter.quartered.push(seat);
    return;
  },
  siegeKept(draft, { id, supplied }) {
    if (!draft.encounters[id]) return remark('me.quarters.siege', say('That siege is over.'));
    draft.winter.sieges[id] = supplied ? 'supplied' : 'kept';
    return;
  },
  eventRolled(draft, { seat, total }) {
    if (!empireOf(draft, seat)) return noSeat(seat);
    draft.winter.events[seat] = total;
    return;
  },
  recoveryRolled(draft, { dice }) {
    draft.winter.recovery = { ...dice };
  },
  recovered(draft, { tile, owner }) {
    const holding = draft.tiles[tile];
    if (!holding) return noTile(tile);
    holding.razed = false;
    holding.flag = owner;
    tidyEncounters(draft, tile);
    return;
  },
  ashes(draft, { tile }) {
    if (!draft.winter.ashes.includes(tile)) draft.winter.ashes.push(tile);
  },
  turnedCoat(draft, { tile, owner }) {
    const holding = draft.tiles[tile];
    if (!holding) return noTile(tile);
    holding.flag = owner;
    tidyEncounters(draft, tile);
    return;
  },
  built(draft, { seat, tile, site }) {
    const holding = draft.tiles[tile];
    if (!holding) return noTile(tile);
    holding.site = site;
    if (site === 'fortress') yard(draft, seat).timber += 1;
    return;
  },
  shipBuilt(draft, { seat, tile, ship }) {
    if (!draft.ships[ship]) return remark('me.piece.ship', say('That ship is gone.'));
    const built = yard(draft, seat);
    built.timber += 1;
    if (!built.ports.includes(tile)) built.ports.push(tile);
    return;
  },
  storesBought(draft, { seat, points }) {
    if (!empireOf(draft, seat)) return noSeat(seat);
    const left = (draft.winter.stores[seat] ?? 0) + points;
    draft.winter.stores[seat] = Math.max(0, left);
    return left < 0
      ? remark('me.deployment.baggage', say('{seat} has placed more baggage than they bought.', { seat }))
      : undefined;
  },
};
