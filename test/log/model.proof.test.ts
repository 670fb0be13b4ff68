/**
 * Phones that join, leave, crash, come back from older copies, write, meet, turn pages, strike and agree, against the naive reading of
 * `naive.ts`: after each command every phone's book is what that reading makes of its lines, phones that hold the same lines
 * read the same book, and what a phone had saved is still there.
 */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { branchesOf, type Chains } from '../../src/log/chain.ts';
import { admitting, carriesSlot } from '../../src/log/claim.ts';
import type { KnownBody } from '../../src/log/entry.ts';
import { makeDevice } from '../../src/log/keys.ts';
import { patience, runs } from '../prove/counts.ts';
import { type Reading, readNaively } from './naive.ts';
import type { Line } from './naive-lines.ts';
import {
  admission,
  admits,
  chanceOf,
  claimOf,
  closing,
  drafted,
  founder,
  meet,
  order,
  type Phone,
  phoneOf,
  put,
  read,
  reading,
  storedBy,
  tell,
  tellOwn,
} from './phones.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('./plain-signatures.ts')).plainSignatures(original),
);

const SEATS = ['A', 'B', 'C', 'D', 'E'] as const;

/** One player's phone: what it runs on now, and the copies of its logs on its disk, newest last. */
interface Player {
  phone: Phone;
  readonly disk: Chains[];
}
interface Table {
  readonly players: Player[];
  readonly campaign: string;
  /** Every device there ever was. */
  readonly devices: Phone[];
}
/** What the model remembers: of each player, the lines that their phone has acknowledged. */
interface Promised {
  readonly saved: ReadonlySet<string>[];
}

function seated(sitting: number): { model: Promised; real: Table } {
  const first = founder('A', [...SEATS]);
  const phones = SEATS.map((seat) => (seat === 'A' ? first : phoneOf(seat, first.campaign)));
  for (const phone of phones.slice(1, sitting)) admits(first, phone);
  meet(...phones.slice(0, sitting));
  const players = phones.map((phone): Player => ({ phone, disk: [phone.chains] }));
  return {
    real: { players, campaign: first.campaign, devices: [...phones] },
    model: { saved: phones.map(storedBy) },
  };
}

const linesOf = ({ chains }: Phone): readonly Line[] => {
  const found = new Map<string, Line>();
  for (const { entries, hashes } of [...chains.values()].flatMap(branchesOf))
    for (const [i, entry] of entries.entries())
      found.set(hashes[i] ?? '', { ...entry, hash: hashes[i] ?? '' } as Line);
  return [...found.values()];
};
const naively = (phone: Phone): Reading =>
  readNaively(phone.campaign, linesOf(phone), (line, key) => carriesSlot(phone.campaign, line, key));

const spoken: { readonly [standing: string]: string } = {
  counted: 'counts',
  open: 'counts',
  waiting: 'waits',
  refused: 'nothing',
  frozen: 'nothing',
};
/** The book in the naive reading's words. */
function bookOf(phone: Phone): Reading {
  const book = read(phone);
  const { pages, roster, struck, asking } = book;
  return {
    pages: pages.map(({ closed, entries, final }) => [
      closed?.hash ?? 'open',
      entries.map(({ hash }) => hash),
      final,
    ]),
    standing: [...storedBy(phone)]
      .map((hash) => `${hash} ${spoken[book.standing(hash) ?? 'unknown'] ?? book.standing(hash)}`)
      .sort(),
    members: roster.members.map(({ device, seat, since }) => `${device} ${seat} ${since}`).sort(),
    proposed: roster.proposed.map(({ hash }) => hash),
    struck: [...struck].map(([hash, by]) => `${hash} ${by}`).sort(),
    asking: asking.map(({ hash }) => hash),
  };
}

const hasBook = ({ chains, campaign }: Phone): boolean =>
  [...chains.values()].flatMap(branchesOf).some(({ hashes }) => hashes[0] === campaign);
/** Logs never change: what was read of them once is not read again. */
const remembering = <T>(of: (phone: Phone) => T): ((phone: Phone) => T) => {
  const known = new WeakMap<Chains, { readonly made: T }>();
  return (phone) => {
    const { made } = known.get(phone.chains) ?? { made: of(phone) };
    known.set(phone.chains, { made });
    return made;
  };
};
const stored = remembering(storedBy);
const allStored = remembering((phone) => [...storedBy(phone)].sort().join());
const readingOf = remembering((phone) => reading(phone));
const compared = remembering((phone) => {
  const plain = naively(phone);
  expect(bookOf(phone)).toEqual(plain);
});
function judge({ saved }: Promised, { players }: Table): void {
  const books = new Map<string, Phone>();
  for (const [i, { phone }] of players.entries()) {
    for (const hash of saved[i] ?? [])
      if (!stored(phone).has(hash)) throw new Error(`${phone.name} lost ${hash}`);
    if (!hasBook(phone)) continue;
    compared(phone);
    const other = books.get(allStored(phone));
    if (other && other.chains !== phone.chains) expect(readingOf(phone)).toEqual(readingOf(other));
    books.set(allStored(phone), phone);
  }
}

