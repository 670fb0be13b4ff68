/**
 * R3, R4: whose logs a phone keeps and hands on. Expectations are those of the trust design: every heard log hangs, admission by
 * admission, on the founding; of strangers nothing is stored, whatever number of keys they throw at a phone.
 */
import { describe, expect, test, vi } from 'vitest';
import { atOnce } from '../../src/kernel/paced.ts';
import { append, runOf } from '../../src/log/chain.ts';
import { admitting } from '../../src/log/claim.ts';
import { foundingIn, heardIn } from '../../src/log/heard.ts';
import { taking } from '../../src/log/taking.ts';
import { runsAfter, vectorOf } from '../../src/log/told.ts';
import { patience, runs } from '../prove/counts.ts';
import {
  admission,
  admits,
  arriving,
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
  strangerTo,
  table,
  take,
  tell,
  twin,
  write,
} from './phones.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('./plain-signatures.ts')).plainSignatures(original),
);

const logs = ({ chains }: Phone): number => chains.size;

describe('R3: who is heard', () => {
  test('R3: each of two histories that begin alike lets in those whom it admits, whichever was read before', () => {
    const a = founder('A', ['A', 'B', 'C']);
    const other = twin(a);
    const [b, c] = [phoneOf('B', a.campaign), phoneOf('C', a.campaign)];
    admits(a, b);
    admits(other, c);
    write(a, order('x'));
    const heard = ({ chains }: Phone): readonly string[] => {
      const founding = foundingIn(chains);
      return founding ? [...atOnce(heardIn(chains, founding, () => true, false)).devices.keys()] : [];
    };
    for (const _ of [1, 2]) {
      expect(heard(a)).toEqual([a.key.device, b.key.device]);
      expect(heard(other)).toEqual([a.key.device, c.key.device]);
    }
    write(other, order('y'));
    admits(other, b);
    expect(heard(other)).toEqual([a.key.device, c.key.device, b.key.device]);
    expect(heard(a)).toEqual([a.key.device, b.key.device]);
  });
  test('H12: of 30,000 keys thrown at a phone nothing is stored, and nothing is told', {
    timeout: patience,
  }, () => {
    const t = table('AB', 'A: order x | ~\nB: | ~');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const [before, said] = [a.chains.size, vectorOf(a.chains)];
    const { numRuns } = runs(30_000);
    for (let thrown = 0; thrown < numRuns; ) {
      const flood = Array.from({ length: 100 }, () => {
        const { key } = phoneOf(`Z${thrown++}`, a.campaign);
        const line = { author: key.device, seat: 'A', seq: 1, prev: a.campaign, page: a.campaign };
        return arriving(runOf(append(undefined, { ...line, saw: [], body: order('junk') }, key)));
      });
      const { chains, added, refused, aside } = taking(a.chains, a.campaign, flood);
      expect([added, refused, chains.size]).toEqual([0, [], before]);
      expect(aside.length).toBeLessThanOrEqual(64);
    }
    expect(vectorOf(a.chains)).toEqual(said);
    meet(a, b);
    expect(reading(a)).toEqual(reading(b));
  });
  test('R3: an author whose admission comes in the same breath is heard, in whatever order the runs come', () => {
    const t = table('ABC', 'A: order x | ~ | order y | ~\nB: | ~ | | ~\nC: | ~ | | ~');
    const c = t.phone('C');
    write(c, order('z'));
    for (const turned of [false, true]) {
      const late = phoneOf('Late', c.campaign);
      const runs = runsAfter(c.chains, {});
      expect(take(late, turned ? runs.toReversed() : runs)).toEqual([]);
      expect(reading(late)).toEqual(reading(c));
    }
  });
  test('R3: an author whose admission comes later is heard then: what was passed over is kept for a while, or told again', () => {
    const [a, b, c] = [founder('A', ['A', 'B', 'C']), ...['B', 'C'].map((name) => phoneOf(name, ''))] as [
      Phone,
      Phone,
      Phone,
    ];
    const [bert, carl] = [b, c].map((one) => ({ ...one, campaign: a.campaign })) as [Phone, Phone];
    meet(a, bert, carl);
    admits(a, bert);
    tell(a, bert);
    const said = write(bert, order('x'));
    // Carl hears Bert before he hears of his admission.
    const runs = bert.signed.map(arriving);
    const passed = taking(carl.chains, carl.campaign, runs);
    expect(passed.added).toBe(0);
    expect(passed.aside).toHaveLength(runs.length);
    const { chains } = taking(
      carl.chains,
      carl.campaign,
      runsAfter(a.chains, vectorOf(carl.chains)),
      passed.aside,
    );
    carl.chains = chains;
    expect(read(carl).standing(said)).toBe('open');
  });
  test('R3: a guest lets in nobody, and neither does a stranger', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const g = strangerTo(t, 'G');
    write(a, admitting(claimOf(g, 'guest', 'guest'), 'invite'));
    meet(a, b, g);
    const friend = strangerTo(t, 'F');
    write(g, admitting(claimOf(friend, 'guest2', 'guest'), 'invite'), 'guest');
    tell(g, friend);
    write(friend, { kind: 'note', text: 'hello' }, 'guest2');
    take(b, [...g.signed, ...friend.signed].map(arriving));
    expect(b.chains.has(g.key.device)).toBe(true);
    expect(b.chains.has(friend.key.device)).toBe(false);
  });
  test('R3: a signature that is not the newcomer’s lets in nobody', () => {
    const t = table('AB');
    const [a, b, z, other] = [t.phone('A'), t.phone('B'), strangerTo(t, 'Z'), strangerTo(t, 'Y')];
    write(a, { ...admitting(claimOf(z, 'guest', 'guest'), 'invite'), device: other.key.device });
    write(other, { kind: 'note', text: 'hello' }, 'guest');
    meet(a, b);
    take(b, other.signed.map(arriving));
    expect(b.chains.has(other.key.device)).toBe(false);
  });
  test('R3: of one log’s admissions sixty-four are heeded', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const guests = Array.from({ length: 64 }, (_, n) => strangerTo(t, `G${n}`));
    for (const g of guests) {
      write(a, admitting(claimOf(g, 'guest', 'guest', g.name), 'invite'));
      write(g, { kind: 'note', text: 'hello' }, 'guest');
    }
    meet(a, b);
    const before = logs(b);
    take(
      b,
      guests.flatMap(({ signed }) => signed.map(arriving)),
    );
    // One of them was Bert's own admission.
    expect(logs(b) - before).toBe(63);
  });
  test('R3, R6: what a heard line leans on is kept, by whatever author, and no more of that log', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const z = strangerTo(t, 'Z');
    const [one] = [write(z, order('one'), 'A'), write(z, order('two'), 'A')];
    // Only a changed app leans on a stranger.
    const hash = put(a, { ...drafted(a, order('x')), saw: [one] });
    take(b, [...a.signed.slice(-1), ...z.signed.slice(0, 1)].map(arriving));
    expect(read(b).standing(hash)).toBe('open');
    take(b, z.signed.slice(1).map(arriving));
    expect(b.chains.get(z.key.device)?.lines).toHaveLength(1);
    tell(b, c);
    expect(read(c).standing(hash)).toBe('open');
    expect(vectorOf(c.chains)).toEqual(vectorOf(b.chains));
  });
});

