/**
 * Phones around a table, each with its own logs and keys, meeting by handing each other what they lack, and pictures of
 * what they do. A picture has a line for each phone and a column for each moment:
 *
 *     A: order x | ~ | close p |
 *     B:         | ~ | order y | ~
 *     C: order z |   |         | ~
 *
 * `~` meets all others that have `~` in the same column. A line named A' is another phone with A's key, and with what A
 * knew when the picture began. What is written is named by its last word, and `for B` writes it for B's seat.
 */
import { expect } from 'vitest';
import type { Json } from '../../src/kernel/json.ts';
import type { Seat } from '../../src/kernel/question.ts';
import type { Book } from '../../src/log/book.ts';
import { type Hash, hashBytes, join as joinBytes, type RandomBytes, text } from '../../src/log/bytes.ts';
import {
  append,
  branchesOf,
  type Chain,
  type Chains,
  join,
  hashesOf as linesOf,
  type Run,
  type RunFault,
  readRun,
  runFrom,
  runOf,
  toldRun,
  treeOf,
} from '../../src/log/chain.ts';
import { admitting, type Claim, makeClaim, slotted, type Wish } from '../../src/log/claim.ts';
import { coreOf } from '../../src/log/core.ts';
import type { BodyOf, Entry, KnownBody } from '../../src/log/entry.ts';
import {
  type DeviceKey,
  makeDevice,
  publicKey,
  publicOf,
  type SeatKeys,
  seatKeys,
} from '../../src/log/keys.ts';
import { readBook } from '../../src/log/reading.ts';
import { openOffers, type Roster } from '../../src/log/roster.ts';
import { freeSlot } from '../../src/log/slots.ts';
import { taking } from '../../src/log/taking.ts';
import { runsAfter, vectorOf } from '../../src/log/told.ts';
import { compose, foundCampaign } from '../../src/log/write.ts';
import { readOnAndWhole } from './reads-on.ts';

/** Chance that is the same every time, different for every name. */
export function chanceOf(name: string): RandomBytes {
  let n = 0;
  return (length) => {
    let bytes = new Uint8Array();
    while (bytes.length < length)
      bytes = Uint8Array.from(joinBytes(bytes, hashBytes(text(`${name} ${n++}`))));
    return bytes.slice(0, length);
  };
}

export interface Phone {
  readonly name: string;
  readonly key: DeviceKey;
  /** The keys of its own seat. */
  readonly seat: SeatKeys;
  readonly campaign: Hash;
  chains: Chains;
  /** Every run it ever signed, one entry each. */
  readonly signed: Run[];
}

export const invitation = chanceOf('invitation')(32);
const seatsNamed = (names: readonly string[]): { id: Seat; name: string }[] =>
  names.map((id) => ({ id, name: id }));

/** A phone that knows of the campaign and has nothing of it yet. */
export function phoneOf(name: string, campaign: Hash): Phone {
  const key = makeDevice(chanceOf(`device ${name}`));
  return { name, key, seat: seatKeys(chanceOf(`seat ${name}`)(16)), campaign, chains: new Map(), signed: [] };
}
/** A phone that has founded a campaign with such seats, and sits in its own. */
export function founder(name: string, seats: readonly string[] = [name]): Phone {
  const key = makeDevice(chanceOf(`device ${name}`));
  const body = {
    ruleset: 'chess',
    rules: 1,
    title: 'War',
    options: {},
    seats: seatsNamed(seats),
    books: 'open' as const,
  };
  const { campaign, chain } = foundCampaign(
    body,
    invitation,
    key,
    { seat: name, keys: publicOf(seatKeys(chanceOf(`seat ${name}`)(16))) },
    chanceOf('founding'),
  );
  const phone = { ...phoneOf(name, campaign), chains: new Map([[key.device, chain]]) };
  phone.signed.push(runOf(chain));
  return phone;
}
export function read(phone: Phone): Book {
  const book = readOnAndWhole(phone, phone.chains, phone.campaign);
  if (!book) throw new Error(`${phone.name} lacks the founding`);
  return book;
}
/** What a phone would write next, to be sent or tampered with. */
export const drafted = (phone: Phone, body: KnownBody, seat: Seat = phone.name[0] ?? ''): Entry =>
  compose(phone.chains, read(phone), phone.key.device, seat, body);

