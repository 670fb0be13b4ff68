/** Troops wherever they stand in a book: in a banner, in reserve, hired. */
import type { Character, Ledger, Unit } from '../ledger/book.ts';
import { type Troops, withCourt } from './book.ts';

/** Units and characters of the banners and the reserve, by id. */
export function ownTroops(ledger: Ledger): Troops {
  const all = [...Object.values(ledger.banners), ledger.court.reserve];
  return {
    points: all.reduce((sum, { points }) => sum + points, 0),
    units: all.flatMap(({ units }) => units),
    characters: all.flatMap(({ characters }) => characters),
  };
}
/** Every id in the book, those of hired contingents, too. */
export const takenIds = (ledger: Ledger): readonly string[] =>
  [ownTroops(ledger), ...Object.values(ledger.court.hired).map(({ troops }) => troops)].flatMap(
    ({ units, characters }) => [...units, ...characters].map(({ id }) => id),
  );

/** The same book with each unit and character as these see fit. */
export function rewritten(
  ledger: Ledger,
  unit: (unit: Unit) => Unit,
  character: (character: Character) => Character,
): Ledger {
  const over = <T extends Troops>(troops: T): T => ({
    ...troops,
    units: troops.units.map(unit),
    characters: troops.characters.map(character),
  });
  return withCourt(
    {
      ...ledger,
      banners: Object.fromEntries(
        Object.entries(ledger.banners).map(([banner, contents]) => [banner, over(contents)]),
      ),
    },
    { reserve: over(ledger.court.reserve) },
  );
}