describe('R4: slots', () => {
  const further = (of: Phone, name: string, slot: number): Phone => {
    const phone: Phone = { ...phoneOf(name, of.campaign), chains: of.chains };
    write(phone, admission(phone, of.name, 'player', of.seat.sign, phone.key.device, slot), of.name);
    return phone;
  };
  test('R4: a further phone of a seat is heard by its own first line', () => {
    const t = table('AB');
    const [a, b] = [t.phone('A'), t.phone('B')];
    const second = further(a, 'A2', 1);
    const said = write(second, order('x'), 'A');
    tell(second, b);
    expect(read(b).standing(said)).toBe('open');
  });
  test('R4, R6: two first lines of one phone, one of them in a slot of its seat, are two histories to everybody', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const other = twin(b);
    write(b, admission(b, 'B', 'regent', b.seat.sign));
    const said = write(other, order('x'), 'B');
    for (let i = 0; i < 3; i++) write(a, order(`${i}`));
    meet(a, c, other);
    meet(a, b, c, other);
    for (const phone of [a, c, other]) expect(reading(phone)).toEqual(reading(b));
    expect(read(a).forked).toEqual([b.key.device]);
    expect(read(a).standing(said)).not.toBe('open');
  });
  test.each([
    ['one after the other', false],
    ['in one breath', true],
  ])('R4, R6: so are those of which one shows a slot of another seat, %s', (_, atOnce) => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const other = twin(b);
    write(b, admission(b, 'A', 'regent', b.seat.sign, b.key.device, 1));
    write(other, order('x'), 'B');
    tell(other, a);
    expect(atOnce ? take(c, [...other.signed, ...b.signed.slice(-1)]) : take(c, other.signed)).toEqual([]);
    take(c, b.signed.slice(-1));
    meet(a, c);
    expect(reading(a)).toEqual(reading(c));
    take(a, b.signed.slice(-1));
    meet(a, c);
    expect(reading(a)).toEqual(reading(c));
    expect(read(a).forked).toEqual([b.key.device]);
  });
  test('R4: of a crowded slot two phones are kept as evidence, the same two everywhere, and neither counts', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const many = ['k', 'l', 'm', 'n', 'o'].map((name) => further(a, name, 3));
    const said = many.map((one) => write(one, order(one.name), 'A'));
    for (const [i, one] of many.entries()) tell(one, i % 2 === 0 ? b : c);
    meet(b, c);
    expect(vectorOf(b.chains)).toEqual(vectorOf(c.chains));
    const lowest = many
      .map(({ key }) => key.device)
      .sort()
      .slice(0, 2);
    expect(
      Object.keys(vectorOf(b.chains))
        .filter((one) => many.some(({ key }) => key.device === one))
        .sort(),
    ).toEqual(lowest);
    for (const phone of [b, c])
      for (const hash of said) expect(['frozen', undefined]).toContain(read(phone).standing(hash));
    // Which others share it they need not have heard of alike.
    expect(reading(b)).toEqual(reading(c));
    // A new phone of the seat takes another slot.
    expect(
      admission({ ...phoneOf('new', a.campaign), chains: b.chains }, 'A', 'player', a.seat.sign).slot,
    ).not.toBe(3);
  });
  test('R4: what a close lists of a phone that shares its slot stays', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const second = further(a, 'A2', 2);
    const said = write(second, order('x'), 'A');
    meet(second, a, b, c);
    write(b, closing);
    meet(a, b, c);
    const third = further(
      { ...a, chains: new Map([...a.chains].filter(([d]) => d !== second.key.device)) },
      'A3',
      2,
    );
    meet(third, b, c);
    expect(read(b).standing(said)).toBe('counted');
    expect(reading(b)).toEqual(reading(c));
  });
});
