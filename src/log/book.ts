/**
 * The union of all known logs, read as a book: pages, what counts on each, and the standing of every entry.
 * A pure function of the entries, so phones that know the same read the same, in whatever order they learnt it; and so do
 * phones that keep different evidence against a device, for it is read from the core (R6).
 * It knows no rule: the book settles signatures, seats, forks, pages and strikes before any rule is asked.
 */
import type { Seat } from '../kernel/question.ts';
import { actors } from './actors.ts';
import type { Hash } from './bytes.ts';
import { causal, compare, type Ready } from './causal.ts';
import { branchesOf, type Chains } from './chain.ts';
import { type Core, coreOf } from './core.ts';
import { is, type Known } from './entry.ts';
import { type Forfeits, forfeitsIn } from './forfeits.ts';
import type { Hands } from './free.ts';
import { beyondGuests, isGuest } from './guests.ts';
import { different, heardOf, mayAmend, mayNod } from './hands.ts';
import type { Device } from './keys.ts';
import { foundingOf, type Kinds, known as knownKinds, LEVEL, readingAt } from './levels.ts';
import { type Closing, turned } from './pages.ts';
import { type InPast, pasts } from './past.ts';
import type { Placed } from './placed.ts';
import { levelAfter, nextStep, type Step, upTo } from './raised-levels.ts';
import { type Raises, raisesIn } from './raises.ts';
import { type Rivals, rivalsIn } from './rivals.ts';
import type { Roster } from './roster.ts';
import { seated } from './seats.ts';
import { twinsIn } from './slots.ts';
import type { StandIn } from './stand-ins.ts';
import { type Mending, mending } from './strikes.ts';
import { rolledTogether, type Together } from './together.ts';
import type { Voices } from './voices.ts';

/** counted: on a closed page. open: on the page being written. late: its page was closed without it. waiting: part of what it saw is missing. refused: its author may not write there. frozen: its device forked, and no close lists it, or it was withdrawn. */
export type Standing = 'counted' | 'open' | 'late' | 'waiting' | 'struck' | 'refused' | 'frozen';

export interface Page {
  /** The close that opened it; the campaign for the first. */
  readonly id: Hash;
  readonly entries: readonly Placed[];
  /** The close that ended it; absent on the open page. */
  readonly closed?: Closing;
  /** Closed, and no vote still to come undoes that. Only ever said: phones learn it at different times, so no verdict asks. */
  readonly final: boolean;
  /** Seats that have not been heard to build on its close, nor on a rival's. */
  readonly unheard: readonly Seat[];
  /** Who has a vote on how it was turned; empty on the open page. */
  readonly voices: Voices;
}
export interface Book extends Mending {
  readonly campaign: Hash;
  readonly founding: Known<'found'>;
  /** What has effect in it. */
  readonly level: number;
  readonly roster: Roster;
  /** The last one is open. */
  readonly pages: readonly Page[];
  readonly late: readonly Ready[];
  /** Closes that do not stand. */
  readonly fallen: readonly Ready[];
  readonly standIns: readonly StandIn[];
  /** Newer rules and levels that the table went over to. */
  readonly raises: Raises;
  /** Lines written for a seat by somebody who does not play for it, and the seat they hold themselves. */
  readonly actedBy: ReadonlyMap<Hash, Seat>;
  readonly forked: readonly Device[];
  /** Authors of lines that wait: part of what those saw is missing. */
  readonly waiting: ReadonlySet<Device>;
  /** How far each log is ready: what a new entry leans on. */
  readonly reached: { readonly [device: Device]: number };
  readonly standing: (hash: Hash) => Standing | undefined;
  /** Answers that did not know of each other. */
  readonly rivals: Rivals;
  /** Rolls of two phones. */
  readonly together: Together;
  readonly forfeits: Forfeits;
  /** Whether one line was in the past of another when that was written. */
  readonly inPast: InPast;
}

/** @param but a close that is passed over: how the book would read had its page not been turned so */
type Reading = (chains: Chains, campaign: Hash, but?: Hash) => Book | undefined;
/** Reads the logs of a campaign; undefined while its founding is not among them. */
export const readBook: Reading = bookReader(knownKinds, LEVEL);

/** Reads books as an app does that knows such kinds of lines, up to such a level. */
export function bookReader(kinds: Kinds, most: number): Reading {
  const at = readingAt(kinds);
  return (chains, campaign, but) => {
    const founding = foundingOf(chains, campaign);
    if (!founding) return undefined;
    const { level: first } = founding.body;
    const read = (core: Core, level: number, steps: readonly Step[]): Book | undefined => {
      const leveled = at(core.chains, levelAfter(first, steps));
      return bookOf(leveled, { campaign, founding, level, but, core });
    };
    const core = coreOf(first > most ? onlyFounding(chains, campaign) : chains);
    // Where a line raises the level (R20), the book is read at the new one from there on, or no further.
    const steps: Step[] = [];
    for (let book = read(core, first, steps); ; ) {
      const next = book && first <= most ? nextStep(book, first, steps) : undefined;
      if (!book || !next) return book;
      if (next.level > most) {
        const { raises } = book;
        const before = read({ ...core, chains: upTo(core.chains, next.before) }, next.level, steps);
        return before && { ...before, raises };
      }
      steps.push(next);
      book = read(core, next.level, steps);
    }
  };
}
/** What an app reads of a book whose level it does not know. */
function onlyFounding(chains: Chains, campaign: Hash): Chains {
  const log = [...chains.values()].flatMap(branchesOf).find(({ hashes }) => hashes[0] === campaign);
  if (!log) return new Map();
  const { author, lines, entries, hashes, signed } = log;
  const first = { lines: lines.slice(0, 1), entries: entries.slice(0, 1), hashes: hashes.slice(0, 1) };
  return new Map([[author, { author, signed, ...first }]]);
}

