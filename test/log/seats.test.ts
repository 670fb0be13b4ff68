import { describe, expect, test } from 'vitest';
import { admitting } from '../../src/log/claim.ts';
import { publicKey, publicOf } from '../../src/log/keys.ts';
import { held, isLeft } from '../../src/log/roster.ts';
import {
  admission,
  admits,
  alike,
  as,
  chanceOf,
  claimOf,
  closing,
  drafted,
  founder,
  invitation,
  meet,
  order,
  type Phone,
  phoneOf,
  put,
  read,
  sit,
  strangerTo,
  type Table,
  table,
  take,
  tell,
  who,
  write,
} from './phones.ts';

const second = chanceOf('second invitation')(32);
/** A founder and some who have only the invitation, with free seats. */
function lobby(...names: readonly string[]): readonly [Phone, ...Phone[]] {
  const a = founder('A', ['A', 'B', 'C']);
  const others = names.map((name) => phoneOf(name, a.campaign));
  meet(a, ...others);
  return [a, ...others];
}
/** The same with a B who sits: a seat beside theirs is nobody's. */
function lobbyOf(seats: readonly string[]): [Phone, Phone] {
  const a = founder('A', seats);
  const b = phoneOf('B', a.campaign);
  meet(a, b);
  sit(b, a);
  return [a, b];
}
describe('a free seat', () => {
  test('log.seat.second: a player who takes one more seat is told of where others sit; alone, or as the first in it, they are not', () => {
    const a = founder('A', ['A', 'B', 'C', 'D']);
    const b = phoneOf('B', a.campaign);
    const told = () => read(b).roster.changes.map(({ line: _, ...change }) => change);
    write(a, admitting(claimOf(a, 'C'), 'invite'));
    meet(a, b);
    sit(b, a);
    alike(a, b);
    expect(told()).toEqual([]);
    write(a, admitting(claimOf(a, 'D'), 'invite'));
    alike(a, b);
    expect(told()).toEqual([{ what: 'sat', seat: 'D', name: 'A', hands: ['D'] }]);
  });
  test('R3: a member’s line admits who claims it with the invitation', () => {
    const [a, b] = lobby('B') as [Phone, Phone];
    sit(b, a);
    expect(who(a)).toEqual([as(a, 'A'), as(b, 'B')]);
    expect(read(a).roster.seats.find(({ id }) => id === 'B')?.keys).toEqual(publicOf(b.seat));
    expect(held(read(a).roster)).toEqual(['A', 'B']);
    const hash = write(b, order('x'));
    tell(b, a);
    expect(read(a).standing(hash)).toBe('open');
  });
  test('R3: nobody admits themself: a newcomer’s own line, with invitation and signatures, is nothing', () => {
    const [a, b] = lobby('B') as [Phone, Phone];
    write(b, admitting(claimOf(b, 'B'), 'invite'), 'B');
    tell(b, a);
    expect(who(a)).toEqual([as(a, 'A')]);
  });
  test('R3: is not claimed without both signatures, nor with those over another device, seat, role, name, key or campaign', () => {
    const [a, b, c] = lobby('B', 'C') as [Phone, Phone, Phone];
    const mine = admitting(claimOf(b, 'B'), 'invite');
    const { signed: _, ...unsigned } = mine;
    const elsewhere = { ...b, campaign: '0'.repeat(64) };
    for (const wrong of [
      { ...mine, proof: claimOf(c, 'B').proof },
      { ...mine, proof: '' },
      { ...mine, signed: '' },
      unsigned,
      { ...mine, signed: claimOf(c, 'B').signed },
      { ...mine, device: c.key.device },
      { ...mine, seat: 'C' },
      { ...mine, name: 'Ben' },
      { ...mine, keys: publicOf(c.seat) },
      { ...mine, role: 'regent' as const },
      admitting(claimOf(b, 'nowhere'), 'invite'),
      admitting(claimOf(b, 'B', 'guest'), 'invite'),
      admitting(claimOf(elsewhere, 'B'), 'invite'),
      admitting(claimOf(b, 'B', 'player', undefined, chanceOf('guess')(32)), 'invite'),
      admitting(claimOf(b, 'B', 'player', 'n'.repeat(1_000)), 'invite'),
    ])
      write(a, wrong);
    tell(a, b);
    expect(who(a)).toEqual([as(a, 'A')]);
    write(a, mine);
    expect(who(a)).toEqual([as(a, 'A'), as(b, 'B')]);
  });
  test('R3: the 65th admission of one log is nothing; another member’s is not', () => {
    const [a, b, z] = lobby('B', 'Z') as [Phone, Phone, Phone];
    sit(b, a);
    write(a, { kind: 'invite', key: publicKey(second), role: 'guest', limit: 64 });
    const guest = (name: string) => claimOf(phoneOf(name, a.campaign), 'guest', 'guest', name, second);
    for (let n = 0; n < 63; n++) write(a, admitting(guest(n < 60 ? 'same' : `g${n}`), 'invite'));
    const before = read(a).roster.members.length;
    write(a, admitting(guest('last'), 'invite'));
    expect(read(a).roster.members).toHaveLength(before);
    tell(a, b);
    write(b, admitting(guest('last'), 'invite'));
    alike(a, b, z);
    expect(read(a).roster.members).toHaveLength(before + 1);
  });
  test('M15: what a key that nobody admitted writes of admissions becomes no part of the page', () => {
    const t = table('AB', 'A: order x | ~\nB: | ~');
    const [a, z] = [t.phone('A'), strangerTo(t, 'Z')];
    const before = read(a).pages[0]?.entries.length;
    const forged = ['A', 'B', 'nowhere'].flatMap((seat) =>
      (['invite', 'seat', 'hands'] as const).map((by) =>
        write(z, { ...admission(z, seat, 'player', z.seat.sign), by, keys: publicOf(z.seat) }, seat),
      ),
    );
    take(a, z.signed);
    expect(read(a).pages[0]?.entries).toHaveLength(before ?? 0);
    expect(new Set(forged.map((hash) => read(a).standing(hash)))).toEqual(new Set([undefined]));
    expect(a.chains.has(z.key.device)).toBe(false);
    expect(read(a).roster.proposed).toEqual([]);
  });
  test('R3: a claim that several members write admits once', () => {
    const t = table('ABC');
    const [a, b, g] = [t.phone('A'), t.phone('B'), strangerTo(t, 'G')];
    const line = admitting(claimOf(g, 'guest', 'guest', 'Gus'), 'invite');
    for (const by of [a, b]) write(by, line);
    alike(a, b, t.phone('C'), g);
    expect(who(a).filter((one) => one === as(g, 'guest', 'guest'))).toHaveLength(1);
    expect(read(a).roster.invitations.map(({ used }) => used)).toEqual([3]);
  });
  test('R3: of two admissions to one seat one holds, the same on all phones in all orders', () => {
    const outcomes = [
      ['B', 'C', 'A'],
      ['C', 'B', 'A'],
      ['A', 'C', 'B'],
      ['B', 'A', 'C'],
    ].map((way) => {
      const t = table('ABC', 'A: leave C | ~\nB: | ~\nC: | ~');
      const [y, z] = [strangerTo(t, 'Y'), strangerTo(t, 'Z')];
      admits(t.phone('A'), y, 'C');
      admits(t.phone('B'), z, 'C');
      for (const from of way) for (const to of way) if (from !== to) tell(t.phone(from), t.phone(to));
      alike(...t.phones.values(), y, z);
      return who(t.phone('A'));
    });
    expect(outcomes[0]).toHaveLength(3);
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
  });
  test('log.seat.earlier: an admission that pretends to stand on the first page does not take a seat that was taken since', () => {
    const t = table('ABC', 'A: close p | ~\nB: | ~\nC: | ~');
    const [a, z] = [t.phone('A'), strangerTo(t, 'Z')];
    put(a, { ...drafted(a, admitting(claimOf(z, 'B'), 'invite')), saw: [], page: z.campaign });
    alike(a, t.phone('B'));
    expect(who(a)).not.toContain(as(z, 'B'));
    expect(who(a)).toContain(as(t.phone('B'), 'B'));
  });
  test('log.seat.keys: a held seat is not claimed by naming its own public keys', () => {
    const t = table('ABC');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const thief = { ...strangerTo(t, 'Z'), seat: b.seat };
    admits(a, thief, 'B');
    alike(a, b);
    expect(who(a)).not.toContain(as(thief, 'B'));
  });
});

