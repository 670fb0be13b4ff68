/** Who sits, read naively from docs/format.md and the design's rules R3, R4 and R11: see `naive.ts`. */
import { type Admit, isAdmit, type Line, type Proves } from './naive-lines.ts';

/** A stay at the table: `until` is the first page without it. */
export interface Stay {
  readonly device: string;
  readonly seat: string;
  readonly since: number;
  readonly until?: number;
  /** The lines by which its own seat's player or two others ended it: for those who had heard of one it ended there and then. */
  readonly words?: readonly string[];
  /** The seat was left for good. */
  readonly left?: true;
  /** Of a seat's further phone: its first line; of others nothing. */
  readonly further?: true;
  readonly line: string;
}
export interface Roster {
  stays: Stay[];
  keys: Map<string, string>;
  proposed: Line[];
  /** Of admissions, those that seated somebody or wait for a second hand. */
  admissions: Set<string>;
  /** Keys of seats from which two hands put a phone out. */
  barred: Set<string>;
}
const sits = (roster: Roster, device: string, seat: string): boolean =>
  roster.stays.some((one) => one.device === device && one.seat === seat && one.until === undefined);
/** @param heard whether the line in question has another in its past */
export const holds = (
  { since, until = Number.POSITIVE_INFINITY, words = [] }: Stay,
  page: number,
  heard: (word: string) => boolean,
): boolean => since <= page && page < until && !(until === page + 1 && words.some(heard));

