/** Whom a realm may send a mission to, who vies with it, and what it has to pay them with. */

import { neighbours, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { independentEmpires, ownerOf } from '../queries.ts';
import type { State } from '../state.ts';
import { publicCrowns } from '../winter-now.ts';
import { winterPhases } from '../winter-phases.ts';
import type { Mission } from './state.ts';

const borders = (state: State, seat: Seat, tiles: readonly TileId[]): boolean =>
  tiles.some((tile) => neighbours(tile).some((next) => ownerOf(state, next) === seat));

/** The independent empires that border a seat's own, each as its tiles. */
export const neighbouringCourts = (state: State, seat: Seat): readonly (readonly TileId[])[] =>
  independentEmpires(state).filter((tiles) => borders(state, seat, tiles));

/** The independent empire a tile is part of; by itself where it is none. */
export const courtOf = (state: State, tile: TileId): readonly TileId[] =>
  independentEmpires(state).find((tiles) => tiles.includes(tile)) ?? [tile];

/** Everybody whose empire borders this one. */
export const suitors = (state: State, tiles: readonly TileId[]): readonly Seat[] =>
  state.seats.filter((seat) => borders(state, seat, tiles));

export type Pending = Mission & { readonly id: string };
/** Missions of this winter that have not been heard, in the seats' order. */
export const pending = (state: State): readonly Pending[] =>
  state.seats.flatMap((seat) =>
    Object.entries(state.court.missions)
      .filter(([, mission]) => mission.seat === seat && mission.year === state.season.year)
      .map(([id, mission]) => ({ id, ...mission })),
  );
/** Missions that meet before the same king. */
export const before = (state: State, tile: TileId): readonly Pending[] =>
  pending(state).filter(({ tiles }) => tiles.includes(tile));

export const hasDeclared = ({ court, season }: State, seat: Seat): boolean =>
  court.declared[seat] === season.year;
/** Seats that may still send missions this winter, to courts they border: no king is heard before they have spoken. */
export const undeclared = (state: State): readonly Seat[] =>
  state.seats.filter((seat) => {
    const at = state.winter.at[seat];
    const late = at === 'ready' || at === undefined ? winterPhases.length : winterPhases.indexOf(at);
    return (
      !hasDeclared(state, seat) &&
      late <= winterPhases.indexOf('diplomacy') &&
      neighbouringCourts(state, seat).length > 0 &&
      (at !== 'diplomacy' || publicCrowns(state, seat) > 0)
    );
  });
