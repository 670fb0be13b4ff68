/**
 * The book's pages: which closes stand, what each lists, and who sat at the table when it was turned. What a close lists,
 * who sits after it and whether it is valid follow from its own past and never change; which of several stands goes by
 * votes. Nothing here asks what an order means.
 */
import { each, type Steps } from '../kernel/paced.ts';
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import type { Branch, Causal, Ready } from './causal.ts';
import { type Chains, sharedLines } from './chain.ts';
import { is, type Known } from './entry.ts';
import { founded } from './founded.ts';
import type { Device } from './keys.ts';
import { knowing } from './known.ts';
import { countOf, type Listed, listed, listing, lists, type Marks, pageIn } from './listing.ts';
import type { Pasts } from './past.ts';
import { type Law, type Roster, type Seating, writesAs } from './roster.ts';
import { turnOf } from './rotation.ts';
import { beyondQuota, beyondVoices, closedTooOften, isProposable, isSeating } from './seatings.ts';
import { seated } from './seats.ts';
import type { Twins } from './slots.ts';
import { type Voices, voicesOf } from './voices.ts';
import { type Candidate, elect, type Firsts, firstsOf } from './votes.ts';

export interface Closing extends Ready {
  readonly entry: Known<'close'>;
}
const isClosing = (item: Ready): item is Closing => is(item.entry, 'close');
/** How things lie once a page is turned. */
interface Turn {
  /** Pages turned so far. */
  readonly count: number;
  readonly marks: Marks;
  readonly roster: Roster;
  readonly voices: Voices;
  /** Whether its author sat on the page it closes; else it is no close. */
  readonly sat: boolean;
}
/** A close that stands. */
export interface Turning {
  readonly close: Closing;
  /** Nothing that any phone may still say undoes it, nor any page before it. */
  readonly final: boolean;
  /** Seats whose vote is not known. */
  readonly unheard: readonly Seat[];
  /** Who has a vote: all that sat before the page. */
  readonly voices: Voices;
}
export interface Turned {
  /** First to last. */
  readonly turns: readonly Turning[];
  /** Who sits where when the open page begins. */
  readonly roster: Roster;
  /** Admissions and withdrawals on the open page; a forked device makes none. */
  readonly arriving: readonly (Ready & Seating)[];
  /** These, and what forked logs say of seats beside them. */
  readonly unlisted: readonly (Ready & Seating)[];
  readonly law: Law;
  /** The page (index) an entry is listed on; undefined: no standing close lists it. */
  pageOf(item: Ready): number | undefined;
  /** Pages before this one (index) are as they were in the reading before; 0 where there was none. */
  readonly from: number;
  /** What the next reading begins with. */
  readonly found: Found;
}
/** What was found among the lines so far. */
interface Found {
  readonly closes: ReadonlyMap<Hash, Closing>;
  readonly seatings: readonly (Ready & Seating)[];
  readonly proposals: ReadonlySet<Hash>;
  readonly turns: ReadonlyMap<Hash, Turn>;
  /** By the page they close. */
  readonly candidates: ReadonlyMap<Hash, readonly Candidate[]>;
  readonly firsts: Firsts;
  /** How many lines of each branch it was found among. */
  readonly lengths: readonly number[];
  readonly listed: Listed;
}

/** Pages that are turned between two rests. */
const CLOSES = 64;

interface Asked {
  readonly campaign: Hash;
  /** Devices whose log has forked. */
  readonly forked: ReadonlySet<Device>;
  readonly twins: Twins;
  /** A close that is passed over. */
  readonly but: Hash | undefined;
}
/**
 * Turns the pages of a book, from its founding to the open page.
 * @param known its lines; with `before` those that have come since, none of which says anything about a seat
 */
