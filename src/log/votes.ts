/**
 * Which of several closes of one page stands (R10). Each seat that sat before the page has one vote: the close on which its
 * devices' logs first build. A vote is never moved, so what is final stays so however phones find together afterwards.
 */
import type { Steps } from '../kernel/paced.ts';
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { type Branch, compare } from './causal.ts';
import { is, type Known } from './entry.ts';
import type { Device } from './keys.ts';
import type { InPast, PastEntry } from './past.ts';
import { among, mostSeats, type Voices } from './voices.ts';

/** The first line that a device wrote for a seat on one close of a page, or on anything that follows from it. */
interface First {
  readonly line: PastEntry;
  readonly close: Hash;
  /** The history it is in (index). */
  readonly branch: number;
}
/** By the page that was turned. */
export type Firsts = ReadonlyMap<Hash, readonly First[]>;
interface Found {
  readonly firsts: Firsts;
  /** The pages of which something was found that was not known before. */
  readonly changed: ReadonlySet<Hash>;
}

/**
 * In steps: each line of each log is looked at.
 * @param closes all of them
 * @param valid those that can stand
 * @param voting seats there are, and phones that may play for one
 * @param before the same by the first so many lines of each branch
 */
export function* firstsOf(
  branches: readonly Branch[],
  closes: ReadonlyMap<Hash, { readonly entry: Known<'close'> }>,
  valid: (close: Hash) => boolean,
  voting: { readonly seats: ReadonlySet<Seat>; readonly devices: ReadonlySet<Device> },
  before?: { readonly firsts: Firsts; readonly lengths: readonly number[] },
): Steps<Found> {
  const found = new Map<Hash, readonly First[]>();
  const firstsOn = (page: Hash): readonly First[] => found.get(page) ?? before?.firsts.get(page) ?? [];
  for (const [branch, { chain, ready }] of branches.entries()) {
    if (!voting.devices.has(chain.author)) continue;
    let last: PastEntry['entry'] | undefined;
    for (let i = before?.lengths[branch] ?? 0; i < ready; i++) {
      if (i % LINES === LINES - 1) yield;
      const line = { hash: chain.hashes[i] as Hash, entry: chain.entries[i] as PastEntry['entry'] };
      const { seat, page } = line.entry;
      const own = is(line.entry, 'close');
      if ((page === last?.page && seat === last.seat && !own) || !voting.seats.has(seat)) continue;
      last = line.entry;
      // What builds on a page builds on all before it: where this log has begun already, it has there too.
      for (const from of own ? [page, line.hash] : [page])
        for (
          let on = closes.get(from)?.entry, close = from;
          on;
          close = on.page, on = closes.get(close)?.entry
        ) {
          if (!valid(close)) continue;
          const known = firstsOn(on.page);
          if (known.some((one) => one.branch === branch && one.line.entry.seat === seat)) break;
          found.set(on.page, [...known, { line, close, branch }]);
        }
    }
  }
  const firsts = before && found.size === 0 ? before.firsts : new Map([...(before?.firsts ?? []), ...found]);
  return { firsts, changed: new Set(found.keys()) };
}
/** Lines that are looked through between two rests. */
const LINES = 64;

/** One close of a page, with what follows from it alone. */
export interface Candidate {
  readonly hash: Hash;
  readonly author: Device;
  readonly seat: Seat;
  /** The author's log has forked. */
  readonly forked: boolean;
  /** How far its seat is from its turn. */
  readonly turn: number;
  /** How many lines it lists. */
  readonly listed: number;
  /** Who plays once it has turned the page. */
  readonly after: Voices;
}
export interface Elected {
  /** undefined where none can stand. */
  readonly close?: Hash;
  /** Whether no vote that is not known, and no seat that lies, can undo it (design §1.4). */
  readonly final: boolean;
  /** Seats whose vote is not known. */
  readonly unheard: readonly Seat[];
}

