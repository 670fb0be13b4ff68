/**
 * The book's pages: which closes stand, what each lists, and who sat at the table when it was turned.
 * Of two closes of one page the one more seats have built on stands, then the lower hash. Everything about a close follows
 * from its own past (what it lists, and the closes before it), and building on one is never undone, so nothing that comes
 * later takes weight from it. Nothing here asks what an order means.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { type Branch, type Causal, compare, type Ready } from './causal.ts';
import { branchesOf, type Chains } from './chain.ts';
import { type Entry, is, type Known, type Mark } from './entry.ts';
import type { Device } from './keys.ts';
import { emptyRoster, players, playsFor, type Roster, type Seating, writesAs } from './roster.ts';
import { isSeating, seated } from './seats.ts';
import { mostSeats } from './voices.ts';

export interface Closing extends Ready {
  readonly entry: Known<'close'>;
}
const isClosing = (item: Ready): item is Closing => is(item.entry, 'close');
/** How things lie once a page is turned: how far each log is listed, by which closes, and who sits where. */
interface Turn {
  /** Pages turned so far. */
  readonly count: number;
  readonly marks: ReadonlyMap<Device, Mark>;
  readonly roster: Roster;
}
type Builders = Map<Device, Set<Seat>>;

export interface Turned {
  /** The closes that stand, first to last, and whether each is settled. */
  readonly closes: readonly Closing[];
  readonly settled: readonly boolean[];
  /** Who sits where when the open page begins. */
  readonly roster: Roster;
  /** Admissions and withdrawals on the open page; a forked device makes none. */
  readonly arriving: readonly (Ready & Seating)[];
  /** The page (index) an entry is listed on; undefined: no standing close lists it. */
  pageOf(item: Ready): number | undefined;
}

/** Turns the pages of a book, from its founding to the open page. */
export function turned(
  chains: Chains,
  { ready, branches }: Pick<Causal, 'ready' | 'branches'>,
  campaign: Hash,
  founding: Known<'found'>,
): Turned {
  const forked = new Set(forkedDevices(chains));
  const closes: Closing[] = [];
  const seatings: (Ready & Seating)[] = [];
  const proposals = new Set<Hash>();
  for (const item of ready) {
    if (isClosing(item)) closes.push(item);
    else if (isSeating(item, proposals)) {
      seatings.push(item);
      proposals.add(item.hash);
    }
  }
  const start: Turn = { count: 0, marks: new Map(), roster: emptyRoster(founding, campaign) };
  const turns = new Map<Hash, Turn>([[campaign, start]]);
  for (const close of closes) {
    const before = turns.get(close.entry.page);
    if (before) turns.set(close.hash, turn(chains, before, close, seatings, founding));
  }
  const valid = closes.filter(({ hash, entry }) => {
    const after = turns.get(hash);
    return after && writesAs(after.roster, entry, after.count - 1);
  });
  const builders = buildersOf(branches, valid, turns);

  const standing: Closing[] = [];
  const settled: boolean[] = [];
  const rivals = new Map<Hash, Closing[]>();
  for (const close of valid) entryOf(rivals, close.entry.page, () => []).push(close);
  let at = start;
  for (let page = campaign; ; ) {
    const [best] = (rivals.get(page) ?? [])
      .map(weigh)
      .filter(({ stands }) => stands)
      .sort(heavier);
    if (!best) break;
    standing.push(best.close);
    settled.push(best.settled);
    page = best.close.hash;
    at = turns.get(page) as Turn;
  }
  const pageOf = listing(chains, standing, turns);
  const arriving = seatings.filter((item) => pageOf(item) === undefined && !forked.has(item.entry.author));
  return { closes: standing, settled, roster: at.roster, arriving, pageOf };

  function weigh(close: Closing): Weighed {
    const built = builders.get(close.hash) as Builders;
    const { author, page } = close.entry;
    const before = (turns.get(page) as Turn).roster;
    const table = players((turns.get(close.hash) as Turn).roster);
    const seats = mostSeats(built);
    const old = [...built.keys()].filter(
      (device) => device === before.founder.device || players(before).has(device),
    );
    const alone = table.size === 1 && old.length > 0;
    return {
      close,
      seats,
      old: old.length,
      stands: !forked.has(author) || alone || [...built.keys()].some((device) => device !== author),
      settled: seats > 1 || alone,
    };
  }
}

