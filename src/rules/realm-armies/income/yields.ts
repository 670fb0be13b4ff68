/** What tiles bring in: by what stands on them, with a die for each mine, and nothing from those under interdiction. */
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { type Procedure, rollEach } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { empirePoints, type Source, type Yield } from '../charts/realm.ts';
import { isRiver, ownerOf, speaker, tilesOf } from '../queries.ts';
import type { Holding, State } from '../state.ts';

const yields = (source: Source): Yield => lookUp(empirePoints, source).is;

/** Tiles under interdiction: by an army that was sent and is not beaten. */
export const interdicted = (state: State): readonly TileId[] =>
  Object.entries(state.turn.missions).flatMap(([piece, { mission, target }]) => {
    const army = state.armies[piece];
    const holds = army && !state.turn.beaten.includes(piece) && army.tile !== null;
    const owner = target === null ? null : ownerOf(state, target as TileId);
    return mission === 'interdict' && holds && owner !== null && owner !== army.seat
      ? [target as TileId]
      : [];
  });

/** What a tile brings in by kinds, and what its mine is. */
export function sourcesOf(
  state: State,
  { tile, work, mine }: Holding & { readonly tile: TileId },
): readonly Source[] {
  const river = isRiver(state, tile);
  const mountain = state.map.tiles[tile] === 'mountain';
  return [
    'tile',
    ...(work === 'fortress' || work === 'citadel' ? [work] : []),
    ...(work === 'town' ? [river ? ('town-river' as const) : ('town' as const)] : []),
    ...(mine
      ? [mountain ? ('mine-mountain' as const) : river ? ('mine-river' as const) : ('mine' as const)]
      : []),
  ];
}

export type Ledgered = {
  readonly seat: Seat;
  /** Who rolls for its mines. */
  readonly by: Seat;
  /** Points without a die. */
  readonly sure: number;
  readonly mines: readonly { readonly tile: TileId; readonly source: Source }[];
  /** Tiles that bring in nothing this turn. */
  readonly barred: readonly TileId[];
};

/** What a seat is due this turn, dice apart. */
export function due(state: State, seat: Seat): Ledgered {
  const barredNow = interdicted(state);
  const held = tilesOf(state, seat);
  const hit = held.filter(({ tile }) => barredNow.includes(tile)).map(({ tile }) => tile);
  const all = state.options.readings.interdiction === 'realm' && hit.length > 0;
  const open = held.filter(({ tile }) => !all && !hit.includes(tile));
  const sources = open.flatMap((each) =>
    sourcesOf(state, each).map((source) => ({ source, tile: each.tile })),
  );
  return {
    seat,
    by: speaker(state, seat),
    sure: sources.reduce((sum, { source }) => sum + yields(source).points, 0),
    mines: sources.filter(({ source }) => yields(source).dice !== undefined),
    barred: all ? held.map(({ tile }) => tile) : hit,
  };
}

/** One seat's points, its mines rolled for. */
export function* takings({ seat, by, sure, mines }: Ledgered): Procedure<never, number> {
  const dug = yield* rollEach(mines, ({ tile, source }) => ({
    label: `mine/${tile}`,
    by,
    rule: 'ra.income.mines',
    dice: yields(source).dice ?? 'd3',
    text: say('How many empire points does the mine at {tile} bring {seat}?', { tile, seat }),
  }));
  return dug.reduce((sum, [, points]) => sum + points, sure);
}