/** @param voices who sat before the page */
export function elect(
  candidates: readonly Candidate[],
  firsts: readonly First[],
  voices: Voices,
  inPast: InPast,
): Elected {
  const own = choices(firsts, voices, inPast);
  const all = mostSeats(voices);
  const ranked = candidates
    .map((one) => ({
      ...one,
      votes: own.votes(one.hash),
      // Where one hand sat before, only those who sat down since can bear witness against it.
      witnesses: all > 1 ? 0 : choices(firsts, newcomers(one.after, voices), inPast).votes(one.hash),
    }))
    // A log that has forked turns no page by itself, but for a player who sat alone.
    .filter(
      ({ hash, author, seat, forked }) =>
        !forked || (all <= 1 && voices.has(author)) || own.votes(hash, { author, seat }) > 0,
    )
    .sort(
      (a, b) =>
        b.votes - a.votes ||
        b.witnesses - a.witnesses ||
        a.turn - b.turn ||
        b.listed - a.listed ||
        compare(a.hash, b.hash),
    );
  const [best] = ranked;
  const unheard = own.unheard();
  if (!best) return { final: false, unheard };
  // A forked log's close is a rival, too: a vote that is still to come may make it stand.
  const others = candidates.flatMap(({ hash }) => (hash === best.hash ? [] : [hash]));
  const most = [undefined, ...others].reduce((top, rival) => Math.max(top, own.mayGet(rival)), 0);
  // A phone that lies takes its vote from one close to another, and with it the votes of all seats that it holds.
  const held = [...voices.values()].reduce((top, seats) => Math.max(top, seats.size), 0);
  const lies = all < 5 ? 0 : 1 + held;
  return { close: best.hash, final: best.votes > most + lies, unheard };
}

const newcomers = (after: Voices, before: Voices): Voices =>
  among(after, { device: (one) => !before.has(one) });

interface Choices {
  /** How many seats speak for a close, each by a device of its own; without those of its author if the author is named. */
  votes(close: Hash, but?: { readonly author: Device; readonly seat: Seat }): number;
  /** How many might in the end, for a close that is known or for one that is not. */
  mayGet(close: Hash | undefined): number;
  unheard(): readonly Seat[];
}

function choices(firsts: readonly First[], voices: Voices, inPast: InPast): Choices {
  const heard = firsts.filter(({ line: { entry } }) => voices.get(entry.author)?.has(entry.seat));
  const bySeat = new Map<Seat, Hash | null>();
  const byDevice = new Map<Device, Hash | null>();
  for (const { line } of heard) {
    const { author, seat } = line.entry;
    if (!bySeat.has(seat))
      bySeat.set(
        seat,
        begun(
          heard.filter((one) => one.line.entry.seat === seat),
          inPast,
        ),
      );
    if (!byDevice.has(author))
      byDevice.set(
        author,
        begun(
          heard.filter((one) => one.line.entry.author === author),
          inPast,
        ),
      );
  }
  return {
    votes: (close, but) =>
      mostSeats(
        among(voices, {
          device: (one) => byDevice.get(one) === close && one !== but?.author,
          seat: (one) => bySeat.get(one) === close && one !== but?.seat,
        }),
      ),
    mayGet: (close) => {
      const may = (choice: Hash | null | undefined): boolean => choice === undefined || choice === close;
      return mostSeats(
        among(voices, { device: (one) => may(byDevice.get(one)), seat: (one) => may(bySeat.get(one)) }),
      );
    },
    unheard: () => {
      const silent = [...voices]
        .filter(([device]) => !byDevice.has(device))
        .flatMap(([, seats]) => [...seats]);
      return [...new Set(silent)].filter((seat) => !bySeat.has(seat));
    },
  };
}

/** The close that some lines began with; null where they began with different ones and neither saw the other. */
function begun(firsts: readonly First[], inPast: InPast): Hash | null {
  const earliest = firsts.filter(({ line }) => !firsts.some((other) => inPast(other.line, line)));
  const [close = null, ...more] = new Set(earliest.map((one) => one.close));
  return more.length > 0 ? null : close;
}
