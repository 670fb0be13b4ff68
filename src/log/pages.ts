/**
 * The book's pages: which closes stand, what each lists, and who sat at the table when it was turned. What a close lists,
 * who sits after it and whether it is valid follow from its own past and never change; which of several stands goes by
 * votes. Nothing here asks what an order means.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import type { Causal, Ready } from './causal.ts';
import type { Chains } from './chain.ts';
import { is, type Known } from './entry.ts';
import type { Device } from './keys.ts';
import { countOf, listed, lists, type Marks, pagesOf } from './listing.ts';
import type { Pasts } from './past.ts';
import { founded, type Law, type Roster, type Seating, writesAs } from './roster.ts';
import { turnOf } from './rotation.ts';
import { beyondQuota, isSeating, seated } from './seats.ts';
import { slotsCrowded, slotsTaken, type Twins } from './slots.ts';
import { type Voices, voicesOf } from './voices.ts';
import { type Candidate, elect, firstsOf } from './votes.ts';

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
  readonly law: Law;
  /** The page (index) an entry is listed on; undefined: no standing close lists it. */
  pageOf(item: Ready): number | undefined;
}

interface Asked {
  readonly campaign: Hash;
  /** Devices whose log has forked. */
  readonly forked: ReadonlySet<Device>;
  readonly twins: Twins;
  /** A close that is passed over. */
  readonly but: Hash | undefined;
  /** Slots that two devices share. */
  readonly crowded: Iterable<string>;
}
/** Turns the pages of a book, from its founding to the open page. */
export function turned(
  chains: Chains,
  { ready, branches }: Pick<Causal, 'ready' | 'branches'>,
  { inPast, past }: Pasts,
  founding: Known<'found'>,
  { campaign, forked, twins, but, crowded }: Asked,
): Turned {
  const closes = new Map<Hash, Closing>();
  const seatings: (Ready & Seating)[] = [];
  const proposals = new Set<Hash>();
  const beyond = beyondQuota(branches);
  for (const item of ready) {
    if (beyond.has(item.hash)) continue;
    if (isClosing(item)) closes.set(item.hash, item);
    else if (isSeating(item, proposals)) {
      seatings.push(item);
      proposals.add(item.hash);
    }
  }
  const roster = founded(founding, campaign);
  const start: Turn = { count: 0, marks: new Map(), roster, voices: voicesOf(roster), sat: true };
  const turns = new Map<Hash, Turn>([[campaign, start]]);
  const law: Law = { inPast, pageAt: (page) => turns.get(page)?.count ?? 0 };
  const rivals = new Map<Hash, Candidate[]>();
  const seats = founding.body.seats.map(({ id }) => id);
  for (const close of closes.values()) {
    const before = turns.get(close.entry.page);
    if (!before) continue;
    const after = turn(before, close);
    turns.set(close.hash, after);
    if (!after.sat || close.hash === but) continue;
    const { author, seat, page } = close.entry;
    const candidate = {
      hash: close.hash,
      author,
      seat,
      forked: forked.has(author),
      turn: turnOf(seats, seat, before.count),
      listed: countOf(after.marks),
      after: after.voices,
    };
    rivals.set(page, [...(rivals.get(page) ?? []), candidate]);
  }
  const entries = new Map([...closes].map(([hash, { entry }]) => [hash, entry]));
  const firsts = firstsOf(branches, entries, (close) => turns.get(close)?.sat === true);

  const standing: Turning[] = [];
  let at = start;
  for (let page = campaign; rivals.has(page); ) {
    const vote = elect(rivals.get(page) ?? [], firsts.get(page) ?? [], at.voices, inPast);
    const close = closes.get(vote.close ?? '');
    if (!close) break;
    const final = vote.final && (standing.at(-1)?.final ?? true);
    standing.push({ close, final, unheard: vote.unheard, voices: at.voices });
    page = close.hash;
    at = turns.get(page) as Turn;
  }
  const marks = standing.map(({ close }) => (turns.get(close.hash) as Turn).marks);
  const pageOf = pagesOf(chains, marks);
  const arriving = seatings.filter((item) => pageOf(item) === undefined && !forked.has(item.entry.author));
  // Slots are taken by lines of tainted devices, too: a new phone keeps clear of them.
  const unlisted = seatings.filter((item) => pageOf(item) === undefined);
  const roomy = slotsTaken(at.roster, unlisted);
  return { turns: standing, roster: slotsCrowded(roomy, crowded), arriving, law, pageOf };

  function turn({ count, marks, roster, voices }: Turn, close: Closing): Turn {
    const after = listed(branches, past(close), marks, twins);
    const news = seatings.filter((item) => lists(chains, after, item) && !lists(chains, marks, item));
    const next = news.length > 0 ? seated(roster, news, count, law) : roster;
    return {
      count: count + 1,
      marks: after,
      roster: next,
      voices: next === roster ? voices : voicesOf(next),
      sat: writesAs(next, close.entry, count) === 'member',
    };
  }
}