interface Weighed {
  readonly close: Closing;
  /** Seats that have built on it. */
  readonly seats: number;
  /** Devices among them that played before this page, or founded the campaign: a newcomer alone does not rewrite the past. */
  readonly old: number;
  /** The close of a device that has forked stands only if another has built on it, or nobody else sits at the table. */
  readonly stands: boolean;
  readonly settled: boolean;
}
const heavier = (a: Weighed, b: Weighed): number =>
  b.seats - a.seats || b.old - a.old || compare(a.close.hash, b.close.hash);

/** What turning a page lists anew. Of a forked log, the branch that closes began to list is followed. */
function turn(
  chains: Chains,
  { count, marks, roster }: Turn,
  { entry }: Closing,
  seatings: readonly (Ready & Seating)[],
  founding: Known<'found'>,
): Turn {
  const after = new Map(marks);
  for (const device of Object.keys(entry.body.has)) {
    const mark = entry.body.has[device] as Mark;
    const before = marks.get(device) ?? nothing;
    if (mark[0] > before[0] && follows(chains, device, before, mark)) after.set(device, mark);
  }
  const news = seatings.filter(({ hash, entry: { author, seq } }) => {
    const mark = after.get(author) ?? nothing;
    return (
      seq > (marks.get(author) ?? nothing)[0] && seq <= mark[0] && follows(chains, author, [seq, hash], mark)
    );
  });
  return {
    count: count + 1,
    marks: after,
    roster: news.length > 0 ? seated(roster, news, count, founding) : roster,
  };
}
const nothing: Mark = [0, ''];
const follows = (chains: Chains, device: Device, [before, was]: Mark, [seq, hash]: Mark): boolean =>
  branchesOf(chains.get(device)).some(
    ({ hashes }) => hashes[seq - 1] === hash && (before === 0 || hashes[before - 1] === was),
  );

/** For each close, who has built on it: wrote on the page it opened or on any after, and played for that seat there. */
function buildersOf(
  branches: readonly Branch[],
  closes: readonly Closing[],
  turns: ReadonlyMap<Hash, Turn>,
): ReadonlyMap<Hash, Builders> {
  const writers = new Map<Hash, Builders>();
  for (const { chain, times } of branches) {
    let before: Entry | undefined;
    for (const entry of chain.entries.slice(0, times.length)) {
      const { author, seat, page } = entry;
      if (page !== before?.page || seat !== before.seat)
        entryOf(
          entryOf(writers, page, () => new Map()),
          author,
          () => new Set(),
        ).add(seat);
      before = entry;
    }
  }
  const builders = new Map<Hash, Builders>();
  const at = (page: Hash): Builders => entryOf(builders, page, () => new Map());
  const add = (to: Builders, from: Builders | undefined, roster?: Roster): void => {
    for (const [device, seats] of from ?? [])
      for (const seat of seats)
        if (!roster || playsFor(roster, device, seat)) entryOf(to, device, () => new Set()).add(seat);
  };
  for (const { hash, entry } of closes.toReversed()) {
    const { roster } = turns.get(hash) as Turn;
    const own = at(hash);
    add(own, new Map([[entry.author, new Set([entry.seat])]]), roster);
    add(own, writers.get(hash), roster);
    const parent = at(entry.page);
    add(parent, own);
    add(parent, writers.get(entry.page), roster);
  }
  return builders;
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function listing(
  chains: Chains,
  standing: readonly Closing[],
  turns: ReadonlyMap<Hash, Turn>,
): (item: Ready) => number | undefined {
  const last = turns.get(standing.at(-1)?.hash ?? '')?.marks ?? new Map<Device, Mark>();
  const logs = new Map(
    [...last].map(([device, [seq, hash]]) => {
      const branch = branchesOf(chains.get(device)).find(({ hashes }) => hashes[seq - 1] === hash);
      return [device, { hashes: branch?.hashes ?? [], pages: [] as number[] }];
    }),
  );
  standing.forEach(({ hash }, page) => {
    for (const [device, [seq]] of turns.get(hash)?.marks ?? []) {
      const pages = logs.get(device)?.pages ?? [];
      while (pages.length < seq) pages.push(page);
    }
  });
  return ({ hash, entry }) => {
    const log = logs.get(entry.author);
    return log?.hashes[entry.seq - 1] === hash ? log.pages[entry.seq - 1] : undefined;
  };
}

export const forkedDevices = (chains: Chains): readonly Device[] =>
  [...chains.values()].filter(({ forks }) => forks?.length).map(({ author }) => author);
