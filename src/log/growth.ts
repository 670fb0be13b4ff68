/**
 * Whether a book can be read on from what was read before. It can where honest phones play: each log goes on where it ended,
 * nothing waits, and nobody comes, goes or acts for another by a nod. Anything else is read from the founding.
 */
import type { Steps } from '../kernel/paced.ts';
import type { Hash } from './bytes.ts';
import type { Chain, Chains } from './chain.ts';
import { type Core, gathering } from './core.ts';
import { type Entry, is } from './entry.ts';
import type { Device } from './keys.ts';
import type { readingAt } from './levels.ts';
import { type ReadOn, readOn } from './read-on.ts';
import { membershipsOf, type Roster } from './roster.ts';
import { isSeating } from './seatings.ts';

type At = ReturnType<typeof readingAt>;

/** What the logs come to, read on from before; undefined where they must be read from the founding. @param at reads lines at their levels */
export function* growth(before: ReadOn, stored: Chains, at: At): Steps<ReadOn | undefined> {
  const { asked, turning, acting, book } = before;
  const core = yield* gathering(stored);
  if (!isPlain(asked.core, asked.stored) || !isPlain(core, stored) || book.waiting.size > 0) return undefined;
  if (asked.but !== undefined || acting.proposed || book.forked.length > 0) return undefined;
  const longer = yield* lengthened(before, stored, at);
  if (!longer) return undefined;
  const { chains, news } = longer;
  const guests = guestsIn(book.roster);
  const { proposals } = turning.found;
  const turnsAside = (line: News): boolean =>
    guests.has(line.entry.author) ||
    is(line.entry, 'found') ||
    is(line.entry, 'stand-in') ||
    is(line.entry, 'raise') ||
    isSeating(line, proposals);
  if (news.some(turnsAside)) return undefined;
  const now = yield* readOn(chains, { ...asked, stored, core }, before);
  if (!now || now.book.waiting.size > 0) return undefined;
  // Other rules or another level are in force from a page on that has been read already.
  const raised = ({ book: { raises } }: ReadOn): string => raises.inForce.map(({ entry }) => entry).join();
  return raised(now) === raised(before) ? now : undefined;
}

interface News {
  readonly hash: Hash;
  readonly entry: Entry;
}

/** Every log is heard, and none has forked. */
const isPlain = ({ chains, tainted, crowded }: Core, stored: Chains): boolean =>
  chains === stored && tainted.size === 0 && crowded.size === 0;

const guestsIn = (roster: Roster): ReadonlySet<Device> =>
  new Set(membershipsOf(roster).flatMap(({ device, role }) => (role === 'guest' ? [device] : [])));

/** The same logs at the book's level with the lines that they have gained; undefined where one does not go on from its end. */
function* lengthened(
  { asked, chains: read }: ReadOn,
  stored: Chains,
  at: At,
): Steps<{ readonly chains: Chains; readonly news: readonly News[] } | undefined> {
  const devices = [...asked.stored.keys()];
  if (stored.size !== devices.length || [...stored.keys()].some((device, i) => device !== devices[i]))
    return undefined;
  const chains = new Map(read);
  const news: News[] = [];
  for (const [device, chain] of stored) {
    const [had, known] = [asked.stored.get(device), read.get(device)];
    if (chain === had) continue;
    const length = had?.hashes.length ?? 0;
    if (!had || !known || chain.forks || length === 0) return undefined;
    if (chain.hashes[length - 1] !== had.hashes[length - 1]) return undefined;
    const more = yield* readMore(chain, length, asked.levelOf, at);
    chains.set(device, { ...chain, entries: known.entries.concat(more) });
    news.push(...more.map((entry, i) => ({ entry, hash: chain.hashes[length + i] ?? '' })));
  }
  return { chains, news };
}

function* readMore(
  { author, signed, lines, entries, hashes }: Chain,
  from: number,
  levelOf: (line: Hash) => number,
  at: At,
): Steps<readonly Entry[]> {
  const rest = { lines: lines.slice(from), entries: entries.slice(from), hashes: hashes.slice(from) };
  const read = yield* at(new Map([[author, { author, signed, ...rest }]]), levelOf);
  return read.get(author)?.entries ?? [];
}
