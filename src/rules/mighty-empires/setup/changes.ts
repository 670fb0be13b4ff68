/** From the empty map to the first month: capitals, realms, strength, banners, baggage. */

import type { TileId } from '../../../kernel/hex.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { noBanner, noSeat, noTile, remark } from '../map/remarks.ts';
import { roomFor } from '../map/talents.ts';
import { mostStockpile } from '../queries.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';

export const setupShapes = {
  stageBegun: { stage: our.stage },
  precedenceSet: { seats: is.list(is.seat) },
  capitalChosen: {
    seat: is.seat,
    tile: is.tile,
    realm: is.list(is.tile),
    tincture: our.tincture,
    name: is.words,
  },
  tileFound: { tile: is.tile, site: our.site, owner: is.seat },
  portRolled: { seat: is.seat, tile: is.tile },
  strengthSet: { seat: is.seat, points: is.count },
  bannerRaised: { banner: is.piece, seat: is.seat, number: is.count, name: is.words },
  bannerDismissed: { banner: is.piece },
  bannerPlaced: { banner: is.piece, tile: is.tile, spot: our.spot },
  baggageRolled: { seat: is.seat, points: is.count },
  baggageShared: { seat: is.seat, banners: is.by(is.piece, is.count), stockpiles: is.by(is.tile, is.count) },
};
export type SetupChange = is.ChangeOf<typeof setupShapes>;

export const setupChanges: Changes<State, SetupChange> = {
  stageBegun(draft, { stage }) {
    draft.stage = stage;
    if (stage === 'season') {
      for (const [seat, realm] of Object.entries(draft.realms))
        if (realm.baggage !== null) draft.realms[seat] = { ...realm, baggage: null };
    }
  },
  precedenceSet(draft, { seats }) {
    draft.precedence = [...seats];
  },
  capitalChosen(draft, { seat, tile, realm, tincture, name }) {
    const mine = draft.realms[seat];
    if (!mine) return noSeat(seat);
    if (draft.tiles[tile] && draft.tiles[tile].capitalOf !== seat)
      return remark('me.realm.capital', say('{tile} is taken.', { tile }));
    if (mine.capital && mine.capital !== tile) delete draft.tiles[mine.capital];
    Object.assign(mine, { capital: tile, tiles: [...realm], tincture, name: name || mine.name });
    draft.tiles[tile] = { site: 'city', flag: seat, razed: false, capitalOf: seat, stockpile: 0, name: '' };
    return;
  },
  tileFound(draft, { tile, site, owner }) {
    const known = draft.tiles[tile];
    if (known) return remark('me.scouting.fixed', say('{tile} is already explored.', { tile }));
    draft.tiles[tile] = { site, flag: owner, razed: false, capitalOf: null, stockpile: 0, name: '' };
    return;
  },
  portRolled(draft, { seat, tile }) {
    const realm = draft.realms[seat];
    if (!realm) return noSeat(seat);
    if (!realm.ports.includes(tile)) realm.ports.push(tile);
    return;
  },
  strengthSet(draft, { seat, points }) {
    const realm = draft.realms[seat];
    if (!realm) return noSeat(seat);
    realm.strength = points;
    return;
  },
  bannerRaised(draft, { banner, seat, number, name }) {
    if (!draft.realms[seat]) return noSeat(seat);
    draft.banners[banner] = {
      seat,
      number,
      name,
      tile: null,
      spot: null,
      baggage: 0,
      charged: 0,
      gained: 0,
      mutiny: null,
    };
    return;
  },
  bannerDismissed(draft, { banner }) {
    const gone = draft.banners[banner];
    if (!gone) return noBanner(banner);
    const realm = draft.realms[gone.seat];
    if (realm?.baggage != null) realm.baggage += gone.baggage;
    delete draft.banners[banner];
    return;
  },
  bannerPlaced(draft, { banner, tile, spot }) {
    const placed = draft.banners[banner];
    if (!placed) return noBanner(banner);
    placed.tile = tile;
    placed.spot = spot;
    return;
  },
  baggageRolled(draft, { seat, points }) {
    const realm = draft.realms[seat];
    if (!realm) return noSeat(seat);
    realm.baggage = points;
    return;
  },
  baggageShared(draft, { seat, banners, stockpiles }) {
    const realm = draft.realms[seat];
    if (!realm) return noSeat(seat);
    const mine = Object.entries(draft.banners).filter(([, banner]) => banner.seat === seat);
    const piles = Object.keys(stockpiles) as TileId[];
    const missing = piles.find((tile) => !draft.tiles[tile]);
    if (missing) return noTile(missing);
    const held = Object.entries(draft.tiles).filter(([, holding]) => holding.flag === seat);
    let purse = realm.baggage ?? 0;
    for (const [, banner] of mine) purse += banner.baggage;
    for (const [, holding] of held) purse += holding.stockpile;
    const asked =
      mine.reduce((sum, [id]) => sum + (banners[id] ?? 0), 0) +
      piles.reduce((sum, tile) => sum + (stockpiles[tile] ?? 0), 0);
    if (asked > purse)
      return remark(
        'me.baggage.start',
        say('You share out {asked} baggage; you have {purse}.', { asked, purse }),
      );
    for (const [id, banner] of mine) banner.baggage = Math.min(roomFor(draft, id), banners[id] ?? 0);
    for (const [tile, holding] of held)
      holding.stockpile = Math.min(mostStockpile, stockpiles[tile as TileId] ?? 0);
    realm.baggage = purse - asked;
    return;
  },
};
