/**
 * Answers to one question, and choices that phones of one seat laid face down, that did not know of each other. Which of them counts nobody may decide by what it says, or an
 * owner who dislikes a roll would roll again "at the same time": each other seat's log votes for the one it had first; lines
 * that another page lists have no say, nor have guests, and who acts for another votes as the player they are. Who is
 * entitled to answer is the rules' to say; this ranks those who are.
 */
import { canonical } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { compare } from './causal.ts';
import { is, isLaid } from './entry.ts';
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
type Firsts = ReadonlyMap<Device, readonly (readonly [place: number, Seat])[]>;

export function rivalsIn(
  pages: readonly (readonly Placed[])[],
  seats: readonly Seat[],
  actedBy: ReadonlyMap<Hash, Seat>,
  roster: Roster,
  inPast: InPast,
): Rivals {
  const playerOf = (line: Placed): Seat =>
    actedBy.get(line.hash) ?? regentOf(roster, line) ?? line.entry.seat;
  const groups = new Map<Hash, readonly Placed[]>();
  for (const entries of pages)
    for (const group of contestedOn(entries)) for (const { hash } of group) groups.set(hash, group);

  /** For each log, the first line of it on that page that has each of some answers in its past, by its place there. */
  const firsts = (answers: readonly Placed[], but: ReadonlySet<Device>): Firsts => {
    const found = new Map<Device, [number, Seat][]>();
    (pages[answers[0]?.page ?? 0] ?? []).forEach((line, place) => {
      const { author } = line.entry;
      if (but.has(author)) return;
      const seen = found.get(author) ?? [];
      found.set(author, seen);
      answers.forEach((answer, i) => {
        if (!seen[i] && inPast(answer, line)) seen[i] = [place, playerOf(line)];
      });
    });
    return found;
  };
  const votes = (answers: readonly Placed[]): readonly number[] => {
    const own = new Set(answers.flatMap((answer) => [answer.entry.seat, playerOf(answer)]));
    const authors = new Set(answers.map(({ entry }) => entry.author));
    const said = new Map<Seat, Set<number | undefined>>();
    for (const seen of firsts(answers, authors).values()) {
      const known = answers.flatMap((_, i) => (seen[i] ? [{ i, place: seen[i][0], seat: seen[i][1] }] : []));
      const earliest = Math.min(...known.map(({ place }) => place));
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
      const first = answers.filter((one) => !answers.some((other) => inPast(other, one)));
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
      const seen = [...firsts(group, new Set())].map(([device, places]) => [
        device,
        group.map((_, i) => places[i] ?? []),
      ]);
      return canonical([
        group.map(({ hash }) => hash),
        seen.sort(([a], [b]) => compare(String(a), String(b))),
      ]);
    },
  };
}

const known = new WeakMap<readonly Placed[], readonly (readonly Placed[])[]>();
/** Found once for each page, however often the book is read. */
function contestedOn(page: readonly Placed[]): readonly (readonly Placed[])[] {
  const found = known.get(page) ?? contested(page);
  known.set(page, found);
  return found;
}
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
