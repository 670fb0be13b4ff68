/** What must hold of the banners and the tiles of every state; names what does not. */
import type { TileId } from '../../../kernel/hex.ts';
import { isLand } from '../map/terrain.ts';
import { canStockpile, mostBaggage, mostStockpile } from '../queries.ts';
import type { State } from '../state.ts';

type Check = (state: State) => readonly string[];

const banners: Check = (state) =>
  Object.entries(state.banners).flatMap(([id, { seat, tile, spot, baggage, charged, gained }]) => [
    ...(state.realms[seat] ? [] : [`${id} serves no realm`]),
    ...(baggage >= 0 && baggage <= mostBaggage ? [] : [`${id} carries ${baggage} baggage`]),
    ...(charged >= 0 && gained >= 0 ? [] : [`${id} has points from nowhere`]),
    ...(tile === null || isLand(state, tile) || aboard(state, id)
      ? []
      : [`${id} stands in ${tile}, where nobody can`]),
    ...(tile === null || spot !== null || aboard(state, id) ? [] : [`${id} stands nowhere in ${tile}`]),
    ...(state.fallen[id] ? [`${id} has fallen and stands`] : []),
  ]);

const aboard = ({ ships }: State, banner: string): boolean =>
  Object.values(ships).some(({ carries }) => carries === banner);

const holdings: Check = (state) =>
  Object.entries(state.tiles).flatMap(([tile, holding]) => {
    const { flag, stockpile, razed } = holding;
    return [
      ...(flag === 'independent' || state.realms[flag] ? [] : [`${tile} flies the flag of nobody`]),
      ...(isLand(state, tile as TileId) ? [] : [`${tile} is held, and no land`]),
      ...(stockpile >= 0 && stockpile <= mostStockpile ? [] : [`${tile} stores ${stockpile}`]),
      ...(stockpile === 0 || canStockpile(holding) ? [] : [`${tile} keeps a stockpile without walls`]),
      ...(razed && holding.site === 'barren' ? [`${tile} is razed and was barren`] : []),
    ];
  });

export const setupInvariants: Check = (state) => [...banners(state), ...holdings(state)];