/** R3, R4, R11: who sits once some lines of a page have been read, in the order of the book. */
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
    keys: new Map(before.keys),
    proposed: [...before.proposed],
    admissions: new Set(before.admissions),
    barred: new Set(before.barred),
  };
  const end = (ends: (one: Stay) => boolean, word?: string, left: Pick<Stay, 'left'> = {}) => {
    roster.stays = roster.stays.map((one) => {
      const words = word === undefined ? {} : { words: [...(one.words ?? []), word] };
      if (!ends(one)) return one;
      if (one.until === undefined) return { ...one, until: page + 1, ...words, ...left };
      return one.until === page + 1 ? { ...one, ...words } : one;
    });
  };
  const sit = ({ hash, body }: Admit): void => {
    const further = body.by === 'seat' ? ({ further: true } as const) : {};
    if (!sits(roster, body.device, body.seat))
      roster.stays.push({ device: body.device, seat: body.seat, since: page, line: hash, ...further });
    roster.admissions.add(hash);
  };
  const leave = (seat: string, word?: string): void => {
    end((one) => one.seat === seat, word, { left: true });
    roster.keys.delete(seat);
  };
  /** It leaves its seat for good on this very page, and nobody has put it out. */
  const leaves = (one: Stay): boolean =>
    one.left === true && one.words === undefined && one.until === page + 1;
  /** The seats that a proposal touches: nobody of these lends a hand to it. */
  const touched = ({ body }: Line): readonly string[] => {
    if (body.kind === 'withdraw')
      return roster.stays
        .filter((one) => one.device === body.device && (one.until === undefined || leaves(one)))
        .map(({ seat }) => seat);
    return 'seat' in body ? [body.seat as string] : [];
  };
  /** Those that leave by themselves while others put them out. */
  const putOut = (device: string, seat: string | undefined): void => {
    roster.stays = roster.stays.map((one) => {
      const { left: _, ...stay } = one;
      const out = leaves(one) && one.device === device && (seat === undefined || one.seat === seat);
      return out ? stay : one;
    });
  };
  const isHand = ({ author, seat }: Line, by: Line): boolean =>
    roster.stays.some(
      (one) =>
        one.device === author &&
        one.seat === seat &&
        (!one.further || one.since < page || sees(by, one.line)) &&
        holds(one, page, (word) => sees(by, word)),
    );
  /** A hand as the author of a line knew the table: they may have heard that another was taken off its seat. */
  const mayLend = (line: Line, proposal: Line, by = line): boolean =>
    isHand(line, by) && !touched(proposal).includes(line.seat);
  /** A phone that sat where nobody sits now, nor has keys to come back: one hand brings it back. */
  const left = ({ device, seat }: Admit['body']): boolean => {
    const there = roster.stays.filter((one) => one.seat === seat);
    const empty = !roster.keys.has(seat) && there.every(({ until }) => until !== undefined);
    const was = there.findLast((one) => one.device === device);
    return empty && was?.left === true;
  };
  const isDone = (proposal: Line): boolean => {
    const { body } = proposal;
    if (body.kind === 'admit') return sits(roster, body.device, body.seat);
    if (body.kind === 'withdraw') return touched(proposal).length === 0;
    return !roster.stays.some(({ seat, until }) => seat === touched(proposal)[0] && until === undefined);
  };
  for (const line of news) {
    const { author, seat, body } = line;
    const named =
      body.kind === 'agree' || body.kind === 'refuse'
        ? roster.proposed.find(({ hash }) => hash === body.entry)
        : undefined;
    if (named && mayLend(line, named)) {
      const { body: asked } = named;
      const about = asked.kind === 'admit' || asked.kind === 'withdraw' ? asked.device : '';
      const two = mayLend(named, named) && named.seat !== seat && named.author !== author;
      if (body.kind === 'refuse' || (two && ![author, named.author].includes(about)))
        roster.proposed = roster.proposed.filter((one) => one !== named);
      else continue;
      if (body.kind === 'refuse') continue;
      const word = line.hash;
      if (asked.kind === 'withdraw') {
        for (const { device, seat, until } of roster.stays)
          if (device === asked.device && until === undefined) roster.barred.add(roster.keys.get(seat) ?? '');
        putOut(asked.device, undefined);
        end(({ device }) => device === asked.device, word);
      }
      if (asked.kind === 'leave') leave(asked.seat, word);
      if (isAdmit(named)) {
        end((one) => one.seat === named.body.seat && one.device !== named.body.device, word);
        roster.keys.set(named.body.seat, named.body.keys?.sign ?? '');
        sit(named);
      }
    } else if (isAdmit(line) && line.body.by !== 'hands') {
      const { device, seat: wanted, by, keys } = line.body;
      const key = roster.keys.get(wanted);
      const knows = roster.stays.some((one) => one.device === device && one.seat === wanted);
      const free =
        key === undefined && !roster.stays.some((one) => one.seat === wanted && one.until === undefined);
      if (knows) continue;
      if (by === 'invite' && free && !roster.barred.has(keys?.sign ?? '') && isHand(line, line)) {
        roster.keys.set(wanted, keys?.sign ?? '');
        sit(line);
      }
      const sharing = (other: Line): boolean =>
        isAdmit(other) &&
        other.author === other.body.device &&
        other.body.device !== device &&
        other.body.slot === line.body.slot &&
        shown(other);
      const shown = (other: Admit): boolean => other.body.seat === wanted && proves(other, key ?? '');
      if (
        by === 'seat' &&
        key !== undefined &&
        !roster.barred.has(key) &&
        shown(line) &&
        !listed.some(sharing)
      )
        sit(line);
    } else if (
      body.kind === 'withdraw' &&
      (isHand(line, line) || body.device === author) &&
      roster.stays.some(
        (one) =>
          one.device === body.device &&
          one.seat === seat &&
          (one.until === undefined || one.until === page + 1),
      )
    ) {
      putOut(body.device, seat);
      end((one) => one.device === body.device && one.seat === seat, line.hash);
    } else if (body.kind === 'leave' && body.seat === seat && isHand(line, line)) leave(seat);
    else if (
      isAdmit(line) &&
      !roster.barred.has(line.body.keys?.sign ?? '') &&
      mayLend(line, line) &&
      left(line.body)
    ) {
      roster.keys.set(line.body.seat, line.body.keys?.sign ?? '');
      sit(line);
    } else if (isAdmit(line) && roster.barred.has(line.body.keys?.sign ?? '')) {
      // A grant under keys that were put out with a phone would let in its finder.
    } else if ((body.kind === 'withdraw' || body.kind === 'leave' || isAdmit(line)) && mayLend(line, line)) {
      roster.proposed.push(line);
      if (isAdmit(line)) roster.admissions.add(line.hash);
    }
    roster.proposed = roster.proposed.filter((one) => !isDone(one));
  }
  return roster;
}
