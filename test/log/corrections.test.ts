import { describe, expect, test } from 'vitest';
import {
  admission,
  admits,
  closing,
  founder,
  meet,
  order,
  phoneOf,
  read,
  sit,
  type Table,
  table,
  tell,
  write,
} from './phones.ts';

/** What is struck, corrected, amended and still asked for, by name, as a phone reads it. */
function mended(t: Table, name: string, ...names: readonly string[]): string {
  const { struck, corrected, amended, asking } = read(t.phone(name));
  const kinds = names.flatMap((one) => {
    const hash = t.at(one);
    return [
      ...(struck.has(hash) ? [`${one} struck`] : []),
      ...(corrected.has(hash) ? [`${one} corrected`] : []),
      ...(amended.has(hash) ? [`${one} amends`] : []),
      ...(asking.some((item) => item.hash === hash) ? [`${one} asks`] : []),
    ];
  });
  return kinds.join(', ');
}

describe('on the page it stands on', () => {
  test('log.strike.own: a seat strikes its own order while nobody has answered it', () => {
    const t = table('AB', 'A: order x, strike x s | ~\nB: | ~');
    expect(mended(t, 'B', 'x', 's')).toBe('x struck');
    expect(t.standings('B', 'x')).toBe('x struck');
  });
  test('log.strike.own-answer: its own answer does not stand in the way', () => {
    const t = table('AB', 'A: order x, answer x a, strike x s');
    expect(mended(t, 'A', 'x', 's')).toBe('x struck');
  });
  test('log.strike.phone-die: a die of the phone that was shown is neither struck nor corrected alone', () => {
    const t = table('AB', 'A: order x, rolled x a, strike x s, correct x k | ~\nB: | ~ ');
    expect(mended(t, 'B', 'x', 's', 'k')).toBe('s asks, k asks');
    t.play('B: agree k g');
    expect(mended(t, 'B', 'x', 's', 'k')).toBe('x corrected, s asks');
  });
  test('log.strike.corrected: what the table agreed to correct is neither corrected back nor struck alone', () => {
    const t = table('AB', 'A: order x | ~ | | ~ | agree k g\nB: | ~ | correct x k | ~ |');
    t.play('A: correct x back, strike x s | ~\nB: | ~');
    expect(mended(t, 'B', 'x', 'back', 's')).toBe('x corrected, back asks, s asks');
    expect(read(t.phone('B')).corrected.get(t.at('x'))?.by).toBe(t.at('k'));
  });
  test('log.strike.typed-die: a die that was typed in may have been typed wrong, and is corrected alone', () => {
    const t = table('AB', 'A: order x, answer x a, correct x k | ~\nB: | ~ ');
    expect(mended(t, 'B', 'x', 'k')).toBe('x corrected');
  });
  test('log.strike.answered: once another seat has answered, it waits for agreement', () => {
    const t = table('AB', 'A: order x | ~ | | ~ | strike x s | ~ |\nB: | ~ | answer x a | ~ | | ~ |');
    expect(mended(t, 'A', 'x', 's')).toBe('s asks');
    t.play('B: agree s g | ~\nA: | ~');
    expect(mended(t, 'A', 'x', 's')).toBe('x struck');
  });
  test('log.strike.others: another seat asks, and its own agreement is none', () => {
    const t = table('ABC', 'A: order x | ~ |\nB: | ~ | strike x s, agree s g | ~\nC: | | | ~');
    expect(mended(t, 'C', 'x', 's')).toBe('s asks');
    t.play('C: agree s h');
    expect(mended(t, 'C', 'x', 's')).toBe('x struck');
  });
  test('H6: no device agrees with itself: neither for a seat it rules as regent, nor for a second seat it holds', () => {
    const t = table('ABC', 'A: order x | ~ |\nB: | ~ |\nC: | ~ |');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    // B's phone rules for C as regent, and sits in a seat beside it on another page of its life.
    const part = admission(c, 'C', 'regent', c.seat.sign, b.key.device);
    write(c, part);
    meet(a, b, c);
    write(b, part, 'C');
    t.play('B: strike x s, agree s g for C | ~ |\nA: | ~ |\nC: | ~ |');
    expect(mended(t, 'A', 'x', 's')).toBe('s asks');
    // C's own phone is not a different hand either: the phone that asks plays for C.
    t.play('C: agree s h | ~ |\nA: | ~ |\nB: | ~ |');
    expect(mended(t, 'A', 'x', 's')).toBe('s asks');
    t.play('A: agree s i');
    expect(mended(t, 'A', 'x', 's')).toBe('x struck');
  });
  test('what another hand agreed to stands, and what it held fast is held, though it is appointed regent afterwards', () => {
    const t = table('ABC', 'A: order x | ~ |\nB: | ~ | strike x s | ~ |\nC: | ~ | | ~ |');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    t.play('C: agree s g | ~ |\nA: | ~ |\nB: | ~ |');
    expect(mended(t, 'A', 'x', 's')).toBe('x struck');
    write(b, admission(b, 'B', 'regent', b.seat.sign, c.key.device));
    meet(a, b, c);
    expect(mended(t, 'A', 'x', 's')).toBe('x struck');
    // C went on from A's next order; A cannot shake that hand off by taking C for a regent.
    t.play('A: order y | ~ |\nB: | ~ |\nC: | ~ | order z | ~ |\nA: | | | ~ |');
    meet(a, b, c);
    write(a, admission(a, 'A', 'regent', a.seat.sign, c.key.device));
    t.play('A: strike y w');
    meet(a, b, c);
    expect(mended(t, 'B', 'y', 'w')).toBe('w asks');
  });
  test('H6: a phone of two seats asks the others; alone it is its players who nod to each other', () => {
    const alone = founder('A', ['A', 'B', 'C']);
    admits(alone, alone, 'B');
    const wish = write(alone, { kind: 'amend', changes: [], why: 'x' }, 'A');
    expect(read(alone).asking.map(({ hash }) => hash)).toEqual([wish]);
    write(alone, { kind: 'agree', entry: wish }, 'B');
    expect([...read(alone).amended.values()]).toEqual([wish]);

    const t = table('ABC');
    const [a, b] = [t.phone('A'), t.phone('B')];
    write(a, admission(b, 'B', 'player', b.seat.sign, a.key.device), 'B');
    meet(a, b, t.phone('C'));
    const asked = write(a, { kind: 'amend', changes: [], why: 'y' }, 'A');
    const self = write(a, { kind: 'agree', entry: asked }, 'B');
    meet(a, b, t.phone('C'));
    expect(read(b).amended.get(self)).toBeUndefined();
    const nod = write(t.phone('C'), { kind: 'agree', entry: asked });
    meet(a, t.phone('C'));
    expect(read(a).amended.get(nod)).toBe(asked);
  });
  test('H6: a player whose phone is another’s regent is no second hand by taking it off their own seat', () => {
    const t = table('ABC');
    const [a, b, c] = [t.phone('A'), t.phone('B'), t.phone('C')];
    const tablet = phoneOf('tablet', a.campaign);
    meet(a, tablet);
    write(tablet, admission(a, 'A', 'player', a.seat.sign, tablet.key.device), 'A');
    const part = admission(b, 'B', 'regent', b.seat.sign, a.key.device);
    write(b, part);
    meet(a, b, c, tablet);
    write(a, part, 'B');
    meet(a, b, c, tablet);
    write(tablet, { kind: 'withdraw', device: a.key.device, seat: 'A' }, 'A');
    meet(a, b, c, tablet);
    const asked = write(a, { kind: 'amend', changes: [], why: 'x' }, 'B');
    tell(a, tablet);
    write(tablet, { kind: 'agree', entry: asked }, 'A');
    meet(a, b, c, tablet);
    expect([...read(c).amended.values()]).toEqual([]);
    const nod = write(c, { kind: 'agree', entry: asked });
    expect(read(c).amended.get(nod)).toBe(asked);
  });
  test('R12: who has the mark agrees as the player they are, not as a seat that nobody holds', () => {
    const a = founder('A', ['A', 'B', 'C']);
    const b = phoneOf('B', a.campaign);
    meet(a, b);
    sit(b, a);
    meet(a, b);
    const x = write(b, order('x'));
    meet(a, b);
    const mine = write(a, { kind: 'strike', entry: x });
    write(a, { kind: 'agree', entry: mine }, 'C');
    meet(a, b);
    expect(read(b).struck.has(x)).toBe(false);
    const theirs = write(b, { kind: 'amend', changes: [], why: 'x' });
    meet(a, b);
    const agreed = write(a, { kind: 'agree', entry: theirs }, 'C');
    expect(read(a).amended.get(agreed)).toBe(theirs);
  });
  test('log.strike.refused: what another seat refuses is asked no more, and an agreement after it changes nothing', () => {
    const t = table(
      'ABC',
      'A: order x | ~ | | ~ |\nB: | ~ | strike x s | ~ |\nC: | ~ | | ~ | refuse s r, agree s g',
    );
    expect(mended(t, 'C', 'x', 's')).toBe('');
    expect(read(t.phone('C')).refused.map(({ correction, by }) => [correction.hash, by.hash])).toEqual([
      [t.at('s'), t.at('r')],
    ]);
    t.play('B: | strike x again | ~\nC: ~ | | ~');
    expect(mended(t, 'C', 'x', 'again')).toBe('again asks');
  });
  test('log.strike.dropped: its proposer may drop it; what was agreed before stays agreed', () => {
    const t = table('AB', 'A: order x | ~ | | ~ |\nB: | ~ | strike x s | ~ | refuse s r | ~\nA: | | | | | ~');
    expect(mended(t, 'A', 'x', 's')).toBe('');
    t.play('B: strike x again | ~ | | ~ | refuse again r2\nA: | ~ | agree again g | ~ |');
    expect(mended(t, 'B', 'x', 'again')).toBe('x struck');
  });
  test('log.strike.answer: an answer is not taken back alone, or a roll could be tried again', () => {
    const t = table('AB', 'A: order x, answer x a, strike a s');
    expect(mended(t, 'A', 'x', 'a', 's')).toBe('s asks');
  });
  test('log.strike.correct: corrections follow the same rule', () => {
    const t = table('AB', 'A: order x, correct x k | ~ | | ~\nB: | ~ | correct x l | ~');
    expect(mended(t, 'A', 'x', 'k', 'l')).toBe('x corrected, l asks');
    expect(read(t.phone('A')).corrected.get(t.at('x'))).toEqual({
      by: t.at('k'),
      answers: { dice: { value: [1] } },
    });
    t.play('A: agree l g');
    expect(read(t.phone('A')).corrected.get(t.at('x'))?.by).toBe(t.at('l'));
  });
});

