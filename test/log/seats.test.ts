import { describe, expect, test } from 'vitest';
import { type DeviceKey, publicOf, seatKeys } from '../../src/log/keys.ts';
import { held, isLeft } from '../../src/log/roster.ts';
import {
  admission,
  chanceOf,
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
  sit,
  strangerTo,
  table,
  tell,
  write,
} from './phones.ts';

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
  sit(b);
  meet(a, b);
  return [a, b];
}
const who = (phone: Phone): readonly string[] =>
  read(phone).roster.members.map(({ seat, role, device }) => `${seat} ${role} ${device.slice(1, 7)}`);
const as = (phone: { readonly key: DeviceKey }, seat: string, role = 'player'): string =>
  `${seat} ${role} ${phone.key.device.slice(1, 7)}`;
const alike = (...phones: readonly Phone[]): void => {
  meet(...phones);
  const [first, ...rest] = phones.map((phone) => reading(phone));
  for (const other of rest) expect(other).toEqual(first);
};

describe('a free seat', () => {
  test('log.seat.invite: is claimed with the invitation', () => {
    const [a, b] = lobby('B') as [Phone, Phone];
    sit(b);
    tell(b, a);
    expect(who(a)).toEqual([as(a, 'A'), as(b, 'B')]);
    expect(read(a).roster.seats.find(({ id }) => id === 'B')?.keys).toEqual(publicOf(b.seat));
    expect(held(read(a).roster)).toEqual(['A', 'B']);
  });
  test('log.seat.proof: is not claimed without it, nor for another device, seat or campaign', () => {
    const [a, b, c] = lobby('B', 'C') as [Phone, Phone, Phone];
    const mine = admission(b, 'B', 'player', 'invite');
    for (const wrong of [
      { ...mine, proof: admission(b, 'B', 'player', seatKeys(chanceOf('guess')(16)).sign).proof },
      { ...mine, proof: '' },
      { ...mine, proof: admission(c, 'B', 'player', 'invite').proof },
      { ...mine, seat: 'C' },
      { ...mine, seat: 'nowhere', proof: admission(b, 'nowhere', 'player', 'invite').proof },
      { ...mine, role: 'regent' as const, proof: admission(b, 'B', 'regent', 'invite').proof },
      { ...mine, role: 'guest' as const, proof: admission(b, 'B', 'guest', 'invite').proof },
      { ...mine, proof: admission({ ...b, campaign: '0'.repeat(64) }, 'B', 'player', 'invite').proof },
      {
        kind: 'admit' as const,
        device: mine.device,
        seat: 'B',
        role: 'player' as const,
        by: 'invite' as const,
        proof: mine.proof,
      },
    ])
      write(b, wrong);
    tell(b, a);
    expect(who(a)).toEqual([as(a, 'A')]);
    write(b, order('x'));
    tell(b, a);
    expect(read(a).pages[0]?.entries.some(({ entry }) => entry.body.kind === 'order')).toBe(false);
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
    tell(z, a);
    expect(read(a).pages[0]?.entries).toHaveLength(before ?? 0);
    expect(new Set(forged.map((hash) => read(a).standing(hash)))).toEqual(new Set(['refused']));
    expect(read(a).roster.proposed).toEqual([]);
  });
  test('log.seat.copied: a claim copied by another hand does not bring in his keys', () => {
    const [a, b, c] = lobby('B', 'C') as [Phone, Phone, Phone];
    sit(b);
    meet(b, c);
    const copy = { ...admission(b, 'B', 'player', 'invite'), keys: publicOf(c.seat) };
    put(c, { ...drafted(c, copy), saw: [] });
    write(c, admission(c, 'B', 'regent', c.seat.sign));
    alike(a, b, c);
    expect(who(a)).toEqual([as(a, 'A'), as(b, 'B')]);
    expect(read(a).roster.seats.find(({ id }) => id === 'B')?.keys).toEqual(publicOf(b.seat));
  });
  test('log.seat.two: of two claims one holds, the same on all phones in all orders; the other is told', () => {
    const outcomes = [
      ['B', 'C', 'A'],
      ['C', 'B', 'A'],
      ['A', 'C', 'B'],
      ['B', 'A', 'C'],
    ].map((way) => {
      const phones = lobby('B', 'C');
      const by = (name: string | undefined) => phones.find((phone) => phone.name === name) as Phone;
      sit(by('B'), 'B');
      sit(by('C'), 'B');
      for (const from of way) for (const to of way) if (from !== to) tell(by(from), by(to));
      alike(...phones);
      return [who(by('A')), read(by('A')).roster.turnedAway.map(({ device }) => device)];
    });
    expect(outcomes[0]?.[0]).toHaveLength(2);
    expect(outcomes[0]?.[1]).toHaveLength(1);
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
  });
  test('log.seat.earlier: who claims a seat late, as if from the first page, does not take it', () => {
    for (const name of ['Y', 'Z', 'W']) {
      const t = table('ABC', 'A: close p | ~\nB: | ~\nC: | ~');
      const z = strangerTo(t, name);
      put(z, { ...drafted(z, admission(z, 'B', 'player', 'invite')), saw: [], page: z.campaign });
      tell(z, t.phone('A'));
      expect(who(t.phone('A'))).toEqual(who(t.phone('B')));
      expect(read(t.phone('A')).roster.turnedAway.map(({ device }) => device)).toEqual([z.key.device]);
    }
  });
  test('log.seat.keys: a held seat is not claimed by naming its own public keys', () => {
    const [a, b, c] = lobby('B', 'C') as [Phone, Phone, Phone];
    sit(b);
    meet(b, c);
    write(c, { ...admission(c, 'B', 'player', 'invite'), keys: publicOf(b.seat) });
    alike(a, b, c);
    expect(who(a)).toEqual([as(a, 'A'), as(b, 'B')]);
  });
});

