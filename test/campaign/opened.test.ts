/** The books laid open: what can be read then, what an audit finds, and the campaign told again month by month. */
import { describe, expect, test } from 'vitest';
import { standIn } from '../../src/campaign/absence.ts';
import * as acts from '../../src/campaign/acts.ts';
import { audit } from '../../src/campaign/audit.ts';
import { statement } from '../../src/campaign/duties.ts';
import { history } from '../../src/campaign/history.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import type { Json } from '../../src/kernel/json.ts';
import { shapeOf } from '../../src/kernel/question.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import type { KnownBody } from '../../src/log/entry.ts';
import { type Market, market } from './market.ts';
import { chanceOf, meet, table } from './table.ts';

const random = chanceOf('opened');
const kinds = (session: Session): readonly string[] =>
  audit(session).findings.map(({ seat, kind }) => `${seat} ${kind}`);

async function endDay(session: Session, seat: string): Promise<void> {
  const { turn } = (session.view() as View).table.rules as Market;
  await acts.giveOrder(session, seat, 'next', { turn });
  await acts.turnPage(session, seat, { ended: true });
}

describe('campaign.books: a book laid open', () => {
  test('can be read by everybody from then on, from its first line, and by nobody before', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await acts.writeLedger(b, 'gules', 9, random);
    await meet(a, b);
    expect(a.view()?.ledgers.gules).toBeUndefined();
    await acts.openBook(b, 'gules');
    await meet(a, b);
    expect(a.view()?.ledgers.gules).toMatchObject({ hidden: 9 });
    expect(b.view()?.ledgers.azure).toBeUndefined();
  });
  test('is only its own seat’s to open', async () => {
    const { sessions } = await table(['azure', 'gules']);
    await expect(acts.openBook(sessions[0] as Session, 'gules')).rejects.toThrow();
  });
});