describe('invitations', () => {
  const opens = (by: Phone, more: { limit?: number; until?: number; role?: 'player' | 'guest' } = {}) =>
    write(by, { kind: 'invite', key: publicKey(second), role: 'guest', limit: 64, ...more });
  const guest = (t: Table, name: string, role: 'player' | 'guest' = 'guest') =>
    admitting(
      claimOf(strangerTo(t, name), role === 'guest' ? 'guest' : 'C', role, undefined, second),
      'invite',
    );
  const guests = (phone: Phone) => read(phone).roster.members.filter(({ role }) => role === 'guest').length;

  test('R12, R23: any player opens one and any other ends it; what was never opened admits nobody', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    write(a, guest(t, 'early'));
    opens(b);
    meet(a, b);
    expect(guests(a)).toBe(0);
    write(a, guest(t, 'one'));
    expect(guests(a)).toBe(1);
    write(a, { kind: 'end-invite', key: publicKey(second) });
    write(a, guest(t, 'two'));
    meet(a, b);
    write(b, guest(t, 'three'));
    alike(a, b);
    expect(guests(a)).toBe(1);
  });
  test('R23: ending one ends no other, and nobody who came by it', () => {
    const t = table('AB');
    const [a, b, g] = [t.phone('A'), t.phone('B'), strangerTo(t, 'G')];
    opens(a);
    write(a, { kind: 'end-invite', key: publicKey(invitation) });
    write(a, guest(t, 'one'));
    write(a, admitting(claimOf(g, 'guest', 'guest'), 'invite'));
    alike(a, b);
    expect(guests(a)).toBe(1);
    expect(who(a)).toContain(as(b, 'B'));
    const x = write(b, order('x'));
    tell(b, a);
    expect(read(a).standing(x)).toBe('open');
  });
  test('R23: who had not heard of the end admits still: it ends what has it in its past', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    opens(a);
    meet(a, b);
    write(a, { kind: 'end-invite', key: publicKey(second) });
    write(b, guest(t, 'one'));
    alike(a, b);
    expect(guests(a)).toBe(1);
    write(b, guest(t, 'two'));
    alike(a, b);
    expect(guests(a)).toBe(1);
  });
  test('R12: it lets in no more than it says, only whom it says, and until so many pages are turned', () => {
    const t = table('ABC', 'C: leave C | ~\nA: | ~\nB: | ~');
    const [a, b] = [t.phone('A'), t.phone('B')];
    opens(a, { limit: 2, until: 1 });
    write(a, guest(t, 'player', 'player'));
    for (const name of ['one', 'one', 'two', 'three']) write(a, guest(t, name));
    expect(guests(a)).toBe(2);
    expect(held(read(a).roster)).toEqual(['A', 'B']);
    const later = table('AB');
    const [c, d] = [later.phone('A'), later.phone('B')];
    opens(c, { until: 1 });
    write(c, guest(later, 'one'));
    later.play('A: close p | ~\nB: | ~');
    write(c, guest(later, 'two'));
    alike(c, d);
    expect(guests(c)).toBe(1);
    alike(a, b);
  });
  test('M15: a guest, or who sits nowhere, opens none and ends none', () => {
    const t = table('AB');
    const [a, z] = [t.phone('A'), strangerTo(t, 'Z')];
    write(a, admitting(claimOf(z, 'guest', 'guest'), 'invite'));
    tell(a, z);
    write(z, { kind: 'invite', key: publicKey(second), role: 'player', limit: 64 }, 'guest');
    write(z, { kind: 'end-invite', key: publicKey(invitation) }, 'guest');
    alike(a, z);
    expect(read(a).roster.invitations.map(({ key, ended }) => [key, ended])).toEqual([
      [publicKey(invitation), []],
    ]);
  });
});