interface Args {
  readonly who: number;
  readonly with: number;
  readonly on: number;
  readonly often: boolean;
}
type Does = (args: Args, player: Player, table: Table, model: Promised) => void;
class Act implements fc.Command<Promised, Table> {
  readonly name: string;
  readonly args: Args;
  readonly does: Does;
  constructor(name: string, args: Args, does: Does) {
    this.name = name;
    this.args = args;
    this.does = does;
  }
  check = (): boolean => true;
  run(model: Promised, table: Table): void {
    this.does(this.args, table.players[this.args.who] as Player, table, model);
    judge(model, table);
  }
  toString(): string {
    const { who, on, often, ...args } = this.args;
    return `${this.name}(${who} with ${args.with} on ${on}${often ? ' often' : ''})`;
  }
}

/** Mostly one of the newest, for it is those that people contend for. */
const pick = <T>(items: readonly T[], on: number): T | undefined =>
  items.at(-1 - (on % Math.max(1, on % 7 === 0 ? items.length : Math.min(2, items.length))));
const counting = (phone: Phone): readonly { hash: string; kind: string; seat: string }[] =>
  read(phone).pages.flatMap(({ entries }) =>
    entries.map(({ hash, entry }) => ({ hash, kind: entry.body.kind, seat: entry.seat })),
  );
/** Writes for the phone's own seat; a changed app, now and then, says that it saw less than it did. */
function write({ phone }: Player, body: KnownBody | undefined, blind = false): void {
  if (!body || !hasBook(phone)) return;
  const draft = drafted(phone, body);
  const { pages } = read(phone);
  put(phone, blind ? { ...draft, saw: [], page: pages[pages.length >> 1]?.id ?? draft.page } : draft);
}
/** Hands over lines. A phone that is told a line of its own key that it did not have goes on under a new one, as the app does. */
function hands(table: Table, to: Player, telling: () => void): void {
  const { device } = to.phone.key;
  const own = to.phone.chains.get(device);
  telling();
  if (to.phone.chains.get(device) === own) return;
  const name = `${to.phone.name[0]}${table.devices.length}`;
  to.phone = { ...to.phone, name, key: makeDevice(chanceOf(`device ${name}`)), signed: [] };
  table.devices.push(to.phone);
  if (hasBook(to.phone)) write(to, admission(to.phone, name[0] ?? '', 'player', to.phone.seat.sign));
}

