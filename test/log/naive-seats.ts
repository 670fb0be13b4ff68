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
  /** It came by the founding's invitation; or it founded. */
  readonly invited?: true;
  readonly founded?: true;
  /** The line that let it in, and all by which it came about. */
  readonly line: string;
  readonly lines: readonly string[];
  /** By two hands: whose, with the places of their lines in their logs. */
  readonly hands?: readonly Pick<Line, 'author' | 'seq'>[];
}
/** What a proposal is about, as its author knew it. */
interface Meaning {
  readonly lines: readonly string[];
  readonly keys: readonly (string | undefined)[];
}
/** Something that lines of a page changed about a seat: its key, or that this lets nobody in, since a phone was put out that had it. */
interface Turn {
  readonly device?: string;
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
  meant: Map<string, Meaning>;
  /** Of admissions, those that seated somebody, named somebody or wait for a second hand. */
  admissions: Set<string>;
  /** Keys of seats from which two hands put a phone out. */
  barred: Turn[];
  /** Left for good, and nobody is waited for there. */
  idle: Set<string>;
  /** Lines that ended the founding's invitation. */
  uninvited: string[];
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
 * R3, R4, R11: who sits once the lines of a page have been read. What a phone that was put out on it wrote about seats by its own word is
 * left out, unless somebody who sat there before went on from it unheard.
 * @param listed all lines that the page's end lists
 */
export function seated(
  before: Roster,
  news: readonly Line[],
  listed: readonly Line[],
  page: number,
  proves: Proves,
  sees: (later: Line, earlier: string) => boolean,
) {
  const read = (without: ReadonlySet<string>): Roster =>
    readSeats(
      before,
      news.filter(({ hash }) => !without.has(hash)),
      listed,
      page,
      proves,
      sees,
    );
  const all = read(new Set());
  const parts = [...all.stays, ...all.named];
  const agreed = new Set(news.filter(({ body }) => body.kind === 'agree').map(({ hash }) => hash));
  /** Lines that are nothing, since their authors' phones are put out by two on this page as the roster has it. */
  const nothingBy = (roster: Roster): ReadonlySet<string> => {
    const out = roster.stays.filter(
      ({ until, words = [] }) => until === page + 1 && words.some((word) => agreed.has(word)),
    );
    // Nobody doubts on the first page whom the founder let in.
    const founder = roster.stays.find((one) => one.founded)?.device;
    const put = out.filter(({ device }) => page > 0 || device !== founder);
    const both = [...parts, ...roster.stays, ...roster.named];
    const about = ({ seat, body, author, hash }: Line, of: Stay): boolean => {
      if (body.kind === 'withdraw')
        return parts.some(
          (one) =>
            one.device === body.device && one.seat === of.seat && [undefined, of.seat].includes(body.seat),
        );
      if (of.seat !== seat) return false;
      if (body.kind === 'leave') return body.seat === seat;
      if (body.kind !== 'admit') return false;
      if (body.by === 'seat') return body.device !== author;
      const agreement = news.filter((one) => one.body.kind === 'agree' && one.body.entry === hash);
      // Known for the first time, what another agreed to is no matter of one, but where it had done so alone.
      if (roster === all) return agreement.length === 0 || parts.some(({ lines }) => lines.includes(hash));
      return !both.some(({ lines }) => agreement.some((one) => lines.includes(one.hash)));
    };
    const knew = (line: Line, words: readonly string[]): boolean =>
      listed.some((word) => words.includes(word.hash) && (sees(word, line.hash) || sees(line, word.hash)));
    /** By the words of each stay that had ended unheard. */
    const wordsFor = (line: Line): readonly string[] =>
      put
        .filter((one) => one.device === line.author && about(line, one))
        .map(({ words = [] }) => words.filter((word) => agreed.has(word)))
        .filter((words) => !knew(line, words))
        .flat();
    const doubted = news.filter((line) => wordsFor(line).length > 0);
    const gone = new Set(put.map(({ device }) => device));
    const there = roster.stays.filter((one) => holds(one, page, () => false));
    for (let before = -1; before !== gone.size; ) {
      before = gone.size;
      for (const one of there) {
        const host = listed.find(({ hash }) => hash === one.line);
        const theirs = doubted.some(({ hash }) => hash === one.line) || (host && gone.has(host.author));
        if (one.since === page && theirs) gone.add(one.device);
      }
    }
    for (const { device } of out) gone.add(device);
    const here = there.filter(({ device }) => !gone.has(device));
    /** Who sat there before, on whichever of their phones; on the first page all. */
    const old = (one: Stay): boolean =>
      page === 0 || here.some(({ seat, key, since }) => since < page && seat === one.seat && key === one.key);
    const others = new Set(here.filter(old).map(({ device }) => device));
    const stands = (line: Line): boolean =>
      listed.some(
        (later) =>
          others.has(later.author) &&
          sees(later, line.hash) &&
          !wordsFor(line).some((word) => sees(later, word)),
      );
    return new Set(doubted.filter((line) => !stands(line)).map(({ hash }) => hash));
  };
  // Who was put out by such lines alone is not put out: the reckoning is made again with that known.
  const first = nothingBy(all);
  return first.size > 0 ? read(nothingBy(read(first))) : all;
}

/** The same of all lines, in the order of the book. A line is judged by what its author had heard of; what lines of one page do adds up. */
function readSeats(
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
    meant: new Map(before.meant),
    admissions: new Set(before.admissions),
    barred: [...before.barred],
    idle: new Set(before.idle),
    uninvited: [...before.uninvited],
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
    ...(body.by === 'invite' ? { invited: true } : {}),
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
      for (const word of words.filter((one) => !hears(line, one)))
        end((other) => other === one || same(other, one), word, left ? 'left' : 'out');
    for (const { lines, left } of turns)
      for (const word of lines.filter((one) => !hears(line, one)))
        end((other) => same(other, one), word, left ? 'left' : 'out');
  };
  const same = (a: Stay, b: Stay): boolean => a.line === b.line && a.device === b.device;
  const isMeant = (proposal: Line, one: Stay): boolean => {
    const { lines = [], keys = [] } = roster.meant.get(proposal.hash) ?? {};
    if (!keys.includes(one.key)) return false;
    const anew = roster.stays.some(
      (other) =>
        other.seat === one.seat &&
        other.key === one.key &&
        other.until === undefined &&
        !other.further &&
        !lines.includes(other.line),
    );
    return lines.includes(one.line) || (one.further === true && !anew);
  };
  /** A seat is left by those whom the line is about; where somebody sits there besides, it stays theirs. */
  const leave = (
    seat: string,
    becomes: string,
    word: string,
    keys: readonly (string | undefined)[],
    theirs: (one: Stay) => boolean,
    own: boolean,
  ): void => {
    end((one) => one.seat === seat && theirs(one), word, 'left');
    const key = roster.keys.get(seat);
    if (key !== undefined ? !keys.includes(key) : own) return;
    if (roster.stays.some((one) => one.seat === seat && one.until === undefined)) return;
    if (becomes === 'idle') roster.idle.add(seat);
    else roster.idle.delete(seat);
    if (key !== undefined) rekey(seat, undefined, word, { left: true });
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
    roster.uninvited = [...also(roster.uninvited)];
    older.splice(0, older.length, ...older.map((one) => ({ ...one, lines: also(one.lines) })));
  };

