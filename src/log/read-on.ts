/**
 * One reading of a book, and what the next begins with. Pages, rosters and standings of lines that came before are taken
 * over as far as nothing that came since can change them: everything from the first page on whose turning went otherwise is
 * judged anew, by the same code that reads a book from its founding.
 */
import { each, type Steps } from '../kernel/paced.ts';
import type { Seat } from '../kernel/question.ts';
import { type Actors, actors } from './actors.ts';
import type { Book, EntryStatus, Page } from './book.ts';
import type { Hash } from './bytes.ts';
import { type Causal, causal, compare, type Ready } from './causal.ts';
import type { Chains } from './chain.ts';
import type { Core } from './core.ts';
import { correctionsIn } from './corrections.ts';
import { is, type Known } from './entry.ts';
import { forfeitsIn } from './forfeits.ts';
import type { Hands } from './free.ts';
import { gathered } from './gathered.ts';
import { beyondGuests, guestsOf, isGuest } from './guests.ts';
import { different, mayAmend, mayNod } from './hands.ts';
import type { Device } from './keys.ts';
import { heardOf } from './known.ts';
import { type Judged, type Leaf, leafOf } from './leaf.ts';
import { type Turned, turned } from './pages.ts';
import { type InPast, type Pasts, pasts } from './past.ts';
import type { Placed } from './placed.ts';
import { raisesIn } from './raises.ts';
import { rivalsIn } from './rivals.ts';
import type { Roster } from './roster.ts';
import { seated } from './seats.ts';
import { slotsCrowded, slotsTaken, twinsIn } from './slots.ts';
import { rolledTogether } from './together.ts';

/** Pages that are laid out between two rests. */
const PAGES = 128;

export interface Asked {
  /** All logs, as they are stored. */
  readonly stored: Chains;
  readonly campaign: Hash;
  readonly founding: Known<'found'>;
  readonly level: number;
  /** At which level a line is read. */
  readonly levelOf: (line: Hash) => number;
  /** A close that is passed over. */
  readonly but: Hash | undefined;
  readonly core: Core;
}
export interface ReadOn {
  readonly asked: Asked;
  /** The core, at the book's level. */
  readonly chains: Chains;
  readonly book: Book;
  readonly known: Causal;
  readonly past: Pasts;
  readonly turning: Turned;
  readonly acting: Actors;
  /** Lines beyond a guest's room. */
  readonly beyond: ReadonlySet<Hash>;
  /** By page. */
  readonly leaves: readonly Leaf[];
  /** The lines that count, by page. */
  readonly lines: readonly (readonly Placed[])[];
}

/**
 * @param chains the core, at the book's level
 * @param before the same logs as they were when they were shorter: `growth` says when it may be gone on from. No function that is
 *   made here may name it, or each reading would hold on to all before it.
 */
export function* readOn(chains: Chains, asked: Asked, before?: ReadOn): Steps<ReadOn | undefined> {
  const { campaign, founding, but, core } = asked;
  const known = yield* causal(chains, campaign, before?.known);
  yield;
  const past = yield* pasts(known.branches, before?.past);
  if (!past.find(campaign)) return undefined;
  yield;
  const { tainted, crowded } = core;
  // A log with two histories crowds nobody: phones keep different ones.
  const alone = known.branches.filter(({ chain: { author } }) => !tainted.has(author) || crowded.has(author));
  const twins = before ? new Map() : yield* twinsIn(known.ready, alone);
  const forked = new Set([...tainted, ...twins.keys()]);
  const limits = { campaign, forked, twins, but };
  const turning = yield* turned(chains, known, past, founding, limits, before?.turning);
  yield;
  const { turns, arriving, unlisted, law, pageOf, from } = turning;
  const open = turns.length;
  // Slots are taken by lines of tainted devices, too: a new phone keeps clear of them.
  const sitting = slotsTaken(seated(turning.roster, arriving, open, law), unlisted);
  const roster = slotsCrowded(sitting, crowded.values());

  const idOf = (page: number): Hash => turns[page - 1]?.close.hash ?? campaign;
  const stands = (close: Hash): boolean => turns[law.pageAt(close) - 1]?.close.hash === close;
  const had = before?.leaves ?? [];
  const earlier = had.slice(from).flatMap(({ all }) => all.map(({ line }) => line));
  // What has just come is in order already.
  const ordered = earlier.length > 0 ? [...earlier, ...known.ready].sort(known.order) : known.ready;
  const placed: PlacedReady[] = [];
  yield* each(ordered, (line) => void placed.push(placedOn(line, pageOf(line) ?? open)));
  yield;
  const left = (item: Ready): boolean => forked.has(item.entry.author) && pageOf(item) === undefined;
  const isOfBook = (hash: Hash): boolean => {
    const line = past.find(hash);
    return line !== undefined && !left(line);
  };
  const acting = yield* actors(
    placed.filter((line) => !left(line)),
    roster,
    past.inPast,
    isOfBook,
    before?.acting,
  );
  yield;
  const sameGuests = before && guestsOf(before.book.roster) === guestsOf(roster);
  const beyond = sameGuests ? before.beyond : beyondGuests(chains, roster);
  const judge = (line: PlacedReady): EntryStatus => {
    const { hash, entry } = line;
    const { kind } = entry.body;
    if (kind === 'close' && stands(hash)) return 'counted';
    if (left(line)) return 'frozen';
    const barred = acting.barred(line);
    if (barred) return barred;
    if (beyond.has(hash) && isGuest(roster, entry.author, line.page)) return 'refused';
    if (kind === 'close') return 'late';
    if ((kind === 'order' || kind === 'done') && entry.page !== idOf(line.page)) return 'late';
    return line.page === open ? 'open' : 'counted';
  };
  const judged: Judged[][] = Array.from({ length: open + 1 - from }, () => []);
  yield* each(placed, (line) => void judged[line.page - from]?.push({ line, standing: judge(line) }));
  const leaves = had.slice(0, from);
  const pages = before?.book.pages.slice(0, from) ?? [];
  const lines = before?.lines.slice(0, from) ?? [];
  for (const all of judged) {
    const i = pages.length;
    const leaf = leafOf(all, had[i]);
    const turn = turns[i];
    const { final, unheard, voices } = turn ?? { final: false, unheard: [], voices: new Map() };
    const page = { id: idOf(i), entries: leaf.entries, final, unheard, voices };
    leaves.push(leaf);
    lines.push(leaf.entries);
    pages.push(turn ? { ...page, closed: turn.close } : page);
    if (i % PAGES === PAGES - 1) yield;
  }
  yield;
  const read = { asked, chains, known, past, turning, acting, beyond, leaves, lines };
  return { ...read, book: yield* bookOf(read, pages, roster, [...forked].sort(compare)) };
}

