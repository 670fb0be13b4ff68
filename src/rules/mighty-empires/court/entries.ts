/** What public changes do to a court's secrets. */
import type { Change } from '../change.ts';
import { blank, booked, type Ledger, tallied, withBanner } from '../ledger/book.ts';
import type { State } from '../state.ts';
import { pointsOf, withCourt } from './book.ts';

export function courtEntered(ledger: Ledger, change: Change, state: State): Ledger {
  switch (change.type) {
    case 'contingentRaised':
      return fielded(ledger, change.banner, change.contingent);
    case 'contingentTurned':
      return change.to === ledger.seat ? tookOver(ledger, change) : wentHome(ledger, change.banner);
    case 'phaseEnded':
      return Object.keys(ledger.banners).reduce(
        (book, banner) => (state.fallen[banner]?.how === 'left' ? wentHome(book, banner) : book),
        ledger,
      );
    case 'yearBegun':
      return dismissed(ledger);
    default:
      return ledger;
  }
}

function fielded(ledger: Ledger, banner: string, contingent: string): Ledger {
  const { [contingent]: found, ...hired } = ledger.court.hired;
  if (!found || !ledger.banners[banner]) return ledger;
  return withCourt(withBanner(ledger, banner, { ...blank, mustered: true, ...found.troops }), { hired });
}

function wentHome(ledger: Ledger, banner: string): Ledger {
  const { [banner]: contents, ...banners } = ledger.banners;
  return contents ? tallied({ ...ledger, banners }, { left: booked(contents) }) : ledger;
}

function tookOver(
  ledger: Ledger,
  { banner, troops, worth }: Extract<Change, { type: 'contingentTurned' }>,
): Ledger {
  // No troops of the two books bear the same id.
  const renamed = <T extends { readonly id: string }>(each: T): T => ({
    ...each,
    id: `${banner}.${each.id}`,
  });
  const contents = {
    ...blank,
    mustered: true,
    points: troops.points,
    units: troops.units.map(renamed),
    characters: troops.characters.map(renamed),
  };
  const points = booked(contents);
  const taken = { ...contents, owed: Math.max(0, points - worth), due: Math.max(0, worth - points) };
  return tallied(withBanner(ledger, banner, taken), { enlisted: points });
}

/** Contingents nobody led into the field are gone when the roads open. */
function dismissed(ledger: Ledger): Ledger {
  const idle = Object.values(ledger.court.hired);
  if (idle.length === 0) return ledger;
  const left = idle.reduce((sum, { troops }) => sum + pointsOf(troops), 0);
  return tallied(withCourt(ledger, { hired: {} }), { left });
}
