/**
 * R16: dice in which two phones have a hand. Expected faces are reckoned here from what lies open in the book, with Node's own
 * hash and none of the app's code. A cheat writes with a changed app: the phones of the others must name them.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giveAnswer, giveOrder } from '../../src/campaign/acts.ts';
import { rollWith } from '../../src/campaign/roll-with.ts';
import type { Session } from '../../src/campaign/session.ts';
import { fits, type Question } from '../../src/kernel/question.ts';
import { type Book, readBook } from '../../src/log/book.ts';
import { append, type Chains, runsAfter, vectorOf } from '../../src/log/chain.ts';
import { type BodyOf, type Entry, is, type KnownBody } from '../../src/log/entry.ts';
import { facesOf } from '../../src/log/together.ts';
import { compose } from '../../src/log/write.ts';
import { runs } from '../prove/counts.ts';
import { fair } from './fair.ts';
import { meet, table } from './table.ts';

const sha = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
/** A d6 of a roll, as R16 and the format say it. */
function dieOf(roll: string, secret: string, share: string): number {
  for (let block = 0; ; block++) {
    const digits = sha(['realmbook dice', roll, secret, share, block]);
    for (const word of digits.match(/.{8}/g) ?? []) {
      const value = Number.parseInt(word, 16);
      if (value < 4_294_967_292) return (value % 6) + 1;
    }
  }
}

const deviceOf = (session: Session): string => session.keys().device.device;
const linesOf = (session: Session, of = session): readonly { hash: string; entry: Entry }[] => {
  const chain = session.chains().get(deviceOf(of));
  return chain?.entries.map((entry, i) => ({ entry, hash: chain.hashes[i] ?? '' })) ?? [];
};
const lastOf = <K extends 'roll' | 'witness'>(session: Session, of: Session, kind: K) => {
  const line = linesOf(session, of).findLast(({ entry }) => is(entry, kind));
  return line as { hash: string; entry: Entry & { body: BodyOf<K> } };
};

/** Azure pitches a tent and is asked for a die. */
async function pitching() {
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset: fair as never });
  const [a, b, c] = sessions as [Session, Session, Session];
  const order = await giveOrder(a, 'azure', 'pitch', { colour: 'red' });
  await meet(a, b, c);
  const question = a
    .view()
    ?.asked('azure')
    .find((one) => one.order.open.order === order)?.question as Question;
  const answer = (faces: number, more: Partial<BodyOf<'answer'>> = {}): KnownBody => ({
    kind: 'answer',
    order,
    label: question.label,
    fits: fits(question),
    value: [faces],
    how: 'phone',
    ...more,
  });
  return { a, b, c, order, question, answer };
}
/** What every phone tells of the die. */
const told = (session: Session, order: string) =>
  session.view()?.tellings.find((one) => one.entry === order)?.asked[0];
const named = (session: Session): readonly string[] =>
  session
    .view()
    ?.flags.filter(({ rule }) => rule === 'dice.together')
    .map(({ entry }) => entry) ?? [];
const prints = (...sessions: readonly Session[]): number =>
  new Set(sessions.map((one) => one.view()?.print)).size;

describe('R16: dice of two phones', () => {
  test('one tap of the roller, and both phones do the rest: every phone reckons the same die from the two numbers', async () => {
    const { a, b, c, order, question } = await pitching();
    await rollWith(a, 'azure', order, question, deviceOf(b));
    expect(told(a, order)?.value).toBeUndefined();
    await meet(a, b, c);
    const roll = lastOf(c, a, 'roll');
    const share = lastOf(c, b, 'witness');
    const opened = linesOf(c, a).findLast(({ entry }) => is(entry, 'answer'))?.entry as Entry & {
      body: BodyOf<'answer'>;
    };
    const secret = opened.body.roll?.secret ?? '';
    const { author, seq, prev } = roll.entry;
    expect(sha(['realmbook roll', c.campaign, author, seq, prev, secret])).toBe(roll.entry.body.commit);
    for (const one of [a, b, c])
      expect(told(one, order)).toMatchObject({
        value: [dieOf(roll.hash, secret, share.entry.body.share)],
        how: 'witnessed',
        by: 'azure',
        witness: 'gules',
      });
    expect(named(c)).toEqual([]);
    expect(prints(a, b, c)).toBe(1);
  });

  test('where the other phone went away, the roller rolls alone; it adds nothing to a question that is answered', async () => {
    const { a, b, c, order, question } = await pitching();
    await rollWith(a, 'azure', order, question, deviceOf(b));
    await giveAnswer(a, 'azure', order, question, [4], 'phone');
    await meet(a, b, c);
    expect(linesOf(c, b).some(({ entry }) => is(entry, 'witness'))).toBe(false);
    expect(told(c, order)).toMatchObject({ value: [4], how: 'phone' });
    expect(told(c, order)?.witness).toBeUndefined();
  });

  test('a second phone of the roller, or a phone that plays for them, is no witness', async () => {
    const { a, b, c, order, question } = await pitching();
    await rollWith(a, 'azure', order, question, deviceOf(a));
    await meet(a, b, c);
    expect(linesOf(c, a).some(({ entry }) => is(entry, 'witness'))).toBe(false);
    await giveAnswer(a, 'azure', order, question, [2], 'phone');
    await meet(a, b, c);
    expect(told(c, order)).toMatchObject({ value: [2], how: 'phone' });
  });

  test('what the witness adds is theirs alone: a third phone that adds a number first adds nothing', async () => {
    const { a, b, c, order, question } = await pitching();
    const roll = await rollWith(a, 'azure', order, question, deviceOf(b));
    await meet(a, c);
    await c.write('or', { kind: 'witness', roll, share: '7'.repeat(64) });
    await meet(a, c);
    expect(told(a, order)?.value).toBeUndefined();
    await meet(a, b, c);
    const share = lastOf(c, b, 'witness').entry.body.share;
    const opened = linesOf(c, a).findLast(({ entry }) => is(entry, 'answer'))?.entry.body as BodyOf<'answer'>;
    expect(told(c, order)?.value).toEqual([dieOf(roll, opened.roll?.secret ?? '', share)]);
  });
});

