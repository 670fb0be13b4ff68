/** Who sits, read naively from docs/format.md and the decisions on lost seats and stand-ins: see `naive.ts`. */
import { type Admit, isAdmit, type Line, type Proves } from './naive-lines.ts';

/** A stay at the table: `until` is the first page without it. */
export interface Stay {
  readonly device: string;
  readonly seat: string;
  /** The seat's key it came by. */
  readonly key: string;
  readonly since: number;
  readonly until?: number;
  /** The lines by which it ended: for those who had heard of one it ended there and then. */
  readonly words?: readonly string[];
  /** One of them left the seat for good; one put the phone out. */
  readonly left?: true;
  readonly out?: true;
  /** It came by showing the seat's key. */
  readonly further?: true;
  /** The line that let it in, and all by which it came about. */
  readonly line: string;
  readonly lines: readonly string[];
}
/** Something that lines of a page changed about a seat: its key, or that this lets nobody in. */
interface Turn {
  readonly seat: string;
  readonly key: string | undefined;
  readonly page: number;
  readonly lines: readonly string[];
  readonly left?: true;
}
export interface Roster {
  stays: Stay[];
  /** Phones that another named for a seat, and that have said nothing themselves. */
  named: Stay[];
  keys: Map<string, string>;
  proposed: Line[];
  /** Of admissions, those that seated somebody, named somebody or wait for a second hand. */
  admissions: Set<string>;
  /** Keys of seats from which two hands put a phone out. */
  barred: Turn[];
  /** Left for good, and nobody is waited for there. */
  idle: Set<string>;
}
/** Whoever knows all that is written. */
const everything = { hash: '' } as Line;

/** @param heard whether the line in question has another in its past */
export const holds = (
  { since, until = Number.POSITIVE_INFINITY, words = [] }: Stay,
  page: number,
  heard: (word: string) => boolean,
): boolean => since <= page && page < until && !(until === page + 1 && words.some(heard));

/**
 * R3, R4, R11: who sits once some lines of a page have been read, in the order of the book. A line is judged by what its author
 * had heard of; what lines of one page do adds up.
 */
