/**
 * Answers to one question, and choices that phones of one seat laid face down, that did not know of each other. Their content must not decide which of them counts, or an
 * owner who dislikes a roll would roll again "at the same time": each other seat's log votes for the one it had first. Lines
 * that another page lists have no vote, nor have guests; a stand-in votes as the player they are themself. The rules
 * say which seats may answer; this ranks those answers.
 */
import { canonical, type Json } from '../kernel/json.ts';
import type { Steps } from '../kernel/paced.ts';
import type { Seat } from '../kernel/question.ts';
import { hash as digest, type Hash } from './bytes.ts';
import { compare } from './causal.ts';
import { is, isLaid } from './entry.ts';
import { gathering } from './gathered.ts';
import { regentOf } from './hands.ts';
import type { Device } from './keys.ts';
import type { InPast } from './past.ts';
import type { Placed } from './placed.ts';
import type { Roster } from './roster.ts';
import { turnOf } from './rotation.ts';

export interface Rivals {
  /**
   * All answers of its page to the same question, where their values differ, or all choices that its seat laid there;
   * undefined for one without rivals.
   */
  with(answer: Hash): readonly Placed[] | undefined;
  /** Which of these stands. One that has another in its past never does. */
  best(answers: readonly Placed[]): Placed;
  /** For each of some lines of one page, how many other seats had it first. */
  votes(lines: readonly Placed[]): readonly number[];
  /** Changes whenever `best` may: who saw which of an answer's rivals first. Empty for one that has none. */
  mark(answer: Hash): string;
}

/** By log: for each answer the place of its first line that has it in its past, and the seat whose player wrote it. */
type Firsts = ReadonlyMap<Device, readonly (readonly [place: number, Seat] | undefined)[]>;

/** In steps: one for each page that is new. */
export function* rivalsIn(
  pages: readonly (readonly Placed[])[],
  seats: readonly Seat[],
  actedBy: ReadonlyMap<Hash, Seat>,
  roster: Roster,
  inPast: InPast,
): Steps<Rivals> {
  const playerOf = (line: Placed): Seat =>
    actedBy.get(line.hash) ?? regentOf(roster, line) ?? line.entry.seat;
  const groups = new Map<Hash, readonly Placed[]>();
  const marks = new Map<readonly Placed[], string>();
  for (const group of yield* contests(pages)) for (const { hash } of group) groups.set(hash, group);

  /** For each log, the first line of it on that page that has each of some answers in its past, by its place there. */
  const firsts = (answers: readonly Placed[], but: ReadonlySet<Device>): Firsts =>
    new Map(
      [...byLog(pages[answers[0]?.page ?? 0] ?? [])]
        .filter(([author]) => !but.has(author))
        .map(([author, lines]) => {
          const firstAfter = (answer: Placed): readonly [number, Seat] | undefined => {
            // What a line has in its past all later ones of its log have.
            let [low, high] = [0, lines.length];
            while (low < high) {
              const middle = (low + high) >> 1;
              if (inPast(answer, (lines[middle] as Numbered).line)) high = middle;
              else low = middle + 1;
            }
            const first = lines[low];
            return first && [first.place, playerOf(first.line)];
          };
          return [author, answers.map(firstAfter)];
        }),
    );
  const votes = (answers: readonly Placed[]): readonly number[] => {
    const own = new Set(answers.flatMap((answer) => [answer.entry.seat, playerOf(answer)]));
    const authors = new Set(answers.map(({ entry }) => entry.author));
    const said = new Map<Seat, Set<number | undefined>>();
    for (const seen of firsts(answers, authors).values()) {
      const known = seen.flatMap((one, i) => (one ? [{ i, place: one[0], seat: one[1] }] : []));
      const earliest = known.reduce((first, { place }) => Math.min(first, place), Number.POSITIVE_INFINITY);
      const first = known.filter(({ place }) => place === earliest);
      const seat = first[0]?.seat;
      if (seat === undefined || own.has(seat) || !seats.includes(seat)) continue;
      // A phone that got two at once cannot say which was first.
      said.set(seat, (said.get(seat) ?? new Set()).add(first.length === 1 ? first[0]?.i : undefined));
    }
    const counted = answers.map(() => 0);
    for (const one of said.values()) {
      const [vote] = one;
      if (one.size === 1 && vote !== undefined) counted[vote] = (counted[vote] ?? 0) + 1;
    }
    return counted;
  };
  const turn = ({ entry, page }: Placed): number => turnOf(seats, entry.seat, page);

  return {
    with: (answer) => groups.get(answer),
    votes,
    best(answers) {
      // Of each log one at most, however many there are.
      let first: Placed[] = [];
      for (const one of answers) {
        if (first.some((other) => inPast(other, one))) continue;
        first = [...first.filter((other) => !inPast(one, other)), one];
      }
      if (first.length < 2) return (first[0] ?? answers[0]) as Placed;
      const counted = votes(first);
      const ranked = first
        .map((one, i) => ({ one, votes: counted[i] ?? 0 }))
        .sort(
          (a, b) =>
            b.votes - a.votes ||
            Number(actedBy.has(a.one.hash)) - Number(actedBy.has(b.one.hash)) ||
            turn(a.one) - turn(b.one) ||
            compare(a.one.hash, b.one.hash),
        );
      return ranked[0]?.one as Placed;
    },
    mark(answer) {
      const group = groups.get(answer);
      if (!group) return '';
      const mark = marks.get(group) ?? markOf(group);
      marks.set(group, mark);
      return mark;
    },
  };

  function markOf(group: readonly Placed[]): string {
    const seen = [...firsts(group, new Set())].map(([device, places]) => [
      device,
      places.map((one) => one ?? []),
    ]);
    return digest([
      group.map((one) => one.hash),
      seen.sort(([a], [b]) => compare(String(a), String(b))) as Json,
    ]);
  }
}

