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

/** Points lost with this number of models. */
export function byModels({ models, points }: Unit, off: number): Off {
  const gone = Math.max(0, Math.min(models, off));
  if (gone === 0) return none;
  return { models: gone, points: gone === models ? points : Math.round((points * gone) / models) };
}
/** Models lost with this number of points, rounded down: no model is half lost. */
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

interface Way {
  readonly cost: number;
  readonly gone: number;
  readonly before: Way | null;
}
/** More than any unevenness costs: a machine or a monster that stands alone goes only where the sum needs it. */
const ALONE = 1e9;

/**
 * Whole models, to the owed points or as little above as models allow (me.losses.charge). Of all ways that come to that
 * sum, the one that takes fewest units of a single model, and then lies nearest to each unit's share.
 */
export function spreadModels(units: readonly Unit[], owed: number): Struck {
  const total = worthOf(units) || 1;
  let ways = new Map<number, Way>([[0, { cost: 0, gone: 0, before: null }]]);
  for (const unit of units) {
    const share = (unit.points * Math.min(owed, total)) / total;
    const next = new Map<number, Way>();
    for (const [sum, before] of ways)
      for (let gone = 0; gone <= unit.models; gone += 1) {
        const { points } = byModels(unit, gone);
        const cost = before.cost + (points - share) ** 2 + (unit.models === 1 ? gone * ALONE : 0);
        if (cost < (next.get(sum + points)?.cost ?? Number.POSITIVE_INFINITY))
          next.set(sum + points, { cost, gone, before });
        if (sum + points >= owed) break;
      }
    ways = next;
  }
  const enough = [...ways.keys()].filter((sum) => sum >= owed);
  let way = ways.get(enough.length > 0 ? Math.min(...enough) : Math.max(...ways.keys())) ?? null;
  const struck: Record<string, Off> = {};
  for (const unit of units.toReversed()) {
    struck[unit.id] = byModels(unit, way?.gone ?? 0);
    way = way?.before ?? null;
  }
  return struck;
}

/** Only what loses something, as the ledger's write has it. */
export const lost = (struck: Struck): Struck =>
  Object.fromEntries(Object.entries(struck).filter(([, off]) => off.models > 0 || off.points > 0));