describe('campaign.audit: what was declared and told against what stood in the book', () => {
  test('an honest table has nothing to answer for', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await acts.writeLedger(b, 'gules', 9, random);
    await meet(a, b);
    await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' });
    await meet(a, b);
    // What stands in it later takes nothing away from what was true then.
    await acts.writeLedger(b, 'gules', 1, random);
    await acts.openBook(b, 'gules');
    await meet(a, b);
    const found = audit(a);
    expect(found.findings).toEqual([]);
    expect(found.seats.toSorted()).toEqual(['azure', 'gules']);
    expect(found.checked).toBe(4);
  });
  test('a lie told by hand is named, with what was said and what stood in the book', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await acts.writeLedger(b, 'gules', 2, random);
    await meet(a, b);
    const order = await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' }, 'for the test');
    await meet(a, b);
    const [asked] = b.view()?.asked('gules') ?? [];
    if (!asked) throw new Error('nothing is asked');
    const { label } = asked.question;
    await b.write('gules', {
      kind: 'answer',
      order,
      label,
      shape: shapeOf(asked.question),
      value: true,
      how: 'ledger',
    });
    const owed = b.view()?.table.owed[0]?.key ?? '';
    await b.write('gules', (at, view) => statement(view, owed, ['azure'], 77, at, random));
    await acts.openBook(b, 'gules');
    await meet(a, b);
    expect(audit(a).findings).toMatchObject([
      { seat: 'gules', kind: 'declared', claim: 'at-least', said: true, book: false },
      { seat: 'gules', kind: 'told', claim: 'hidden', said: 77, book: 2 },
    ]);
  });
  test('R18: an honest line written offline gives a remark at most, with what it says', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    // On a train: written before the question came, and seen by nobody.
    await acts.writeLedger(b, 'gules', 9, random);
    await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' });
    await meet(a, b);
    await acts.openBook(b, 'gules');
    await meet(a, b);
    expect(audit(a)).toMatchObject({
      findings: [],
      remarks: [
        { seat: 'gules', kind: 'unseen', claim: 'at-least', said: true, lines: [9] },
        { seat: 'gules', kind: 'unseen', claim: 'hidden', said: 9, lines: [9] },
      ],
    });
  });
  test('H7, R18: a line written once it was asked, as if before, gives a remark always', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await acts.writeLedger(b, 'gules', 9, random);
    await meet(a, b);
    const order = await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' }, 'for the test');
    await meet(a, b);
    const asked = b.view()?.asked('gules')[0]?.question;
    if (!asked) throw new Error('nothing is asked');
    await acts.writeLedger(b, 'gules', -8, random);
    const { label } = asked;
    const body = {
      kind: 'answer',
      order,
      label,
      shape: shapeOf(asked),
      value: false,
      how: 'ledger',
    } as const;
    await b.write('gules', body);
    await acts.openBook(b, 'gules');
    await meet(a, b);
    expect(audit(a)).toMatchObject({
      findings: [],
      remarks: [{ seat: 'gules', kind: 'unseen', said: false, lines: [-8] }],
    });
  });
  test('H8, R18: a word that opens to nothing is found by whom it was told', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await acts.writeLedger(b, 'gules', 9, random);
    await meet(a, b);
    const order = await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' }, 'for the test');
    await meet(a, b);
    const asked = b.view()?.asked('gules')[0]?.question;
    if (!asked) throw new Error('nothing is asked');
    const { label } = asked;
    await b.write('gules', {
      kind: 'answer',
      order,
      label,
      shape: shapeOf(asked),
      value: true,
      how: 'ledger',
    });
    const owed = b.view()?.table.owed[0]?.key ?? '';
    await b.write(
      'gules',
      (at, view) =>
        ({
          ...(statement(view, owed, ['azure'], 9, at, random) as KnownBody),
          box: '00'.repeat(64),
        }) as KnownBody,
    );
    await meet(a, b);
    expect(audit(a).findings).toMatchObject([{ seat: 'gules', kind: 'garbled' }]);
  });
  test('a line the book never took, and one that does not open', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    const strict: AnyRuleset = market;
    expect(strict.ledgers.check(b.view()?.ledgers.gules, 'nonsense', b.view()?.table.rules)).not.toBe(true);
    const keys = b.ring().seats.get('gules');
    const { lineKey, seal } = await import('../../src/log/seal.ts');
    if (!keys) throw new Error('no keys');
    await b.write('gules', (at) => ({
      kind: 'sealed',
      purpose: 'ledger',
      ...seal('nonsense' as Json, lineKey(keys.ledger, at), at, random),
    }));
    await b.write('gules', (at) => ({
      kind: 'sealed',
      purpose: 'ledger',
      ...seal(1, random(32), at, random),
    }));
    await acts.openBook(b, 'gules');
    await meet(a, b);
    expect(kinds(a)).toEqual(['gules refused', 'gules unreadable']);
  });
  test('says nothing of books that are closed', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    await b.write('gules', (at) => statement(b.view() as never, 'none', ['azure'], 1, at, random));
    await meet(a, b);
    expect(audit(a)).toMatchObject({ seats: ['azure'], checked: 0, findings: [] });
  });
});

describe('campaign.history: told again from the first page', () => {
  test('a moment for each step of the clock, each as it lay then, the last as it lies now', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a] = sessions as [Session];
    await standIn(a, 'gules');
    for (let day = 0; day < 5; day++) {
      const seat = day % 2 ? 'gules' : 'azure';
      await acts.giveOrder(a, seat, 'build', {});
      await endDay(a, seat);
    }
    await acts.giveOrder(a, 'gules', 'build', {});
    const moments = [...history(a)];
    const markets = moments.map(({ view }) => view.table.rules as Market);
    const stalls = markets.map((each) => Object.keys(each.stalls).length);
    const days = markets.map(({ turn }) => turn);
    expect(days).toEqual([0, 1, 2, 3, 4, 5, 5]);
    expect(stalls.at(0)).toBe(0);
    expect(stalls.at(-1)).toBe(6);
    expect(moments.at(-1)?.view).toBe(a.view());
    // To show the months takes no fingerprint of any, and one that is asked for is its own.
    const { view } = moments[2] as (typeof moments)[0];
    expect(Object.getOwnPropertyDescriptor(view, 'fingerprint')?.get).toBeTypeOf('function');
    expect(view.fingerprint).not.toBe(a.view()?.fingerprint);
    for (const [i, count] of stalls.entries()) expect(count).toBeGreaterThanOrEqual(stalls[i - 1] ?? 0);
  });
});
