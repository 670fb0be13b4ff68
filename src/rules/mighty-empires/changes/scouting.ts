import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { withered } from '../magic/lasting.ts';
import { partyOf } from '../queries.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';
import { fall } from './fall.ts';
import { noBanner, noTile, remark } from './remarks.ts';
import { turnDraft } from './season.ts';
import { takeTile, tidyEncounters } from './tidy.ts';

export const scoutingShapes = {
  scouted: {
    seat: is.seat,
    tile: is.tile,
    banner: is.piece,
    force: is.tile,
    found: is.oneOf('way', 'nothing'),
  },
  tileTaken: { tile: is.tile, seat: is.seat },
  halted: { banner: is.piece, why: our.halt },
  mutinied: { banner: is.piece, until: our.month },
  dragonsWoke: { id: is.piece, lair: is.tile, dragons: is.count, by: is.seat, winter: is.maybe(is.so) },
  dragonsSpent: { id: is.piece },
  razed: { tile: is.tile, by: is.orNull(is.seat) },
  burnt: { tile: is.tile },
  shipLaunched: { ship: is.piece, owner: is.seat, tile: is.tile },
  shipLost: { ship: is.piece },
};
export type ScoutingChange = is.ChangeOf<typeof scoutingShapes>;

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