/** What a cheat writes once the witness has added their number. */
const cheats = ['typed', 'phone', 'other faces', 'no secret', 'wrong secret', 'wrong roll', 'hides'] as const;
type Cheat = (typeof cheats)[number];

/** A roll to which the witness has added a number, and a line that the roller's changed app writes instead of opening it. */
async function cheated(cheat: Cheat, face: number) {
  const { a, b, c, order, question, answer } = await pitching();
  await rollWith(a, 'azure', order, question, deviceOf(b));
  const roll = lastOf(a, a, 'roll');
  const before = a.chains();
  await b.library.take(a.library.runsAfter(b.library.vector()));
  await b.settled();
  await meet(b, c);
  const seen = lastOf(c, b, 'witness');
  const wrong = 'ab'.repeat(32);
  const bodies: { readonly [K in Cheat]: KnownBody } = {
    typed: answer(face, { how: 'table' }),
    phone: answer(face),
    'other faces': answer(face, { how: 'witnessed', roll: { entry: roll.hash, secret: wrong } }),
    'no secret': answer(face, { how: 'witnessed' }),
    'wrong secret': answer(dieOf(roll.hash, wrong, seen.entry.body.share), {
      how: 'witnessed',
      roll: { entry: roll.hash, secret: wrong },
    }),
    'wrong roll': answer(face, { how: 'witnessed', roll: { entry: seen.hash, secret: wrong } }),
    hides: answer(face),
  };
  const line = slip(cheat === 'hides' ? before : c.chains(), a, bodies[cheat]);
  await c.library.take(line.runs);
  await c.settled();
  await meet(b, c);
  return { b, c, order, line: line.hash };
}
/** A line written past the app, by a phone that knows so much. */
function slip(chains: Chains, by: Session, body: KnownBody) {
  const { device } = by.keys();
  const book = readBook(chains, by.campaign) as Book;
  const entry = compose(chains, book, device.device, 'azure', body);
  const grown = append(chains.get(device.device), entry, device);
  const runs = runsAfter(new Map([[device.device, grown]]), vectorOf(chains));
  return { runs, hash: grown.hashes.at(-1) };
}

describe('R16: a cheat is named, and their die counts for nothing', () => {
  test.each(cheats)('R16: %s', async (cheat) => {
    const { b, c, order, line } = await cheated(cheat, 6);
    for (const one of [b, c]) {
      expect(one.view()?.book.standing(line ?? '')).toBe('open');
      expect(told(one, order)?.value).toBeUndefined();
      // To hide the number looks like not having heard of it: nobody is blamed, and the die counts for nothing all the same.
      expect(named(one)).toEqual(cheat === 'hides' ? [] : [line]);
    }
    expect(prints(b, c)).toBe(1);
  });

  test('a second roll for the same question binds nobody: the first is opened', async () => {
    const { a, b, c, order, question } = await pitching();
    const roll = await rollWith(a, 'azure', order, question, deviceOf(b));
    await a.write('azure', {
      kind: 'roll',
      order,
      label: question.label,
      commit: 'ab'.repeat(32),
      with: deviceOf(c),
    });
    await meet(a, c);
    await meet(a, b, c);
    const share = lastOf(c, b, 'witness').entry.body.share;
    const opened = linesOf(c, a).findLast(({ entry }) => is(entry, 'answer'))?.entry.body as BodyOf<'answer'>;
    expect(told(b, order)?.value).toEqual([dieOf(roll, opened.roll?.secret ?? '', share)]);
  });
});

describe('R16: faces', () => {
  test('each face of a die is as likely as every other: chi-square at one in a million', () => {
    // 0.999999 quantiles of chi-square with sides − 1 degrees of freedom.
    const limits = { 6: 35.89, 20: 66.6 } as const;
    for (const sides of [6, 20] as const) {
      const counts = Array.from({ length: sides }, () => 0);
      const rolls = 12_000;
      for (let i = 0; i < rolls; i++)
        for (const face of facesOf(`r${i}`, ['a', 'b'], { count: 2, sides, times: 1, plus: 0 }))
          counts[face - 1] = (counts[face - 1] ?? 0) + 1;
      const expected = (2 * rolls) / sides;
      const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chi).toBeLessThan(limits[sides]);
    }
  });
  test('another number of either phone makes other faces', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.uuid(), (roll, one, other) => {
        const dice = { count: 20, sides: 20, times: 1, plus: 0 };
        const faces = facesOf(roll, [one, other], dice);
        fc.pre(one !== other);
        expect(facesOf(roll, [one, one], dice)).not.toEqual(faces);
        expect(facesOf(roll, [other, other], dice)).not.toEqual(faces);
        expect(facesOf(roll, [other, one], dice)).not.toEqual(faces);
      }),
      runs(2_000),
    );
  });
});
