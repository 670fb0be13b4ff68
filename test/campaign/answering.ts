/**
 * A table at which anybody may answer anything, and an account of who knew what when, kept beside it: a phone knows what it
 * wrote and what it was told, and a line has in its past what its author knew. What counts is reckoned from that alone, by
 * the rule "Whose answer counts" and not by the app's own code.
 */
import * as v from 'valibot';
import { askAll, chosen, rolled } from '../../src/kernel/procedure.ts';
import { type Question, type Seat, shapeOf } from '../../src/kernel/question.ts';
import { type AnyRuleset, order as makeOrder } from '../../src/kernel/ruleset.ts';
import { say } from '../../src/kernel/text.ts';
import type { Hash } from '../../src/log/bytes.ts';
import { admitting } from '../../src/log/claim.ts';
import type { KnownBody } from '../../src/log/entry.ts';
import { anything } from '../kernel/anything.ts';
import {
  admission,
  claimOf,
  closing,
  drafted,
  founder,
  meet,
  order,
  type Phone,
  phoneOf,
  put,
  sit,
  tell,
  write,
} from '../log/phones.ts';
import { type Market, market } from './market.ts';

/** A founded it and records, B is asked, D stands in for B, nobody holds H. */
export const seats = [...'ABCDEFGH'];
const of = { rule: 'test.rule' as const, text: say('What now?') };
const values = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`v${i + 1}`, say('{i}', { i })]));
const asks = {
  die: rolled({ by: 'B', dice: 'd20', ...of }),
  pick: chosen({ by: 'B', from: values, ...of }),
  lot: rolled({ by: 'table', dice: 'd20', ...of }),
  free: rolled({ by: 'H', dice: 'd20', ...of }),
};
export type Label = keyof typeof asks;
export const labels = Object.keys(asks) as readonly Label[];
export const asking: AnyRuleset = {
  ...market,
  orders: {
    ...market.orders,
    ask: makeOrder<Market, never>()({
      id: 'ask',
      rule: 'test.rule',
      title: say('Ask'),
      args: v.strictObject({}),
      asks: anything,
      applies: () => true,
      brief: () => ({}),
      // Nobody answers the last, so that all of it stays open.
      *run() {
        yield* askAll({ ...asks, rest: rolled({ by: 'G', dice: 'd6', ...of }) });
      },
    }),
  },
} as AnyRuleset;

/** Which phone writes, and for which seat. */
export const roles = {
  owner: ['B', 'B'],
  'second phone': ['B2', 'B'],
  regent: ['R', 'B'],
  'stand-in': ['D', 'B'],
  'stand-in at home': ['D', 'D'],
  'their second phone': ['D2', 'D'],
  friend: ['C', 'C'],
  founder: ['A', 'A'],
  mark: ['A', 'H'],
  'mark for another': ['A', 'B'],
  guest: ['Q', 'guest'],
  E: ['E', 'E'],
  F: ['F', 'F'],
  "F's second phone": ['F2', 'F'],
  G: ['G', 'G'],
} as const;
export type Role = keyof typeof roles;

export interface Event {
  readonly hash: Hash;
  readonly role: Role;
  readonly kind: 'answer' | 'note' | 'order' | 'close';
  readonly label?: Label;
  readonly value?: number;
  readonly past: ReadonlySet<Event>;
  /** It was written on the second page. */
  readonly late: boolean;
}
export interface Play {
  readonly phones: ReadonlyMap<string, Phone>;
  readonly events: readonly Event[];
  /** The stand-in's nod, before all other events. */
  readonly began: Event;
  /** Writes as if the phone had heard nothing since the beginning, where `blind`. */
  answer(role: Role, label: Label, blind?: boolean): Event;
  note(role: Role): Event;
  close(role: Role): void;
  tell(from: Role, to: Role): void;
}

