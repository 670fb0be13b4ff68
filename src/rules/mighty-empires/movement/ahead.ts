/**
 * The months to come as they would be if nothing but time went by: how long a force can stay, and what a march would be like.
 * Nobody else moves, nobody is lost, no harvest fails: advice for a quartermaster, never a rule.
 */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Block } from '../land/crossings.ts';
import { isHillfolk } from '../map/talents.ts';
import { type Fare, forecast } from '../provisions/forecast.ts';
import { monthsInSeason, turnOf } from '../queries.ts';
import type { BannerId, Owner, State } from '../state.ts';
import { moveBrief, wayOf } from './brief.ts';

export type MonthAhead = { readonly month: number; readonly fares: readonly Fare[] };

/** A state after its seat has eaten for the month as foreseen. */
function eaten(state: State, fares: readonly Fare[]): State {
  const banners = { ...state.banners };
  const tiles = { ...state.tiles };
  for (const { tile, by, from, settled } of fares) {
    const giver = banners[from ?? ''];
    const holding = tiles[tile];
    if (settled) continue;
    if (by === 'stockpile' && holding)
      tiles[tile] = { ...holding, stockpile: Math.max(0, holding.stockpile - 1) };
    else if (from !== undefined && giver)
      banners[from] = { ...giver, baggage: Math.max(0, giver.baggage - 1) };
  }
  return { ...state, banners, tiles };
}

/** The same pieces in a seat's next month: hungry again. */
const nextMonth = (state: State, seat: Seat): State => ({
  ...state,
  season: {
    ...state.season,
    month: state.season.month + 1,
    turns: { ...state.season.turns, [seat]: { ...turnOf(state, seat), fed: {}, scouted: {}, routes: {} } },
  },
});

/** How a seat's banners would live this month and in those left of the season, if all stay where they are. */
export function seasonAhead(state: State, seat: Seat): readonly MonthAhead[] {
  if (state.stage !== 'season') return [];
  const months: MonthAhead[] = [];
  for (let now = state; now.season.month <= monthsInSeason; ) {
    const fares = forecast(now, seat);
    months.push({ month: now.season.month, fares });
    now = nextMonth(eaten(now, fares), seat);
  }
  return months;
}

/** The months until a banner goes hungry where it stands; undefined: not in this season. */
export function hungerIn(ahead: readonly MonthAhead[], banner: BannerId): number | undefined {
  const found = ahead.findIndex(({ fares }) =>
    fares.some((fare) => fare.banner === banner && fare.by === 'hunger' && !fare.settled),
  );
  return found < 0 ? undefined : found;
}

export type Stage = {
  readonly tile: TileId;
  /** The month it is reached in, and that in which the force first eats there; undefined: not before winter. */
  readonly arrives: number | undefined;
  readonly eats: number | undefined;
  /** How its banners would live there, once they eat. */
  readonly fares: readonly Fare[];
  /** No land way leads there. */
  readonly cut: boolean;
  /** What bars the way for the force, nothing if it is open; and whether its people know the hills. */
  readonly bars: readonly Block[];
  readonly hillfolk: boolean;
  /** Whom it would meet as the pieces stand now. */
  readonly meets: readonly Owner[];
};

/** A march of some banners of one force, a tile a month, from the month of the seat's next move on. */
export function marchAhead(
  state: State,
  banners: readonly BannerId[],
  way: readonly TileId[],
): readonly Stage[] {
  const [first = ''] = banners;
  const leader = state.banners[first];
  if (!leader || state.stage !== 'season') return [];
  const { seat } = leader;
  const moved = state.season.done.includes(seat) || turnOf(state, seat).moved.includes(first);
  let now = state;
  if (moved) now = nextMonth(now, seat);
  const fed = forecast(now, seat);
  now = eaten(now, fed);
  return way.map((tile): Stage => {
    const { month } = now.season;
    const ways = banners.map((banner) => wayOf(now, banner, tile, null));
    const bars = ways.flatMap((found) => found?.why ?? []);
    const meets = moveBrief(now, '', banners, tile, null).meets.map(({ defender }) => defender);
    const spots = new Map(banners.map((banner, at) => [banner, ways[at]?.at]));
    now = {
      ...now,
      banners: Object.fromEntries(
        Object.entries(now.banners).map(([id, banner]) =>
          spots.has(id) ? [id, { ...banner, tile, spot: spots.get(id) ?? { part: 0 } }] : [id, banner],
        ),
      ),
    };
    const hillfolk = isHillfolk(now, banners, bars);
    now = nextMonth(now, seat);
    const fares = forecast(now, seat);
    now = eaten(now, fares);
    return {
      tile,
      arrives: month <= monthsInSeason ? month : undefined,
      eats: month + 1 <= monthsInSeason ? month + 1 : undefined,
      fares: month + 1 <= monthsInSeason ? fares.filter(({ banner }) => banners.includes(banner)) : [],
      cut: ways.some((found) => found === undefined),
      bars,
      hillfolk,
      meets,
    };
  });
}
