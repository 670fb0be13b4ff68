/**
 * A phone's lines about seats on the page on which two hands put it out. It may be lost, and its finder's lines cannot be told from
 * its player's earlier ones; nor can either be dated. So others decide: a line that a player went on from before they had heard of
 * the putting-out stands as any other; else it is nothing, and nobody came by it.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { is } from './entry.ts';
import type { Device } from './keys.ts';
import { holds, type Law, type Membership, membershipsOf, type Roster, type Seating } from './roster.ts';

/** A player's part that two hands ended on this page, and the words by which they did. */
interface Put {
  readonly device: Device;
  readonly seat: Seat;
  readonly words: readonly Hash[];
}

/**
 * @param all the roster when everything was taken in
 * @param now the same without what is nothing, as far as that is known
 */
export function unseenOf(
  all: Roster,
  now: Roster,
  items: readonly Seating[],
  page: number,
  law: Law,
): ReadonlySet<Hash> {
  const agreements = new Map(
    items.flatMap(({ hash, entry }) => (is(entry, 'agree') ? [[hash, entry.body.entry]] : [])),
  );
  const out = putOut(now, agreements, page);
  // On the first page the founder lets everybody in: were that doubted, nobody would be left whose word tells a finder's from a player's.
  const founder = membershipsOf(now).find(({ entry }) => entry === now.campaign)?.device;
  const puts = page > 0 ? out : out.filter(({ device }) => device !== founder);
  if (puts.length === 0) return new Set();
  const parts = partsOf(all);
  const byTwo = all === now ? agreedTo(all, agreements) : broughtAbout([all, now], agreements);
  // Who knew of a line as they put its author out did so all the same; who writes on after it does so by a part that they were given since.
  const isKnown = ({ words }: Put, item: Seating): boolean =>
    words.some((word) => law.inPast(item, { hash: word }) || law.inPast({ hash: word }, item));
  const doubted = new Map<Hash, readonly Hash[]>();
  for (const item of items) {
    const words = puts.flatMap((one) =>
      speaksAs(parts, byTwo, one, item) && !isKnown(one, item) ? one.words : [],
    );
    if (words.length > 0) doubted.set(item.hash, words);
  }
  const by = witnesses(now, out, puts, items, page, doubted);
  return new Set([...doubted].flatMap(([line, words]) => (law.goneOn(line, words, by) ? [] : [line])));
}

type Agreements = ReadonlyMap<Hash, Hash>;
const partsOf = (roster: Roster): readonly Membership[] => [...membershipsOf(roster), ...roster.offers];
/** Proposals that came about only by an agreement. Left out are those whose phone another line seated meanwhile, even one that is nothing. */
function agreedTo(all: Roster, agreements: Agreements): ReadonlySet<Hash> {
  const alone = new Set(partsOf(all).flatMap(({ from }) => from));
  return new Set([...agreements.values()].filter((one) => !alone.has(one)));
}
/** What came about by an agreement. */
const broughtAbout = (rosters: readonly Roster[], agreements: Agreements): ReadonlySet<Hash> =>
  new Set(
    rosters.flatMap((roster) =>
      partsOf(roster).flatMap(({ from }) => from.flatMap((word) => agreements.get(word) ?? [])),
    ),
  );

/** By putting a phone out, giving its seat to another or saying that its player has left: each takes two, and the second agrees. */
function putOut(
  { former }: Roster,
  agreed: { readonly has: (line: Hash) => boolean },
  page: number,
): readonly Put[] {
  return former.flatMap(({ device, seat, role, until, words = [] }) => {
    const two = words.filter((word) => agreed.has(word));
    return role === 'player' && until === page + 1 && two.length > 0 ? [{ device, seat, words: two }] : [];
  });
}

/** Whether a line touches others by the word of a phone in a seat that it is put out of: what takes two is the other's word, too. */
function speaksAs(
  parts: readonly Membership[],
  byTwo: ReadonlySet<Hash>,
  { device, seat }: Put,
  { hash, entry }: Seating,
): boolean {
  if (device !== entry.author) return false;
  // A phone takes others off any of the seats that it plays, for whichever it says so.
  if (is(entry, 'withdraw'))
    return parts.some(
      (one) => one.device === entry.body.device && one.seat === seat && named(entry.body, one),
    );
  if (seat !== entry.seat) return false;
  if (is(entry, 'invite') || is(entry, 'mark')) return true;
  if (is(entry, 'leave')) return entry.body.seat === seat;
  if (!is(entry, 'admit')) return false;
  // Its own coming by its seat's key is judged by that key.
  if (entry.body.by === 'seat') return entry.body.device !== entry.author;
  // One that does nothing would seat somebody as soon as another is nothing.
  return !byTwo.has(hash);
}
const named = (body: { readonly seat?: Seat | undefined }, { seat }: Membership): boolean =>
  (body.seat ?? seat) === seat;

/** Phones of players who sat there before, whichever they play on; not those that are put out, nor those that one of these let in. */
function witnesses(
  now: Roster,
  out: readonly Put[],
  puts: readonly Put[],
  items: readonly Seating[],
  page: number,
  doubted: ReadonlyMap<Hash, unknown>,
): ReadonlySet<Device> {
  const authors = new Map(items.map(({ hash, entry }) => [hash, entry.author]));
  const lost = new Set(puts.map(({ device }) => device));
  const players = membershipsOf(now).filter((one) => one.role === 'player' && holds(one, page));
  const isTheirs = ({ device, entry, since }: Membership): boolean =>
    !lost.has(device) && since === page && (doubted.has(entry) || lost.has(authors.get(entry) ?? ''));
  // On the first page they may have let in others in turn.
  for (let more = players.filter(isTheirs); more.length > 0; more = players.filter(isTheirs))
    for (const { device } of more) lost.add(device);
  for (const { device } of out) lost.add(device);
  const there = players.filter(({ device }) => !lost.has(device));
  const isOld = ({ seat, key }: Membership): boolean =>
    page === 0 || there.some((one) => one.seat === seat && one.key === key && one.since < page);
  return new Set(there.filter(isOld).map(({ device }) => device));
}
