/**
 * Raising (R20): a campaign goes over to newer rules, or a newer level, by a line that another hand agrees to on the same page.
 * It counts only if each phone that wrote on that page for a seat (more than `seen`) had announced that its app reads them. From that page on the
 * book is read so, from the table that the line carries: the one the page opened with.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { is, type Known } from './entry.ts';
import { isGuest } from './guests.ts';
import { isHand, isLone, mayNod } from './hands.ts';
import type { Device } from './keys.ts';
import { heardOf, tableAt } from './known.ts';
import type { InPast } from './past.ts';
import type { Placed } from './placed.ts';
import type { Roster } from './roster.ts';
import { spokenIn } from './spoken.ts';

export interface Version {
  readonly rules: number;
  readonly level: number;
}
export interface Raise extends Version {
  readonly entry: Hash;
  /** The page (index) from whose beginning on it holds. */
  readonly page: number;
  readonly seat: Seat;
  readonly author: Device;
  /** What lay on the table as that page opened, deflated, in hex; and its fingerprint. */
  readonly table: string;
  readonly fingerprint: Hash;
}
export interface Raises {
  /** First to last. */
  readonly inForce: readonly Raise[];
  /** On the open page: those that wait for another hand. */
  readonly asked: readonly Raise[];
  /** What each phone has announced that its app reads. */
  readonly reads: ReadonlyMap<Device, Version>;
}

interface Turnable {
  readonly id: Hash;
  /** What counts on it. */
  readonly entries: readonly Placed[];
  /** The close that ended it. */
  readonly closed?: Pick<Placed, 'entry'>;
}

/** @param first what the founding names */
export function raisesIn(pages: readonly Turnable[], first: Version, roster: Roster, inPast: InPast): Raises {
  const reads = new Map<Device, Version>();
  const inForce: Raise[] = [];
  const asked: Raise[] = [];
  let now: Version = { rules: first.rules, level: first.level };
  const said = spokenIn(pages).filter(({ entry }) => is(entry, 'raise') || is(entry, 'reads'));
  for (const here of byPage(said)) {
    const page = here[0]?.page ?? 0;
    const { id, entries, closed } = pages[page] as Turnable;
    const lines = here.filter(({ entry }) => is(entry, 'raise') && entry.page === id);
    for (const { entry } of here)
      if (is(entry, 'reads')) reads.set(entry.author, greater(reads.get(entry.author), entry.body));
    if (lines.length === 0) continue;
    // A phone says by itself that it has seen the page turn: that is nothing its player wrote.
    const written = entries.filter(({ entry }) => !is(entry, 'seen'));
    const wrote = new Set([
      ...written.map(({ entry }) => entry.author),
      ...(closed ? [closed.entry.author] : []),
    ]);
    const allRead = (to: Version): boolean =>
      [...wrote].every((device) => isGuest(roster, device, page) || covers(reads.get(device), to));
    for (const line of lines) {
      const { body, seat, author } = line.entry as Known<'raise'>;
      const to = { rules: body.rules, level: body.level };
      if (!isHand(roster, line.entry, page, []) || !isNewer(to, now) || !allRead(to)) continue;
      const raise = {
        ...to,
        entry: line.hash,
        page,
        seat,
        author,
        table: body.table,
        fingerprint: body.fingerprint,
      };
      const word = wordOn(entries, line, page, roster, inPast);
      if (word === 'asked' && page === pages.length - 1) asked.push(raise);
      if (word !== 'agreed') continue;
      now = to;
      inForce.push(raise);
      break;
    }
  }
  const raised = inForce.at(-1)?.page === pages.length - 1;
  return { inForce, asked: raised ? [] : asked, reads };
}

/** Some lines of a book, each page's together. */
function byPage(lines: readonly Placed[]): readonly (readonly Placed[])[] {
  const found: Placed[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0]?.page === line.page) last.push(line);
    else found.push([line]);
  }
  return found;
}

/** What others have said to it. A refusal counts for those who had heard it: one that is dated back takes nothing from what two agreed to. */
function wordOn(
  entries: readonly Placed[],
  line: Placed,
  page: number,
  roster: Roster,
  inPast: InPast,
): 'asked' | 'agreed' | 'refused' {
  if (isLone(tableAt(roster, line, inPast), line.entry, page, [])) return 'agreed';
  const said = entries.slice(entries.indexOf(line) + 1);
  const refusals = said.filter(
    ({ entry }) => is(entry, 'refuse') && entry.body.entry === line.hash && isHand(roster, entry, page, []),
  );
  const agreed = said.some(
    (other) =>
      is(other.entry, 'agree') &&
      other.entry.body.entry === line.hash &&
      !refusals.some((refusal) => inPast(refusal, other)) &&
      mayNod(heardOf(roster, other, inPast), line.entry, other.entry, page),
  );
  return agreed ? 'agreed' : refusals.length > 0 ? 'refused' : 'asked';
}

/** Whether what somebody reads takes in a version. */
export const covers = (reads: Version | undefined, { rules, level }: Version): boolean =>
  reads !== undefined && reads.rules >= rules && reads.level >= level;
export const isNewer = (to: Version, now: Version): boolean =>
  to.rules >= now.rules && to.level >= now.level && (to.rules > now.rules || to.level > now.level);
const greater = (one: Version | undefined, { rules, level }: Version): Version => {
  return { rules: Math.max(one?.rules ?? 0, rules), level: Math.max(one?.level ?? 0, level) };
};
