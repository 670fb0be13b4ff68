/**
 * Steps of any table, drawn at random: what its phones write, hear, forget and forge, each with a body of its kind that may
 * fit and may not.
 */
import fc from 'fast-check';
import { admitting } from '../../src/log/claim.ts';
import type { KnownBody } from '../../src/log/entry.ts';
import { publicKey } from '../../src/log/keys.ts';
import {
  admission,
  chanceOf,
  claimOf,
  closing,
  drafted,
  hashesOf,
  invitation,
  order,
  type Phone,
  partOf,
  phoneOf,
  print,
  put,
  read,
  restart,
  type Table,
  table,
  tell,
  twin,
} from './phones.ts';

const acts = [
  'order',
  'order',
  'answer',
  'close',
  'close',
  'strike',
  'restore',
  'correct',
  'amend',
  'agree',
  'agree',
  'refuse',
  'done',
  'withdraw',
  'admit',
  'invite',
  'end-invite',
  'regent',
  'slot',
  'mark',
  'stand-in',
  'nod',
  'nod',
  'refuse',
  'leave',
  'grant',
  'reads',
  'raise',
  'go over',
  'restart',
  'tell',
  'tell',
  'tell',
  'tell',
  'fork',
] as const;
export const act = fc.record({
  who: fc.nat(99),
  what: fc.constantFrom(...acts),
  on: fc.nat(999),
  seat: fc.nat(9),
  /** Whether its author leans on less than they know. */
  blind: fc.nat(9).map((n) => n === 0),
});
export type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** One step at a table of any phones, forged ones among them. @param bodies what is written, for a game that has rules */
export function step(
  phones: Phone[],
  seats: readonly string[],
  { who, what, on, seat, blind }: Act,
  bodies: typeof bodyOf = bodyOf,
): void {
  const phone = phones[who % phones.length] as Phone;
  const other = phones[on % phones.length] as Phone;
  if (what === 'tell') {
    if (phone !== other) tell(phone, other);
  } else if (what === 'restart') {
    restart(phone);
  } else if (what === 'go over') {
    goOver(phones, phone, other, on);
  } else if (what === 'fork') {
    if (phones.length < 10) phones.push(twin(phone));
  } else {
    const name = seat < 7 ? (phone.name[0] ?? '') : (seats[seat % seats.length] ?? '');
    write(phone, bodies(phone, other, what, on, name), name, blind);
  }
}
function write(phone: Phone, body: KnownBody, seat: string, blind: boolean): void {
  const draft = drafted(phone, body, seat);
  const known = read(phone).pages;
  put(phone, blind ? { ...draft, saw: [], page: known[known.length >> 1]?.id ?? draft.page } : draft);
}
export function bodyOf(phone: Phone, other: Phone, what: Act['what'], on: number, seat: string): KnownBody {
  const all = [...hashesOf(phone)];
  const entry = all[on % all.length] ?? '';
  switch (what) {
    case 'answer':
      return { kind: 'answer', order: entry, label: 'dice', shape: '', value: [6], how: 'table' };
    case 'close':
      return closing;
    case 'strike':
    case 'restore':
      return { kind: what, entry };
    case 'agree':
      return { kind: 'agree', entry: read(phone).asking[0]?.hash ?? entry };
    case 'stand-in':
      return { kind: 'stand-in', device: on % 4 === 0 ? other.key.device : phone.key.device, seat };
    case 'nod':
      return { kind: 'agree', entry: proposed(phone, on) ?? entry };
    case 'refuse': {
      const asked = on % 2 === 0 ? read(phone).asking[0]?.hash : proposed(phone, on);
      return { kind: what, entry: asked ?? entry };
    }
    case 'leave':
      return { kind: 'leave', seat, becomes: on % 4 === 0 ? 'idle' : 'free' };
    case 'grant':
      return admitting(claimOf(other, seat), 'hands');
    case 'correct':
      return { kind: 'correct', order: entry, answers: { dice: { value: [on % 6] } } };
    case 'amend':
      return { kind: 'amend', changes: [], why: '' };
    case 'done':
      return { kind: 'done' };
    case 'reads':
      return { kind: 'reads', ...version(on) };
    case 'raise':
      return { kind: 'raise', ...version(on), table: '', fingerprint: print };
    case 'withdraw':
      return { kind: 'withdraw', device: other.key.device };
    case 'admit':
      return admitting(on % 5 === 0 ? claimOf(other, 'guest', 'guest') : claimOf(other, seat), 'invite');
    case 'invite':
      return {
        kind: 'invite',
        key: publicKey(chanceOf(`invitation ${on % 3}`)(32)),
        role: 'player',
        limit: 1,
      };
    case 'end-invite':
      return {
        kind: 'end-invite',
        key: publicKey(on % 2 ? invitation : chanceOf(`invitation ${on % 3}`)(32)),
      };
    case 'regent':
      return on % 2
        ? (partOf(phone) ?? order(`order ${on}`))
        : admission(phone, phone.name[0] ?? '', 'regent', phone.seat.sign, other.key.device);
    case 'slot':
      // Of one's own seat, or of another's that one has no key of.
      return admission(phone, seat, 'player', phone.seat.sign, phone.key.device, 1 + (on % 2));
    case 'mark':
      return { kind: 'mark', seat };
    default:
      return order(`order ${on}`);
  }
}

/** Rules that a table may go over to; now and then with a level that this app does not read. */
const version = (on: number): { rules: number; level: number } => ({
  rules: 2 + (on % 3),
  level: on % 8 === 0 ? 2 : 1,
});

/** Most of the table say that they read a version; one asks to go over to it, and another, if they hear of it, agrees. */
function goOver(phones: readonly Phone[], phone: Phone, other: Phone, on: number): void {
  const own = ({ name }: Phone): string => name[0] ?? '';
  const say = (one: Phone, body: KnownBody): void => write(one, body, own(one), false);
  for (const one of phones.filter((_, i) => (on + i) % 7 !== 0)) {
    say(one, { kind: 'reads', ...version(on) });
    if (one !== phone) tell(one, phone);
  }
  say(phone, { kind: 'raise', ...version(on), table: '', fingerprint: print });
  if (other === phone) return;
  tell(phone, other);
  say(other, { kind: 'agree', entry: read(other).raises.asked[0]?.entry ?? phone.campaign });
}
/** What waits for another hand. */
function proposed(phone: Phone, nth: number): string | undefined {
  const { standIns, roster, raises } = read(phone);
  const all = [
    ...standIns.map(({ entry }) => entry),
    ...roster.proposed.map(({ hash }) => hash),
    ...raises.asked.map(({ entry }) => entry),
  ];
  return all[nth % Math.max(1, all.length)];
}

/** A table of some phones, some of whom have not sat down yet, after so many steps. */
export function played(
  count: number,
  steps: readonly Act[],
  free = 0,
): { readonly phones: Phone[]; readonly t: Table } {
  const names = 'ABCDEFGH'.slice(0, count);
  const t = table(names);
  const phones = [...t.phones.values()];
  for (let i = 0; i < free; i++) phones.push(phoneOf(`Z${i}`, phones[0]?.campaign ?? ''));
  for (const phone of phones) if (phone.chains.size === 0) tell(phones[0] as Phone, phone);
  for (const one of steps) step(phones, [...names], one);
  return { t, phones };
}
