/** A list that was read, and another banner's troops, as what a banner musters: with ids nobody in the book bears. Pure. */
import type { Character, Contents, Unit } from '../../../../../rules/mighty-empires/ledger/book.ts';
import type { ReadTroop } from './read.ts';

export type Mustered = Pick<Contents, 'points' | 'units' | 'characters'>;

/** @param ids one fresh id after another */
export function musterOf(troops: readonly ReadTroop[], ids: () => string): Mustered {
  const units: Unit[] = [];
  const characters: Character[] = [];
  for (const { kind, name, size, points, note, wizard } of troops)
    if (kind === 'unit') units.push({ id: ids(), name, models: size, points, note });
    else characters.push({ id: ids(), name, level: size, points, note, ...(wizard ? { wizard: true } : {}) });
  return { points: 0, units, characters };
}

/** The same troops once more. */
export const copyOf = ({ points, units, characters }: Mustered, ids: () => string): Mustered => ({
  points,
  units: units.map(({ name, models, points: cost, note }) => ({
    id: ids(),
    name,
    models,
    points: cost,
    note,
  })),
  characters: characters.map(({ name, level, points: cost, note, wizard }) => ({
    id: ids(),
    name,
    level,
    points: cost,
    note,
    ...(wizard ? { wizard } : {}),
  })),
});

/** What a banner holds and what comes to it. */
export const joined = (held: Mustered, more: Mustered): Mustered => ({
  points: held.points,
  units: [...held.units, ...more.units],
  characters: [...held.characters, ...more.characters],
});

export const pointsOf = ({ points, units, characters }: Mustered): number =>
  [...units, ...characters].reduce((sum, each) => sum + each.points, points);