const does: { readonly [name: string]: Does } = {
  order: ({ on, often }, player) => write(player, order(`order ${on}`), often && on % 4 === 0),
  say: ({ on, often }, player) => {
    const target = hasBook(player.phone)
      ? pick(
          counting(player.phone).filter(({ kind }) => kind === 'order'),
          on,
        )
      : undefined;
    const how = on % 3 === 0 ? 'phone' : 'table';
    const said = {
      kind: 'answer',
      order: target?.hash ?? '',
      label: 'dice',
      shape: '',
      value: [6],
      how,
    } as const;
    if (target) write(player, on % 5 === 0 ? { kind: 'done' } : said, often && on % 4 === 0);
  },
  turn: ({ on, often }, player) => write(player, closing, often && on % 4 === 0),
  strike: ({ on, often }, player) => mend('strike', on, often, player),
  restore: ({ on, often }, player) => mend('restore', on, often, player),
  agree: ({ on }, player) => write(player, nodding('agree', player, on)),
  refuse: ({ on }, player) => write(player, nodding('refuse', player, on)),
  join: ({ with: other }, player, { players }) => {
    const { phone } = players[other] as Player;
    write(player, admitting(claimOf(phone, phone.name[0] ?? ''), 'invite'));
  },
  grant: ({ with: other }, player, { players }) => {
    const { phone } = players[other] as Player;
    write(player, admitting(claimOf(phone, phone.name[0] ?? ''), 'hands'));
  },
  leave: ({ with: other, on, often }, player) => {
    const seat = often || on % 3 > 0 ? SEATS[other] : (player.phone.name[0] ?? '');
    write(player, { kind: 'leave', seat: seat ?? 'A', becomes: 'free' });
  },
  withdraw: ({ with: other, on, often }, player, { players, devices }) => {
    const out = often ? players[other]?.phone : pick(devices, on);
    write(player, { kind: 'withdraw', device: out?.key.device ?? '' });
  },
  meet: ({ with: other, often }, player, table) => {
    const met = often ? table.players : [player, table.players[other] as Player];
    for (let round = 0; round < 20; round++) {
      const before = met.map(({ phone }) => phone.chains);
      for (const from of met)
        for (const to of met) if (from !== to) hands(table, to, () => tell(from.phone, to.phone));
      if (met.every(({ phone }, i) => phone.chains === before[i])) return;
    }
    throw new Error('they talk for ever');
  },
  tell: ({ with: other, often }, player, table) => {
    const met = table.players[other] as Player;
    if (met === player) return;
    hands(table, met, () => void (often ? tellOwn(player.phone, met.phone) : tell(player.phone, met.phone)));
  },
  /** Two put a phone out, and its finder, who has not heard, writes about seats; perhaps to somebody who goes on from it. */
  lost: ({ with: other, on, often }, player, table) => {
    const { players, devices } = table;
    const rest = players.filter((one) => one !== player && hasBook(one.phone));
    const [y, z, w] = [0, 1, 2].map((i) => rest[(other + i) % Math.max(1, rest.length)]);
    if (!y || !z || !w || y === z || !hasBook(player.phone)) return;
    write(y, { kind: 'withdraw', device: player.phone.key.device });
    const entry = y.phone.chains.get(y.phone.key.device)?.hashes.at(-1) ?? '';
    hands(table, z, () => void tell(y.phone, z.phone));
    write(z, { kind: 'agree', entry });
    const seat = player.phone.name[0] ?? '';
    const free = SEATS[on % 5] ?? 'A';
    const newcomer = phoneOf(`${free}${devices.length}`, table.campaign);
    devices.push(newcomer);
    const device = devices.find(({ key, name }) => key !== player.phone.key && name[0] === seat)?.key.device;
    const said: readonly KnownBody[] = [
      { kind: 'leave', seat, becomes: 'free' },
      { kind: 'withdraw', device: device ?? '', seat },
      admitting(claimOf(newcomer, free), 'invite'),
      admitting(claimOf(w.phone, w.phone.name[0] ?? ''), 'invite'),
    ];
    write(player, said[on % 4]);
    if (!often || w === y || w === z) return;
    hands(table, w, () => void tell(player.phone, w.phone));
    write(w, order(`on ${on}`));
  },
  save: ({ who }, player, _, { saved }) => {
    player.disk.push(player.phone.chains);
    saved[who] = storedBy(player.phone);
  },
  crash: (_, { phone, disk }) => {
    phone.chains = disk.at(-1) as Chains;
  },
  /** From an older copy: what it writes before it hears of what it had written makes two histories. */
  older: ({ who, on, often }, player, _, { saved }) => {
    const { phone, disk } = player;
    const copy = pick(disk, on) as Chains;
    phone.chains = copy;
    disk.push(copy);
    saved[who] = storedBy(phone);
    if (often) write(player, on % 4 === 0 ? closing : order('anew'));
  },
  /** A new phone, on which nobody sits, for any seat. */
  anew: ({ who, on }, player, table, { saved }) => {
    const name = `${SEATS[on % 5]}${table.devices.length}`;
    player.phone = phoneOf(name, table.campaign);
    table.devices.push(player.phone);
    player.disk.splice(0, player.disk.length, player.phone.chains);
    saved[who] = storedBy(player.phone);
  },
};
function mend(kind: 'strike' | 'restore', on: number, often: boolean, player: Player): void {
  if (!hasBook(player.phone)) return;
  const { struck } = read(player.phone);
  const lines = counting(player.phone);
  const orders = lines.filter(({ kind }) => kind === 'order');
  const own = orders.filter(({ seat }) => seat === player.phone.name[0]);
  const lying = kind === 'restore' ? orders.filter(({ hash }) => struck.has(hash)) : [];
  const target = pick(lying, on) ?? pick(on % 3 > 0 ? own : on % 5 > 0 ? orders : lines, on);
  if (target) write(player, { kind, entry: target.hash }, often && on % 4 === 0);
}
function nodding(kind: 'agree' | 'refuse', { phone }: Player, on: number): KnownBody | undefined {
  if (!hasBook(phone)) return undefined;
  const { asking, roster } = read(phone);
  const waiting = [...asking, ...roster.proposed].map(({ hash }) => hash);
  // What somebody refused already, too.
  const wishes = counting(phone).filter((line) => ['strike', 'restore', 'withdraw'].includes(line.kind));
  const entry = on % 3 === 0 ? pick(wishes, on)?.hash : pick(waiting, on);
  return entry ? { kind, entry } : undefined;
}

const args = fc.record({ who: fc.nat(4), with: fc.nat(4), on: fc.nat(999), often: fc.boolean() });
const weights: { readonly [name: string]: number } = {
  order: 5,
  say: 3,
  turn: 6,
  strike: 3,
  agree: 6,
  refuse: 2,
  join: 3,
  grant: 2,
  meet: 10,
  tell: 3,
  save: 2,
  older: 2,
  lost: 4,
};
const commands = Object.entries(does).flatMap(([name, does]) =>
  Array.from({ length: weights[name] ?? 1 }, () => args.map((args) => new Act(name, args, does))),
);

test('the book is what a naive reading of its lines makes of them, after each of up to 100 commands on five phones', {
  timeout: patience,
}, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.commands(commands, { maxCommands: 100, size: 'max' }),
      (sitting, acts) => fc.modelRun(() => seated(sitting), acts),
    ),
    runs(300),
  );
});