/** B's own phones. */
const away: readonly string[] = ['B', 'B2', 'R'];
interface Base {
  readonly phones: ReadonlyMap<string, Phone>;
  readonly asked: Hash;
  readonly began: Event;
}
const bases = new Map<boolean, Base>();
function base(aware: boolean): Base {
  const known = bases.get(aware);
  if (known) return known;
  const a = founder('A', seats);
  const phones = new Map([['A', a]]);
  for (const name of [...'BCDEFG', 'B2', 'D2', 'F2', 'R', 'Q']) phones.set(name, phoneOf(name, a.campaign));
  const at = (name: string): Phone => phones.get(name) as Phone;
  meet(...phones.values());
  for (const name of 'BCDEFG') sit(at(name), a);
  write(a, admitting(claimOf(at('Q'), 'guest', 'guest', 'Q'), 'invite'));
  meet(...phones.values());
  const seconds = [
    ['B', 'B2', 'player'],
    ['B', 'R', 'regent'],
    ['D', 'D2', 'player'],
    ['F', 'F2', 'player'],
  ] as const;
  for (const [name, other, role] of seconds) {
    const one = at(name);
    const part = admission(one, name, role, one.seat.sign, at(other).key.device);
    if (role === 'regent') write(one, part, name);
    meet(...phones.values());
    write(at(other), part, name);
    meet(...phones.values());
  }
  const asked = write(a, order('ask'), 'A');
  meet(...phones.values());
  const home = [...phones].filter(([name]) => aware || !away.includes(name));
  const proposal = write(at('D'), { kind: 'stand-in', device: at('D').key.device, seat: 'B' }, 'D');
  meet(...home.map(([, phone]) => phone));
  const hash = write(at('C'), { kind: 'agree', entry: proposal }, 'C');
  meet(...home.map(([, phone]) => phone));
  const began: Event = { hash, role: 'friend', kind: 'note', past: new Set(), late: false };
  const made = { phones, asked, began };
  bases.set(aware, made);
  return made;
}

const question = (label: Label): Question => ({ label, ...asks[label] }) as unknown as Question;
const spelled = (label: Label, n: number) => (label === 'pick' ? `v${n}` : [n]);

/** @param aware whether B and B's phones heard of the stand-in as it began */
export function play(aware: boolean): Play {
  const { phones: first, asked, began } = base(aware);
  const phones = new Map([...first].map(([name, phone]) => [name, { ...phone, signed: [...phone.signed] }]));
  const at = (role: Role): Phone => phones.get(roles[role][0]) as Phone;
  const hears = (name: string): boolean => aware || !away.includes(name);
  const known = new Map([...phones.keys()].map((name) => [name, new Set(hears(name) ? [began] : [])]));
  const events: Event[] = [];
  const had = (role: Role): Set<Event> => known.get(roles[role][0]) as Set<Event>;
  const wrote = (
    role: Role,
    hash: Hash,
    made: Omit<Event, 'hash' | 'role' | 'past' | 'late'>,
    past: ReadonlySet<Event>,
  ): Event => {
    const late = [...past].some(({ kind }) => kind === 'close');
    const event = { ...made, hash, role, past, late };
    events.push(event);
    had(role).add(event);
    return event;
  };
  const say = (role: Role, made: Omit<Event, 'hash' | 'role' | 'past' | 'late'>, body: KnownBody): Event => {
    const past = new Set(had(role));
    return wrote(role, write(at(role), body, roles[role][1]), made, past);
  };
  return {
    phones,
    events,
    began,
    answer(role, label, blind = false) {
      const value = events.length + 1;
      const body: KnownBody = {
        kind: 'answer',
        order: asked,
        label,
        shape: shapeOf(question(label)),
        value: spelled(label, value),
        how: 'table',
      };
      const made = { kind: 'answer', label, value } as const;
      if (!blind) return say(role, made, body);
      const phone = at(role);
      const then = first.get(roles[role][0]) as Phone;
      const own = phone.chains.get(phone.key.device);
      const draft = drafted(
        { ...then, chains: own ? new Map(then.chains).set(phone.key.device, own) : then.chains },
        body,
        roles[role][1],
      );
      const past = new Set(hears(roles[role][0]) ? [began] : []);
      for (const event of had(role))
        if (event !== began && roles[event.role][0] === roles[role][0])
          for (const one of [event, ...event.past]) past.add(one);
      return wrote(role, put(phone, draft), made, past);
    },
    note: (role) =>
      role === 'stand-in'
        ? say(role, { kind: 'order' }, order('build'))
        : say(role, { kind: 'note' }, { kind: 'note', text: 'I saw that.' }),
    close(role) {
      say(role, { kind: 'close' }, closing);
    },
    tell(from, to) {
      if (at(from) === at(to)) return;
      tell(at(from), at(to));
      for (const event of had(from)) had(to).add(event);
    },
  };
}