/** The run of one line that ends a log. */
export const lastOf = (log: Chain): Run => {
  const { seq, prev } = log.entries.at(-1) as Entry;
  return { author: log.author, seq, prev, lines: log.lines.slice(-1), signed: log.signed };
};
/** Signs an entry into the phone's own log, whatever it says. */
export function put(phone: Phone, entry: Entry): Hash {
  const own = append(phone.chains.get(phone.key.device), entry, phone.key);
  phone.chains = new Map(phone.chains).set(phone.key.device, own);
  phone.signed.push(lastOf(own));
  return own.hashes.at(-1) ?? '';
}
export const write = (phone: Phone, body: KnownBody, seat?: Seat): Hash =>
  put(phone, drafted(phone, body, seat));

const lowest: RandomBytes = (length) => new Uint8Array(length);
/** An admission of a device by a seat's keys, in the slot that is free as far as the phone knows. */
export function admission(
  { campaign, key, chains }: Phone,
  seat: Seat,
  role: 'player' | 'regent' | 'guest',
  secret: Uint8Array,
  device = key.device,
  slot = freeSlot(readBook(chains, campaign)?.roster as Roster, seat, lowest) ?? 1,
): BodyOf<'admit'> {
  return slotted(campaign, { device, seat, role, slot }, secret);
}
/** The part that another's line gave to this phone, and that it has not taken up: what it writes to do so. */
export function partOf({ campaign, key, chains }: Phone): KnownBody | undefined {
  const book = readBook(chains, campaign);
  const given = book && openOffers(book.roster).find((one) => one.device === key.device);
  return given && (book?.find(given.entry)?.entry.body as KnownBody);
}
/** What a newcomer claims. */
export const claimOf = (
  { campaign, key, seat: own }: Pick<Phone, 'campaign' | 'key' | 'seat'>,
  seat: Seat,
  role: Wish['role'] = 'player',
  name?: string,
  secret: Uint8Array = invitation,
): Claim => {
  const more = { ...(role === 'player' ? { keys: publicOf(own) } : {}), ...(name ? { name } : {}) };
  return makeClaim(campaign, { seat, role, ...more }, key, secret);
};
/** The line of a member that admits a newcomer. */
export const admits = (by: Phone, newcomer: Phone, seat: Seat = newcomer.name, own?: Seat): Hash =>
  write(by, admitting(claimOf(newcomer, seat), 'invite'), own);
/** The same by an invitation that the member opens for them. */
export function invites(by: Phone, newcomer: Phone, seat: Seat, role: 'player' | 'guest' = 'player'): Hash {
  const secret = chanceOf(
    `${by.name} invites ${newcomer.name} ${by.chains.get(by.key.device)?.hashes.length}`,
  )(32);
  write(by, { kind: 'invite', key: publicKey(secret), role, limit: 1 });
  return write(by, admitting(claimOf(newcomer, seat, role, undefined, secret), 'invite'));
}
/** A newcomer sits down: a member admits them, and tells them. */
export function sit(newcomer: Phone, by: Phone, seat: Seat = newcomer.name): Hash {
  const line = admits(by, newcomer, seat);
  tell(by, newcomer);
  return line;
}

/** Who sits where, by the beginnings of their devices. */
export const who = (phone: Phone): readonly string[] =>
  read(phone).roster.members.map(({ seat, role, device }) => `${seat} ${role} ${device.slice(1, 7)}`);
/** A phone in a seat as `who` says it. */
export const as = (phone: Pick<Phone, 'key'>, seat: string, role = 'player'): string =>
  `${seat} ${role} ${phone.key.device.slice(1, 7)}`;

