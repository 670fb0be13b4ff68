/** How ships, and who goes aboard or ashore, change the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { fall } from '../map/fall.ts';
import { type Draft, noBanner, remark } from '../map/remarks.ts';
import { stand, standing } from '../map/stand.ts';
import { tidyEncounters } from '../map/tidy.ts';
import { turnDraft } from '../map/turn.ts';
import * as our from '../shapes.ts';
import type { BannerId, ShipId, State } from '../state.ts';

export const seaShapes = {
  /** A ship and the banners aboard; `spent` if it is its move of this turn. */
  shipVoyaged: { ship: is.piece, tile: is.tile, harbour: is.yes, spent: is.yes },
  boarded: { banner: is.piece, ship: is.piece },
  landed: { banner: is.piece, tile: is.tile, spot: our.spot },
  /** Which ship an attacker landed from. */
  beached: { encounter: is.piece, banner: is.piece, ship: is.piece },
  /** Beaten ashore: back aboard, and out to sea. */
  reembarked: { banner: is.piece, ship: is.piece },
  shipSailed: { ship: is.piece, tile: is.tile, harbour: is.yes, carries: is.orNull(is.piece) },
  shipLaunched: { ship: is.piece, owner: is.seat, tile: is.tile },
  shipLost: { ship: is.piece },
};
export type SeaChange = is.ChangeOf<typeof seaShapes>;

const noShip = () => remark('me.piece.ship', say('That ship is gone.'));
const full = () => remark('me.sea.embark.room', say('A ship can carry only one banner.'));

function aboard(draft: Draft, banner: BannerId, ship: ShipId) {
  const boarding = draft.banners[banner];
  const vessel = draft.ships[ship];
  if (!boarding) return noBanner(banner);
  if (!vessel) return noShip();
  if (vessel.carries !== null && vessel.carries !== banner) return full();
  stand(draft, banner, vessel.tile, null);
  vessel.carries = standing(draft, banner);
  tidyEncounters(draft, vessel.tile);
  return undefined;
}

export const seaChanges: Changes<State, SeaChange> = {
  shipVoyaged(draft, { ship, tile, harbour, spent }) {
    const sailing = draft.ships[ship];
    if (!sailing) return noShip();
    const { carries } = sailing;
    if (carries !== null) stand(draft, carries, tile, null);
    Object.assign(sailing, { tile, harbour, carries: standing(draft, carries) });
    const { year, month } = draft.season;
    if (spent) draft.sea.sailed[ship] = { year, month };
    return;
  },
  boarded: (draft, { banner, ship }) => aboard(draft, banner, ship),
  landed(draft, { banner, tile, spot }) {
    const landing = draft.banners[banner];
    if (!landing) return noBanner(banner);
    const { moved } = turnDraft(draft, landing.seat);
    if (!moved.includes(banner)) moved.push(banner);
    const { year, month } = draft.season;
    draft.sea.landed[banner] = { year, month };
    stand(draft, banner, tile, spot);
    return;
  },
  beached(draft, { encounter, banner, ship }) {
    const fight = draft.encounters[encounter];
    if (fight?.attackers[banner]) fight.landed = { ...fight.landed, [banner]: ship };
  },
  reembarked(draft, { banner, ship }) {
    const remarks = aboard(draft, banner, ship);
    if (remarks) return remarks;
    const vessel = draft.ships[ship];
    if (vessel) vessel.harbour = false;
    return;
  },
  shipSailed(draft, { ship, tile, harbour, carries }) {
    const sailing = draft.ships[ship];
    if (!sailing) return noShip();
    const aboard = carries !== null && draft.banners[carries] ? carries : null;
    if (aboard !== null) stand(draft, aboard, tile, null);
    Object.assign(sailing, { tile, harbour, carries: standing(draft, aboard) });
    return;
  },
  shipLaunched(draft, { ship, owner, tile }) {
    const numbers = Object.values(draft.ships)
      .filter((other) => other.owner === owner)
      .map(({ number }) => number);
    draft.ships[ship] = {
      owner,
      number: 1 + Math.max(0, ...numbers),
      name: '',
      tile,
      harbour: true,
      carries: null,
    };
  },
  shipLost(draft, { ship }) {
    const sunk = draft.ships[ship];
    delete draft.ships[ship];
    if (sunk?.carries) fall(draft, sunk.carries, 'destroyed');
  },
};
