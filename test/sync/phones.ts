/** Phones with logs in memory, and a table of them connected by lines that a test holds in its hand. */
import { type Hash, hash } from '../../src/log/bytes.ts';
import { append, branchesOf, type Chain, type Run, type Vector } from '../../src/log/chain.ts';
import { coreOf } from '../../src/log/core.ts';
import type { Entry } from '../../src/log/entry.ts';
import type { Device, DeviceKey } from '../../src/log/keys.ts';
import { taking } from '../../src/log/taking.ts';
import { runsAfter, vectorOf } from '../../src/log/told.ts';
import * as exchange from '../../src/sync/exchange.ts';
import { type Message, readMessage, writeMessage } from '../../src/sync/messages.ts';
import type { Fingerprint, Library, Pass, SyncFault, Taken } from '../../src/sync/types.ts';
import { bytesOf, deviceNamed, foundedBy } from '../store/samples.ts';

export const founder = deviceNamed('founder');
const names = [
  'anna',
  'bert',
  'carla',
  'carl',
  'dora',
  'liar',
  'second',
  'first',
  'copy',
  'copied',
  'anna again',
  'a',
  'b',
];
/** All who come to the table in these tests are let in by the founder's log, which each has from the start. */
const friends = [...names, ...Array.from({ length: 8 }, (_, i) => `phone ${i}`)].map(deviceNamed);
export const { campaign, chain: founding } = foundedBy(founder, 0, undefined, friends);
export const table = bytesOf('table')(32);

export class Shelf implements Library {
  readonly campaign: Hash = campaign;
  readonly chains = new Map<Device, Chain>();
  takes = 0;
  /** The phone's own. */
  device: Device | undefined;
  /** Makes the next take fail, as a full disk does. */
  full = false;

  vector(): Vector {
    return vectorOf(new Map(this.chains));
  }
  runsAfter(known: Vector): readonly Run[] {
    return runsAfter(new Map(this.chains), known);
  }
  take(runs: readonly Run[]): Promise<Taken> {
    return this.full ? Promise.reject(new Error('full')) : Promise.resolve(this.takeNow(runs));
  }
  takeNow(runs: readonly Run[]): Taken {
    this.takes++;
    const { chains, changed, added, refused, forked } = taking(new Map(this.chains), campaign, runs);
    for (const [author, chain] of chains) this.chains.set(author, chain);
    return { added, refused, forked, outrun: this.device !== undefined && changed.has(this.device) };
  }
  /** The same on all phones that know the same. */
  fingerprint(): Fingerprint | undefined {
    return { page: campaign, print: hash(this.all()) };
  }
  /** All but what is kept only as evidence against a fork. */
  all(): readonly Hash[] {
    return [
      ...new Set(
        [...coreOf(new Map(this.chains)).chains.values()].flatMap(branchesOf).flatMap(({ hashes }) => hashes),
      ),
    ].sort();
  }
  write(key: DeviceKey, words: string): void {
    const known = this.chains.get(key.device);
    const seq = (known?.entries.length ?? 0) + 1;
    const prev = known?.hashes.at(-1) ?? campaign;
    const body = { kind: 'note', text: words };
    const entry: Entry = { author: key.device, seat: 'north', seq, prev, saw: [], page: campaign, body };
    this.chains.set(key.device, append(known, entry, key));
  }
}
export interface TestPhone {
  readonly name: string;
  readonly key: DeviceKey;
  readonly shelf: Shelf;
  readonly pass: Pass;
}
export function phone(name: string, key = deviceNamed(name)): TestPhone {
  const shelf = new Shelf();
  shelf.device = key.device;
  shelf.chains.set(founder.device, founding);
  const pass = {
    campaign,
    secrets: () => [table],
    device: key,
    versions: { app: '1.0.0', rules: 1 },
    knows: () => 'member' as const,
  };
  return { name, key, shelf, pass };
}

interface End {
  readonly phone: TestPhone;
  state: exchange.State;
  readonly inbox: Message[];
  /** Runs of each message. */
  readonly toTake: (readonly Run[])[];
  fault?: SyncFault;
  readonly events: exchange.Event[];
}
/** A line between two phones, moved on by hand. */
export class Wire {
  readonly ends: readonly [End, End];
  messages = 0;
  private static made = 0;

