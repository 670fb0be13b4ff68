/** How this chapter changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { fall } from '../map/fall.ts';
import { type Draft, noBanner, noSeat, remark } from '../map/remarks.ts';
import { takeTile } from '../map/tidy.ts';
import type { State } from '../state.ts';
import * as our from './shapes.ts';

export const courtShapes = {
  missionsSent: {
    seat: is.seat,
    year: is.count,
    missions: is.list(is.fields({ id: is.piece, tiles: is.list(is.tile) })),
  },
  audienceHeld: { missions: is.list(is.piece) },
  allianceMade: { id: is.piece, alliance: our.alliance },
  allianceBroken: { id: is.piece },
  letterSent: { id: is.piece, from: is.seat, to: is.seat, year: is.count, seal: is.words },
  letterShown: { id: is.piece, to: is.list(is.seat) },
  crownsPaid: { from: is.seat, to: is.seat, crowns: is.count },
  ransomed: { character: is.piece, year: is.count },
  /** A banner raised in the same breath belongs to a contingent its owner has hired in secret. */
  contingentRaised: { banner: is.piece, contingent: is.piece, is: our.hired },
};
export type CourtChange = is.ChangeOf<typeof courtShapes>;

export const courtChanges: Changes<State, CourtChange> = {
  missionsSent({ court }, { seat, year, missions }) {
    for (const [id, mission] of Object.entries(court.missions))
      if (mission.year !== year || mission.seat === seat) delete court.missions[id];
    court.declared[seat] = year;
    for (const { id, tiles } of missions) court.missions[id] = { seat, year, tiles: [...tiles] };
  },
  audienceHeld({ court }, { missions }) {
    for (const id of missions) delete court.missions[id];
  },
  allianceMade(draft, { id, alliance }) {
    const { seat, tiles, kind } = alliance;
    if (!draft.realms[seat]) return noSeat(seat);
    draft.court.alliances[id] = { ...alliance, tiles: [...tiles], broken: false };
    if (kind !== 'complete') return;
    for (const [id, { tile, defender }] of Object.entries(draft.encounters))
      if (defender === 'independent' && tiles.includes(tile)) delete draft.encounters[id];
    for (const tile of tiles) if (draft.tiles[tile]?.flag === 'independent') takeTile(draft, tile, seat);
    return;
  },
  allianceBroken({ court }, { id }) {
    const alliance = court.alliances[id];
    if (!alliance) return remark('me.diplomacy.broken', say('That alliance is over.'));
    alliance.broken = true;
    return;
  },
  letterSent({ court }, { id, from, to, year, seal }) {
    court.letters[id] = { from, to, year, seal, shown: [] };
  },
  letterShown({ court }, { id, to }) {
    const letter = court.letters[id];
    if (!letter) return remark('me.diplomacy.evidence', say('That letter was never sent.'));
    letter.shown = [...new Set([...letter.shown, ...to])];
    return;
  },
  crownsPaid({ winter }, { from, to, crowns }) {
    const payer = winter.purses[from];
    const payee = winter.purses[to];
    if (!payer || !payee) return noSeat(payer ? to : from);
    payer.spent += crowns;
    payee.revenue = (payee.revenue ?? 0) + crowns;
    return;
  },
  ransomed({ court }, { character, year }) {
    court.ransomed[character] = year;
  },
  contingentRaised(draft, { banner, is }) {
    if (!draft.banners[banner]) return noBanner(banner);
    draft.court.contingents[banner] = { ...is };
    return;
  },
};

/** At the end of the season mercenaries and allies go home, wherever they stand. */
export function contingentsLeave(draft: Draft): void {
  for (const banner of Object.keys(draft.court.contingents)) {
    fall(draft, banner, 'left');
    delete draft.court.contingents[banner];
  }
}