describe('R4: slots of a seat’s further phones', () => {
  const secondOf = (t: Table, name: string, slot?: number) => {
    const b = t.phone('B');
    const phone: Phone = { ...strangerTo(t, name), seat: b.seat };
    const body = admission(phone, 'B', 'player', b.seat.sign, phone.key.device, slot);
    return { phone, body };
  };
  test('two devices in one slot: neither counts, on any phone, in any order; the slot is not free again', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const t = table('ABC');
      const both = ['x', 'y'].map((name) => secondOf(t, name, 1));
      const a = t.phone('A');
      for (const { phone, body } of both) write(phone, body, 'B');
      for (const i of order) tell((both[i] as (typeof both)[0]).phone, a);
      expect(who(a)).toHaveLength(3);
      alike(a, t.phone('B'), t.phone('C'));
      t.play('A: close p | ~\nB: | ~\nC: | ~');
      expect(who(a)).toHaveLength(3);
      const third = secondOf(t, 'z');
      expect(third.body.slot).not.toBe(1);
      write(third.phone, third.body, 'B');
      alike(a, third.phone);
      expect(who(a)).toContain(as(third.phone, 'B'));
    }
  });
  test('what a close listed of the first stays; what it wrote since is frozen until a close', () => {
    const t = table('ABC');
    const [x, y] = [secondOf(t, 'x', 1), secondOf(t, 'y', 1)];
    const [a] = [t.phone('A')];
    write(x.phone, x.body, 'B');
    const early = write(x.phone, order('early'), 'B');
    tell(x.phone, a);
    t.play('A: close p | ~\nB: | ~\nC: | ~');
    tell(a, x.phone);
    const late = write(x.phone, order('late'), 'B');
    write(y.phone, y.body, 'B');
    alike(a, x.phone, y.phone, t.phone('C'));
    expect([early, late].map((hash) => read(a).standing(hash))).toEqual(['counted', 'frozen']);
    expect(who(a)).toContain(as(x.phone, 'B'));
    expect(who(a)).not.toContain(as(y.phone, 'B'));
  });
  test('H6: two regents in one slot taint nobody at their own seats', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    for (const regent of [a, c]) write(b, admission(b, 'B', 'regent', b.seat.sign, regent.key.device, 1));
    const x = write(a, order('x'));
    alike(a, b, c);
    expect(read(b).standing(x)).toBe('open');
    expect(who(a)).toHaveLength(3);
  });
  test('there is no 33rd, and none without a number', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    for (const slot of [0, 33]) write(b, admission(b, 'B', 'regent', b.seat.sign, a.key.device, slot));
    const { slot: _, ...none } = admission(b, 'B', 'regent', b.seat.sign, a.key.device, 2);
    put(b, drafted(b, none));
    // A phone comes by its own line.
    const more = [0, 33, 32].map((slot) => {
      const one = strangerTo(t, `b${slot}`);
      write(one, admission(one, 'B', 'player', b.seat.sign, one.key.device, slot), 'B');
      return one;
    });
    alike(a, b, ...more);
    expect(who(a)).toEqual([as(a, 'A'), as(b, 'B'), as(more[2] as Phone, 'B')]);
  });
});

describe('a seat that was left for good', () => {
  const names = (phone: Phone) => read(phone).roster.seats.map(({ name }) => name);
  /** B leaves, a stranger of that name sits down there. */
  const taken = (name: string, from: string) => {
    const t = table('ABC', from);
    const [a, ben] = [t.phone('A'), strangerTo(t, 'Z')];
    meet(...t.phones.values(), ben);
    write(a, admitting(claimOf(ben, 'B', 'player', name), 'invite'));
    meet(...t.phones.values(), ben);
    alike(...t.phones.values(), ben);
    return { a, changes: read(a).roster.changes.map(({ line: _, ...told }) => told) };
  };
  const left = { what: 'left', seat: 'B', becomes: 'free', name: 'B', hands: ['B'] };
  test('log.seat.named: is called after who sits down there next, on all phones, and that is told', () => {
    const { a, changes } = taken(' Ben ', 'B: leave B');
    expect(names(a)).toEqual(['A', 'Ben', 'C']);
    expect(changes).toEqual([left, { what: 'taken', seat: 'B', before: 'B', hands: ['B'] }]);
  });
  test('log.seat.named.twins: keeps its name where another seat has the one that was given, or none was; marks that show nothing are no name', () => {
    for (const name of ['c', ' ', 'B', 'C\u200b', '\u2060']) {
      const { a, changes } = taken(name, 'B: leave B');
      expect(names(a)).toEqual(['A', 'B', 'C']);
      expect(changes).toEqual([left, { what: 'sat', seat: 'B', name: 'B', hands: ['B'] }]);
    }
  });
  test('log.seat.named.first: the table named its seats: who sits down first, or comes too late, renames none', () => {
    const [a, b, c] = lobby('B', 'C') as [Phone, Phone, Phone];
    write(a, admitting(claimOf(b, 'B', 'player', 'Ben'), 'invite'));
    meet(a, b, c);
    write(a, admitting(claimOf(c, 'B', 'player', 'Cleo'), 'invite'));
    alike(a, b, c);
    expect(names(a)).toEqual(['A', 'B', 'C']);
  });
});

