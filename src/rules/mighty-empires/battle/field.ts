/** A battlefield as the rules of this chapter see it: both sides with their ways out, and what hangs on the battle. */
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Change } from '../change.ts';
import { ashoreIn } from '../map/aboard.ts';
import { siegesIn } from '../map/walls.ts';
import type { BannerId, Encounter, Month, Owner, State } from '../state.ts';
import { bearLosses, toldLosses } from './losses.ts';
import { type Shared, unharmed } from './share.ts';
import { type Train, trainOf } from './train.ts';
import { attackerSide, defenderSide, type Fighter } from './ways-out.ts';

export const sideNames = ['attacker', 'defender'] as const;
export type SideName = (typeof sideNames)[number];
export type Side = { readonly seat: Owner; readonly fighters: readonly Fighter[] };
export type Field = {
  readonly encounter: string;
  readonly tile: TileId;
  readonly armies: State['options']['armies'];
  readonly attacker: Side & { readonly seat: Seat };
  readonly defender: Side;
  /** Whether the tile falls to that side if it wins. */
  readonly falls: { readonly [side in SideName]: boolean };
  readonly when: Month;
  /** Prisoners and spoils in either side's baggage. */
  readonly trains: { readonly [side in SideName]: Train };
  /** Fought with models on a table. */
  readonly models?: true;
};
export type Lost = { readonly [side in SideName]: Shared };
export const nothingLost: Lost = { attacker: unharmed, defender: unharmed };

/** A tile falls with its owner's defeat, or where its owner has nobody there; independents must be beaten themselves. */
function fallsTo(state: State, tile: TileId, winner: Owner, loser: Owner): boolean {
  const holding = state.tiles[tile];
  if (!holding || holding.razed || holding.flag === winner || winner === 'independent') return false;
  // Walls that a garrison holds keep their flag, no matter who wins in front of them.
  if (siegesIn(state, tile).some(({ defender }) => defender === holding.flag)) return false;
  if (holding.flag === loser) return true;
  return holding.flag !== 'independent' && !ashoreIn(state, tile).some(({ seat }) => seat === holding.flag);
}

export function fieldOf(state: State, encounter: string): Field {
  const met = state.encounters[encounter] as Encounter;
  const { tile, attacker, defender } = met;
  const { year, month } = state.season;
  const sides = {
    attacker: { seat: attacker, fighters: attackerSide(state, met) },
    defender: { seat: defender, fighters: defenderSide(state, met) },
  };
  return {
    encounter,
    tile,
    armies: state.options.armies,
    ...sides,
    falls: {
      attacker: fallsTo(state, tile, attacker, defender),
      defender: fallsTo(state, tile, defender, attacker),
    },
    when: { year, month },
    trains: {
      attacker: trainOf(state, bannersOf(sides.attacker)),
      defender: trainOf(state, bannersOf(sides.defender)),
    },
  };
}

export const bannersOf = ({ fighters }: Side): readonly BannerId[] => fighters.map(({ banner }) => banner);
export const survivors = ({ fighters }: Side, { destroyed }: Shared): readonly Fighter[] =>
  fighters.filter(({ banner }) => !destroyed.includes(banner));

function together(a: Shared, b: Shared): Shared {
  const charged: Record<BannerId, number> = { ...a.charged };
  for (const [banner, points] of Object.entries(b.charged)) charged[banner] = (charged[banner] ?? 0) + points;
  return { charged, destroyed: [...a.destroyed, ...b.destroyed] };
}

/** Losses of both sides in points, told and borne, on top of what was lost before. */
export function* suffer(
  field: Field,
  points: { readonly [side in SideName]: number },
  before: Lost,
): Procedure<never, Lost> {
  const bearing = (side: SideName) => {
    const { seat } = field[side];
    const banners = survivors(field[side], before[side]).map(({ banner }) => banner);
    return { seat, banners, points: points[side], already: before[side].charged };
  };
  const now = yield* bearLosses({ attacker: bearing('attacker'), defender: bearing('defender') });
  for (const side of sideNames)
    if (points[side] > 0 && field[side].seat !== 'independent')
      yield* toldLosses(field[side].seat, points[side], now[side]);
  return {
    attacker: together(before.attacker, now.attacker),
    defender: together(before.defender, now.defender),
  };
}

/** Points charged to the banners that still stand. */
export function* charged(lost: Lost): Procedure<Change> {
  for (const side of sideNames)
    for (const [banner, points] of Object.entries(lost[side].charged))
      if (!lost[side].destroyed.includes(banner)) yield* change({ type: 'charged', banner, points });
}
export function* fallen(banners: readonly BannerId[]): Procedure<Change> {
  for (const banner of banners) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
}
/** Those with no way out are destroyed where they stand. */
export function* trapped(seat: Owner, tile: TileId, fighters: readonly Fighter[]): Procedure<Change> {
  if (fighters.length === 0) return;
  yield* fallen(fighters.map(({ banner }) => banner));
  yield* note('cut-off', 'me.battle.destroyed', { seat, tile, banners: fighters.length });
}
