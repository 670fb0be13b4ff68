/** Any history of standing in: who may act for whom is reckoned from who knew what, and read alike line by line or at once. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { keyring } from '../../src/campaign/keyring.ts';
import { makeReader, type Read } from '../../src/campaign/reader.ts';
import { canonical } from '../../src/kernel/json.ts';
import type { Hash } from '../../src/log/bytes.ts';
import { admitting } from '../../src/log/claim.ts';
import type { KnownBody } from '../../src/log/entry.ts';
import {
  admission,
  claimOf,
  closing,
  order,
  type Phone,
  partOf,
  phoneOf,
  read,
  table,
  takeEach,
  tell,
  write,
} from '../log/phones.ts';
import { patience, runs } from '../prove/counts.ts';
import { market } from './market.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('../log/plain-signatures.ts')).plainSignatures(original),
);

type Kind = 'stand-in' | 'nod' | 'refuse' | 'order' | 'note' | 'close';
interface Event {
  readonly hash: Hash;
  readonly who: string;
  readonly kind: Kind;
  /** Whom it is for. */
  readonly seat: string;
  /** The proposal it speaks to. */
  readonly on?: Event;
  readonly past: ReadonlySet<Event>;
}
const kinds = ['stand-in', 'nod', 'nod', 'nod', 'refuse', 'order', 'order', 'order', 'note'] as const;
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constantFrom(...kinds), who: fc.nat(9), on: fc.nat(99) }) },
  { weight: 5, arbitrary: fc.record({ what: fc.constant('tell' as const), who: fc.nat(9), on: fc.nat(99) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('close' as const), who: fc.nat(0), on: fc.nat(0) }) },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
const roster = ['withdraw', 'leave', 'idle', 'grant', 'agree', 'agree', 'regent', 'sit'] as const;
const moving = fc.record({ what: fc.constantFrom(...roster), who: fc.nat(9), on: fc.nat(99) });
type Moving = typeof moving extends fc.Arbitrary<infer T> ? T : never;

class Histories {
  readonly phones: readonly Phone[];
  readonly events: Event[] = [];
  private readonly known: ReadonlyMap<Phone, Set<Event>>;
  constructor(names: string) {
    this.phones = [...table(names).phones.values()];
    this.known = new Map(this.phones.map((phone) => [phone, new Set<Event>()]));
  }
  private of = <T>(all: readonly T[], n: number): T => all[n % all.length] as T;
  do({ what, who, on }: Act): void {
    const phone = this.of(this.phones, who);
    const away = this.phones.at(-1) as Phone;
    if (phone === away && what !== 'tell' && on % 4 > 0) return;
    const other = what === 'stand-in' && on % 2 > 0 ? away : this.of(this.phones, on);
    const known = this.known.get(phone) as Set<Event>;
    if (what === 'tell') {
      const to = on % 3 === 0 ? this.phones : [other];
      for (const one of to.filter((each) => each !== phone)) {
        tell(phone, one);
        for (const event of known) this.known.get(one)?.add(event);
      }
      return;
    }
    const proposed = [...known].filter(({ kind }) => kind === 'stand-in');
    const own = proposed.findLast((one) => one.who === phone.name);
    const asked = what === 'order' && own ? own : proposed.at(-1 - (on % 2));
    const speaks = what === 'nod' || what === 'refuse';
    if (speaks && !asked) return;
    const seat = what === 'order' && asked && on % 4 > 0 ? asked.seat : phone.name;
    const target = what === 'stand-in' ? other.name : seat;
    const past = new Set(known);
    const hash = write(phone, this.body(what, phone, other, asked), seat);
    const event: Event = {
      hash,
      who: phone.name,
      kind: what,
      seat: target,
      past,
      ...(speaks && asked ? { on: asked } : {}),
    };
    known.add(event);
    this.events.push(event);
  }
  private body(what: Kind, phone: Phone, other: Phone, asked: Event | undefined): KnownBody {
    switch (what) {
      case 'stand-in':
        return { kind: what, device: phone.key.device, seat: other.name };
      case 'nod':
        return { kind: 'agree', entry: asked?.hash ?? '' };
      case 'refuse':
        return { kind: what, entry: asked?.hash ?? '' };
      case 'note':
        return { kind: what, text: phone.name };
      case 'close':
        return closing;
      default:
        return order('build');
    }
  }
  /** What changes who sits where: nothing is reckoned of it. */
  move({ what, who, on }: Moving): void {
    const phone = this.of(this.phones, who);
    const other = this.of(this.phones, on);
    const own = phone.name;
    const { proposed } = read(phone).roster;
    const bodies: { readonly [kind in typeof what]: () => KnownBody | undefined } = {
      withdraw: () => ({ kind: 'withdraw', device: other.key.device }),
      leave: () => ({ kind: 'leave', seat: other.name, becomes: 'free' }),
      idle: () => ({ kind: 'leave', seat: other.name, becomes: 'idle' }),
      grant: () => admitting(claimOf(this.of(this.phones, who + on), other.name), 'hands'),
      agree: () => {
        const entry = proposed[on % Math.max(1, proposed.length)]?.hash;
        return entry === undefined ? undefined : { kind: 'agree', entry };
      },
      regent: () => partOf(phone) ?? admission(phone, own, 'regent', phone.seat.sign, other.key.device),
      sit: () => admitting(claimOf(other, phone.name), 'invite'),
    };
    const body = bodies[what]();
    if (body) write(phone, body, own);
  }
}