describe('on pages before', () => {
  test('log.strike.close: a turned page stays turned, whoever agrees to strike its close', () => {
    const t = table('AB', 'A: order x, close p | ~ | strike p s | ~ |\nB: | ~ | | ~ | agree s g');
    expect(t.standings('B', 'x', 'p')).toBe('x counted, p counted');
    expect(mended(t, 'B', 'p', 's')).toBe('');
  });
  test('log.strike.page: a strike waits for another seat', () => {
    const t = table('AB', 'A: order x, close p, strike x s | ~\nB: | ~');
    expect(mended(t, 'A', 'x', 's')).toBe('s asks');
    expect(read(t.phone('A')).asking.map(({ hash }) => hash)).toEqual([t.at('s')]);
    t.play('B: agree s g | ~\nA: | ~');
    expect(mended(t, 'A', 'x', 's')).toBe('x struck');
    expect(t.pages('A')).toEqual(['x', 's g']);
  });
  test('log.strike.late: a strike that was meant for the open page is not allowed alone once it has turned', () => {
    const t = table('AB', 'A: order x | ~ | strike x s | ~\nB: | ~ | close p | ~');
    expect(t.pages('A')).toEqual(['x', 's']);
    expect(mended(t, 'A', 'x', 's')).toBe('s asks');
  });
});