/** The book that a reading comes to. */
function* bookOf(
  {
    asked: { campaign, founding, level, core },
    known,
    past,
    turning,
    acting,
    leaves,
    lines,
  }: Omit<ReadOn, 'book'>,
  pages: readonly Page[],
  roster: Roster,
  forked: readonly Device[],
): Steps<Book> {
  const { waiting, reached } = known;
  const { inPast } = past;
  const { pageOf } = turning;
  const find: Book['find'] = (hash) => {
    const line = past.find(hash);
    return line && leaves[pageOf(line) ?? pages.length - 1]?.find(hash)?.counts;
  };
  const seats = founding.body.seats.map(({ id }) => id);
  yield;
  const rivals = yield* rivalsIn(lines, seats, acting.by, roster, inPast);
  yield;
  const forfeits = forfeitsIn(lines, roster, rivals, inPast);
  const hands = handsIn(roster, acting.by, inPast);
  yield;
  const mended = correctionsIn({
    pages: lines,
    seats,
    inPast,
    hands,
    forfeits,
    find,
    actedBy: acting.by,
    arrivals: arrivals(roster, founding.seat).flatMap((hash) => find(hash) ?? []),
    nods: (mend, agree) =>
      (is(mend.entry, 'amend') ? mayAmend : mayNod)(
        heardOf(roster, agree, inPast),
        hands.of(mend),
        hands.of(agree),
        agree.page,
      ),
  });
  yield;
  const late = lateIn(leaves).toSorted(known.order);
  const frozen = frozenIn(leaves);
  const numbers = new Map(frozen.length > 0 ? pages.map(({ id }, page) => [id, page]) : []);
  /** The author had not heard what put them out of that seat at the end of the page they wrote on. */
  const unheard = ({ hash, entry }: Placed): boolean =>
    !roster.former.some(
      ({ device, seat, until, words = [] }) =>
        device === entry.author &&
        seat === entry.seat &&
        until === (numbers.get(entry.page) ?? 0) + 1 &&
        words.some((word) => inPast({ hash: word }, { hash })),
    );
  const setAside = frozen.filter(
    (line) =>
      line.entry.page !== pages[line.page]?.id && !forked.includes(line.entry.author) && unheard(line),
  );
  yield;
  const raises = raisesIn(pages, founding.body, roster, inPast);
  yield;
  const together = rolledTogether(lines, roster, inPast);
  let waits: ReadonlySet<Hash> | undefined;
  return {
    campaign,
    founding,
    level,
    roster,
    pages,
    late: late.filter(({ entry }) => entry.body.kind === 'order'),
    fallen: late.filter(({ entry }) => entry.body.kind === 'close'),
    setAside: setAside.sort(known.order),
    standIns: acting.standIns,
    actedBy: acting.by,
    forked,
    waiting: new Set(waiting.map(({ entry }) => entry.author)),
    reached,
    inPast,
    find,
    raises,
    together,
    rivals,
    forfeits,
    standing(hash) {
      if (mended.struck.has(hash)) return 'struck';
      const line = past.find(hash);
      if (line) return leaves[pageOf(line) ?? pages.length - 1]?.find(hash)?.standing;
      waits ??= new Set(waiting.map((one) => one.hash));
      return waits.has(hash) ? 'waiting' : core.aside(hash) ? 'frozen' : undefined;
    },
    ...mended,
  };
}

type PlacedReady = Placed & Ready;
const lateIn = gathered((leaf: Leaf) => leaf.late);
const frozenIn = gathered((leaf: Leaf) => leaf.frozen);
const placedOn = (line: Ready & { readonly page?: number }, page: number): PlacedReady =>
  line.page === page ? (line as PlacedReady) : { ...line, page };

function handsIn(roster: Roster, actedBy: ReadonlyMap<Hash, Seat>, inPast: InPast): Hands {
  const of: Hands['of'] = ({ hash, entry: { author, seat } }) => ({
    author,
    seat: actedBy.get(hash) ?? seat,
  });
  return {
    of,
    isOther: (hand, line) => different(heardOf(roster, line, inPast), hand, of(line), line.page),
  };
}
/** The admissions by which others than the founder came to hold a seat. */
const arrivals = ({ members, former }: Roster, founder: Seat): readonly Hash[] =>
  [...former, ...members].flatMap(({ role, entry, seat }) =>
    role === 'player' && seat !== founder ? [entry] : [],
  );
