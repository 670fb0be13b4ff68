/** Two banners as they would stand, while troops are tapped across: what goes over, and what it comes to. */
import type { Contents, Unit } from '../../../../rules/mighty-empires/ledger/book.ts';
import { wholeUnit } from '../../../../rules/mighty-empires/muster/ledger/transfer.ts';

/** Ids of troops that change sides, and points for armies without units; above 0 they go from the first to the second. */
export type Crossing = { readonly ids: ReadonlySet<string>; readonly points: number };
export const nobody: Crossing = { ids: new Set(), points: 0 };
export type Side = Pick<Contents, 'points' | 'units' | 'characters'>;

const keeps = (ids: ReadonlySet<string>) => (each: { readonly id: string }) => !ids.has(each.id);
const goes = (ids: ReadonlySet<string>) => (each: { readonly id: string }) => ids.has(each.id);

/** One side after the crossing. */
export const after = (own: Side, other: Side, ids: ReadonlySet<string>, points: number): Side => ({
  points: own.points + points,
  units: [...own.units.filter(keeps(ids)), ...other.units.filter(goes(ids))],
  characters: [...own.characters.filter(keeps(ids)), ...other.characters.filter(goes(ids))],
});
export const sum = ({ points, units, characters }: Side): number =>
  [...units, ...characters].reduce((all, each) => all + each.points, points);
export const isEmpty = ({ points, units, characters }: Side): boolean =>
  points === 0 && units.length + characters.length === 0;

/** Rests of units that come over to a side, and the unit of the same troops each fills up. */
export function rests(own: Side, other: Side, ids: ReadonlySet<string>): { readonly [id: string]: string } {
  const same = (one: Unit, two: Unit): boolean =>
    one.name.trim().toLowerCase() === two.name.trim().toLowerCase();
  return Object.fromEntries(
    other.units.filter(goes(ids)).flatMap((unit) => {
      const by = own.units.filter(keeps(ids)).find((each) => same(each, unit));
      return unit.models < wholeUnit && by ? [[unit.id, by.id]] : [];
    }),
  );
}

/** The entry that takes those of one side over into the other; undefined where nobody goes. */
export function entry(
  from: string,
  to: string,
  own: Side,
  other: Side,
  { ids, points }: Crossing,
): { readonly [name: string]: string | number | readonly string[] | object } | undefined {
  const absorbed = rests(other, own, ids);
  const units = own.units.filter((unit) => ids.has(unit.id) && !absorbed[unit.id]).map(({ id }) => id);
  const characters = own.characters.filter(goes(ids)).map(({ id }) => id);
  const going = units.length + characters.length + Object.keys(absorbed).length + Math.max(0, points);
  return going === 0
    ? undefined
    : { write: 'transfer', from, to, points: Math.max(0, points), units, characters, absorbed };
}