/** What R13 makes of each proposal, and which of the lines written for another count. */
function reckon(events: readonly Event[], seats: readonly string[]) {
  const judged = events.flatMap((made) => {
    if (made.kind !== 'stand-in' || made.seat === made.who) return [];
    const lone = seats.length === 2;
    const nods: Event[] = [];
    const ends: Event[] = [];
    const hand = (one: Event): boolean => one.on === made && one.who !== made.seat;
    for (const one of events) {
      if (!one.past.has(made) || ends.some((end) => one.past.has(end))) continue;
      const seen = nods.filter((nod) => one.past.has(nod)).map(({ who }) => who);
      if (one.kind === 'nod' && hand(one) && one.who !== made.who) nods.push(one);
      else if (one.who === made.seat && one.kind !== 'order') ends.push(one);
      else if (one.who === made.seat && one.seat === made.seat) ends.push(one);
      else if (
        one.kind === 'refuse' &&
        hand(one) &&
        (seen.length === 0 || [made.who, ...seen].includes(one.who))
      )
        ends.push(one);
    }
    return [{ made, lone, nods, ends }];
  });
  return {
    states: new Map(
      judged.map(({ made, lone, nods, ends }) => [
        made.hash,
        ends.length > 0 ? 'ended' : lone || nods.length > 0 ? 'in force' : 'asked',
      ]),
    ),
    acts: (line: Event): boolean =>
      line.who === line.seat ||
      judged.some(
        ({ made, lone, nods, ends }) =>
          made.who === line.who &&
          made.seat === line.seat &&
          line.past.has(made) &&
          (lone || nods.some((nod) => line.past.has(nod))) &&
          !ends.some((end) => line.past.has(end)),
      ),
  };
}

const readerOf = ({ campaign }: Phone) => makeReader(market, campaign, () => keyring(campaign, {}));
/** All that is read: what lies on the table and every page's tellings. */
const all = ({ book, tip, tellings }: Read): string =>
  canonical([tip, book.standIns, [...book.actedBy], book.pages.map((_, page) => tellings(page) ?? [])]);
function gathered(phones: readonly Phone[]): Phone {
  const [first, ...rest] = phones as readonly [Phone, ...Phone[]];
  for (const phone of rest) tell(phone, first);
  return first;
}
function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  let state = seed + 1;
  const keyed = items.map((item) => {
    state = (Math.imul(state, 48271) + 11) >>> 0;
    return { item, key: state };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

const size = fc.integer({ min: 2, max: 5 });
const history = fc.array(act, { minLength: 10, maxLength: 60, size: 'max' });

describe('any history of standing in', () => {
  test(
    'campaign.stand-in.reckoned: begins, counts and ends as R13 says, of what each author had seen',
    () => {
      const met = { asked: 0, 'in force': 0, ended: 0, counts: 0, refused: 0 };
      fc.assert(
        fc.property(size, history, (count, acts) => {
          const h = new Histories('ABCDE'.slice(0, count));
          for (const one of acts) h.do(one);
          const book = read(gathered(h.phones));
          const { states, acts: may } = reckon(
            h.events,
            h.phones.map(({ name }) => name),
          );
          expect(new Map(book.standIns.map(({ entry, state }) => [entry, state]))).toEqual(states);
          for (const state of states.values()) met[state as keyof typeof met] += 1;
          for (const line of h.events.filter(({ kind }) => kind === 'order')) {
            const counts = may(line);
            expect(book.standing(line.hash) === 'refused', line.seat).toBe(!counts);
            if (line.who !== line.seat) met[counts ? 'counts' : 'refused'] += 1;
          }
        }),
        runs(2_000),
      );
      // The histories were worth reckoning.
      for (const n of Object.values(met)) expect(n).toBeGreaterThan(0);
    },
    patience,
  );
  test(
    'campaign.stand-in.arrival: read line by line in any order, by few or at once, it is the same, whoever left or was put out',
    () => {
      const met = { began: 0, ended: 0, left: 0 };
      fc.assert(
        fc.property(
          size,
          fc.array(fc.oneof({ weight: 4, arbitrary: act }, { weight: 1, arbitrary: moving }), {
            minLength: 10,
            maxLength: 50,
          }),
          fc.nat(),
          fc.integer({ min: 1, max: 20 }),
          (count, acts, seed, few) => {
            const h = new Histories('ABCDE'.slice(0, count));
            const reading = new Map(h.phones.map((phone) => [phone, readerOf(phone)]));
            for (const one of acts) {
              if ((roster as readonly string[]).includes(one.what)) h.move(one as Moving);
              else h.do(one as Act);
              for (const [phone, reader] of reading) if (one.who % few === 0) reader.read(phone.chains);
            }
            const first = gathered(h.phones);
            const whole = readerOf(first).read(first.chains) as Read;
            expect(all(reading.get(first)?.read(first.chains) as Read)).toBe(all(whole));
            const late = phoneOf('Late', first.campaign);
            const reader = readerOf(late);
            const told = shuffled(
              h.phones.flatMap(({ signed }) => signed),
              seed,
            );
            let n = 0;
            takeEach(late, told, () => {
              if (n++ % few === 0) reader.read(late.chains);
            });
            expect(all(reader.read(late.chains) as Read)).toBe(all(whole));
            met.began += whole.book.standIns.filter(({ state }) => state !== 'asked').length;
            met.ended += whole.book.standIns.filter(({ state }) => state === 'ended').length;
            met.left += whole.book.roster.former.length;
          },
        ),
        runs(2_000),
      );
      for (const n of Object.values(met)) expect(n).toBeGreaterThan(0);
    },
    patience,
  );
});
