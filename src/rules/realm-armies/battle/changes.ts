/** How fights for tiles change the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { goHome } from '../ports.ts';
import { bare } from '../queries.ts';
import { type Draft, noArmy, noSeat } from '../remarks.ts';
import * as our from '../shapes.ts';
import type { ArmyId, State } from '../state.ts';

export const battleShapes = {
  tileTaken: { tile: is.tile, seat: is.seat },
  downgraded: { tile: is.tile, work: our.work },
  mineDestroyed: { tile: is.tile },
  armyMoved: { army: is.piece, tile: is.tile },
  beaten: { armies: is.list(is.piece) },
  /** A hero is lost to the game, or free for anybody. */
  armyLost: { army: is.piece, hero: is.oneOf('lost', 'free') },
};
export type BattleChange = is.ChangeOf<typeof battleShapes>;

export function loseArmy(draft: Draft, id: ArmyId, how: 'lost' | 'free'): void {
  const army = draft.armies[id];
  if (!army) return;
  const hero = army.hero === null ? undefined : draft.heroes[army.hero];
  if (hero) {
    hero.seat = null;
    hero.lost = how === 'lost';
  }
  delete draft.armies[id];
  for (const fleet of Object.values(draft.fleets)) if (fleet.carries === id) fleet.carries = null;
}

export const battleChanges: Changes<State, BattleChange> = {
  tileTaken(draft, { tile, seat }) {
    if (!draft.realms[seat]) return noSeat(seat);
    const before = draft.tiles[tile] ?? { ...bare };
    const from = before.owner;
    draft.tiles[tile] = { ...before, owner: seat };
    // Those who still stood there without a fight go with the tile; ships in the harbour put to sea.
    for (const [id, army] of Object.entries(draft.armies))
      if (army.tile === tile && army.seat !== seat) loseArmy(draft, id, 'lost');
    if (from !== null && from !== seat)
      for (const [id, fleet] of Object.entries(draft.fleets))
        if (fleet.port === tile) goHome(draft, id, tile);
    return;
  },
  downgraded(draft, { tile, work }) {
    const holding = draft.tiles[tile];
    if (holding) holding.work = work;
  },
  mineDestroyed(draft, { tile }) {
    const holding = draft.tiles[tile];
    if (holding) holding.mine = false;
  },
  armyMoved(draft, { army, tile }) {
    const moving = draft.armies[army];
    if (!moving) return noArmy(army);
    moving.tile = tile;
    for (const fleet of Object.values(draft.fleets)) if (fleet.carries === army) fleet.carries = null;
    return;
  },
  beaten(draft, { armies }) {
    for (const army of armies)
      if (draft.armies[army] && !draft.turn.beaten.includes(army)) draft.turn.beaten.push(army);
  },
  armyLost(draft, { army, hero }) {
    if (!draft.armies[army]) return noArmy(army);
    loseArmy(draft, army, hero);
    return;
  },
};