export function seated(
  before: Roster,
  news: readonly Line[],
  listed: readonly Line[],
  page: number,
  proves: Proves,
  sees: (later: Line, earlier: string) => boolean,
) {
  const roster: Roster = {
    stays: [...before.stays],
    named: [...before.named],
    keys: new Map(before.keys),
    proposed: [...before.proposed],
    admissions: new Set(before.admissions),
    barred: [...before.barred],
    idle: new Set(before.idle),
  };
  /** Keys that seats had before lines of this page. */
  const older: Turn[] = [];
  const said = new Map<string, string[]>();
  const done = new Map<string, string[]>();

  // What a line's author knew.
  const hears = (by: Line, earlier: string): boolean => by === everything || sees(by, earlier);
  const isNew = (by: Line, turn: Turn): boolean =>
    turn.page === page && !turn.lines.some((line) => hears(by, line));
  const keyFor = (by: Line, seat: string): string | undefined => {
    const all = older.filter((one) => one.seat === seat);
    const last = all.findLastIndex((one) => !isNew(by, one));
    return last + 1 < all.length ? all[last + 1]?.key : roster.keys.get(seat);
  };
  const isBarred = (by: Line, seat: string, key: string | undefined): boolean =>
    roster.barred.some((one) => one.seat === seat && one.key === key && !isNew(by, one));
  const isHere = (by: Line, one: Stay): boolean =>
    (one.since < page || one.lines.some((line) => hears(by, line))) &&
    holds(one, page, (word) => hears(by, word));
  const hereFor = (by: Line, of = roster.stays): readonly Stay[] => of.filter((one) => isHere(by, one));
  const isHand = (by: Line): boolean =>
    hereFor(by).some((one) => one.device === by.author && one.seat === by.seat);

  // What lines do.
  const end = (ends: (one: Stay) => boolean, word: string, how: 'left' | 'out'): void => {
    const ended = (one: Stay): Stay =>
      ends(one) && (one.until === undefined || one.until === page + 1)
        ? { ...one, until: page + 1, words: [...(one.words ?? []), word], [how]: true }
        : one;
    roster.stays = roster.stays.map(ended);
    roster.named = roster.named.map(ended);
  };
  const rekey = (
    seat: string,
    key: string | undefined,
    line: string,
    left: Pick<Turn, 'left'> = {},
  ): void => {
    older.push({ seat, key: roster.keys.get(seat), page, lines: [line], ...left });
    if (key === undefined) roster.keys.delete(seat);
    else roster.keys.set(seat, key);
  };
  const sits = (device: string, seat: string): boolean =>
    roster.stays.some((one) => one.device === device && one.seat === seat && one.until === undefined);
  const stay = ({ hash, body }: Admit, key: string, lines: readonly string[]): Stay => ({
    device: body.device,
    seat: body.seat,
    key,
    since: page,
    line: hash,
    lines,
    ...(body.by === 'seat' ? { further: true } : {}),
  });
  /** A phone shows its key: what of this page has ended it already, unheard of by that phone, ends it with the page. */
  const come = (line: Admit, key: string): void => {
    const one = stay(line, key, [line.hash]);
    const isIt = (other: Stay): boolean =>
      other.device === one.device && other.seat === one.seat && other.key === key && other.until === page + 1;
    const gone = [...roster.stays, ...roster.named].filter(isIt);
    const turns = [...roster.barred, ...older].filter(
      (turn) => turn.seat === one.seat && turn.key === key && turn.page === page,
    );
    roster.stays.push(one);
    for (const { words = [], left } of gone)
      for (const word of words)
        end((other) => other === one || same(other, one), word, left ? 'left' : 'out');
    for (const { lines, left } of turns)
      for (const word of lines) end((other) => same(other, one), word, left ? 'left' : 'out');
  };
  const same = (a: Stay, b: Stay): boolean => a.line === b.line && a.device === b.device;
  const leave = (seat: string, becomes: string, word: string, key?: string): void => {
    const theirs = key === undefined || roster.keys.get(seat) === key;
    if (theirs && becomes === 'idle') roster.idle.add(seat);
    else if (theirs) roster.idle.delete(seat);
    end((one) => one.seat === seat && (key === undefined || one.key === key), word, 'left');
    if (roster.keys.has(seat) && (key === undefined || roster.keys.get(seat) === key))
      rekey(seat, undefined, word, { left: true });
  };

  /** What others have brought about is said once more: it holds for those, too, who heard of this one alone. */
  const again = (said: readonly string[], word: string): void => {
    const also = (lines: readonly string[]): readonly string[] =>
      lines.some((one) => said.includes(one)) ? [...lines, word] : lines;
    const stays = (one: Stay): Stay => ({
      ...one,
      lines: also(one.lines),
      ...(one.words ? { words: also(one.words) } : {}),
    });
    roster.stays = roster.stays.map(stays);
    roster.named = roster.named.map(stays);
    roster.barred = roster.barred.map((one) => ({ ...one, lines: also(one.lines) }));
    older.splice(0, older.length, ...older.map((one) => ({ ...one, lines: also(one.lines) })));
  };

  // What takes two.
  /** Phones' stays that two may end: also one of this page, or of a seat whose words would let its finder in. */
  const aims = (by: Line, device: string): readonly Stay[] => {
    const own = roster.stays.filter(
      (one) => one.device === device && (one.since < page || one.lines.some((line) => hears(by, line))),
    );
    const words = (one: Stay): boolean => !isBarred(by, one.seat, one.key);
    const here = own.filter(
      (one) => one.until === undefined || (one.until === page + 1 && words(one) && isHere(by, one)),
    );
    const heard = (one: Stay): boolean =>
      one.until !== undefined && (one.until <= page || one.words?.some((word) => hears(by, word)) === true);
    return here.length > 0
      ? here
      : own.filter((one) => heard(one) && words(one) && one.out === true && one.key === keyFor(by, one.seat));
  };
  /** The seats that a proposal touches: nobody of these lends a hand to it. */
  const touched = (by: Line, { body }: Line): readonly string[] => {
    if (body.kind === 'withdraw') return aims(by, body.device).map(({ seat }) => seat);
    return 'seat' in body ? [body.seat as string] : [];
  };
  const mayLend = (line: Line, proposal: Line): boolean =>
    isHand(line) && !touched(line, proposal).includes(line.seat);
  const makesSense = (by: Line, { body }: Line): boolean => {
    if (body.kind === 'withdraw') return aims(by, body.device).length > 0;
    return body.kind !== 'admit' || !isBarred(by, body.seat, body.keys?.sign);
  };
  const isDone = (by: Line, { body }: Line): boolean => {
    const here = hereFor(by).filter((one) => roster.stays.includes(one));
    if (body.kind === 'admit')
      return here.some(
        (one) =>
          one.device === body.device &&
          one.seat === body.seat &&
          one.key === body.keys?.sign &&
          one.until === undefined,
      );
    if (body.kind === 'leave')
      return (
        !hereFor(by).some((one) => one.seat === body.seat) &&
        keyFor(by, body.seat) === undefined &&
        roster.idle.has(body.seat) === (body.becomes === 'idle')
      );
    return !makesSense(by, { body } as Line);
  };
  const put = (device: string, agree: Line): void => {
    const word = agree.hash;
    const bars = aims(everything, device).map(({ seat, key }): Turn => ({ seat, key, page, lines: [word] }));
    const came = (one: Stay): boolean =>
      one.since === page &&
      one.further === true &&
      !one.lines.some((line) => hears(agree, line)) &&
      bars.some(({ seat, key }) => one.seat === seat && one.key === key);
    end((one) => one.device === device || came(one), word, 'out');
    roster.barred.push(...bars);
  };
  const grant = (admit: Admit, word: string): void => {
    const { device, seat, keys } = admit.body;
    const key = keys?.sign ?? '';
    end((one) => one.seat === seat && one.device !== device, word, 'out');
    if (roster.keys.get(seat) !== key) rekey(seat, key, word);
    roster.admissions.add(admit.hash);
    roster.idle.delete(seat);
    if (!sits(device, seat)) roster.stays.push(stay(admit, key, [word]));
    else
      roster.stays = roster.stays.map((one) =>
        one.device === device && one.seat === seat && one.until === undefined
          ? { ...one, key, lines: [...one.lines, word] }
          : one,
      );
  };
  /** A phone that sat where nobody sits now, nor has keys to come back: one hand brings it back. */
  const left = ({ device, seat }: Admit['body']): boolean => {
    const there = roster.stays.filter((one) => one.seat === seat);
    const empty = !roster.keys.has(seat) && there.every(({ until }) => until !== undefined);
    const was = there.findLast((one) => one.device === device);
    return empty && was?.left === true && !was.out;
  };

  for (const line of news) {
    const { author, seat, body } = line;
    if (body.kind === 'agree' || body.kind === 'refuse') {
      const named = roster.proposed.find(({ hash }) => hash === body.entry);
      if (!named || !mayLend(line, named)) continue;
      if (body.kind === 'refuse') {
        said.set(named.hash, [...(said.get(named.hash) ?? []), line.hash]);
        continue;
      }
      const about =
        isAdmit(named) || named.body.kind === 'withdraw' ? (named.body as { device: string }).device : '';
      const two = mayLend(named, named) && named.seat !== seat && named.author !== author;
      const off = said.get(named.hash)?.some((no) => hears(line, no)) === true;
      if (!two || off || [author, named.author].includes(about)) continue;
      if (isDone(line, named) || !makesSense(line, named)) continue;
      const before = done.get(named.hash);
      done.set(named.hash, [...(before ?? []), line.hash]);
      if (before) {
        again(before, line.hash);
        continue;
      }
      if (named.body.kind === 'withdraw') put(named.body.device, line);
      if (named.body.kind === 'leave') leave(named.body.seat, named.body.becomes, line.hash);
      if (isAdmit(named)) grant(named, line.hash);
    } else if (isAdmit(line) && line.body.by === 'invite') {
      const { device, seat: wanted, keys } = line.body;
      const key = keys?.sign ?? '';
      const knows = roster.stays.some((one) => one.device === device && one.seat === wanted);
      const free =
        !roster.keys.has(wanted) &&
        !roster.stays.some((one) => one.seat === wanted && one.until === undefined);
      const lets = !roster.barred.some((one) => one.seat === wanted && one.key === key);
      if (knows || !free || !lets || !isHand(line)) continue;
      rekey(wanted, key, line.hash);
      roster.idle.delete(wanted);
      roster.stays.push(stay(line, key, [line.hash]));
      roster.admissions.add(line.hash);
    } else if (isAdmit(line) && line.body.by === 'seat') {
      const { device, seat: wanted, slot } = line.body;
      const key = keyFor(line, wanted);
      if (key === undefined || isBarred(line, wanted, key) || sits(device, wanted)) continue;
      const gone = roster.stays.some(
        (one) =>
          one.device === device &&
          one.seat === wanted &&
          one.until !== undefined &&
          (one.since < page || one.lines.some((from) => hears(line, from))) &&
          !holds(one, page, (word) => hears(line, word)),
      );
      const sharing = (other: Line): boolean =>
        isAdmit(other) &&
        other.author === other.body.device &&
        other.body.device !== device &&
        other.body.slot === slot &&
        other.body.seat === wanted &&
        proves(other, key);
      if (gone || !proves(line, key) || listed.some(sharing)) continue;
      roster.admissions.add(line.hash);
      if (author === device) come(line, key);
      else roster.named.push(stay(line, key, [line.hash]));
    } else if (body.kind === 'withdraw') {
      const here = hereFor(line);
      const own = here.filter((one) => one.device === author);
      const ends = [...here, ...hereFor(line, roster.named)].filter(
        (one) =>
          one.device === body.device &&
          (own.some((mine) => mine.seat === one.seat && mine.key === one.key) ||
            (one.device === author && one.seat === seat)),
      );
      if (ends.length > 0)
        end(
          (one) => ends.some((it) => it.device === one.device && it.seat === one.seat && it.key === one.key),
          line.hash,
          'out',
        );
      else if (makesSense(line, line) && mayLend(line, line)) roster.proposed.push(line);
    } else if (body.kind === 'leave' && body.seat === seat && isHand(line)) {
      leave(
        seat,
        body.becomes,
        line.hash,
        hereFor(line).find((one) => one.device === author && one.seat === seat)?.key ?? '',
      );
    } else if (isAdmit(line) && makesSense(line, line) && mayLend(line, line)) {
      if (left(line.body)) grant(line, line.hash);
      else {
        roster.proposed.push(line);
        roster.admissions.add(line.hash);
      }
    } else if (body.kind === 'leave' && mayLend(line, line)) roster.proposed.push(line);
  }
  const waits = (one: Line): boolean =>
    !done.has(one.hash) && !said.has(one.hash) && !isDone(everything, one);
  roster.proposed = roster.proposed.filter(waits);
  return roster;
}