describe('a phone that left comes back', () => {
  /** B leaves; the page is turned. */
  function parted(names: string) {
    const t = table(names, 'B: leave B');
    const [a, b] = [t.phone('A'), t.phone('B')];
    meet(...t.phones.values());
    write(a, { kind: 'close', fingerprint: '0'.repeat(64) });
    meet(...t.phones.values());
    return { a, b, all: [...t.phones.values()] };
  }
  test('log.seat.back: by one hand, where two sat there were nobody else to agree', () => {
    const { a, b } = parted('AB');
    expect(who(a)).toEqual([as(a, 'A')]);
    write(a, admitting(claimOf(b, 'B'), 'hands'));
    alike(a, b);
    expect(who(a)).toEqual([as(a, 'A'), as(b, 'B')]);
    expect(read(a).roster.changes.map(({ what, hands }) => [what, hands])).toEqual([
      ['left', ['B']],
      ['granted', ['A']],
    ]);
    const hash = write(b, order('x'));
    tell(b, a);
    expect(read(a).standing(hash)).toBe('open');
  });
  test('log.seat.back.self: not by its own word, nor without the claim it signed', () => {
    const { a, b } = parted('AB');
    write(b, admitting(claimOf(b, 'B'), 'hands'), 'B');
    tell(b, a);
    write(a, { ...admitting(claimOf(b, 'B'), 'hands'), signed: claimOf(a, 'B').signed });
    alike(a, b);
    expect(who(a)).toEqual([as(a, 'A')]);
  });
  test('log.seat.back.stranger: who never sat there comes by an open invitation or by two hands, not by one', () => {
    const { a } = parted('AB');
    const next = phoneOf('Z', a.campaign);
    meet(a, next);
    write(a, admitting(claimOf(next, 'B'), 'hands'));
    alike(a, next);
    expect(who(a)).toEqual([as(a, 'A')]);
    expect(read(a).roster.proposed).toHaveLength(1);
  });
  test('log.seat.back.late: somebody else sits there by now: two hands are needed again', () => {
    const { a, b, all } = parted('ABC');
    const next = phoneOf('Z', a.campaign);
    meet(a, next);
    write(a, admitting(claimOf(next, 'B', 'player', 'Zoe'), 'invite'));
    meet(...all, next);
    write(a, admitting(claimOf(b, 'B'), 'hands'));
    alike(...all, next);
    expect(who(a)).not.toContain(as(b, 'B'));
    expect(read(a).roster.proposed).toHaveLength(1);
  });
});

describe('a held seat', () => {
  test('log.seat.own: its key admits its other phone and its regent, and nobody of another kind', () => {
    const t = table('ABC');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const [tablet, deputy] = [strangerTo(t, 'tablet'), strangerTo(t, 'deputy')];
    write(tablet, admission(tablet, 'B', 'player', b.seat.sign), 'B');
    tell(tablet, b);
    const part = admission(b, 'B', 'regent', b.seat.sign, deputy.key.device);
    write(b, part);
    write(b, admission(b, 'C', 'regent', b.seat.sign));
    meet(a, b, tablet, deputy);
    expect(who(a).slice(3)).toEqual([as(tablet, 'B')]);
    write(deputy, part, 'B');
    tell(deputy, a);
    expect(who(a).slice(3).sort()).toEqual([as(tablet, 'B'), as(deputy, 'B', 'regent')].sort());
    const hash = write(deputy, order('march'), 'B');
    const wrong = write(deputy, order('march'), 'C');
    tell(deputy, a);
    expect(read(a).standing(hash)).toBe('open');
    expect(read(a).standing(wrong)).toBe('refused');
  });
  test('M3: nobody alone reseats a held seat: neither the founder nor any other admits a phone there or takes one off it', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const fresh = strangerTo(t, 'fresh');
    for (const one of [a, c]) {
      for (const by of ['hands', 'invite'] as const) write(one, admitting(claimOf(fresh, 'B'), by));
      const keys = publicOf(fresh.seat);
      write(one, { ...admission(one, 'B', 'player', one.seat.sign, fresh.key.device), keys });
      for (const seat of ['B', undefined])
        write(one, { kind: 'withdraw', device: b.key.device, ...(seat ? { seat } : {}) });
      write(one, { kind: 'leave', seat: 'B', becomes: 'free' });
    }
    t.play('A: close p | ~\nB: | ~\nC: | ~');
    alike(a, b, c, fresh);
    expect([...who(a)].sort()).toEqual([as(a, 'A'), as(b, 'B'), as(c, 'C')]);
    expect(read(a).roster.seats.find(({ id }) => id === 'B')?.keys).toEqual(publicOf(b.seat));
    expect(read(a).standing(write(b, order('x')))).toBeUndefined();
    tell(b, a);
    const orders = read(a)
      .pages.at(-1)
      ?.entries.filter(({ entry }) => entry.body.kind === 'order');
    expect(orders?.map(({ entry }) => entry.author)).toEqual([b.key.device]);
  });
  test('R12: the founding seats the founder; a founder whom two others put out is out like anybody', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    expect(read(founder('A')).roster.members.map(({ seat, role }) => [seat, role])).toEqual([
      ['A', 'player'],
    ]);
    t.play('B: withdraw A w | ~ |\nC: | ~ | agree w\nA: | ~ |');
    meet(a, b, c);
    t.play('B: close p | ~\nC: | ~\nA: | ~');
    const mine = write(a, order('mine'));
    const back = strangerTo(t, 'back');
    write(back, admission(back, 'A', 'player', a.seat.sign), 'A');
    write(a, admission(a, 'A', 'player', a.seat.sign), 'A');
    alike(a, b, c, back);
    expect(who(b)).not.toContain(as(a, 'A'));
    expect(read(b).standing(mine)).toBe('frozen');
  });
  test('H9: a founder who comes back on another phone by the seat’s key has all they had: the seat, and its mark', () => {
    const a = founder('A', ['A', 'B', 'purse']);
    const b = phoneOf('B', a.campaign);
    meet(a, b);
    sit(b, a);
    const again = { ...phoneOf('A2', a.campaign), seat: a.seat };
    meet(a, b, again);
    write(again, admission(again, 'A', 'player', a.seat.sign), 'A');
    const paid = write(again, order('pay'), 'purse');
    meet(b, again);
    expect(read(b).standing(paid)).toBe('open');
    expect(read(b).actedBy.get(paid)).toBe('A');
  });
});