export function* turned(
  chains: Chains,
  { ready, branches }: Pick<Causal, 'ready' | 'branches'>,
  { inPast, past, goneOn }: Pasts,
  founding: Known<'found'>,
  { campaign, forked, twins, but }: Asked,
  before?: Turned,
): Steps<Turned> {
  const seatings = [...(before?.found.seatings ?? [])];
  const proposals = new Set(before?.found.proposals);
  const news: Closing[] = [];
  const beyond = before ? new Set() : yield* beyondQuota(branches);
  yield;
  yield* each(ready, (item) => {
    if (beyond.has(item.hash)) return;
    if (isClosing(item)) news.push(item);
    else if (isProposable(item)) proposals.add(item.hash);
  });
  const unsaid = before ? new Set() : yield* beyondVoices(branches, proposals, inPast);
  yield* each(ready, (item) => {
    if (isSeating(item, proposals) && !beyond.has(item.hash) && !unsaid.has(item.hash)) seatings.push(item);
  });
  const playing = everPlaying(founding, seatings);
  const roster = founded(founding, campaign);
  const start: Turn = { count: 0, marks: new Map(), roster, voices: voicesOf(roster), sat: true };
  // These maps are as long as the book and gain nothing where no page turns: they are not copied for each line.
  const gaining = <T>(had: ReadonlyMap<Hash, T> | undefined): Map<Hash, T> =>
    had && news.length === 0 ? (had as Map<Hash, T>) : new Map(had);
  const closes = gaining(before?.found.closes);
  for (const close of news) closes.set(close.hash, close);
  const turns = gaining(before?.found.turns ?? new Map([[campaign, start]]));
  const candidates = gaining(before?.found.candidates);
  const law = lawOf(inPast, turns, goneOn, allBut(forked));
  const seats = founding.body.seats.map(({ id }) => id);
  // A page turns seldom: no other line is looked at for it.
  const stood = new Set<Hash>();
  const tooOften = news.length > 0 ? yield* closedTooOften(branches) : new Set();
  yield;
  for (const [i, close] of news.entries()) {
    if (i % CLOSES === CLOSES - 1) yield;
    const on = turns.get(close.entry.page);
    if (!on) continue;
    if (tooOften.has(close.hash) || !playing.has(close.entry.author)) {
      turns.set(close.hash, { ...on, count: on.count + 1, sat: false });
      continue;
    }
    const after = turn(on, close);
    turns.set(close.hash, after);
    if (!after.sat || close.hash === but) continue;
    const { author, seat, page } = close.entry;
    const candidate = {
      hash: close.hash,
      author,
      seat,
      forked: forked.has(author),
      turn: turnOf(seats, seat, on.count),
      listed: countOf(after.marks),
      after: after.voices,
    };
    candidates.set(page, [...(candidates.get(page) ?? []), candidate]);
    stood.add(page);
  }
  const valid = (close: Hash): boolean => turns.get(close)?.sat === true;
  const votes = { seats: new Set(seats), devices: playing };
  yield;
  const { firsts, changed } = yield* firstsOf(branches, closes, valid, votes, before?.found);
  yield;
  const had = before?.turns ?? [];
  const idOf = (page: number): Hash => had[page - 1]?.close.hash ?? campaign;
  /** The place of a page among those that stood; of any other the place after them. */
  const placeOf = (page: Hash): number => {
    const { count = 0 } = turns.get(page) ?? {};
    return count <= had.length && idOf(count) === page ? count : had.length;
  };
  const from = [...changed, ...stood].reduce((first, page) => Math.min(first, placeOf(page)), had.length);
  const standing = had.slice(0, from);
  for (let page = idOf(from); candidates.has(page); ) {
    const at = turns.get(page) as Turn;
    const vote = elect(candidates.get(page) ?? [], firsts.get(page) ?? [], at.voices, inPast);
    const close = closes.get(vote.close ?? '');
    if (!close) break;
    const final = vote.final && (standing.at(-1)?.final ?? true);
    standing.push({ close, final, unheard: vote.unheard, voices: at.voices });
    page = close.hash;
    if (standing.length % CLOSES === 0) yield;
  }
  const last = turns.get(standing.at(-1)?.close.hash ?? campaign) as Turn;
  const turnedOn = from < had.length || standing.length > from;
  const marks = (): readonly Marks[] => standing.map(({ close }) => (turns.get(close.hash) as Turn).marks);
  const list =
    before && !turnedOn
      ? before.found.listed
      : listing(chains, marks(), before && { listed: before.found.listed, from });
  const pageOf = pageIn(list);
  const unlisted = seatings.filter((item) => pageOf(item) === undefined);
  const arriving = unlisted.filter((item) => !forked.has(item.entry.author));
  return {
    turns: standing,
    roster: last.roster,
    arriving,
    unlisted,
    law,
    pageOf,
    from,
    found: {
      closes,
      seatings,
      proposals,
      turns,
      candidates,
      firsts,
      lengths: branches.map(({ ready }) => ready),
      listed: list,
    },
  };

  function turn({ count, marks, roster, voices }: Turn, close: Closing): Turn {
    const after = listed(branches, past(close), marks, twins);
    const news = seatings.filter((item) => lists(chains, after, item) && !lists(chains, marks, item));
    const then = lawOf(inPast, turns, goneOn, listedOf(branches, after));
    const next = news.length > 0 ? seated(roster, news, count, then) : roster;
    return {
      count: count + 1,
      marks: after,
      roster: next,
      voices: next === roster ? voices : voicesOf(next),
      sat:
        writesAs(
          knowing(next, count, (hash) => inPast({ hash }, close)),
          close.entry,
          count,
        ) === 'member',
    };
  }
}

/** Phones that somebody ever let in to play: no other turns a page, and a book costs the less for it. */
const everPlaying = (founding: Known<'found'>, seatings: readonly Seating[]): ReadonlySet<Device> =>
  new Set([
    founding.author,
    ...seatings.flatMap(({ entry }) =>
      is(entry, 'admit') && entry.body.role !== 'guest' ? [entry.body.device] : [],
    ),
  ]);
/** Functions of their own, so that they keep alive only the values they name and not the earlier reading. */
const allBut =
  (forked: ReadonlySet<Device>) =>
  ({ chain: { author }, ready }: Branch): number =>
    forked.has(author) ? 0 : ready;
/** How many lines of a branch a close lists: of a log that has forked they may stand in several. */
const listedOf =
  (branches: readonly Branch[], marks: Marks) =>
  ({ chain: { author, hashes } }: Branch): number => {
    const [seq, end] = marks.get(author) ?? [0, ''];
    const there = branches.find(({ chain }) => chain.author === author && chain.hashes[seq - 1] === end);
    return there ? Math.min(seq, sharedLines(there.chain.hashes, hashes)) : 0;
  };
const lawOf = (
  inPast: Law['inPast'],
  turns: ReadonlyMap<Hash, Turn>,
  goneOn: Pasts['goneOn'],
  upTo: (branch: Branch) => number,
): Law => {
  return {
    inPast,
    pageAt: (page) => turns.get(page)?.count ?? 0,
    goneOn: (hash, before, by) =>
      goneOn({ hash }, before, (branch) => (by.has(branch.chain.author) ? upTo(branch) : 0)),
  };
};
