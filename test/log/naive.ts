/**
 * The plainest possible reading of a set of lines, written from docs/format.md, docs/decisions and the design's rules R3–R17, and
 * from nothing of src/log but the names of types: sets and loops, each reading from the start, nothing kept for the next.
 *
 * It judges: which lines wait and which are outside the core (R3–R6, R8), pages with their lines in order (R9, R26), which of
 * several closes stands and whether it is final (R10), which lines count, come late or count for nothing, who sits, what waits for a
 * second hand (R3, R4, R11), what is struck and what asks for leave (R17). It leaves to others: signatures, the door, quotas
 * but those of closes and of proposals that wait, guests,
 * regents, stand-ins, the mark, idle seats, invitations but the first, answers that contend, corrections, amendments, levels. Each
 * device it is shown ever plays for one seat alone, so that two hands are two seats. Two things no document says, and it follows the
 * code: which of two phones of one seat stands first, and that a proposal lapses once there is nothing left for it to do.
 */
import type { BodyOf } from '../../src/log/entry.ts';
import { type Admit, by, type Close, isAdmit, isClose, type Line, type Proves } from './naive-lines.ts';
import { takenBack } from './naive-mends.ts';
import { holds, type Roster, type Stay, seated } from './naive-seats.ts';

export interface Reading {
  readonly pages: readonly (readonly [close: string, lines: readonly string[], final: boolean])[];
  readonly standing: readonly string[];
  readonly members: readonly string[];
  readonly proposed: readonly string[];
  readonly struck: readonly string[];
  readonly asking: readonly string[];
}
interface Turn {
  readonly number: number;
  readonly lists: ReadonlySet<string>;
  readonly roster: Roster;
  readonly valid: boolean;
}

const leans = ({ prev, page, saw }: Line): readonly string[] =>
  [prev, page, ...saw].filter((on) => on !== '');
/** Devices with two lines of one number, and devices that begin in one slot of a seat. */
function forked(
  lines: readonly Line[],
  keys: readonly (readonly [seat: string, key: string])[],
  proves: Proves,
  crowds: (device: string) => boolean = () => true,
) {
  const found = new Set<string>();
  for (const a of lines)
    for (const b of lines) {
      if (a.author === b.author && a.seq === b.seq && a.hash !== b.hash) found.add(a.author);
      if (![a, b].every(({ author }) => crowds(author))) continue;
      if (a.author !== b.author && inSlot(a) && inSlot(b) && a.body.slot === b.body.slot)
        for (const [seat, key] of keys)
          if ([a, b].every((one) => one.body.seat === seat && proves(one, key))) found.add(a.author);
    }
  return found;
}
const inSlot = (line: Line): line is Admit =>
  line.seq === 1 &&
  isAdmit(line) &&
  line.body.by === 'seat' &&
  line.body.device === line.author &&
  line.body.role === 'player';

/** R3, R4: whose logs are heard, and the keys of seats that this brings to light. */
function hearing(lines: readonly Line[], heeded: (line: Line) => boolean, proves: Proves) {
  const devices = new Set<string>();
  const keys: [seat: string, key: string][] = [];
  const slotted = lines.filter(inSlot);
  for (let before = -1; before !== devices.size + keys.length; ) {
    before = devices.size + keys.length;
    for (const line of lines) {
      const learn = (seat: string, key: string): void => {
        if (!keys.some((one) => one[0] === seat && one[1] === key)) keys.push([seat, key]);
      };
      if (line.body.kind === 'found') {
        devices.add(line.author);
        learn(line.seat, line.body.keys.sign);
      }
      if (inSlot(line) && keys.some(([seat, key]) => seat === line.body.seat && proves(line, key)))
        devices.add(line.author);
      if (!isAdmit(line) || line.body.by === 'seat' || !devices.has(line.author) || !heeded(line)) continue;
      if (slotted.some(({ author }) => author === line.body.device)) continue;
      devices.add(line.body.device);
      if (line.body.keys) learn(line.body.seat, line.body.keys.sign);
    }
  }
  return { devices, keys };
}

/** R6: all lines of devices that are heard and untainted, and all that these have in their past. */
function coreOf(lines: readonly Line[], proves: Proves) {
  let { devices, keys } = hearing(lines, () => true, proves);
  // Of a log with two histories phones keep different ones: it crowds nobody.
  const twofold = forked(lines, [], proves);
  const crowds = (device: string): boolean => !twofold.has(device);
  const tainted = forked(lines, keys, proves, crowds);
  for (;;) {
    const core = new Set(
      lines.filter(({ author, prev }) => prev === '' || (devices.has(author) && !tainted.has(author))),
    );
    for (const one of core)
      for (const on of leans(one)) for (const line of lines) if (line.hash === on) core.add(line);
    const heard = hearing(lines, (line) => core.has(line), proves).devices;
    if (heard.size === devices.size) return { core: [...core], tainted, keys, crowds };
    devices = heard;
  }
}