/** A run as it arrives from outside. */
export const arriving = (run: Run): Run => {
  const read = readRun(toldRun(run));
  if (!read) throw new Error('no run');
  return read;
};
/** Takes runs in, each whole or not at all; what was refused is returned. */
export function take(phone: Phone, runs: readonly Run[]): RunFault[] {
  const { chains, added, refused } = taking(phone.chains, phone.campaign, runs.map(arriving));
  if (added > 0) phone.chains = chains;
  return refused.map(({ fault }) => fault);
}
/**
 * Takes runs one by one, in the order given, again and again while that brings anything, be it only something more that is kept
 * aside: what does not join yet is told again.
 * What nobody leans on yet, and what comes of logs that nobody has let in yet, is kept aside, as every phone keeps it: two lines
 * of a log may have to be judged together, where the second alone leans on what lets their author in.
 * @param after called after each that was taken
 */
export function takeEach(phone: Phone, all: readonly Run[], after: () => void = () => undefined): void {
  let kept: readonly Run[] = [];
  const waits = (run: Run): boolean => {
    const { chains, added, aside } = taking(phone.chains, phone.campaign, [arriving(run)], kept);
    kept = aside;
    if (added === 0) return true;
    phone.chains = chains;
    after();
    return false;
  };
  for (let left = all, before = ''; ; ) {
    left = left.filter(waits);
    const asides = new Set(kept.map((run) => linesOf(run).at(-1)));
    const now = [left.length, ...[...asides].sort()].join();
    if (now === before) return;
    before = now;
  }
}
/** Hands over what the other lacks; whether there was anything. */
export function tell(from: Phone, to: Phone): boolean {
  const before = to.chains;
  const runs = runsAfter(from.chains, vectorOf(to.chains));
  // What is beyond the end of a log is not taken, and that is all (R5).
  const faults = take(to, runs).filter((fault) => fault !== 'full');
  if (faults.length > 0) throw new Error(`${to.name} refused ${faults.join()} from ${from.name}`);
  return to.chains !== before && runs.length > 0;
}
/** All of them tell each other all they know. @throws if they never come to an end */
export function meet(...phones: readonly Phone[]): void {
  for (let round = 0; round < 20; round++) {
    let news = false;
    for (const from of phones) for (const to of phones) if (from !== to && tell(from, to)) news = true;
    if (!news) return;
  }
  throw new Error('they talk for ever');
}
/** Two players say something together: the one proposes it, and the other hears of it and agrees. @returns the proposal */
export function bothSay(one: Phone, other: Phone, body: KnownBody): Hash {
  const asked = write(one, body);
  meet(one, other);
  write(other, { kind: 'agree', entry: asked });
  return asked;
}
/** A die of a phone. */
export const rolls = (phone: Phone, asked: Hash, face: number, seat: Seat): Hash =>
  write(phone, { kind: 'answer', order: asked, label: 'dice', shape: '', value: [face], how: 'phone' }, seat);

/** Phones meet, and all read the same. */
export const alike = (...phones: readonly Phone[]): void => {
  meet(...phones);
  const [first, ...rest] = phones.map((phone) => reading(phone));
  for (const other of rest) expect(other).toEqual(first);
};

/** Forgets all but the bytes it has stored, and reads them again, fork by fork. */
export function restart(phone: Phone): void {
  const chains = new Map<string, Chain>();
  for (const [device, chain] of phone.chains)
    for (const { branch, from } of treeOf(chain)) {
      const joined = join(chains.get(device), arriving(runFrom(branch, from)));
      if (!joined.ok) throw new Error(`${phone.name} does not read its own log: ${joined.fault}`);
      chains.set(device, joined.chain);
    }
  phone.chains = chains;
}
/** Another phone with the same key and the same knowledge: what a badly restored backup makes. */
export const twin = (phone: Phone, name = `${phone.name}'`): Phone => ({ ...phone, name, signed: [] });

/** Hands over what the other lacks of the phone's own log, as if it carried nobody else's. */
export const tellOwn = (from: Phone, to: Phone): RunFault[] =>
  take(
    to,
    runsAfter(from.chains, vectorOf(to.chains)).filter(({ author }) => author === from.key.device),
  );
