/**
 * Stand-ins. A player proposes that a device acts for the seat of one who is away; it does once another hand agrees, or at
 * once where nobody else sits who could. It orders, answers, rolls and says done for that seat, no more: it has no vote there and
 * opens nothing. It ends with the first line the seat's own devices write that has the proposal in its past, and when a hand
 * that agreed takes that back. Each of its lines is judged by what its own author had seen: the nod, and no end.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { type Entry, is, isLaid, type Known } from './entry.ts';
import { different, isHand, isLone, plays, seatsOf } from './hands.ts';
import type { Device } from './keys.ts';
import { heardOf, tableAt } from './known.ts';
import type { InPast } from './past.ts';
import type { Placed } from './placed.ts';
import { membershipsOf, type Roster } from './roster.ts';
import { voicesTo } from './spoken.ts';

export interface StandIn {
  /** The proposal. */
  readonly entry: Hash;
  readonly device: Device;
  readonly seat: Seat;
  /** The seat the device's player holds themself. */
  readonly own: Seat;
  /** Who proposed it and who agreed; nobody had to where nobody else could. */
  readonly by: Seat;
  readonly author: Device;
  /** Nobody sat there who could have nodded. */
  readonly lone: boolean;
  readonly nods: readonly { readonly entry: Hash; readonly seat: Seat }[];
  readonly state: 'asked' | 'in force' | 'ended';
  /** What ended it, and whose line that is. */
  readonly end?: { readonly entry: Hash; readonly seat: Seat };
}
export interface StandIns {
  readonly all: readonly StandIn[];
  /** The seat that a stand-in holds themself; undefined where the line is not by one. */
  ownSeat(line: Placed): Seat | undefined;
}

const kinds: ReadonlySet<string> = new Set([
  'order',
  'answer',
  'roll',
  'done',
  'strike',
  'restore',
  'correct',
]);
/** What a stand-in may write for the seat: no more than what takes the game on, and taking that back. */
export const mayStandIn = (entry: Entry): boolean => kinds.has(entry.body.kind) || isLaid(entry);

interface Judged {
  readonly line: Placed & { readonly entry: Known<'stand-in'> };
  readonly own: Seat;
  readonly lone: boolean;
  readonly nods: readonly Placed[];
  readonly ends: readonly Placed[];
}

/** @param lines all whose authors may write there, in the order of the book, with their pages */
export function standIns(lines: readonly Placed[], roster: Roster, inPast: InPast): StandIns {
  const made = new Map<Device, number>();
  const within = lines.filter(({ entry }) => {
    if (!is(entry, 'stand-in')) return false;
    const count = (made.get(entry.author) ?? 0) + 1;
    made.set(entry.author, count);
    return count <= STAND_INS;
  });
  const about = within.length > 0 ? aboutSeats(lines) : () => [];
  const judged = within.flatMap((line): readonly Judged[] => judge(line, about, roster, inPast));
  return {
    all: judged.map(told),
    ownSeat(line) {
      const { author, seat } = line.entry;
      return judged.find(
        ({ line: made, own, lone, nods, ends }) =>
          made.entry.body.device === author &&
          made.entry.body.seat === seat &&
          inPast(made, line) &&
          (lone || nods.some((nod) => inPast(nod, line))) &&
          !ends.some((end) => inPast(end, line)) &&
          seatsOf(heardOf(roster, line, inPast), author, line.page).includes(own),
      )?.own;
    },
  };
}

/** As many as one log may propose (R5); further ones are nothing. */
export const STAND_INS = 128;
type About = (proposal: Hash, seat: Seat) => readonly Placed[];
/** By proposal and seat, the lines that may nod to it or end it, in the order of the book. */
function aboutSeats(lines: readonly Placed[]): About {
  const voices = voicesTo(lines);
  const bySeat = new Map<Seat, Placed[]>();
  const places = new Map(lines.map((line, i) => [line, i]));
  for (const line of lines) {
    const there = bySeat.get(line.entry.seat);
    if (there) there.push(line);
    else bySeat.set(line.entry.seat, [line]);
  }
  const place = (line: Placed): number => places.get(line) ?? 0;
  return (proposal, seat) => [
    ...new Set(
      [...(voices.get(proposal) ?? []), ...(bySeat.get(seat) ?? [])].sort((a, b) => place(a) - place(b)),
    ),
  ];
}

function judge(line: Placed, about: About, roster: Roster, inPast: InPast): readonly Judged[] {
  const { entry, page } = line;
  if (!is(entry, 'stand-in')) return [];
  const { device, seat } = entry.body;
  const then = heardOf(roster, line, inPast);
  const own = seatsOf(then, device, page).find((one) => one !== seat);
  const known = roster.seats.some(({ id }) => id === seat);
  if (own === undefined || !known || plays(then, device, seat, page)) return [];
  if (!isHand(then, entry, page, [seat])) return [];
  const nods: Placed[] = [];
  const ends: Placed[] = [];
  for (const later of about(line.hash, seat)) {
    if (ends.some((end) => inPast(end, later))) continue;
    if (isNod(later)) nods.push(later);
    else if (isEnd(later)) ends.push(later);
  }
  return [
    {
      line: { ...line, entry },
      own,
      lone: isLone(tableAt(roster, line, inPast), entry, page, [seat]),
      nods,
      ends,
    },
  ];

  function isNod(nod: Placed): boolean {
    const { entry: said, page: at } = nod;
    if (!is(said, 'agree') || said.body.entry !== line.hash) return false;
    const heard = heardOf(roster, nod, inPast);
    const other = isHand(heard, said, at, [seat]) && different(heard, entry, said, at);
    return other && inPast(line, nod);
  }
  function isEnd(later: Placed): boolean {
    const { entry: said, page: at } = later;
    // Asking for a seat that was left is no word of its player.
    if (is(said, 'admit') && !membershipsOf(roster).some((one) => one.entry === later.hash)) return false;
    if (said.seat === seat && plays(roster, said.author, seat, at)) return inPast(line, later);
    if (!is(said, 'refuse') || said.body.entry !== line.hash || !inPast(line, later)) return false;
    if (!isHand(heardOf(roster, later, inPast), said, at, [seat])) return false;
    const seen = nods.filter((nod) => inPast(nod, later));
    const concerned = [own, entry.seat, ...seen.map((nod) => nod.entry.seat)];
    return seen.length === 0 || concerned.includes(said.seat);
  }
}

function told({ line, own, lone, nods, ends }: Judged): StandIn {
  const [end] = ends;
  const { device, seat } = line.entry.body;
  const made = {
    entry: line.hash,
    device,
    seat,
    own,
    by: line.entry.seat,
    author: line.entry.author,
    lone,
    nods: nods.map(({ hash, entry }) => ({ entry: hash, seat: entry.seat })),
  };
  if (end) return { ...made, state: 'ended', end: { entry: end.hash, seat: end.entry.seat } };
  return { ...made, state: lone || nods.length > 0 ? 'in force' : 'asked' };
}