describe('putting back', () => {
  test('log.restore.own: what a seat struck alone it puts back alone', () => {
    const t = table('AB', 'A: order x, strike x s, restore x r');
    expect(mended(t, 'A', 'x', 's', 'r')).toBe('');
  });
  test('log.restore.agreed: what was struck by agreement is put back by agreement', () => {
    const t = table('AB', 'A: order x | ~ | | ~ | agree s g, restore x r | ~\nB: | ~ | strike x s | ~ | | ~');
    expect(mended(t, 'B', 'x', 's', 'r')).toBe('x struck, r asks');
    t.play('B: agree r h');
    expect(mended(t, 'B', 'x', 's', 'r')).toBe('');
  });
  test('log.restore.order: what is agreed takes effect where it is agreed', () => {
    const t = table('ABC', 'B: order x | ~ | | ~ |\nC: | ~ | strike x s | ~ |\nA: | ~ | | ~ |');
    t.play('A: restore x r | ~ | | ~\nB: | ~ | agree s g | ~\nC: | ~ | agree r h | ~');
    t.play('A: ~\nB: ~\nC: ~');
    const page = read(t.phone('A')).pages[0]?.entries.map(({ hash }) => hash) ?? [];
    const struckLast = page.indexOf(t.at('g')) > page.indexOf(t.at('h'));
    expect(mended(t, 'A', 'x')).toBe(struckLast ? 'x struck' : '');
  });
});

