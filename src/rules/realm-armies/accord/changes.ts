/** How what the players agree on changes the table. */
import { agreed } from '../../../kernel/accord.ts';
import { nothingToName } from '../../../kernel/naming.ts';
import { rowOf } from '../../../kernel/offers.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { table } from '../options.ts';
import { bare } from '../queries.ts';
import { noHero, noSeat } from '../remarks.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';
import { nameable } from './nameable.ts';

export const accordShapes = {
  tileGiven: { tile: is.tile, seat: is.orNull(is.seat) },
  heroGiven: { hero: is.piece, seat: is.seat },
  readingsChanged: { proposal: our.proposal },
  named: { what: is.oneOf(...nameable), id: is.piece, name: is.words },
};
export type AccordChange = is.ChangeOf<typeof accordShapes>;

export const accordChanges: Changes<State, AccordChange> = {
  tileGiven(draft, { tile, seat }) {
    if (seat !== null && !draft.realms[seat]) return noSeat(seat);
    draft.tiles[tile] = { ...(draft.tiles[tile] ?? bare), owner: seat };
    return;
  },
  heroGiven(draft, { hero, seat }) {
    const given = rowOf(draft.heroes, hero);
    if (!given) return noHero(hero);
    for (const army of Object.values(draft.armies)) if (army.hero === hero) army.hero = null;
    given.seat = seat;
    return;
  },
  readingsChanged(draft, { proposal }) {
    draft.options = agreed(table, draft.options, proposal);
  },
  named(draft, { what, id, name }) {
    const { realms: realm, armies: army, fleets: fleet, tiles: tile } = draft;
    const piece = ({ realm, army, fleet, tile }[what] as { [id: string]: { name: string } | undefined })[id];
    if (!piece) return [nothingToName('ra.piece.name')];
    piece.name = name;
    return;
  },
};