describe('a seat that was left for good', () => {
  const names = (phone: Phone) => read(phone).roster.seats.map(({ name }) => name);
  /** B leaves, a stranger of that name sits down there. */
  const taken = (name: string, from: string) => {
    const t = table('ABC', from);
    const [a, ben] = [t.phone('A'), strangerTo(t, 'Z')];
    meet(...t.phones.values(), ben);
    write(ben, { ...admission(ben, 'B', 'player', 'invite'), name }, 'B');
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
      expect(changes).toEqual([left]);
    }
  });
  test('log.seat.named.first: the table named its seats: who sits down first, or comes too late, renames none', () => {
    const [a, b, c] = lobby('B', 'C') as [Phone, Phone, Phone];
    write(b, { ...admission(b, 'B', 'player', 'invite'), name: 'Ben' }, 'B');
    meet(a, b, c);
    write(c, { ...admission(c, 'B', 'player', 'invite'), name: 'Cleo' }, 'B');
    alike(a, b, c);
    expect(names(a)).toEqual(['A', 'B', 'C']);
  });
});

describe('a held seat', () => {
  test('log.seat.own: its key admits its other phone and its regent, and nobody of another kind', () => {
    const t = table('ABC');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const [tablet, deputy] = [strangerTo(t, 'tablet'), strangerTo(t, 'deputy')];
    write(tablet, admission(tablet, 'B', 'player', b.seat.sign), 'B');
    write(b, admission(b, 'B', 'regent', b.seat.sign, deputy.key.device));
    write(b, admission(b, 'C', 'regent', b.seat.sign));
    meet(a, b, tablet, deputy);
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
      const keys = publicOf(fresh.seat);
      for (const by of ['hands', 'invite'] as const)
        write(one, { ...admission(one, 'B', 'player', by, fresh.key.device), keys });
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
    sit(b);
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
    t.play('A: leave A, close p | ~ |\nB: | ~ | mark B');
    meet(a, b);
    expect(read(a).roster.marks.at(-1)).toEqual({ seat: 'B', since: 2 });
  });
});