export function readNaively(campaign: string, all: readonly Line[], proves: Proves): Reading {
  const { core, tainted, keys, crowds } = coreOf(all, proves);

  // R8: a line is ready when all it leans on is. Its time is one more than theirs.
  const time = new Map<string, number>();
  const past = new Map<string, ReadonlySet<string>>();
  const number = new Map<string, number>();
  const arrived: Line[] = [];
  for (let before = -1; before !== arrived.length; ) {
    before = arrived.length;
    for (const line of core) {
      if (time.has(line.hash) || !leans(line).every((on) => time.has(on))) continue;
      time.set(line.hash, 1 + Math.max(0, ...leans(line).map((on) => time.get(on) ?? 0)));
      past.set(line.hash, new Set(leans(line).flatMap((on) => [on, ...(past.get(on) ?? [])])));
      if (line.hash === campaign) number.set(line.hash, 0);
      if (isClose(line)) number.set(line.hash, (number.get(line.page) ?? 0) + 1);
      arrived.push(line);
    }
  }
  const reads = (later: Line, earlier: string): boolean => past.get(later.hash)?.has(earlier) === true;
  const sees = (later: Line, earlier: Line): boolean => reads(later, earlier.hash);
  const founding = arrived.find(({ hash }) => hash === campaign) as Line & { body: BodyOf<'found'> };
  const seats = founding.body.seats.map(({ id }) => id);
  const turn = (seat: string, page: number): number => (seats.indexOf(seat) + page) % seats.length;

  // R26: by time, then whose turn it is. Of one seat's phones the documents say nothing: by device, then by hash.
  const ready = arrived.sort(
    by(
      ({ hash }) => time.get(hash) ?? 0,
      ({ seat, page }) => turn(seat, number.get(page) ?? 0),
      ({ author }) => author,
      ({ hash }) => hash,
    ),
  );

  // R9: what each close lists, who sits once it has turned the page, and whether its author sat on that page.
  const turns = new Map<string, Turn>();
  turns.set(campaign, {
    number: 0,
    lists: new Set(),
    roster: {
      stays: [
        {
          device: founding.author,
          seat: founding.seat,
          key: founding.body.keys.sign,
          since: 0,
          line: campaign,
          lines: [campaign],
          founded: true,
        },
      ],
      named: [],
      keys: new Map([[founding.seat, founding.body.keys.sign]]),
      proposed: [],
      meant: new Map(),
      admissions: new Set(),
      barred: [],
      idle: new Set(),
      uninvited: [],
    },
    valid: true,
  });
  const closes = new Map(ready.filter(isClose).map((close) => [close.hash, close]));
  const named = new Map(ready.map((line) => [line.hash, line]));
  /** Of one log's closes of one page two turn it. */
  const third = ({ page, prev }: Line): boolean => {
    let earlier = 0;
    for (let on = named.get(prev); on; on = named.get(on.prev))
      if (isClose(on) && on.page === page) earlier++;
    return earlier >= 2;
  };
  for (const close of closes.values()) {
    const before = turns.get(close.page);
    if (!before) continue;
    const seen = ready.filter((line) => sees(close, line));
    const twofold = forked(seen, keys, proves, crowds);
    const lists = new Set([
      ...before.lists,
      ...seen.filter(({ author }) => !twofold.has(author)).map(({ hash }) => hash),
    ]);
    const news = ready.filter(({ hash }) => lists.has(hash) && !before.lists.has(hash));
    const listed = ready.filter(({ hash }) => lists.has(hash));
    const roster = seated(before.roster, news, listed, before.number, proves, reads);
    const sits = roster.stays.some(
      (one) =>
        one.device === close.author &&
        one.seat === close.seat &&
        holds(one, before.number, (word) => reads(close, word)),
    );
    const valid = sits && !third(close);
    turns.set(close.hash, { number: before.number + 1, lists, roster, valid });
  }

  /** R10: the valid close of a page that a line builds on, by itself or by the pages below it. */
  const built = (line: Line, page: string): string | undefined => {
    for (let on: Line | undefined = line; on; on = closes.get(on.page))
      if (isClose(on) && on.page === page && turns.get(on.hash)?.valid) return on.hash;
    return undefined;
  };
  /** The close that a seat's devices built on first; 'none' where they began apart, undefined while they have not begun. */
  const choice = (page: string, lines: readonly Line[]): string | undefined => {
    const begun = lines.filter((line) => built(line, page) !== undefined);
    const first = begun.filter((line) => !begun.some((other) => sees(line, other)));
    const chosen = new Set(first.map((line) => built(line, page)));
    return chosen.size > 1 ? 'none' : [...chosen][0];
  };
  const choices = (page: string, voters: readonly Stay[]): ReadonlyMap<string, string | undefined> => {
    const voting = (seat: string) =>
      ready.filter(({ author, seat: own }) => {
        return own === seat && voters.some((one) => one.device === author && one.seat === seat);
      });
    return new Map(voters.map(({ seat }) => [seat, choice(page, voting(seat))]));
  };

  const standing: { close: Close; final: boolean }[] = [];
  let final = true;
  for (let page = campaign; ; ) {
    const before = turns.get(page) as Turn;
    const voters = before.roster.stays.filter(({ until }) => until === undefined);
    const votes = choices(page, voters);
    const count = (close: string, of = votes, but = ''): number =>
      [...of].filter(([seat, vote]) => vote === close && seat !== but).length;
    const rivals = [...closes.values()].filter((one) => one.page === page && turns.get(one.hash)?.valid);
    /** Where one hand sat before, those who sat down on the page break a tie. */
    const witnesses = ({ hash }: Close): number => {
      const after = (turns.get(hash) as Turn).roster.stays.filter(({ until }) => until === undefined);
      const fresh = after.filter(({ device }) => !voters.some((one) => one.device === device));
      return votes.size > 1 ? 0 : count(hash, choices(page, fresh));
    };
    const alone = ({ author }: Close): boolean =>
      votes.size <= 1 && voters.some(({ device }) => device === author);
    const able = rivals.filter(
      (one) => !tainted.has(one.author) || alone(one) || count(one.hash, votes, one.seat) > 0,
    );
    const [best] = able.sort(
      by(
        ({ hash }) => -count(hash),
        (one) => -witnesses(one),
        ({ seat }) => turn(seat, before.number),
        ({ hash }) => -(turns.get(hash) as Turn).lists.size,
        ({ hash }) => hash,
      ),
    );
    if (!best) break;
    const next = Math.max(0, ...rivals.map(({ hash }) => (hash === best.hash ? 0 : count(hash))));
    const unknown = [...votes.values()].filter((vote) => vote === undefined).length;
    const liars = votes.size < 5 ? 0 : 1;
    const sure = count(best.hash) - next > unknown + 2 * liars;
    final &&= sure;
    standing.push({ close: best, final });
    page = best.hash;
  }

  // Where each line stands: on the page whose close first lists it, else on the open one.
  const ids = [campaign, ...standing.map(({ close }) => close.hash)];
  const open = standing.length;
  const listedOn = ({ hash }: Line): number => ids.slice(1).findIndex((id) => turns.get(id)?.lists.has(hash));
  const pageOf = (line: Line): number => (listedOn(line) < 0 ? open : listedOn(line));
  const last = turns.get(ids[open] as string) as Turn;
  const loose = ready.filter((line) => listedOn(line) < 0 && !tainted.has(line.author));
  const within = ready.filter(({ hash }) => last.lists.has(hash));
  const roster = seated(last.roster, loose, [...within, ...loose], open, proves, reads);
  const judged = new Map<string, string>();
  for (const line of ready) {
    const page = pageOf(line);
    const member = roster.stays.some(
      (one) =>
        one.device === line.author && one.seat === line.seat && holds(one, page, (word) => reads(line, word)),
    );
    const { kind } = line.body;
    const astray = (kind === 'order' || kind === 'done') && line.page !== ids[page];
    if (ids.slice(1).includes(line.hash)) judged.set(line.hash, 'counts');
    else if (listedOn(line) < 0 && tainted.has(line.author)) judged.set(line.hash, 'nothing');
    else if (!member && !roster.admissions.has(line.hash)) judged.set(line.hash, 'nothing');
    else judged.set(line.hash, isClose(line) || astray ? 'late' : 'counts');
  }
  const counting = ready
    .filter((line) => judged.get(line.hash) === 'counts' && !isClose(line))
    .sort(by(pageOf));

  const { struck, asking } = takenBack(counting, { roster, pageOf, sees, turn, founder: founding.seat });
  const say = (hash: string): string => (struck.has(hash) ? 'struck' : (judged.get(hash) ?? 'waits'));
  const inside = new Set(core.map(({ hash }) => hash));
  return {
    pages: ids.map((_, i) => {
      const lines = counting.filter((line) => pageOf(line) === i).map(({ hash }) => hash);
      return [ids[i + 1] ?? 'open', lines, standing[i] ? standing[i].final : false];
    }),
    standing: all.map(({ hash }) => `${hash} ${inside.has(hash) ? say(hash) : 'nothing'}`).sort(),
    members: roster.stays
      .filter(({ until }) => until === undefined)
      .map(({ device, seat, since }) => `${device} ${seat} ${since}`)
      .sort(),
    proposed: roster.proposed.map(({ hash }) => hash),
    struck: [...struck].map(([hash, by]) => `${hash} ${by}`).sort(),
    asking: asking.map(({ hash }) => hash),
  };
}
