import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nod, standIn } from '../../src/campaign/absence.ts';
import { giveAnswer, giveOrder } from '../../src/campaign/acts.ts';
import { appointRegent } from '../../src/campaign/enter.ts';
import { rollWith } from '../../src/campaign/roll-with.ts';
import type { Question } from '../../src/kernel/question.ts';
import { type BodyOf, type Entry, is } from '../../src/log/entry.ts';
import { facesOf } from '../../src/log/together.ts';
import { runs } from '../prove/counts.ts';
import { meet } from './table.ts';
import {
  cheated,
  cheats,
  deviceOf,
  dieOf,
  lastOf,
  linesOf,
  named,
  pitching,
  prints,
  sha,
  told,
} from './two-phones.ts';

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

  test('who stands in for a player who is away rolls with another phone like anybody', async () => {
    const { b, c, order, question } = await pitching();
    const asked = await standIn(b, 'azure');
    await meet(b, c);
    await nod(c, asked, ['azure']);
    await meet(b, c);
    await rollWith(b, 'azure', order, question, deviceOf(c));
    await meet(b, c);
    const roll = lastOf(c, b, 'roll');
    const share = lastOf(c, c, 'witness');
    const opened = linesOf(c, b).findLast(({ entry }) => is(entry, 'answer'))?.entry as Entry & {
      body: BodyOf<'answer'>;
    };
    for (const one of [b, c])
      expect(told(one, order)).toMatchObject({
        value: [dieOf(roll.hash, opened.body.roll?.secret ?? '', share.entry.body.share)],
        how: 'witnessed',
        by: 'azure',
        hand: 'gules',
        witness: 'or',
      });
    expect(prints(b, c)).toBe(1);
  });

  test('a phone that plays for the own seat of the one who stands in is no witness', async () => {
    const { b, c, order, question } = await pitching();
    await appointRegent(b, 'gules', deviceOf(c));
    await meet(b, c);
    await c.write('gules', { kind: 'note', text: 'A part taken up.' });
    await meet(b, c);
    await standIn(b, 'azure');
    await meet(b, c);
    await rollWith(b, 'azure', order, question, deviceOf(c));
    await meet(b, c);
    const { hash: roll } = lastOf(c, b, 'roll');
    expect(linesOf(c, c).some(({ entry }) => is(entry, 'witness'))).toBe(false);
    await c.write('or', { kind: 'witness', roll, share: '7'.repeat(64) });
    await meet(b, c);
    expect(told(b, order)?.value).toBeUndefined();
  });

  test('a die of two phones stands though one of them appoints the other regent afterwards, from that page or a later one', async () => {
    const { a, b, c, order, question } = await pitching();
    await rollWith(a, 'azure', order, question, deviceOf(b));
    await meet(a, b, c);
    const [die] = [told(c, order)?.value];
    expect(die).toBeDefined();
    await appointRegent(a, 'azure', deviceOf(b));
    await appointRegent(b, 'gules', deviceOf(a));
    await meet(a, b, c);
    await b.write('azure', { kind: 'note', text: 'A part taken up.' });
    await a.write('gules', { kind: 'note', text: 'And another.' });
    await meet(a, b, c);
    for (const one of [a, b, c]) {
      expect(told(one, order)).toMatchObject({ value: die, how: 'witnessed', witness: 'gules' });
      expect(named(one)).toEqual([]);
    }
    expect(prints(a, b, c)).toBe(1);
    // From then on the one lends the other no hand.
    const next = await giveOrder(a, 'azure', 'pitch', { colour: 'blue' });
    const asked = a
      .view()
      ?.asked('azure')
      .find((one) => one.order.open.order === next)?.question;
    await rollWith(a, 'azure', next, asked as Question, deviceOf(b));
    await meet(a, b, c);
    expect(told(c, next)?.value).toBeUndefined();
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
      witness: deviceOf(c),
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
