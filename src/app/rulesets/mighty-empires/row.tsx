/** Banners, ships, places, battles and players as rows of a list. */
import type { View } from '../../../campaign/view.ts';
import { isTileId, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { force, type PlacedBanner } from '../../../rules/mighty-empires/queries.ts';
import type { Encounter, Owner, Ship, State } from '../../../rules/mighty-empires/state.ts';
import { t } from '../../i18n/index.ts';
import { Seal } from '../../ui/seal.tsx';
import type { RowDress } from '../parts/ask/dress.ts';
import { playerRow } from '../parts/player-row.tsx';
import { nameIn } from '../parts/seats.ts';
import { placeName, stateOf, tinctureOf } from './names.ts';
import { Flag } from './parts/flag.tsx';
import { shipLine, shipName } from './ship-words.ts';
import { bannerName, groundName, kindIcons, kindName, kindOf, placeLine } from './words.ts';

/** Where a banner stands. */
const standsLine = (state: State, { tile }: Pick<PlacedBanner, 'tile'>): string =>
  tile === null ? t('not on the map yet') : placeLine(state, tile);

function bannerRow(state: State, id: string): RowDress | undefined {
  const banner = state.banners[id];
  return (
    banner && {
      lead: <Flag banner={banner} />,
      title: bannerName(banner),
      note: standsLine(state, banner),
    }
  );
}
const shipRow = (state: State, ship: Ship): RowDress => ({
  lead: <Seal icon="caravel" tincture={tinctureOf(state, ship.owner)} />,
  title: shipName(ship),
  note: shipLine(state, ship),
});
/** A place: its ground or settlement, and the seat's own banners there. */
function tileRow(state: State, tile: TileId, seat: Seat): RowDress {
  const holding = state.tiles[tile];
  const kind = holding && kindOf(holding);
  const ground = groundName(state, tile);
  const land = kind ? t('{kind}, {ground}', { kind: kindName(kind), ground }) : ground;
  return {
    lead: <Seal icon={kind ? kindIcons[kind] : 'position-marker'} />,
    title: placeName(state, tile),
    note: [land, ...force(state, seat, tile).map(bannerName)].join(' · '),
  };
}
const nameOf = (view: View, side: Owner): string => nameIn(view, side) ?? t('the townsfolk');
function metRow(view: View, { kind, tile, attacker, defender }: Encounter): RowDress {
  return {
    lead: <Seal icon={kind === 'siege' ? 'siege-tower' : 'crossed-swords'} tone="danger" />,
    title: placeName(stateOf(view), tile),
    note: t('{attacker} against {defender}', {
      attacker: nameOf(view, attacker),
      defender: nameOf(view, defender),
    }),
  };
}

export function row(view: View, id: string, seat: Seat): RowDress | undefined {
  const state = stateOf(view);
  const banner = bannerRow(state, id);
  if (banner) return banner;
  const { [id]: ship } = state.ships;
  if (ship) return shipRow(state, ship);
  const { [id]: met } = state.encounters;
  if (met) return metRow(view, met);
  const { [id]: captive } = state.tabletop.captives;
  if (captive)
    return {
      lead: <Seal icon="visored-helm" />,
      title: captive.name,
      note: t('of {owner}', { owner: nameOf(view, captive.owner) }),
    };
  if (isTileId(id)) return tileRow(state, id, seat);
  return playerRow(view, id, seat, () => tinctureOf(state, id));
}
