/** What public changes do to a seat's book. */
import type { Change } from '../../change.ts';
import { toReserve } from '../../court/book.ts';
import { blank, booked, type Ledger, tallied, withBanner } from '../../ledger/book.ts';
import type { BannerId, State } from '../../state.ts';

export function armyEntered(ledger: Ledger, change: Change, state: State): Ledger {
  switch (change.type) {
    case 'bannerRaised':
      return change.seat === ledger.seat ? withBanner(ledger, change.banner, blank) : ledger;
    case 'bannerDismissed':
      return dismissed(ledger, change.banner, state);
    case 'bannersMerged':
      return mergedInto(ledger, change.banner, change.into);
    case 'bannerSplit':
      return ledger.banners[change.from]
        ? withBanner(ledger, change.banner, { ...blank, mustered: true })
        : ledger;
    case 'bannerFell':
      return fell(ledger, change.banner);
    case 'hostSummoned':
      return change.seat === ledger.seat ? hosted(ledger, change.banner, change.points, state) : ledger;
    case 'shipLost':
    case 'moved':
    case 'withdrew':
    case 'shipSailed':
    case 'shipVoyaged':
    case 'landed':
    case 'boarded':
    case 'phaseEnded':
    case 'yearBegun':
    case 'spellEnded':
      return swept(ledger, state);
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

/** Where no named character was with the force, no name is asked for. */
function mourns(ledger: Ledger, { banners, tile }: Extract<Change, { type: 'leaderFell' }>): Ledger {
  const led = banners.some((id) => (ledger.banners[id]?.characters.length ?? 0) > 0);
  return led ? { ...ledger, mourned: [...ledger.mourned, { tile, banners: [...banners] }] } : ledger;
}

/** A ship takes its banner down with it, a void swallows every force that enters, a host goes when its time is over: only the state still names the banners. */
const swept = (ledger: Ledger, state: State): Ledger =>
  Object.keys(ledger.banners).reduce((book, banner) => {
    const gone = state.fallen[banner];
    return gone && gone.how !== 'left' ? fell(book, banner) : book;
  }, ledger);

/** A host comes with its points: in the book at once, or due to be entered as troops. */
const hosted = (ledger: Ledger, banner: BannerId, points: number, state: State): Ledger =>
  gained(withBanner(ledger, banner, { ...blank, mustered: true }), banner, points, state);

function without(ledger: Ledger, banner: BannerId): Ledger {
  const { [banner]: _, ...banners } = ledger.banners;
  return { ...ledger, banners };
}

/** All one banner holds, owes and is due goes over into another. */
function mergedInto(ledger: Ledger, banner: BannerId, into: BannerId): Ledger {
  const [going, staying] = [ledger.banners[banner], ledger.banners[into]];
  if (!going || !staying || banner === into) return ledger;
  return withBanner(without(ledger, banner), into, {
    ...staying,
    mustered: staying.mustered || going.mustered,
    points: staying.points + going.points,
    units: [...staying.units, ...going.units],
    characters: [...staying.characters, ...going.characters],
    owed: staying.owed + going.owed,
    due: staying.due + going.due,
  });
}

function dismissed(ledger: Ledger, banner: BannerId, { stage, court }: State): Ledger {
  const contents = ledger.banners[banner];
  if (!contents) return ledger;
  const rest = without(ledger, banner);
  if (stage !== 'winter') return tallied(rest, { mustered: -booked(contents) });
  return court.contingents[banner] ? tallied(rest, { left: booked(contents) }) : toReserve(rest, contents);
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