describe('the mark', () => {
  test('R12: passes by its holder’s line, from the next page on', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const purse = lobbyOf(['A', 'B', 'C']);
    write(purse[0], { kind: 'mark', seat: 'B' });
    meet(...purse);
    const early = write(purse[1], order('early'), 'C');
    meet(...purse);
    write(purse[0], closing);
    meet(...purse);
    const late = [write(purse[0], order('a'), 'C'), write(purse[1], order('b'), 'C')];
    alike(...purse);
    expect([early, ...late].map((hash) => read(purse[1]).standing(hash))).toEqual([
      'refused',
      'refused',
      'open',
    ]);
    // There is nothing to act for where every seat is held, and no seat beside the table has it.
    write(a, { kind: 'mark', seat: 'nowhere' });
    alike(a, b);
    expect(read(a).roster.marks).toEqual([{ seat: 'A', since: 0 }]);
  });
  test('R12: passes by two other hands, and by none of them alone', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    t.play('B: mark B m, agree m | ~\nA: | ~\nC: | ~');
    expect(read(a).roster.marks).toHaveLength(1);
    const asked = read(c).roster.proposed.map(({ hash }) => hash);
    expect(asked).toHaveLength(1);
    write(c, { kind: 'agree', entry: asked[0] ?? '' });
    alike(a, b, c);
    expect(read(a).roster.marks).toEqual([
      { seat: 'A', since: 0 },
      { seat: 'B', since: 1 },
    ]);
    expect(read(a).roster.changes.map(({ what, seat, hands }) => [what, seat, hands])).toEqual([
      ['marked', 'B', ['B', 'C']],
    ]);
  });
  test('R12: anybody takes it up where nobody holds the seat that has it', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    t.play('A: leave A | ~ |\nB: | ~ | close p, mark B');
    meet(a, b);
    expect(read(a).roster.marks.at(-1)).toEqual({ seat: 'B', since: 2 });
  });
});

describe('who may write', () => {
  test('log.write.refused: for another seat, or for none', () => {
    const t = table('ABC');
    const z = strangerTo(t, 'Z');
    const wrong = [write(t.phone('B'), order('x'), 'C'), write(t.phone('A'), order('x'), 'C')];
    const unheard = [write(z, order('x'), 'B'), write(z, { kind: 'done' }, 'B')];
    const right = [write(t.phone('B'), order('x'), 'B'), write(t.phone('A'), order('x'), 'A')];
    const b = t.phone('B');
    meet(t.phone('A'), b, z);
    take(b, z.signed);
    for (const hash of wrong) expect(read(b).standing(hash)).toBe('refused');
    for (const hash of unheard) expect(read(b).standing(hash)).toBeUndefined();
    for (const hash of right) expect(read(b).standing(hash)).toBe('open');
    expect(read(b).pages[0]?.entries.filter(({ hash }) => wrong.includes(hash))).toEqual([]);
  });
  test('R12: the seat with the mark acts alone for a seat nobody holds, until they have seen it taken', () => {
    const [a, b] = lobbyOf(['A', 'B', 'C', 'D']);
    const c = phoneOf('C', a.campaign);
    meet(a, b, c);
    admits(b, c);
    const early = write(a, order('early'), 'C');
    meet(a, b, c);
    const late = write(a, order('late'), 'C');
    const free = write(a, order('free'), 'D');
    const other = write(b, order('other'), 'D');
    alike(a, b, c);
    expect([early, late, free, other].map((hash) => read(b).standing(hash))).toEqual([
      'open',
      'refused',
      'open',
      'refused',
    ]);
    expect(read(b).actedBy.get(free)).toBe('A');
  });
  test("log.write.guest: a guest writes notes and nothing else, and sits on nobody's seat", () => {
    const [a, g] = lobby('G') as [Phone, Phone];
    write(a, admitting(claimOf(g, 'guest', 'guest'), 'invite'));
    tell(a, g);
    const [note, order_, strike] = [
      write(g, { kind: 'note', text: 'hello' }, 'guest'),
      write(g, order('x'), 'guest'),
      write(g, { kind: 'strike', entry: a.campaign }, 'guest'),
    ];
    tell(g, a);
    expect([note, order_, strike].map((hash) => read(a).standing(hash))).toEqual([
      'open',
      'refused',
      'refused',
    ]);
    expect(held(read(a).roster)).toEqual(['A']);
  });
  test('log.write.since: an admission does not reach back to what was written before it, nor a regency to what was before it was taken up', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const z = strangerTo(t, 'Z');
    const early = write(z, order('x'), 'B');
    meet(a, b, z);
    t.play('A: close p | ~\nB: | ~');
    const part = admission(b, 'B', 'regent', b.seat.sign, z.key.device);
    write(b, part);
    meet(a, b, z);
    const untaken = write(z, order('u'), 'B');
    write(z, part, 'B');
    const later = write(z, order('y'), 'B');
    tell(z, a);
    expect([early, untaken, later].map((line) => read(a).standing(line))).toEqual([
      'refused',
      'refused',
      'open',
    ]);
  });
});

