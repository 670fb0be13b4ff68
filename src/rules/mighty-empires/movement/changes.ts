/** Banners and ships that change their tile, and whom they meet there. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { noBanner, noEncounter } from '../map/remarks.ts';
import { undeadIn } from '../map/spells.ts';
import { stand } from '../map/stand.ts';
import { tidyEncounters } from '../map/tidy.ts';
import { turnDraft } from '../map/turn.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';

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
  encounterEnded: { id: is.piece },
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
  encounterEnded(draft, { id }) {
    if (!draft.encounters[id]) return noEncounter();
    delete draft.encounters[id];
    return;
  },
};
