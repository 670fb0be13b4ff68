/** What must hold of every state of the table; names what does not. */
import type { TileId } from '../../kernel/hex.ts';
import { chapters } from './chapters.ts';
import { undeadIn } from './magic/queries.ts';
import { canStockpile, mostBaggage, mostStockpile } from './queries.ts';
import type { State } from './state.ts';
import { isLand } from './terrain.ts';

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

const encounters: Check = (state) =>
  Object.entries(state.encounters).flatMap(([id, { tile, attacker, attackers, defender }]) => {
    const there = Object.keys(attackers);
    const strays = there.filter(
      (banner) => state.banners[banner]?.tile !== tile || state.banners[banner].seat !== attacker,
    );
    const holding = state.tiles[tile];
    const defended =
      (defender === 'independent' && holding?.flag === 'independent' && !holding.razed) ||
      (defender === 'independent' && undeadIn(state, tile) > 0) ||
      Object.values(state.banners).some((banner) => banner.seat === defender && banner.tile === tile);
    return [
      ...(there.length > 0 ? [] : [`${id} has no attacker`]),
      ...strays.map((banner) => `${banner} is not at ${id}`),
      ...(defended ? [] : [`${id} has no defender`]),
    ];
  });

const fleets: Check = (state) => {
  const carried = Object.values(state.ships).flatMap(({ carries }) => carries ?? []);
  return [
    ...Object.entries(state.ships).flatMap(([id, { carries, tile }]) =>
      carries === null || state.banners[carries]?.tile === tile
        ? []
        : [`${id} carries a banner that is elsewhere`],
    ),
    ...(new Set(carried).size === carried.length ? [] : ['a banner is aboard two ships']),
  ];
};

const calendar: Check = ({ season, seats, stage }) => {
  if (stage !== 'season') return [];
  const { order, done, turn, month } = season;
  return [
    ...(month >= 1 && month <= 6 ? [] : [`month ${month}`]),
    ...(order.length === 0 || order.length === seats.length ? [] : ['the order of play lacks a seat']),
    ...(turn === null || !done.includes(turn) ? [] : [`${turn} plays twice`]),
    ...(turn === null || season.phase !== 'initiative' ? [] : ['a turn without a phase']),
  ];
};

const checks: readonly Check[] = [
  banners,
  holdings,
  encounters,
  fleets,
  calendar,
  ...chapters.map(({ invariants }): Check => invariants),
];
export const invariants = (state: State): readonly string[] => checks.flatMap((check) => check(state));