  constructor(a: TestPhone, b: TestPhone) {
    const end = (phone: TestPhone, which: string): End => {
      const nonce = hash([phone.name, which, Wire.made]);
      const { state } = exchange.start({ pass: phone.pass, nonce });
      return { phone, state, inbox: [], toTake: [], events: [] };
    };
    Wire.made++;
    this.ends = [end(a, 'a'), end(b, 'b')];
    this.ends.forEach((one, i) => {
      this.#carry(i, exchange.start(one.state.self));
    });
  }
  #carry(from: number, next: exchange.Next): void {
    const [end, other] = [this.ends[from] as End, this.ends[1 - from] as End];
    end.state = next.state;
    end.events.push(...next.events);
    if (next.take.length > 0) end.toTake.push(next.take);
    if (next.fault) end.fault = next.fault;
    this.messages += next.send.length;
    // As bytes, as over a real line.
    other.inbox.push(...next.send.map((message) => readMessage(writeMessage(message)) as Message));
  }
  /** Delivers one message to an end. @returns whether there was one */
  deliver(to: number): boolean {
    const end = this.ends[to] as End;
    const message = end.inbox.shift();
    if (message) this.#carry(to, exchange.receive(end.state, message, end.phone.shelf));
    return message !== undefined;
  }
  /** Stores what one end has received. */
  store(at: number): boolean {
    const end = this.ends[at] as End;
    const lots = end.toTake.splice(0);
    if (lots.length === 0) return false;
    const { shelf } = end.phone;
    this.#carry(at, exchange.taken(end.state, lots.length, shelf.takeNow(lots.flat()), shelf));
    return true;
  }
  tell(at: number): void {
    const end = this.ends[at] as End;
    this.#carry(at, exchange.written(end.state, end.phone.shelf));
  }
  send(from: number, ...messages: Message[]): void {
    this.#carry(from, { state: (this.ends[from] as End).state, send: messages, take: [], events: [] });
  }
  step(at: 0 | 1): exchange.State {
    return this.ends[at].state;
  }
}

/** Phones round a table, and the lines between them. */
export class Round {
  readonly wires = new Map<string, Wire>();
  readonly phones: readonly TestPhone[];
  constructor(phones: readonly TestPhone[]) {
    this.phones = phones;
  }
  connect(i: number, j: number): void {
    if (i === j) return;
    const [a, b] = i < j ? [i, j] : [j, i];
    this.wires.set(`${a} ${b}`, new Wire(this.phones[a] as TestPhone, this.phones[b] as TestPhone));
  }
  cut(i: number, j: number): void {
    this.wires.delete(i < j ? `${i} ${j}` : `${j} ${i}`);
  }
  write(i: number, words: string): void {
    const writer = this.phones[i] as TestPhone;
    writer.shelf.write(writer.key, words);
    this.#tellAll(writer);
  }
  /** Everybody who is connected to a phone hears what is new there. */
  #tellAll(news: TestPhone, except?: Wire): void {
    for (const wire of this.wires.values())
      wire.ends.forEach((end, at) => {
        if (wire !== except && end.phone === news) wire.tell(at);
      });
  }
  /** One small thing happens on a line: a message arrives, or what came is stored. */
  nudge(pick: number): void {
    const wires = [...this.wires.values()];
    const wire = wires[pick % Math.max(1, wires.length)];
    if (!wire) return;
    const at = pick % 2;
    if (!wire.deliver(at) && wire.store(at)) this.#tellAll((wire.ends[at] as End).phone, wire);
  }
  /** Lets everything arrive. @throws if the phones never stop talking */
  settle(most = 20_000): void {
    for (let moved = true, steps = 0; moved; steps++) {
      if (steps > most) throw new Error('the phones go on talking for ever');
      moved = false;
      for (const wire of [...this.wires.values()])
        for (const at of [0, 1]) {
          if (wire.deliver(at)) moved = true;
          if (wire.store(at)) {
            moved = true;
            this.#tellAll((wire.ends[at] as End).phone, wire);
          }
        }
    }
  }
}