/** A phone that has not sat down, with all that another knows. */
export const strangerTo = (table: Table, name: string, knows = 'A'): Phone => ({
  ...phoneOf(name, table.phone(knows).campaign),
  chains: table.phone(knows).chains,
});

export const print = '0'.repeat(64);
export const closing: KnownBody = { kind: 'close', fingerprint: print };
export const order = (id: string, args: Json = {}): KnownBody => ({ kind: 'order', id, args });

export interface Table {
  readonly phones: ReadonlyMap<string, Phone>;
  phone(name: string): Phone;
  /** The hash of what was written under a name. */
  at(name: string): Hash;
  /** The named entries on each page, as a phone reads it: `['x y', 'z']`. */
  pages(phone: string): readonly string[];
  /** Each name with its standing: `x counted, y late`. */
  standings(phone: string, ...names: readonly string[]): string;
  /** Goes on with another picture. */
  play(picture: string): Table;
}

/** A campaign whose phones, each named as its seat, have taken their seats and met; then the picture. */
export function table(names: string, picture = ''): Table {
  const seats = [...names];
  const first = founder(seats[0] ?? 'A', seats);
  const phones = new Map([[first.name, first]]);
  for (const name of seats.slice(1)) phones.set(name, phoneOf(name, first.campaign));
  meet(...phones.values());
  for (const phone of phones.values()) if (phone !== first) admits(first, phone);
  meet(...phones.values());
  const named = new Map<string, Hash>();
  const own = (name: string): Phone => {
    const phone = phones.get(name);
    if (phone) return phone;
    const made = twin(own(name.slice(0, -1)), name);
    phones.set(name, made);
    return made;
  };
  const at = (name: string): Hash => {
    const hash = named.get(name);
    if (hash === undefined) throw new Error(`nothing is named ${name}`);
    return hash;
  };
  const made: Table = {
    phones,
    phone: own,
    at,
    pages: (name) =>
      read(own(name)).pages.map(({ entries }) =>
        entries
          .flatMap(({ hash }) => [...named].filter(([, known]) => known === hash).map(([name]) => name))
          .join(' '),
      ),
    standings: (name, ...of) => {
      const { standing } = read(own(name));
      return of.map((one) => `${one} ${standing(at(one)) ?? 'unknown'}`).join(', ');
    },
    play(more) {
      const lines = more.split('\n').flatMap((line) => {
        const [, name, cells] = /^\s*(\w+'*):(.*)$/.exec(line) ?? [];
        return name && cells !== undefined
          ? [{ name, cells: cells.split('|').map((cell) => cell.trim()) }]
          : [];
      });
      for (const { name } of lines) own(name);
      const columns = Math.max(0, ...lines.map(({ cells }) => cells.length));
      for (let i = 0; i < columns; i++) {
        for (const { name, cells } of lines)
          for (const act of (cells[i] ?? '').split(',').map((act) => act.trim()))
            if (act !== '' && act !== '~') enact(name, act);
        meet(...lines.filter(({ cells }) => /(^|, *)~$/.test(cells[i] ?? '')).map(({ name }) => own(name)));
      }
      return made;
    },
  };
  const enact = (name: string, act: string): void => {
    const [said = '', seat] = act.split(' for ');
    const [kind = '', ...words] = said.split(' ');
    const hash = write(own(name), spoken(own(name), kind, words), seat);
    named.set(words.at(-1) ?? kind, hash);
  };
  const spoken = (phone: Phone, kind: string, [a = '']: readonly string[]): KnownBody => {
    switch (kind) {
      case 'order':
        return order(a);
      case 'note':
        return { kind, text: a };
      case 'done':
        return { kind };
      case 'close':
        return closing;
      case 'answer':
        return { kind, order: at(a), label: 'dice', shape: '', value: [6], how: 'table' };
      case 'rolled':
        return { kind: 'answer', order: at(a), label: 'dice', shape: '', value: [6], how: 'phone' };
      case 'strike':
      case 'restore':
      case 'agree':
      case 'refuse':
        return { kind, entry: at(a) };
      case 'stand-in':
        return { kind, device: phone.key.device, seat: a };
      case 'leave':
        return { kind, seat: a, becomes: 'free' };
      case 'idle':
        return { kind: 'leave', seat: a, becomes: 'idle' };
      case 'correct':
        return { kind, order: at(a), answers: { dice: { value: [1] } } };
      case 'amend':
        return { kind, changes: [], why: a };
      case 'mark':
        return { kind, seat: a };
      case 'withdraw':
        return { kind, device: own(a).key.device };
      default:
        throw new Error(`${kind}?`);
    }
  };
  return made.play(picture);
}

/** Every entry a phone has, but for what it keeps only as evidence against a fork. */
export const hashesOf = ({ chains }: Phone): ReadonlySet<Hash> =>
  new Set([...coreOf(chains).chains.values()].flatMap(branchesOf).flatMap(({ hashes }) => hashes));
/** Lines a phone stores, evidence among them. */
export const storedBy = ({ chains }: Phone): ReadonlySet<Hash> =>
  new Set([...chains.values()].flatMap(branchesOf).flatMap(({ hashes }) => hashes));

/** All a phone reads in its book, in one canonical form. */
export function reading(phone: Phone, book = read(phone)): unknown {
  const told = vectorOf(phone.chains);
  const ids = (items: readonly { readonly hash: Hash }[]): readonly Hash[] => items.map(({ hash }) => hash);
  return {
    pages: book.pages.map(({ id, entries, closed, final, unheard }) => [
      id,
      ids(entries),
      closed?.hash ?? '',
      final,
      unheard,
    ]),
    late: ids(book.late),
    standIns: book.standIns,
    actedBy: [...book.actedBy].sort(),
    asking: ids(book.asking),
    struck: [...book.struck].sort(),
    corrected: [...book.corrected].map(([hash, { by }]) => [hash, by]).sort(),
    amended: [...book.amended].sort(),
    roster: book.roster,
    raises: book.raises,
    level: book.level,
    // Of a crowded slot phones show two that share it; which others do they need not know alike.
    forked: book.forked.filter((device) => Object.hasOwn(told, device)),
    waiting: [...book.waiting].sort(),
    standings: [...hashesOf(phone)].sort().map((hash) => [hash, book.standing(hash)]),
  };
}
/** A table with a phone a seat, in the order of their names. */
export function tableOf(names: string) {
  const t = table(names);
  return { t, p: [...names].map((name) => t.phone(name)) as [Phone, Phone, Phone, Phone, Phone] };
}
/** A table on its second page at which some seats are free. */
export function withRoom(names: string, free: string) {
  const { t, p } = tableOf(names);
  for (const phone of p)
    if (free.includes(phone.name)) write(phone, { kind: 'leave', seat: phone.name, becomes: 'free' });
  meet(...p);
  const there = p.filter(({ name }) => !free.includes(name));
  t.play(there.map(({ name }, i) => `${name}: ${i === 0 ? 'close o' : ''} | ~`).join('\n'));
  return { t, p };
}
/** B has two phones; two others put the lost one out, and B sits on with the first. D's seat is free. */
export function lostSecond() {
  const { t, p } = withRoom('ABCD', 'D');
  const [a, b, c] = p;
  const b2 = strangerTo(t, 'b2');
  write(b2, admission(b2, 'B', 'player', b.seat.sign), 'B');
  meet(a, b, c, b2);
  write(a, closing);
  meet(a, b, c, b2);
  bothSay(a, c, { kind: 'withdraw', device: b2.key.device });
  return { t, a, b, c, b2, n: strangerTo(t, 'new') };
}
/** Lines that make the next stand later in the book, though it is dated before what the phone has not heard. */
export const pad = (one: Phone, n = 20): void => {
  for (let i = 0; i < n; i++) write(one, { kind: 'note', text: `${i}` });
};
