/** What scouts find, and what finds them. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { withered } from '../magic/lasting.ts';
import { partyOf } from '../queries.ts';
import type { BannerId, Halt, Month, Owner, Scouting, ShipId, State } from '../state.ts';
import { fall } from './fall.ts';
import { noBanner, noTile, remark } from './remarks.ts';
import { turnDraft } from './season.ts';
import { takeTile, tidyEncounters } from './tidy.ts';

export type ScoutingChange =
  | {
      readonly type: 'scouted';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly banner: BannerId;
      readonly force: TileId;
      readonly found: Scouting['found'];
    }
  | { readonly type: 'tileTaken'; readonly tile: TileId; readonly seat: Seat }
  | { readonly type: 'halted'; readonly banner: BannerId; readonly why: Halt }
  | { readonly type: 'mutinied'; readonly banner: BannerId; readonly until: Month }
  | {
      readonly type: 'dragonsWoke';
      readonly id: string;
      readonly lair: TileId;
      readonly dragons: number;
      readonly by: Seat;
      readonly winter?: true;
    }
  | { readonly type: 'dragonsSpent'; readonly id: string }
  | { readonly type: 'razed'; readonly tile: TileId; readonly by: Seat | null }
  | { readonly type: 'burnt'; readonly tile: TileId }
  | { readonly type: 'shipLaunched'; readonly ship: ShipId; readonly owner: Owner; readonly tile: TileId }
  | { readonly type: 'shipLost'; readonly ship: ShipId };

export const scoutingChanges: Changes<State, ScoutingChange> = {
  scouted(draft, { seat, tile, banner, force, found }) {
    const { scouted, marching } = turnDraft(draft, seat);
    const party = partyOf(marching, banner, draft.banners[banner]?.spot ?? null);
    scouted[tile] = { banner, force, found, ...(party ? { party } : {}) };
  },
  tileTaken(draft, { tile, seat }) {
    return takeTile(draft, tile, seat)
      ? undefined
      : remark(
          'me.piece.tile',
          say('Nobody can take {tile}: it is razed, unknown or held within its walls.', { tile }),
        );
  },
  halted(draft, { banner, why }) {
    const halted = draft.banners[banner];
    if (!halted) return noBanner(banner);
    turnDraft(draft, halted.seat).halted[banner] = why;
    return;
  },
  mutinied(draft, { banner, until }) {
    const mutinous = draft.banners[banner];
    if (!mutinous) return noBanner(banner);
    mutinous.mutiny = { ...until };
    return;
  },
  dragonsWoke(draft, { id, lair, dragons, by, winter }) {
    draft.wakings[id] = { lair, dragons, by, ...(winter ? { winter } : {}) };
  },
  dragonsSpent(draft, { id }) {
    delete draft.wakings[id];
  },
  razed(draft, { tile, by }) {
    const holding = draft.tiles[tile];
    if (!holding) return noTile(tile);
    // Nothing stands on barren land to be razed, whatever the table agreed to cast on it.
    holding.razed = holding.site !== 'barren';
    holding.stockpile = 0;
    if (by !== null) holding.flag = by;
    withered(draft, tile);
    tidyEncounters(draft, tile);
    return;
  },
  burnt(draft, { tile }) {
    if (!draft.burnt.includes(tile)) draft.burnt.push(tile);
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
