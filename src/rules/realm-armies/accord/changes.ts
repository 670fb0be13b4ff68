/** How what the players agree on changes the table. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { bare } from '../queries.ts';
import { leaders } from '../realm/standing.ts';
import { type Draft, noHero, noSeat, remark } from '../remarks.ts';
import type { HeroId, State } from '../state.ts';
import type { Nameable } from './nameable.ts';
import { agreed, type Proposal } from './proposal.ts';

export type AccordChange =
  | { readonly type: 'tileGiven'; readonly tile: TileId; readonly seat: Seat | null }
  | { readonly type: 'heroGiven'; readonly hero: HeroId; readonly seat: Seat }
  | { readonly type: 'readingsChanged'; readonly proposal: Proposal }
  | { readonly type: 'campaignEnded' }
  | { readonly type: 'named'; readonly what: Nameable; readonly id: string; readonly name: string };

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
