/**
 * The part of a seat's book that battles on the table fill: what fell and is not gathered yet, who lies wounded and how
 * long, who is in another's hands or on his way home. Points here are points of troops; a unit without a number of models
 * counts as one.
 */
import type { Character, Contents, Unit } from '../../ledger/contents.ts';
import type { BannerId, Month } from '../../pieces.ts';

export type Casualty = {
  readonly lost: number;
  /** Left the table in rout, or was routing at the end: none of its casualties recover. */
  readonly routed: boolean;
};
export type BannerLosses = {
  readonly units: { readonly [unit: string]: Casualty };
  readonly characters: readonly string[];
  /** Where armies are points only: what fell, and how much of it in rout. */
  readonly points: number;
  readonly routed: number;
};
/** `wound`: the total on the wound chart. It hinders up to and with the month `until`. */
export type Hurt = { readonly name: string; readonly wound: number; readonly until: Month };
export type AfterBattle = {
  readonly fallen: { readonly [battle: string]: { readonly [banner: BannerId]: BannerLosses } };
  readonly wounds: { readonly [character: string]: readonly Hurt[] };
  readonly away: { readonly [captive: string]: Character };
  readonly home: readonly Character[];
};
export const noBattles: AfterBattle = { fallen: {}, wounds: {}, away: {}, home: [] };
export const noLosses: BannerLosses = { units: {}, characters: [], points: 0, routed: 0 };

export const modelsOf = ({ models }: Pick<Unit, 'models'>): number => Math.max(1, models);
/** The points of this number of models of a unit; for all models the unit's full points. */
const worthOf = (unit: Unit, models: number): number =>
  models >= modelsOf(unit) ? unit.points : Math.round((unit.points * models) / modelsOf(unit));

/** How many of these casualties recover where one in `oneIn` does: rounded down, none of a unit that routed. */
export const getUp = ({ lost, routed }: Casualty, oneIn: number | null): number =>
  routed || oneIn === null ? 0 : Math.floor(lost / oneIn);

/** Models and points of each unit that stay dead. */
export const buriedOf = (
  { units }: Contents,
  losses: BannerLosses,
  oneIn: number | null,
): { readonly [unit: string]: { readonly models: number; readonly points: number } } =>
  Object.fromEntries(
    units.flatMap((unit) => {
      const fell = losses.units[unit.id];
      if (!fell) return [];
      const dead = Math.min(modelsOf(unit), fell.lost) - getUp(fell, oneIn);
      return dead <= 0
        ? []
        : [[unit.id, { models: Math.min(unit.models, dead), points: worthOf(unit, dead) }] as const];
    }),
  );

/** Points of rank and file that stay dead in one banner. */
export const buriedPoints = (contents: Contents, losses: BannerLosses, oneIn: number | null): number => {
  const units = Object.values(buriedOf(contents, losses, oneIn)).reduce((sum, { points }) => sum + points, 0);
  const steady = Math.max(0, losses.points - losses.routed);
  const fell = Math.min(contents.points, losses.points - (oneIn === null ? 0 : Math.floor(steady / oneIn)));
  return units + Math.max(0, fell);
};

/** Points that count as lost when the game ends: fallen, in rout, or carried off. */
export const lostOnTable = ({ points, units, characters }: Contents, losses: BannerLosses): number =>
  units.reduce((sum, unit) => {
    const fell = losses.units[unit.id];
    if (!fell) return sum;
    return sum + (fell.routed ? unit.points : worthOf(unit, Math.min(fell.lost, modelsOf(unit))));
  }, 0) +
  characters
    .filter(({ id }) => losses.characters.includes(id))
    .reduce((sum, character) => sum + character.points, 0) +
  Math.min(points, losses.points);
