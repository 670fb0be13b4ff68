/**
 * Proof 1, through the real fold: any table, whatever its phones write, hear, forget and forge. Each reads now and then, line by
 * line or many at once; once all have met, they and a phone that learns it all in another order have the same table before them.
 */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { keyring } from '../../src/campaign/keyring.ts';
import { makeReader, type Read } from '../../src/campaign/reader.ts';
import { canonical } from '../../src/kernel/json.ts';
import { shapeOf } from '../../src/kernel/question.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { say } from '../../src/kernel/text.ts';
import type { KnownBody } from '../../src/log/entry.ts';
import { act, bodyOf, played, step } from '../log/acts.ts';
import { meet, type Phone, phoneOf, read, takeEach } from '../log/phones.ts';
import { twice } from '../log/reads-on.ts';
import { patience, proving, runs } from '../prove/counts.ts';
import { market } from './market.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('../log/plain-signatures.ts')).plainSignatures(original),
);

/** The market as a table finds it that goes over to later rules: each of them says what is earned in another way. */
const later = (version: number, before: AnyRuleset): AnyRuleset => ({
  ...before,
  version,
  before,
  changes: {
    ...before.changes,
    earn: (draft, change) => market.changes.earn?.(draft, { ...change, coins: change.coins + version }) ?? [],
  },
});
const rules = [2, 3, 4].reduce<AnyRuleset>((before, version) => later(version, before), market);
// Each reading here is compared with one from the founding.
twice.reads = false;
const readerOf = ({ campaign }: Phone) => makeReader(rules, campaign, () => keyring(campaign, {}));

const takings = shapeOf({
  ask: 'roll',
  by: 'table',
  rule: 'market.trade',
  dice: '2d6',
  text: say(''),
} as never);
/** What is written is the market's: trades that are rolled for, stalls, days, and changes by agreement. */
function bodies(
  phone: Phone,
  other: Phone,
  what: Parameters<typeof bodyOf>[2],
  on: number,
  seat: string,
): KnownBody {
  const orders = (): readonly string[] =>
    read(phone).pages.flatMap(({ entries }) =>
      entries.flatMap(({ hash, entry }) => (entry.body.kind === 'order' ? [hash] : [])),
    );
  if (what === 'order') {
    const [id, args] = (
      [
        ['trade', {}],
        ['trade', {}],
        ['build', {}],
        ['next', { turn: on % 4 }],
        ['rob', { whom: 'A' }],
        ['shut', { id: orders()[on % 5] ?? '' }],
        ['fail', {}],
      ] as const
    )[on % 7] ?? ['build', {}];
    return { kind: 'order', id, args };
  }
  if (what === 'answer') {
    const all = orders();
    const order = all[all.length - 1 - (on % 3)] ?? '';
    return {
      kind: 'answer',
      order,
      label: 'takings',
      shape: takings,
      value: [1 + (on % 6), 6],
      how: 'table',
    };
  }
  if (what === 'correct')
    return {
      kind: 'correct',
      order: orders()[on % 9] ?? '',
      answers: { takings: { value: [1, 1 + (on % 6)] } },
    };
  if (what === 'amend')
    return { kind: 'amend', changes: [{ type: 'earn', seat: 'A', coins: on % 5 }], why: 'so it was' };
  return bodyOf(phone, other, what, on, seat);
}
const all = ({ book, tip, tellings }: Read): string =>
  canonical([tip, book.pages.map(({ id }, page) => [id, tellings(page) ?? []])]);

test('proof 1: phones that have met have one table before them, whatever each of them went through', {
  timeout: patience,
}, () => {
  const met = { earned: 0, corrected: 0, raised: 0, forked: 0, put: 0, late: 0 };
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 6 }),
      fc.nat(2),
      fc.array(act, { minLength: 10, maxLength: 40, size: 'max' }),
      fc.integer({ min: 4, max: 20 }),
      fc.nat(),
      (count, free, steps, few, seed) => {
        const { phones, t } = played(count, [], free);
        const readers = new Map(phones.slice(0, 3).map((phone) => [phone, readerOf(phone)]));
        for (const one of steps) {
          step(phones, [...t.phones.keys()], one, bodies);
          for (const [phone, reader] of readers)
            if ((one.who + one.on) % few === 0) reader.read(phone.chains);
        }
        meet(...phones);
        const [first] = phones as [Phone];
        const whole = readerOf(first).read(first.chains) as Read;
        const table = all(whole);
        for (const [phone, reader] of readers) expect(all(reader.read(phone.chains) as Read)).toBe(table);
        // One that learns each line by itself, in any order, some of them twice.
        const late = phoneOf('Late', first.campaign);
        const reader = readerOf(late);
        const signed = phones.flatMap((phone) => phone.signed);
        const order = [...signed, ...signed.slice(0, 9)].map((run, i) => ({
          run,
          key: Math.imul(i + 1, seed * 2 + 48_271) >>> 0,
        }));
        let n = 0;
        takeEach(
          late,
          order.sort((a, b) => a.key - b.key).map(({ run }) => run),
          () => {
            if (n++ % few === 0) reader.read(late.chains);
          },
        );
        // Of a log with many histories it keeps what it knows that others lean on; the rest it is told when they meet.
        meet(first, late);
        expect(all(reader.read(late.chains) as Read)).toBe(table);
        const { book, tip } = whole;
        if (Object.values((tip.table.rules as { coins: object }).coins).some((coins) => coins > 0))
          met.earned++;
        met.corrected += book.corrected.size + book.amended.size;
        met.raised += book.raises.inForce.length;
        met.forked += book.forked.length;
        met.put += book.roster.former.length;
        met.late += book.late.length;
      },
    ),
    runs(2_000),
  );
  // The histories were worth reading; what two must agree on comes seldom.
  const { corrected: _, raised: __, ...often } = met;
  for (const [name, n] of Object.entries(proving ? met : often)) expect(n, name).toBeGreaterThan(0);
});