  // What takes two.
  /** Phones' stays that two may end: also one of this page, or of a seat whose words would let its finder in. */
  const aims = (by: Line, device: string, of?: Line): readonly Stay[] => {
    const own = roster.stays.filter(
      (one) =>
        one.device === device &&
        (one.since < page || one.lines.some((line) => hears(by, line))) &&
        (of === undefined || !roster.meant.has(of.hash) || isMeant(of, one)),
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
  const touched = (by: Line, proposal: Line): readonly string[] => {
    const { body } = proposal;
    if (body.kind === 'withdraw') return aims(by, body.device, proposal).map(({ seat }) => seat);
    return 'seat' in body ? [body.seat as string] : [];
  };
  /** Who sat there before the page, with whatever phone; on the first page all have just come. */
  const isOld = (line: Line): boolean => {
    const mine = hereFor(line).filter((one) => one.device === line.author && one.seat === line.seat);
    return (
      page === 0 ||
      hereFor(line).some(
        (one) => one.seat === line.seat && one.since < page && mine.some(({ key }) => key === one.key),
      )
    );
  };
  const mayLend = (line: Line, proposal: Line): boolean =>
    isHand(line) && isOld(line) && !touched(line, proposal).includes(line.seat);
  const makesSense = (by: Line, proposal: Line): boolean => {
    const { body } = proposal;
    if (body.kind === 'withdraw') return aims(by, body.device, proposal).length > 0;
    return body.kind !== 'admit' || !isBarred(by, body.seat, body.keys?.sign);
  };
  /** Somebody sits there whom a proposal does not mean. */
  const others = (by: Line, proposal: Line, seat: string, device?: string): readonly Stay[] =>
    roster.stays.filter(
      (one) =>
        one.seat === seat &&
        one.until === undefined &&
        one.device !== device &&
        !isMeant(proposal, one) &&
        isHere(by, one),
    );
  const isDone = (by: Line, proposal: Line): boolean => {
    const { body } = proposal;
    const here = hereFor(by).filter((one) => roster.stays.includes(one));
    const wanted = body.kind === 'leave' || body.kind === 'admit' ? body : undefined;
    const device = body.kind === 'admit' ? body.device : undefined;
    if (wanted && others(by, proposal, wanted.seat, device).length > 0) return true;
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
    return !makesSense(by, proposal);
  };
  const propose = (line: Line): void => {
    const { body } = line;
    const seat = 'seat' in body && body.kind !== 'withdraw' ? (body.seat as string) : undefined;
    const known = (one: Stay): boolean =>
      one.since < page || one.lines.some((earlier) => hears(line, earlier));
    const stays =
      body.kind === 'withdraw'
        ? aims(line, body.device)
        : roster.stays.filter((one) => one.seat === seat && known(one));
    if (roster.proposed.filter(({ author }) => author === line.author).length >= 8) return;
    const keys: (string | undefined)[] = stays.map(({ key }) => key);
    if (seat !== undefined) keys.push(keyFor(line, seat));
    roster.proposed.push(line);
    roster.meant.set(line.hash, { lines: stays.map((one) => one.line), keys });
  };
  /** Phones are put out that may know the founding's invitation. */
  const uninvite = (
    out: readonly { readonly device?: string; readonly seat: string; readonly key?: string | undefined }[],
    word: string,
  ): void => {
    const knew = (one: Stay): boolean =>
      out.some(({ device, seat, key }) => {
        const its = one.seat === seat && one.key === key;
        if (one.founded) return (device === one.device && seat === one.seat) || (its && page > 0);
        return its && one.invited === true;
      });
    if (roster.stays.some(knew)) roster.uninvited.push(word);
  };
  const put = (proposal: Line, device: string, agree: Line): void => {
    const word = agree.hash;
    const bars = aims(agree, device, proposal).map(
      ({ seat, key }): Turn => ({ device, seat, key, page, lines: [word] }),
    );
    const came = (one: Stay): boolean =>
      one.since === page &&
      one.further === true &&
      !one.lines.some((line) => hears(agree, line)) &&
      bars.some(({ seat, key }) => one.seat === seat && one.key === key);
    end((one) => (one.device === device && isMeant(proposal, one)) || came(one), word, 'out');
    uninvite(bars, word);
    roster.barred.push(...bars);
  };
  const grant = (admit: Admit, second: Line): void => {
    const word = second.hash;
    const { device, seat, keys } = admit.body;
    const key = keys?.sign ?? '';
    const hands = [admit, second].map(({ author, seq }) => ({ author, seq }));
    /** A player who had a hand in both has said this one later. */
    const later = (one: Stay): boolean =>
      hands.some((a) => one.hands?.some((b) => a.author === b.author && b.seq < a.seq));
    const meant = (one: Stay): boolean => !roster.meant.has(admit.hash) || isMeant(admit, one);
    if (others(everything, admit, seat, device).some((one) => !meant(one) && !later(one))) return;
    const goes = (one: Stay): boolean =>
      one.seat === seat && one.device !== device && (meant(one) || later(one));
    uninvite(roster.stays.filter(goes), word);
    end(goes, word, 'out');
    if (roster.keys.get(seat) !== key) rekey(seat, key, word);
    roster.admissions.add(admit.hash);
    roster.idle.delete(seat);
    if (!sits(device, seat)) roster.stays.push({ ...stay(admit, key, [word]), hands });
    else
      roster.stays = roster.stays.map((one) =>
        one.device === device && one.seat === seat && one.until === undefined
          ? { ...one, key, lines: [...one.lines, word], hands }
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
      if (body.kind === 'agree' && !hears(line, named.hash)) continue;
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
      if (named.body.kind === 'withdraw') put(named, named.body.device, line);
      if (named.body.kind === 'leave')
        leave(
          named.body.seat,
          named.body.becomes,
          line.hash,
          roster.meant.get(named.hash)?.keys ?? [],
          (one) => isMeant(named, one),
          false,
        );
      if (isAdmit(named)) grant(named, line);
    } else if (isAdmit(line) && line.body.by === 'invite') {
      const { device, seat: wanted, keys } = line.body;
      const key = keys?.sign ?? '';
      const knows = roster.stays.some((one) => one.device === device && one.seat === wanted);
      const free =
        !roster.keys.has(wanted) &&
        !roster.stays.some((one) => one.seat === wanted && one.until === undefined);
      const lets = !roster.barred.some((one) => one.seat === wanted && one.key === key);
      if (knows || !free || !lets || !isHand(line)) continue;
      if (roster.uninvited.some((word) => hears(line, word))) continue;
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
      else if (makesSense(line, line) && mayLend(line, line)) propose(line);
    } else if (body.kind === 'leave' && body.seat === seat && isHand(line)) {
      const own = hereFor(line).find((one) => one.device === author && one.seat === seat)?.key ?? '';
      const known = (one: Stay): boolean =>
        one.since < page || one.lines.some((earlier) => hears(line, earlier));
      const theirs = (one: Stay): boolean => one.key === own && (one.further === true || known(one));
      leave(seat, body.becomes, line.hash, [own], theirs, true);
    } else if (isAdmit(line) && makesSense(line, line) && mayLend(line, line)) {
      if (left(line.body)) grant(line, line);
      else {
        propose(line);
        roster.admissions.add(line.hash);
      }
    } else if (body.kind === 'leave' && mayLend(line, line)) propose(line);
  }
  const waits = (one: Line): boolean =>
    !done.has(one.hash) && !said.has(one.hash) && !isDone(everything, one);
  roster.proposed = roster.proposed.filter(waits);
  return roster;
}
