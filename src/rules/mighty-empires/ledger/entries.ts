/** What public changes do to a seat's book. */
import type { Change } from '../changes/index.ts';
import type { BannerId, State } from '../state.ts';
import { blank, booked, type Ledger, tallied, withBanner } from './book.ts';

export function entered(ledger: Ledger, change: Change, state: State): Ledger {
  switch (change.type) {
    case 'bannerRaised':
      return change.seat === ledger.seat ? withBanner(ledger, change.banner, blank) : ledger;
    case 'bannerDismissed':
      return dismissed(ledger, change.banner);
    case 'bannerFell':
      return fell(ledger, change.banner);
    case 'shipLost':
      // A ship takes its banner down with it; which one that was, only the state still tells.
      return Object.keys(ledger.banners).reduce(
        (book, banner) => (state.fallen[banner] ? fell(book, banner) : book),
        ledger,
      );
    case 'charged':
      return charged(ledger, change.banner, change.points, state);
    case 'leaderFell':
      return change.seat === ledger.seat ? mourns(ledger, change) : ledger;
    case 'gained':
      return gained(ledger, change.banner, change.points, state);
    default:
      return ledger;
  }
}

/** Where nobody of name stood with the force, nobody is mourned. */
function mourns(ledger: Ledger, { banners, tile }: Extract<Change, { type: 'leaderFell' }>): Ledger {
  const led = banners.some((id) => (ledger.banners[id]?.characters.length ?? 0) > 0);
  return led ? { ...ledger, mourned: [...ledger.mourned, { tile, banners: [...banners] }] } : ledger;
}

function without(ledger: Ledger, banner: BannerId): Ledger {
  const { [banner]: _, ...banners } = ledger.banners;
  return { ...ledger, banners };
}

function dismissed(ledger: Ledger, banner: BannerId): Ledger {
  const contents = ledger.banners[banner];
  return contents ? tallied(without(ledger, banner), { mustered: -booked(contents) }) : ledger;
}

function fell(ledger: Ledger, banner: BannerId): Ledger {
  const contents = ledger.banners[banner];
  return contents ? tallied(without(ledger, banner), { fallen: booked(contents) }) : ledger;
}

function charged(ledger: Ledger, banner: BannerId, points: number, { options }: State): Ledger {
  const contents = ledger.banners[banner];
  if (!contents) return ledger;
  if (options.armies === 'units')
    return withBanner(ledger, banner, { ...contents, owed: contents.owed + points });
  const struck = Math.min(points, contents.points);
  return tallied(withBanner(ledger, banner, { ...contents, points: contents.points - struck }), { struck });
}

function gained(ledger: Ledger, banner: BannerId, points: number, { options }: State): Ledger {
  const contents = ledger.banners[banner];
  if (!contents) return ledger;
  return options.armies === 'units'
    ? withBanner(ledger, banner, { ...contents, due: contents.due + points })
    : tallied(withBanner(ledger, banner, { ...contents, points: contents.points + points }), {
        enlisted: points,
      });
}
