/**
 * One reading of a book, and what the next begins with. Pages, rosters and standings of lines that came before are taken
 * over as far as nothing that came since can change them: everything from the first page on whose turning went otherwise is
 * judged anew, by the same code that reads a book from its founding.
 */
import type { Seat } from '../kernel/question.ts';
import { type Actors, actors } from './actors.ts';
import type { Book, Page, Standing } from './book.ts';
import type { Hash } from './bytes.ts';
import { type Causal, causal, compare, type Ready } from './causal.ts';
import type { Chains } from './chain.ts';
import type { Core } from './core.ts';
import { is, type Known } from './entry.ts';
import { forfeitsIn } from './forfeits.ts';
import type { Hands } from './free.ts';
import { beyondGuests, isGuest } from './guests.ts';
import { different, heardOf, mayAmend, mayNod } from './hands.ts';
import { type Judged, type Leaf, leafOf } from './leaf.ts';
import { type Turned, turned } from './pages.ts';
import { type InPast, type Pasts, pasts } from './past.ts';
import type { Placed } from './placed.ts';
import { raisesIn } from './raises.ts';
import { rivalsIn } from './rivals.ts';
import type { Roster } from './roster.ts';
import { seated } from './seats.ts';
import { twinsIn } from './slots.ts';
import { mending } from './strikes.ts';
import { rolledTogether } from './together.ts';

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
}

/**
 * @param chains the core, at the book's level
 * @param before the same logs as they were when they were shorter: `growth` says when it may be gone on from
 */
export function readOn(chains: Chains, asked: Asked, before?: ReadOn): ReadOn | undefined {
  const { campaign, founding, level, but, core } = asked;
  const known = causal(chains, campaign, before?.known);
  const { waiting, reached } = known;
  const past = pasts(known.branches, before?.past);
  const { inPast } = past;
  if (!past.find(campaign)) return undefined;
  const twins = before ? new Map() : twinsIn(known.ready, known.branches);
  const forked = new Set([...core.tainted, ...twins.keys()]);
  const limits = { campaign, forked, twins, but, crowded: core.crowded.values() };
  const turning = turned(chains, known, past, founding, limits, before?.turning);
  const { turns, arriving, law, pageOf, from } = turning;
  const open = turns.length;
  const roster = seated(turning.roster, arriving, open, law);

  const ids = [campaign, ...turns.map(({ close }) => close.hash)];
  const stands = new Set(ids);
  const earlier = before?.leaves.slice(from).flatMap(({ all }) => all.map(({ line }) => line)) ?? [];
  const placed = [...earlier, ...known.ready]
    .sort(known.order)
    .map((line) => placedOn(line, pageOf(line) ?? open));
  const unlisted = (item: Ready): boolean => forked.has(item.entry.author) && pageOf(item) === undefined;
  const isOfBook = (hash: Hash): boolean => {
    const line = past.find(hash);
    return line !== undefined && !(forked.has(line.entry.author) && pageOf(line) === undefined);
  };
  const acting = actors(
    placed.filter((line) => !unlisted(line)),
    roster,
    inPast,
    isOfBook,
    before?.acting,
  );
  const beyond = before?.beyond ?? beyondGuests(chains, roster);
  const judge = (line: PlacedReady): Standing => {
    const { hash, entry } = line;
    const { kind } = entry.body;
    if (kind === 'close' && stands.has(hash)) return 'counted';
    if (unlisted(line)) return 'frozen';
    const barred = acting.barred(line);
    if (barred) return barred;
    if (beyond.has(hash) && isGuest(roster, entry.author, line.page)) return 'refused';
    if (kind === 'close') return 'late';
    if ((kind === 'order' || kind === 'done') && entry.page !== ids[line.page]) return 'late';
    return line.page === open ? 'open' : 'counted';
  };
  const judged: Judged[][] = ids.map(() => []);
  for (const line of placed) judged[line.page]?.push({ line, standing: judge(line) });
  const leaves = judged.map(
    (all, i) => (before && i < from ? before.leaves[i] : undefined) ?? leafOf(all, before?.leaves[i]),
  );

  const pages = leaves.map(({ entries }) => entries);
  const find: Book['find'] = (hash) => {
    const line = past.find(hash);
    return line && leaves[pageOf(line) ?? open]?.find(hash)?.counts;
  };
  const seatIds = founding.body.seats.map(({ id }) => id);
  const rivals = rivalsIn(pages, seatIds, acting.by, inPast);
  const forfeits = forfeitsIn(pages, roster, rivals, inPast);
  const hands = handsIn(roster, acting.by, inPast);
  const mended = mending({
    pages,
    seats: seatIds,
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
  const late = leaves.flatMap(({ late }) => late).sort(known.order);
  let waits: ReadonlySet<Hash> | undefined;
  const book: Book = {
    campaign,
    founding,
    level,
    roster,
    pages: leaves.map(({ entries }, i): Page => {
      const kept = before && i < from ? before.book.pages[i] : undefined;
      if (kept) return kept;
      const turn = turns[i];
      const { final, unheard, voices } = turn ?? { final: false, unheard: [], voices: new Map() };
      const page = { id: ids[i] as Hash, entries, final, unheard, voices };
      return turn ? { ...page, closed: turn.close } : page;
    }),
    late: late.filter(({ entry }) => entry.body.kind === 'order'),
    fallen: late.filter(({ entry }) => entry.body.kind === 'close'),
    standIns: acting.standIns,
    actedBy: acting.by,
    forked: [...forked].sort(compare),
    waiting: new Set(waiting.map(({ entry }) => entry.author)),
    reached,
    inPast,
    find,
    raises: raisesIn(
      pages.map((entries, i) => {
        const close = turns[i]?.close.entry.author;
        return { id: ids[i] as Hash, entries, ...(close === undefined ? {} : { close }) };
      }),
      { rules: founding.body.rules, level: founding.body.level },
      roster,
      inPast,
    ),
    together: rolledTogether(pages, roster, inPast),
    rivals,
    forfeits,
    standing(hash) {
      if (mended.struck.has(hash)) return 'struck';
      const line = past.find(hash);
      if (line) return leaves[pageOf(line) ?? open]?.find(hash)?.standing;
      waits ??= new Set(waiting.map((one) => one.hash));
      return waits.has(hash) ? 'waiting' : core.aside(hash) ? 'frozen' : undefined;
    },
    ...mended,
  };
  return { asked, chains, book, known, past, turning, acting, beyond, leaves };
}

type PlacedReady = Placed & Ready;
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