describe('amendments', () => {
  test('log.amend.agreed: take effect at the agreement', () => {
    const t = table('AB', 'A: amend m | ~ |\nB: | ~ |');
    expect(mended(t, 'A', 'm')).toBe('m asks');
    t.play('A: close p | ~\nB: | ~ | agree m g');
    expect(mended(t, 'B', 'm', 'g')).toBe('g amends');
    expect(read(t.phone('B')).amended.get(t.at('g'))).toBe(t.at('m'));
    expect(t.pages('B')).toEqual(['m', 'g']);
  });
});

describe('alone at the table', () => {
  test('log.alone: nobody is asked', () => {
    const t = table('A', 'A: order x, close p, strike x s, amend m');
    expect(mended(t, 'A', 'x', 's', 'm')).toBe('x struck, m amends');
  });
  test('log.alone.before: what was done alone stands when a second seat is taken', () => {
    const a = founder('A', ['A', 'B']);
    const [x, y] = [write(a, order('x')), write(a, order('y'))];
    write(a, closing);
    write(a, { kind: 'strike', entry: x });
    write(a, { kind: 'amend', changes: [], why: '' });
    write(a, closing);
    const before = read(a);
    expect(before.struck.has(x)).toBe(true);
    const b = phoneOf('B', a.campaign);
    tell(a, b);
    sit(b, a);
    tell(b, a);
    expect(read(a).struck).toEqual(before.struck);
    expect(read(a).amended).toEqual(before.amended);
    write(a, { kind: 'strike', entry: y });
    expect(read(a).struck.has(y)).toBe(false);
    expect(read(a).asking).toHaveLength(1);
  });
  test('log.alone.left: and still stands when who sat down leaves again on the same page', () => {
    const a = founder('A', ['A', 'B']);
    const b = phoneOf('B', a.campaign);
    const x = write(a, order('x'));
    write(a, { kind: 'answer', order: x, label: 'dice', shape: '', value: [2], how: 'phone' });
    write(a, { kind: 'strike', entry: x });
    tell(a, b);
    sit(b, a);
    write(b, { kind: 'withdraw', device: b.key.device });
    tell(b, a);
    expect(read(a).struck.has(x)).toBe(true);
  });
});