describe('withdrawal', () => {
  const lost = () => {
    const t = table('ABC');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const thief = strangerTo(t, 'thief');
    write(thief, admission(b, 'B', 'player', b.seat.sign, thief.key.device), 'B');
    meet(a, b, thief);
    return { t, a, b, thief };
  };
  test('log.withdraw.own: a player withdraws his other phone; others do not', () => {
    const { a, b, thief, t } = lost();
    write(t.phone('C'), { kind: 'withdraw', device: b.key.device });
    write(b, { kind: 'withdraw', device: thief.key.device });
    meet(a, b, t.phone('C'));
    expect(read(a).roster.former.map(({ device }) => device)).toEqual([thief.key.device]);
    expect(who(a)).toContain(as(b, 'B'));
  });
  test('R11: a player’s word against their own phone takes back nothing that it wrote before it heard of it, whatever the word says it saw', () => {
    const { a, b, thief, t } = lost();
    write(b, order('theirs'));
    const rolled = write(thief, order('roll'), 'B');
    tell(thief, a);
    // With a changed app: Bert has read the roll, and dates their word before it.
    tell(a, b);
    put(b, { ...drafted(b, { kind: 'withdraw', device: thief.key.device }), saw: [] });
    meet(a, b, t.phone('C'));
    expect(who(a)).not.toContain(as(thief, 'B'));
    expect(read(a).standing(rolled)).toBe('open');
  });
  test('R11: a phone that has heard that its player took it off their seat writes, lets in and turns the page no more', () => {
    const { a, b, thief, t } = lost();
    const before = write(thief, order('before'), 'B');
    write(b, { kind: 'withdraw', device: thief.key.device });
    tell(b, thief);
    const after = write(thief, order('after'), 'B');
    const close = write(thief, closing, 'B');
    const fresh = strangerTo(t, 'fresh');
    write(thief, { kind: 'withdraw', device: b.key.device }, 'B');
    write(thief, { kind: 'leave', seat: 'B', becomes: 'idle' }, 'B');
    alike(a, b, thief, fresh);
    expect([before, after, close].map((line) => read(a).standing(line))).toEqual([
      'open',
      'frozen',
      'frozen',
    ]);
    expect(read(a).pages).toHaveLength(1);
    expect(who(a)).toContain(as(b, 'B'));
  });
  test('R11: nobody takes a hand from another by appointing them: they count for a seat once they have taken the part up', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    // A would have all others of their own seat, and be the only hand at the table.
    for (const role of ['regent', 'player'] as const)
      for (const other of [b, c]) write(a, admission(a, 'A', role, a.seat.sign, other.key.device));
    meet(a, b, c);
    const out = write(b, { kind: 'withdraw', device: a.key.device });
    meet(b, c);
    write(c, { kind: 'agree', entry: out });
    const alone = write(a, { kind: 'stand-in', device: a.key.device, seat: 'C' });
    expect(read(a).standIns.find(({ entry }) => entry === alone)?.state).toBe('asked');
    alike(a, b, c);
    expect(who(a)).not.toContain(as(a, 'A'));
  });
  test('R11: a put-out is not undone by a line that appoints one of the hands, dated before it', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const out = write(a, { kind: 'withdraw', device: b.key.device });
    meet(a, c);
    write(c, { kind: 'agree', entry: out });
    meet(a, c);
    for (const role of ['regent', 'player'] as const)
      put(b, { ...drafted(b, admission(b, 'B', role, b.seat.sign, c.key.device)), saw: [] });
    alike(a, b, c);
    expect(who(a)).not.toContain(as(b, 'B'));
  });
  test('R11: whom two players put out does nothing more once they have heard of it, and the seat’s keys let in nobody until it is granted', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const other = strangerTo(t, 'other');
    write(other, admission(b, 'B', 'player', b.seat.sign, other.key.device), 'B');
    meet(a, b, c, other);
    const unheard = write(b, order('x'));
    const out = write(a, { kind: 'withdraw', device: b.key.device });
    meet(a, c);
    write(c, { kind: 'agree', entry: out });
    meet(a, b, c);
    const heard = write(b, order('y'));
    write(b, { kind: 'withdraw', device: other.key.device });
    write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
    const back = strangerTo(t, 'back');
    tell(c, back);
    const again = write(back, admission({ ...back, chains: c.chains }, 'B', 'player', b.seat.sign), 'B');
    const anew = write(back, order('z'), 'B');
    alike(a, b, c, other, back);
    expect([unheard, heard, again, anew].map((line) => read(a).standing(line))).toEqual([
      'open',
      'frozen',
      'refused',
      'refused',
    ]);
    expect(who(a)).toContain(as(other, 'B'));
    expect(read(a).roster.parted).toEqual([]);
  });
  test('R11: a proposal holds though its player has taken the phone off their seat that made it', () => {
    const t = table('ABCD');
    const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
    const second = strangerTo(t, 'second');
    write(second, admission(b, 'B', 'player', b.seat.sign, second.key.device), 'B');
    meet(a, b, c, d, second);
    const out = write(second, { kind: 'withdraw', device: d.key.device }, 'B');
    meet(b, second);
    write(b, { kind: 'withdraw', device: second.key.device });
    meet(b, c);
    write(c, { kind: 'agree', entry: out });
    alike(a, b, c, d, second);
    expect(who(a)).not.toContain(as(d, 'D'));
  });
  test('R11: a put-out is not undone by a “leave” that the phone dates before it', () => {
    for (const seats of ['ABC', 'BAC', 'CBA', 'ACB']) {
      const t = table(seats);
      const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
      const early = drafted(b, { kind: 'leave', seat: 'B', becomes: 'idle' });
      const out = write(a, { kind: 'withdraw', device: b.key.device });
      meet(a, c);
      const agree = write(c, { kind: 'agree', entry: out });
      meet(a, c);
      tell(c, b);
      put(b, early);
      const heard = write(b, order('y'));
      alike(a, b, c);
      const was = read(a).roster.former.find(({ device }) => device === b.key.device);
      expect(was?.words).toContain(agree);
      expect(was?.out).toBe(true);
      expect(read(a).standing(heard)).toBe('frozen');
      // Nor does one hand bring it back.
      const back = admitting(claimOf(b, 'B'), 'hands');
      write(a, back);
      expect(who(a)).not.toContain(as(b, 'B'));
    }
  });
  test('R4, R11: to name another phone for a slot takes nothing from the phone that is in it', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const second = strangerTo(t, 'second');
    const ghost = strangerTo(t, 'ghost');
    write(second, admission(b, 'B', 'player', b.seat.sign, second.key.device, 1), 'B');
    meet(a, b, c, second);
    const rolled = write(second, order('roll'), 'B');
    tell(second, a);
    for (const role of ['regent', 'player'] as const)
      write(b, admission(b, 'B', role, b.seat.sign, ghost.key.device, 1));
    alike(a, b, c, second);
    expect(read(a).standing(rolled)).toBe('open');
    expect(who(a)).toContain(as(second, 'B'));
  });
  test('R12: a phone that was only named for a seat acts for no other: neither where the mark does, nor for one that stands idle', () => {
    const t = table('ABCD');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const z = strangerTo(t, 'Z');
    write(a, admission(a, 'A', 'player', a.seat.sign, z.key.device));
    write(t.phone('D'), { kind: 'leave', seat: 'D', becomes: 'idle' });
    meet(a, b, c, t.phone('D'), z);
    t.play('A: close p | ~\nB: | ~\nC: | ~');
    meet(a, b, c, z);
    const acted = write(z, order('x'), 'D');
    alike(a, b, c, z);
    expect(read(a).standing(acted)).toBe('refused');
    // A's own phone acts for it.
    const own = write(a, order('y'), 'D');
    expect(read(a).standing(own)).toBe('open');
  });
  test('R11: a phone that is put out by both, who did not hear of each other, is told of once', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const second = strangerTo(t, 'second');
    write(second, admission(b, 'B', 'player', b.seat.sign, second.key.device), 'B');
    meet(a, b, c, second);
    // Its player's word comes after the others' in the book, unheard.
    for (const n of [1, 2, 3, 4]) write(b, order(`${n}`));
    write(b, { kind: 'withdraw', device: second.key.device });
    const out = write(a, { kind: 'withdraw', device: second.key.device });
    meet(a, c);
    write(c, { kind: 'agree', entry: out });
    alike(a, b, c, second);
    expect(read(a).roster.changes.filter(({ what }) => what === 'out')).toHaveLength(1);
  });
  test('R11: two hands’ word stands beside the seat’s own, whichever is dated first', () => {
    const t = table('ABCD');
    const [a, b, c, d] = [t.phone('A'), t.phone('B'), t.phone('C'), t.phone('D')];
    const second = strangerTo(t, 'second');
    write(second, admission(b, 'B', 'player', b.seat.sign, second.key.device), 'B');
    meet(a, b, c, d, second);
    write(second, order('theirs'), 'B');
    const out = write(a, { kind: 'leave', seat: 'B', becomes: 'free' });
    meet(a, c);
    write(c, { kind: 'agree', entry: out });
    meet(a, b, c, second);
    const heard = write(b, order('y'));
    put(second, { ...drafted(second, { kind: 'withdraw', device: b.key.device }, 'B'), saw: [] });
    alike(a, b, c, d, second);
    expect(read(a).standing(heard)).toBe('frozen');
  });
  test('a regent lays the part down by their own word', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const part = admission(b, 'B', 'regent', b.seat.sign, c.key.device);
    write(b, part);
    meet(a, b, c);
    write(c, part, 'B');
    write(c, { kind: 'withdraw', device: c.key.device, seat: 'B' }, 'B');
    alike(a, b, c);
    expect(who(a)).not.toContain(as(c, 'B', 'regent'));
    expect(who(a)).toContain(as(c, 'C'));
  });
  test('R12: a seat whose only phone was taken off it is at once nobody’s for those who have heard of it', () => {
    const { a, b, c } = ((t) => ({ a: t.phone('A'), b: t.phone('B'), c: t.phone('C') }))(table('ABC'));
    write(b, { kind: 'withdraw', device: b.key.device });
    const unheard = write(a, order('x'), 'B');
    tell(b, a);
    const heard = write(a, order('y'), 'B');
    alike(a, b, c);
    expect([unheard, heard].map((line) => read(c).standing(line))).toEqual(['refused', 'open']);
  });
  test('log.withdraw.regent: a seat dismisses its regent, who goes on playing his own', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const part = admission(b, 'B', 'regent', b.seat.sign, c.key.device);
    write(b, part);
    meet(a, b, c);
    write(c, part, 'B');
    meet(a, b, c);
    write(b, { kind: 'withdraw', device: c.key.device });
    meet(a, b, c);
    const [forB, forC] = [write(c, order('x'), 'B'), write(c, order('x'), 'C')];
    tell(c, a);
    expect(read(a).standing(forB)).toBe('frozen');
    expect(read(a).standing(forC)).toBe('open');
  });
  test('log.withdraw.seat: from one seat only, where it is named, and from no other player’s', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    write(a, admission(a, 'A', 'regent', a.seat.sign, c.key.device));
    write(a, { kind: 'withdraw', device: c.key.device, seat: 'A' });
    write(a, { kind: 'withdraw', device: b.key.device, seat: 'B' });
    alike(a, b, c);
    expect(who(a)).not.toContain(as(c, 'A', 'regent'));
    expect(who(a)).toContain(as(c, 'C'));
    expect(who(a)).toContain(as(b, 'B'));
  });
  test('R11: a grant carries what the newcomer signed; without it nobody can propose one', () => {
    const t = table('ABC');
    const [a, b, c, fresh] = [t.phone('A'), t.phone('B'), t.phone('C'), strangerTo(t, 'fresh')];
    const claim = admitting(claimOf(fresh, 'B'), 'hands');
    write(a, { ...claim, keys: publicOf(a.seat) });
    write(a, { ...claim, signed: '' });
    expect(read(a).roster.proposed).toEqual([]);
    const asked = write(a, claim);
    meet(a, c);
    write(c, { kind: 'agree', entry: asked });
    alike(a, b, c, fresh);
    expect(who(a)).toContain(as(fresh, 'B'));
    expect(who(a)).not.toContain(as(b, 'B'));
  });
  test('R11: the seat’s own phone has no say over a grant that another proposed: its refusal and its yes are nothing', () => {
    const t = table('ABC');
    const [a, b, c, fresh] = [t.phone('A'), t.phone('B'), t.phone('C'), strangerTo(t, 'fresh')];
    const asked = write(a, admitting(claimOf(fresh, 'B'), 'hands'));
    meet(a, b);
    write(b, { kind: 'agree', entry: asked });
    write(b, { kind: 'refuse', entry: asked });
    expect(who(b)).toContain(as(b, 'B'));
    expect(read(b).roster.proposed.map(({ hash }) => hash)).toEqual([asked]);
    meet(a, b, c);
    write(c, { kind: 'agree', entry: asked });
    alike(a, b, c, fresh);
    expect(who(a)).toContain(as(fresh, 'B'));
  });
  test('log.seat.left: left means that nobody has sat down there since, though they may be gone again by now', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const [next, third] = [strangerTo(t, 'next'), strangerTo(t, 'third')];
    write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
    meet(a, b, next, third);
    expect(isLeft(read(a).roster, 'B')).toBe(true);
    write(a, admitting(claimOf(next, 'B', 'player', 'Next'), 'invite'));
    meet(a, next);
    write(next, { kind: 'withdraw', device: next.key.device }, 'B');
    meet(a, next);
    expect(held(read(a).roster)).toEqual(['A']);
    expect(isLeft(read(a).roster, 'B')).toBe(false);
    tell(a, third);
    write(a, admitting(claimOf(third, 'B', 'player', 'Third'), 'invite'));
    // Its keys are Next's still: the newcomer sits nowhere, and renames nobody.
    expect(who(a)).not.toContain(as(third, 'B'));
    expect(read(a).roster.seats.map(({ name }) => name)).toEqual(['A', 'Next']);
  });
  test('log.withdraw.back: only two hands admit a withdrawn device again; its old proof is worth nothing', () => {
    const { t, a, b, thief } = lost();
    write(b, { kind: 'withdraw', device: thief.key.device });
    meet(a, b, thief);
    write(thief, admission(b, 'B', 'player', b.seat.sign, thief.key.device), 'B');
    tell(thief, a);
    expect(who(a)).not.toContain(as(thief, 'B'));
    const asked = write(a, admitting(claimOf(thief, 'B'), 'hands'));
    expect(who(a)).not.toContain(as(thief, 'B'));
    const c = t.phone('C');
    meet(a, b, c);
    write(c, { kind: 'agree', entry: asked });
    tell(c, a);
    expect(who(a)).toContain(as(thief, 'B'));
  });
  test('log.withdraw.revenge: who was withdrawn on an earlier page withdraws nobody', () => {
    const { t, a, b, thief } = lost();
    write(b, { kind: 'withdraw', device: thief.key.device });
    meet(a, b, thief);
    t.play('A: close p | ~\nB: | ~');
    tell(a, thief);
    write(thief, { kind: 'withdraw', device: b.key.device }, 'B');
    write(thief, order('x'), 'B');
    const close = write(thief, { kind: 'close', fingerprint: '0'.repeat(64) }, 'B');
    alike(a, b, thief);
    expect(who(a)).toContain(as(b, 'B'));
    expect(read(a).pages).toHaveLength(2);
    expect(read(a).standing(close)).toBe('frozen');
  });
});
