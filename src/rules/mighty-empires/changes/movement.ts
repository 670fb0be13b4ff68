/** Banners and ships that change their tile, and whom they meet there. */

import type { TileId } from '../../../kernel/hex.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { entered } from '../magic/lasting.ts';
import { undeadIn } from '../magic/queries.ts';
import type { Spot } from '../places.ts';
import * as our from '../shapes.ts';
import { newSiege } from '../siege/state.ts';
import type { BannerId, State } from '../state.ts';
import { type Draft, noBanner, remark } from './remarks.ts';
import { turnDraft } from './season.ts';
import { tidyEncounters } from './tidy.ts';

export const movementShapes = {
  routeFound: { seat: is.seat, way: is.piece, route: our.routeFound },
  moved: { banner: is.piece, tile: is.tile, spot: our.spot },
  /** Driven out or called back: no move of its own. */
  withdrew: { banner: is.piece, tile: is.tile, spot: our.spot },
  met: {
    id: is.piece,
    tile: is.tile,
    attacker: is.seat,
    attackers: is.by(is.piece, is.tile),
    defender: is.seat,
    risen: is.maybe(is.so),
  },
  besieged: { id: is.piece },
  encounterEnded: { id: is.piece },
  shipSailed: { ship: is.piece, tile: is.tile, harbour: is.yes, carries: is.orNull(is.piece) },
};
export type MovementChange = is.ChangeOf<typeof movementShapes>;

export const movementChanges: Changes<State, MovementChange> = {
  routeFound(draft, { seat, way, route }) {
    turnDraft(draft, seat).routes[way] = route;
  },
  moved(draft, { banner, tile, spot }) {
    const moving = draft.banners[banner];
    if (!moving) return noBanner(banner);
    const { moved } = turnDraft(draft, moving.seat);
    if (!moved.includes(banner)) moved.push(banner);
    stand(draft, banner, tile, spot);
    return;
  },
  withdrew(draft, { banner, tile, spot }) {
    if (!draft.banners[banner]) return noBanner(banner);
    stand(draft, banner, tile, spot);
    return;
  },
  met(draft, { id, tile, attacker, attackers, defender, risen }) {
    const known = draft.encounters[id];
    const { year, month } = draft.season;
    draft.encounters[id] = known
      ? { ...known, attackers: { ...known.attackers, ...attackers } }
      : {
          kind: 'battle',
          tile,
          attacker,
          attackers: { ...attackers },
          defender,
          ...(risen ? { risen } : {}),
          since: { year, month },
          // Undead that lie in wait have risen already.
          mustered: defender === 'independent' ? undeadIn(draft, tile) || null : null,
          siege: null,
        };
    tidyEncounters(draft, tile);
  },
  besieged(draft, { id }) {
    const encounter = draft.encounters[id];
    if (!encounter) return gone();
    const { defender, tile } = encounter;
    const holding = draft.tiles[tile];
    if (holding?.flag !== defender || holding.razed)
      return remark('me.siege.recorded', say('{tile} is not held by those who would be besieged.', { tile }));
    const inside = Object.entries(draft.banners)
      .filter(([, banner]) => banner.seat === defender && banner.tile === tile)
      .map(([banner]) => banner);
    encounter.kind = 'siege';
    encounter.siege = { ...newSiege, inside };
    tidyEncounters(draft, tile);
    return;
  },
  encounterEnded(draft, { id }) {
    if (!draft.encounters[id]) return gone();
    delete draft.encounters[id];
    return;
  },
  shipSailed(draft, { ship, tile, harbour, carries }) {
    const sailing = draft.ships[ship];
    if (!sailing) return remark('me.piece.ship', say('That ship is no longer afloat.'));
    const aboard = carries !== null && draft.banners[carries] ? carries : null;
    if (aboard !== null) stand(draft, aboard, tile, null);
    Object.assign(sailing, { tile, harbour, carries: standing(draft, aboard) });
    return;
  },
};

/** Stands a banner in a tile; without a spot it is aboard a ship there. */
export function stand(draft: Draft, id: BannerId, tile: TileId, spot: Spot | null): void {
  const banner = draft.banners[id];
  if (!banner) return;
  const from = banner.tile;
  Object.assign(banner, { tile, spot });
  for (const ship of Object.values(draft.ships)) if (ship.carries === id) ship.carries = null;
  if (from) tidyEncounters(draft, from);
  entered(draft, id, tile);
}

/** The banner, if it is still there: what it has come into may have swallowed it. */
export const standing = (draft: Draft, banner: BannerId | null): BannerId | null =>
  banner !== null && draft.banners[banner] ? banner : null;

const gone = () => remark('me.battle.recorded', say('That encounter is over already.'));
