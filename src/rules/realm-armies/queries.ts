/** Plain questions about a state: who controls what, where armies and fleets are, what a tile is. */
import { neighbours, type TileId } from '../../kernel/hex.ts';
import type { Seat } from '../../kernel/question.ts';
import { maintenance } from './charts/realm.ts';
import { type Piece, pieces } from './options.ts';
import {
  type Activity,
  type Army,
  type ArmyId,
  type Fleet,
  type FleetId,
  type Hero,
  type HeroId,
  type Holding,
  type State,
  type TurnPhase,
  turnPhases,
  type Work,
} from './state.ts';

export const bare: Holding = { owner: null, work: 'none', mine: false, port: false, name: '' };
export const holding = ({ tiles }: State, tile: TileId): Holding => tiles[tile] ?? bare;
export const ownerOf = ({ tiles }: State, tile: TileId): Seat | null => tiles[tile]?.owner ?? null;
export const isLand = ({ map }: State, tile: TileId): boolean =>
  map.tiles[tile] !== undefined && map.tiles[tile] !== 'sea';
export const isCoast = (state: State, tile: TileId): boolean =>
  isLand(state, tile) && neighbours(tile).some((near) => state.map.tiles[near] === 'sea');
export const isRiver = (state: State, tile: TileId): boolean =>
  isLand(state, tile) && state.map.rivers.some((path) => path.includes(tile));

/** Whether a garrison of 500 points mans it. */
export const isStronghold = (work: Work): boolean =>
  work === 'fortress' || work === 'town' || work === 'citadel';

export const tilesOf = ({ tiles }: State, seat: Seat): readonly (Holding & { readonly tile: TileId })[] =>
  (Object.keys(tiles) as TileId[])
    .sort()
    .flatMap((tile) => (tiles[tile]?.owner === seat ? [{ tile, ...(tiles[tile] as Holding) }] : []));

type WithId<T, Id extends string> = T & { readonly id: Id };
const byNumber = <T extends { readonly number: number; readonly id: string }>(a: T, b: T): number =>
  a.number - b.number || (a.id < b.id ? -1 : 1);
const rows = <T>(record: { readonly [id: string]: T }): readonly WithId<T, string>[] =>
  Object.entries(record).map(([id, row]) => ({ ...row, id }));

export const armiesOf = ({ armies }: State, seat: Seat): readonly WithId<Army, ArmyId>[] =>
  rows(armies)
    .filter((army) => army.seat === seat)
    .sort(byNumber);
export const armiesIn = ({ armies }: State, tile: TileId): readonly WithId<Army, ArmyId>[] =>
  rows(armies)
    .filter((army) => army.tile === tile)
    .sort(byNumber);
export const fleetsOf = ({ fleets }: State, seat: Seat): readonly WithId<Fleet, FleetId>[] =>
  rows(fleets)
    .filter((fleet) => fleet.seat === seat)
    .sort(byNumber);
/** Fleets of others that lie before a port. */
export const blockading = (
  state: State,
  port: TileId,
  seat: Seat | null,
): readonly WithId<Fleet, FleetId>[] =>
  rows(state.fleets)
    .filter((fleet) => fleet.blockades === port && fleet.port === null && fleet.seat !== seat)
    .sort(byNumber);
export const heroesOf = ({ heroes }: State, seat: Seat): readonly WithId<Hero, HeroId>[] =>
  rows(heroes)
    .filter((hero) => hero.seat === seat && !hero.lost)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
/** Heroes whom anybody may draft. */
export const freeHeroes = ({ heroes }: State): readonly WithId<Hero, HeroId>[] =>
  rows(heroes)
    .filter((hero) => hero.seat === null && !hero.lost)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
export const armyOf = (state: State, hero: HeroId): ArmyId | undefined =>
  Object.keys(state.armies).find((id) => state.armies[id]?.hero === hero);

/** Carried out next first; those put off last. */
export const activities = (
  { activities: all }: State,
  ...kinds: readonly Activity['kind'][]
): readonly WithId<Activity, string>[] =>
  rows(all)
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .sort(
      (a, b) =>
        Number(a.arranged !== null) - Number(b.arranged !== null) ||
        a.since - b.since ||
        a.rank - b.rank ||
        (a.id < b.id ? -1 : 1),
    );
/** Whether an army or a fleet waits for a battle that was put off. */
export const isHeld = (state: State, piece: string): boolean =>
  Object.values(state.activities).some(({ arranged, pieces: held }) => arranged && held.includes(piece));

/** A realm with nothing left plays no more. */
export const inPlay = (state: State, seat: Seat): boolean =>
  Object.values(state.tiles).some(({ owner }) => owner === seat) ||
  Object.values(state.armies).some((army) => army.seat === seat) ||
  Object.values(state.fleets).some((fleet) => fleet.seat === seat);
export const playing = (state: State): readonly Seat[] => state.seats.filter((seat) => inPlay(state, seat));

/** Who answers for a seat: itself; for the absent their designee, or any player who is there. */
export const speaker = ({ turn }: State, seat: Seat): Seat => {
  const by = turn.absent[seat];
  return by === undefined ? seat : by === 'group' ? 'table' : by;
};

/** Whether a player answers for a seat: their own, one they act for, or that of an absent player for whom the group acts. */
export const saysFor = (state: State, player: Seat, seat: Seat): boolean =>
  seat === player || [player, 'table'].includes(speaker(state, seat));

/** How many armies and fleets a realm can keep up. */
export function upkeep(state: State, seat: Seat): { readonly armies: number; readonly fleets: number } {
  const needs = (id: string): readonly string[] => maintenance.rows.find((row) => row.id === id)?.is ?? [];
  const held = tilesOf(state, seat);
  const counted = (id: string): number =>
    held.filter(({ work, port }) => needs(id).includes(work) || (port && needs(id).includes('port'))).length;
  return { armies: counted('army'), fleets: counted('fleet') };
}

/** Pieces of a kind left in the box, or null without a limit. */
export function piecesLeft(state: State, piece: Piece): number | null {
  const all = pieces(state.options, state.seats.length, piece);
  if (all === undefined) return null;
  const used = Object.values(state.tiles).filter((tile) =>
    piece === 'mine' ? tile.mine : piece === 'port' ? tile.port : tile.work === piece,
  ).length;
  return Math.max(0, all - used);
}

/** The parts of a turn, in the order this group plays them. */
export function phasesOf({ options }: State): readonly TurnPhase[] {
  const found = turnPhases.filter((phase) => phase !== 'fleets' || options.fleets);
  if (options.readings.first !== 'fleets' || !options.fleets) return found;
  const [battles, fleets] = [found.indexOf('battles'), found.indexOf('fleets')];
  return found.map((phase, i) => (i === battles ? 'fleets' : i === fleets ? 'battles' : phase));
}

export const nextNumber = (rowsOf: readonly { readonly number: number }[]): number =>
  1 + Math.max(0, ...rowsOf.map(({ number }) => number));