interface Asked {
  readonly campaign: Hash;
  readonly founding: Known<'found'>;
  readonly level: number;
  readonly but: Hash | undefined;
  readonly core: Core;
}
/** @param chains the core, at the book's level */
function bookOf(chains: Chains, { campaign, founding, level, but, core }: Asked): Book | undefined {
  const known = causal(chains, campaign);
  const { ready, waiting, reached } = known;
  const past = pasts(known.branches);
  const { inPast } = past;
  if (!ready.some(({ hash }) => hash === campaign)) return undefined;
  const twins = twinsIn(ready, known.branches);
  const forked = new Set([...core.tainted, ...twins.keys()]);
  const {
    turns,
    roster: before,
    arriving,
    law,
    pageOf,
  } = turned(chains, known, past, founding, {
    campaign,
    forked,
    twins,
    but,
    crowded: core.crowded.values(),
  });
  const open = turns.length;
  const roster = seated(before, arriving, open, law);

  const ids = [campaign, ...turns.map(({ close }) => close.hash)];
  const stands = new Set(ids);
  const placed = ready.map((item): Placed => ({ ...item, page: pageOf(item) ?? open }));
  const unlisted = (item: Ready): boolean => forked.has(item.entry.author) && pageOf(item) === undefined;
  const acting = actors(
    placed.filter((_, i) => !unlisted(ready[i] as Ready)),
    roster,
    inPast,
  );
  const beyond = beyondGuests(chains, roster);
  const judge = (item: Ready, line: Placed): Standing => {
    const { hash, entry } = item;
    const { kind } = entry.body;
    if (kind === 'close' && stands.has(hash)) return 'counted';
    if (unlisted(item)) return 'frozen';
    const barred = acting.barred(line);
    if (barred) return barred;
    if (beyond.has(hash) && isGuest(roster, entry.author, line.page)) return 'refused';
    if (kind === 'close') return 'late';
    if ((kind === 'order' || kind === 'done') && entry.page !== ids[line.page]) return 'late';
    return line.page === open ? 'open' : 'counted';
  };
  const judged = ready.map((item, i) => judge(item, placed[i] as Placed));
  const pages: Placed[][] = ids.map(() => []);
  placed.forEach((line, i) => {
    const counts = judged[i] === 'counted' || judged[i] === 'open';
    if (counts && line.entry.body.kind !== 'close') pages[line.page]?.push(line);
  });
  const late = ready.filter(({ entry }, i) => judged[i] === 'late' && entry.body.kind === 'order');
  const fallen = ready.filter(({ entry }, i) => judged[i] === 'late' && entry.body.kind === 'close');
  const counting = pages.flat();
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
    actedBy: acting.by,
    arrivals: arrivals(roster, founding.seat, counting),
    nods: (mend, agree) =>
      (is(mend.entry, 'amend') ? mayAmend : mayNod)(
        heardOf(roster, agree, inPast),
        hands.of(mend),
        hands.of(agree),
        agree.page,
      ),
  });
  let standings: Map<Hash, Standing> | undefined;
  return {
    campaign,
    founding,
    level,
    roster,
    pages: pages.map((entries, i): Page => {
      const turn = turns[i];
      const { final, unheard, voices } = turn ?? { final: false, unheard: [], voices: new Map() };
      const page = { id: ids[i] as Hash, entries, final, unheard, voices };
      return turn ? { ...page, closed: turn.close } : page;
    }),
    late,
    fallen,
    standIns: acting.standIns,
    actedBy: acting.by,
    forked: [...forked].sort(compare),
    waiting: new Set(waiting.map(({ entry }) => entry.author)),
    reached,
    inPast,
    raises: raisesIn(
      pages.map((entries, i) => {
        const close = turns[i]?.close.entry.author;
        return { id: ids[i] as Hash, entries, ...(close === undefined ? {} : { close }) };
      }),
      { rules: founding.body.rules, level: founding.body.level },
      roster,
      inPast,
    ),
    together: rolledTogether(counting, roster, inPast),
    rivals,
    forfeits,
    standing(hash) {
      standings ??= new Map([
        ...ready.map(({ hash }, i): [Hash, Standing] => [hash, judged[i] as Standing]),
        ...waiting.map(({ hash }): [Hash, Standing] => [hash, 'waiting']),
        ...[...mended.struck.keys()].map((hash): [Hash, Standing] => [hash, 'struck']),
      ]);
      return standings.get(hash) ?? (core.aside(hash) ? 'frozen' : undefined);
    },
    ...mended,
  };
}

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
function arrivals(
  { members, former }: Roster,
  founder: Seat,
  counting: readonly Placed[],
): readonly Placed[] {
  const admitted = new Set(
    [...former, ...members].flatMap(({ role, entry, seat }) =>
      role === 'player' && seat !== founder ? [entry] : [],
    ),
  );
  return counting.filter(({ hash }) => admitted.has(hash));
}