describe('who may write', () => {
  test('log.write.refused: for another seat, or for none', () => {
    const t = table('ABC');
    const z = strangerTo(t, 'Z');
    const wrong = [
      write(t.phone('B'), order('x'), 'C'),
      write(z, order('x'), 'B'),
      write(z, { kind: 'done' }, 'B'),
    ];
    wrong.push(write(t.phone('A'), order('x'), 'C'));
    const right = [write(t.phone('B'), order('x'), 'B'), write(t.phone('A'), order('x'), 'A')];
    const b = t.phone('B');
    meet(t.phone('A'), b, z);
    for (const hash of wrong) expect(read(b).standing(hash)).toBe('refused');
    for (const hash of right) expect(read(b).standing(hash)).toBe('open');
    expect(read(b).pages[0]?.entries.filter(({ hash }) => wrong.includes(hash))).toEqual([]);
  });
  test('R12: the seat with the mark acts alone for a seat nobody holds, until they have seen it taken', () => {
    const [a, b, c] = lobby('B', 'C') as [Phone, Phone, Phone];
    sit(b);
    const early = write(a, order('early'), 'B');
    meet(a, b, c);
    const late = write(a, order('late'), 'B');
    const free = write(a, order('free'), 'C');
    const other = write(b, order('other'), 'C');
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
    write(g, admission(g, 'guest', 'guest', 'invite'), 'guest');
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
  test('log.write.since: an admission does not reach back to pages before it', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const z = strangerTo(t, 'Z');
    const early = write(z, order('x'), 'B');
    meet(a, b, z);
    t.play('A: close p | ~\nB: | ~');
    write(b, admission(b, 'B', 'regent', b.seat.sign, z.key.device));
    meet(a, b, z);
    const later = write(z, order('y'), 'B');
    tell(z, a);
    expect(read(a).standing(early)).toBe('refused');
    expect(read(a).standing(later)).toBe('open');
  });
});

describe('withdrawal', () => {
  const lost = () => {
    const t = table('ABC');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const thief = strangerTo(t, 'thief');
    write(b, admission(b, 'B', 'player', b.seat.sign, thief.key.device));
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
  test('log.withdraw.regent: a seat dismisses its regent, who goes on playing his own', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    write(b, admission(b, 'B', 'regent', b.seat.sign, c.key.device));
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
  test('log.seat.granted: a claim to a held seat waits with its keys; the seat’s own withdrawal refuses it', () => {
    const t = table('ABC');
    const [a, b, fresh] = [t.phone('A'), t.phone('B'), strangerTo(t, 'fresh')];
    write(fresh, admission(fresh, 'B', 'player', 'invite'), 'B');
    meet(a, b, fresh);
    expect(read(a).roster.turnedAway.map(({ keys }) => keys)).toEqual([publicOf(fresh.seat)]);
    const refused = strangerTo(t, 'refused');
    write(refused, admission(refused, 'B', 'player', 'invite'), 'B');
    meet(a, b, refused);
    write(b, { kind: 'withdraw', device: refused.key.device, seat: 'B' });
    alike(a, b, fresh, refused);
    expect(read(a).roster.turnedAway.map(({ device }) => device)).toEqual([fresh.key.device]);
  });
  test('log.seat.left: left means that nobody has sat down there since, though they may be gone again by now', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const [next, third] = [strangerTo(t, 'next'), strangerTo(t, 'third')];
    write(b, { kind: 'leave', seat: 'B', becomes: 'free' });
    meet(a, b, next, third);
    expect(isLeft(read(a).roster, 'B')).toBe(true);
    write(next, { ...admission(next, 'B', 'player', 'invite'), name: 'Next' }, 'B');
    meet(a, next);
    write(next, { kind: 'withdraw', device: next.key.device }, 'B');
    meet(a, next);
    expect(held(read(a).roster)).toEqual(['A']);
    expect(isLeft(read(a).roster, 'B')).toBe(false);
    tell(a, third);
    write(third, { ...admission(third, 'B', 'player', 'invite'), name: 'Third' }, 'B');
    tell(third, a);
    // Its keys are Next's still: the newcomer asks for the seat, and renames nobody.
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
    const grant = admission(a, 'B', 'player', 'hands', thief.key.device);
    const asked = write(a, { ...grant, keys: publicOf(thief.seat) });
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
    const close = write(thief, { kind: 'close', print: '0'.repeat(64) }, 'B');
    alike(a, b, thief);
    expect(who(a)).toContain(as(b, 'B'));
    expect(read(a).pages).toHaveLength(2);
    expect(read(a).standing(close)).toBe('frozen');
  });
});
