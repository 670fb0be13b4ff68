/**
 * How a charge falls on units: by whole models, which may come to a little more than is owed, or by exact points.
 * Pure. A unit never loses more models or points than it has; a unit without points loses all its models.
 */
import type { Unit } from '../../../../rules/mighty-empires/ledger/book.ts';

export interface Off {
  readonly models: number;
  readonly points: number;
}
export type Struck = { readonly [unit: string]: Off };

export const none: Off = { models: 0, points: 0 };

/** Points that go with so many models. */
export function byModels({ models, points }: Unit, off: number): Off {
  const gone = Math.max(0, Math.min(models, off));
  return { models: gone, points: gone === models ? points : Math.round((points * gone) / models) };
}
/** Models that go with so many points: nobody is half lost, so the fraction stays. */
export function byPoints({ models, points }: Unit, off: number): Off {
  const gone = Math.max(0, Math.min(points, off));
  return { points: gone, models: gone === points ? models : Math.floor((models * gone) / points) };
}
export const sumOff = (struck: Struck): number =>
  Object.values(struck).reduce((sum, { points }) => sum + points, 0);

const worthOf = (units: readonly Unit[]): number => units.reduce((sum, { points }) => sum + points, 0);

/** Spread by each unit's points, to the very point; where the units do not reach, all of them. */
export function spreadPoints(units: readonly Unit[], owed: number): Struck {
  const total = worthOf(units);
  const share = Math.min(owed, total);
  const floors = units.map((unit) => ({
    unit,
    whole: Math.floor((unit.points * share) / (total || 1)),
    rest: (unit.points * share) % (total || 1),
  }));
  let left = share - floors.reduce((sum, { whole }) => sum + whole, 0);
  const first = new Set(
    floors
      .filter(({ unit, whole }) => whole < unit.points)
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ unit }) => unit.id),
  );
  return Object.fromEntries(
    floors.map(({ unit, whole }) => {
      const more = first.has(unit.id) && left > 0 ? 1 : 0;
      left -= more;
      return [unit.id, byPoints(unit, whole + more)];
    }),
  );
}

/** Spread by whole models, to the owed points or as little above as models allow. */
export function spreadModels(units: readonly Unit[], owed: number): Struck {
  const total = worthOf(units) || 1;
  const share = ({ points }: Unit): number => (points * Math.min(owed, total)) / total;
  const gone = new Map(
    units.map((unit) => [unit.id, Math.floor((unit.models * share(unit)) / (unit.points || 1))]),
  );
  const struck = (): Struck =>
    Object.fromEntries(units.map((unit) => [unit.id, byModels(unit, gone.get(unit.id) ?? 0)]));
  for (let left = owed - sumOff(struck()); left > 0; left = owed - sumOff(struck())) {
    const open = units.flatMap((unit) => {
      const now = gone.get(unit.id) ?? 0;
      if (now >= unit.models) return [];
      const costs = byModels(unit, now + 1).points - byModels(unit, now).points;
      return [{ unit, costs, behind: share(unit) - byModels(unit, now).points }];
    });
    const covering = open.filter(({ costs }) => costs >= left).toSorted((a, b) => a.costs - b.costs);
    const next = covering[0] ?? open.toSorted((a, b) => b.behind - a.behind)[0];
    if (!next) break;
    gone.set(next.unit.id, (gone.get(next.unit.id) ?? 0) + 1);
  }
  return struck();
}

/** Only what loses something, as the ledger's write has it. */
export const lost = (struck: Struck): Struck =>
  Object.fromEntries(Object.entries(struck).filter(([, off]) => off.models > 0 || off.points > 0));