/** What R14 makes of it: which answer to a question counts, and which are disputes beside it. */
export interface Reckoned {
  readonly stands: Event | undefined;
  readonly disputed: readonly Event[];
}
export function reckon({ events, began }: Play, label: Label): Reckoned {
  const close = events.find(({ kind }) => kind === 'close');
  const page = (event: Event): number => (close === undefined || close.past.has(event) ? 0 : 1);
  const seat = ({ role }: Event): Seat => roles[role][1];
  /** The player whose phone it is, by their own seat. */
  const player = (event: Event): Seat =>
    event.role === 'stand-in' ? 'D' : event.role.startsWith('mark') ? 'A' : seat(event);
  /** They are back: they knew of the stand-in and wrote. */
  const ends = ({ role, past }: Event): boolean => away.includes(roles[role][0]) && past.has(began);
  const counts = (event: Event): boolean => {
    const { role, kind, past } = event;
    if (kind === 'close' || role === 'mark for another') return false;
    if (role === 'guest') return kind === 'note';
    if (role !== 'stand-in') return true;
    return ![...past].some(ends) && (kind === 'answer' || Number(event.late) === page(event));
  };
  const entitled = (event: Event): boolean =>
    event.label === label &&
    counts(event) &&
    (label === 'lot' ? seats.includes(seat(event)) : seat(event) === (label === 'free' ? 'H' : 'B'));
  const all = events.filter(entitled);
  const turned = Math.min(...all.map(page));
  const first = all.filter(
    (one) => page(one) === turned && !all.some((other) => page(other) === turned && one.past.has(other)),
  );
  const voices = new Map<Seat, Set<Event | undefined>>();
  const parties = new Set(first.flatMap((one) => [seat(one), player(one)]));
  for (const name of new Set(events.map(({ role }) => roles[role][0]))) {
    const log = events.filter((one) => roles[one.role][0] === name && counts(one) && page(one) === turned);
    if (first.some((one) => log.includes(one))) continue;
    const seen = (line: Event): readonly Event[] => first.filter((one) => line.past.has(one));
    const vote = log.find((line) => seen(line).length > 0);
    if (!vote || !seats.includes(player(vote)) || parties.has(player(vote))) continue;
    const saw = seen(vote);
    const said = voices.get(player(vote)) ?? new Set();
    voices.set(player(vote), said.add(saw.length === 1 ? saw[0] : undefined));
  }
  const votes = (one: Event): number =>
    [...voices.values()].filter((said) => said.size === 1 && said.has(one)).length;
  const turn = (one: Event): number => (seats.indexOf(seat(one)) + turned) % seats.length;
  const [stands] = first.toSorted(
    (a, b) =>
      votes(b) - votes(a) ||
      Number(seat(a) !== player(a)) - Number(seat(b) !== player(b)) ||
      turn(a) - turn(b) ||
      (a.hash < b.hash ? -1 : 1),
  );
  return { stands, disputed: all.filter((one) => one !== stands) };
}

/** The number of an answer, as it lies in the book. */
export const numberOf = (value: unknown): number =>
  Number(Array.isArray(value) ? value[0] : String(value).slice(1));