interface Numbered {
  readonly line: Placed;
  /** On its page. */
  readonly place: number;
}
const logs = new WeakMap<readonly Placed[], ReadonlyMap<Device, readonly Numbered[]>>();
/** The lines of a page by whose log they are. */
function byLog(page: readonly Placed[]): ReadonlyMap<Device, readonly Numbered[]> {
  const before = logs.get(page);
  if (before) return before;
  const found = new Map<Device, Numbered[]>();
  page.forEach((line, place) => {
    const there = found.get(line.entry.author);
    if (there) there.push({ line, place });
    else found.set(line.entry.author, [{ line, place }]);
  });
  logs.set(page, found);
  return found;
}

const known = new WeakMap<readonly Placed[], readonly (readonly Placed[])[]>();
/** Found once for each page, however often the book is read. */
function contestedOn(page: readonly Placed[]): readonly (readonly Placed[])[] {
  const found = known.get(page) ?? contested(page);
  known.set(page, found);
  return found;
}
const contests = gathering(contestedOn);
/** What a page says to one question, where it does not all say the same: in the open, or one seat face down. */
function contested(entries: readonly Placed[]): readonly (readonly Placed[])[] {
  const found = new Map<string, Placed | Placed[]>();
  const several = new Set<Placed[]>();
  for (const line of entries) {
    const key = asked(line);
    if (key === undefined) continue;
    const known = found.get(key);
    if (!known) found.set(key, line);
    else if (Array.isArray(known)) known.push(line);
    else {
      const group = [known, line];
      found.set(key, group);
      several.add(group);
    }
  }
  const said = ({ entry, hash }: Placed): string =>
    is(entry, 'answer') ? canonical(entry.body.value) : hash;
  return [...several].filter((group) => new Set(group.map(said)).size > 1);
}

/** What a line answers, and of choices laid face down whose it is; undefined for any other line. */
function asked({ entry }: Placed): string | undefined {
  if (is(entry, 'answer')) return `${entry.body.order}/${entry.body.label}`;
  if (!isLaid(entry)) return undefined;
  return `${entry.seat} ${entry.body.purpose.order}/${entry.body.purpose.label}`;
}
