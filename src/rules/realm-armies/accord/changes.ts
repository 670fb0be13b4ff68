/** How what the players agree on changes the table. */

import type { TileId } from '../../../kernel/hex.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { bare } from '../queries.ts';
import { leaders } from '../realm/standing.ts';
import { type Draft, noHero, noSeat, remark } from '../remarks.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';
import { agreed } from './proposal.ts';

export const accordShapes = {
  tileGiven: { tile: is.tile, seat: is.orNull(is.seat) },
  heroGiven: { hero: is.piece, seat: is.seat },
  readingsChanged: { proposal: our.proposal },
  campaignEnded: {},
  named: { what: our.nameable, id: is.piece, name: is.words },
};
export type AccordChange = is.ChangeOf<typeof accordShapes>;

export const accordChanges: Changes<State, AccordChange> = {
  tileGiven(draft, { tile, seat }) {
    if (seat !== null && !draft.realms[seat]) return noSeat(seat);
    draft.tiles[tile] = { ...(draft.tiles[tile] ?? bare), owner: seat };
    return;
  },
  heroGiven(draft, { hero, seat }) {
    const given = draft.heroes[hero];
    if (!given) return noHero(hero);
    for (const army of Object.values(draft.armies)) if (army.hero === hero) army.hero = null;
    given.seat = seat;
    return;
  },
  readingsChanged(draft, { proposal }) {
    draft.options = agreed(draft.options, proposal) as Draft['options'];
  },
  campaignEnded(draft) {
    if (draft.stage === 'over') return;
    draft.stage = 'over';
    draft.victory = { winners: [...leaders(draft as State)], how: 'agreed' };
    draft.activities = {};
  },
  named(draft, { what, id, name }) {
    const piece =
      what === 'realm'
        ? draft.realms[id]
        : what === 'army'
          ? draft.armies[id]
          : what === 'fleet'
            ? draft.fleets[id]
            : draft.tiles[id as TileId];
    if (!piece) return remark('ra.piece.name', say('There is nothing of that kind to name.'));
    piece.name = name;
    return;
  },
};
