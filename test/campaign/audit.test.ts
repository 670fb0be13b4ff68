/** R18: what an audit says of charges, corrections, books that nobody kept, and words that are none. */
import { describe, expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import { audit } from '../../src/campaign/audit.ts';
import { statement } from '../../src/campaign/duties.ts';
import type { Session } from '../../src/campaign/session.ts';
import { unseenWrites } from '../../src/campaign/unseen.ts';
import type { View } from '../../src/campaign/view.ts';
import { type Question, shapeOf } from '../../src/kernel/question.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { say } from '../../src/kernel/text.ts';
import type { BodyOf } from '../../src/log/entry.ts';
import { type Market, market, type Purse } from './market.ts';
import { chanceOf, meet, table } from './table.ts';

const random = chanceOf('audit');
const view = (session: Session): View => session.view() as View;
const two = async (ruleset: AnyRuleset = market) =>
  (await table(['azure', 'gules'], { ruleset })).sessions as readonly [Session, Session];

/** A purse of more than fifty coins bursts when something is put into it, and takings must be put away. */
const strict = {
  ...market,
  ledgers: {
    ...market.ledgers,
    change: (purse: Purse, made: never, state: Market) => {
      const after = market.ledgers.change(purse, made, state);
      if (after !== purse && purse.hidden > 50) throw new Error('it bursts');
      return after;
    },
    tasks: ({ earned, hidden }: Purse) =>
      earned > hidden
        ? [
            {
              kind: 'asked',
              rule: 'market.purse',
              icon: 'coins',
              title: say('Put your takings away'),
              write: 1,
            },
          ]
        : [],
  },
} as unknown as AnyRuleset;

async function trades(session: Session): Promise<void> {
  const order = await acts.giveOrder(session, 'azure', 'trade', {});
  const [asked] = view(session).asked('azure');
  await acts.giveAnswer(session, 'azure', order, asked?.question as Question, [2, 3], 'table');
}
async function endsDay(session: Session): Promise<void> {
  const { turn } = view(session).table.rules as Market;
  await acts.giveOrder(session, 'azure', 'next', { turn });
  await acts.turnPage(session, 'azure', { ended: true });
}

describe('R18: what the rules charge to a book', () => {
  test('is found where the book could not take it, on every phone that can read it', async () => {
    const [a, b] = await two(strict);
    await acts.writeLedger(a, 'azure', 60, random);
    await trades(a);
    await acts.openBook(a, 'azure');
    await meet(a, b);
    for (const session of [a, b])
      expect(audit(session).findings).toMatchObject([{ seat: 'azure', kind: 'charged', page: 0 }]);
  });
  test('a purse that takes it gives no finding', async () => {
    const [a] = await two(strict);
    await acts.writeLedger(a, 'azure', 40, random);
    await trades(a);
    expect(audit(a)).toMatchObject({ findings: [], remarks: [] });
  });
  test('what was to be entered as the page turned and never was is a remark, until it is', async () => {
    const [a] = await two(strict);
    await acts.writeLedger(a, 'azure', 1, random);
    await trades(a);
    expect(audit(a).remarks).toEqual([]);
    await endsDay(a);
    expect(audit(a).remarks).toMatchObject([
      { seat: 'azure', kind: 'undone', page: 0, what: { say: 'Put your takings away' } },
    ]);
    await acts.writeLedger(a, 'azure', 4, random);
    expect(audit(a).remarks).toEqual([]);
  });
  test('a book in which nothing was ever written is a remark where the rules charged it, else not', async () => {
    const [a, b] = await two(strict);
    await trades(a);
    await acts.openBook(a, 'azure');
    await acts.openBook(b, 'gules');
    await meet(a, b);
    expect(audit(b).remarks).toMatchObject([{ seat: 'azure', kind: 'never', lines: [] }]);
  });
});

/** Gules holds nine coins, has been asked for them and has said so from the book, or by hand. */
async function robbed(said?: boolean) {
  const [a, b] = await two();
  await acts.writeLedger(b, 'gules', 9, random);
  await meet(a, b);
  const order = await acts.giveOrder(
    a,
    'azure',
    'rob',
    { whom: 'gules' },
    said === undefined ? undefined : 'x',
  );
  await meet(a, b);
  const question = view(b).asked('gules')[0]?.question;
  if (question && said !== undefined) {
    const { label } = question;
    const body = {
      kind: 'answer',
      order,
      label,
      shape: shapeOf(question),
      value: said,
      how: 'ledger',
    } as const;
    await b.write('gules', body);
  }
  await meet(a, b);
  return { a, b, order };
}

describe('R18: an order that was corrected after the declaration', () => {
  const agreed = async (a: Session, b: Session, order: string, answers: { rich?: { value: boolean } }) => {
    const wish = await acts.correct(a, 'azure', order, answers);
    await meet(a, b);
    expect(view(b).asking.map(({ entry }) => entry)).toEqual([wish]);
    await acts.agree(b, 'gules', wish);
    await acts.openBook(b, 'gules');
    await meet(a, b);
  };
  test('to other than the book said is found, with both', async () => {
    const { a, b, order } = await robbed();
    await agreed(a, b, order, { rich: { value: false } });
    expect(audit(a).findings).toMatchObject([
      { seat: 'gules', kind: 'corrected', claim: 'at-least', said: false, book: true },
    ]);
  });
  test('to what the book said leaves nothing to find', async () => {
    const { a, b, order } = await robbed(false);
    await agreed(a, b, order, { rich: { value: true } });
    expect(audit(a).findings).toEqual([]);
    expect(audit(a).remarks).toEqual([]);
  });
  test('H8: a correction that leaves the declaration alone hides no lie', async () => {
    const { a, b, order } = await robbed(false);
    await agreed(a, b, order, {});
    expect(audit(a).findings).toMatchObject([{ seat: 'gules', kind: 'declared', said: false, book: true }]);
  });
});

describe('R18, H8: a word that is none', () => {
  const owed = (session: Session) => view(session).table.owed.map(({ key }) => key);
  async function tells(box: (one: BodyOf<'tell'>) => string, to: readonly string[] = ['azure']) {
    const { a, b } = await robbed(true);
    const [key = ''] = owed(b);
    await b.write('gules', (at, now) => {
      const body = statement(now, key, to, 9, at, random) as BodyOf<'tell'>;
      return { ...body, box: box(body) };
    });
    await meet(a, b);
    return { a, b, key };
  }
  test('a line that is no sealed word leaves the debt standing on every phone, and is found there', async () => {
    for (const { a, b, key } of [await tells(() => '00'.repeat(64)), await tells(({ box }) => box, [])]) {
      expect([owed(a), owed(b)]).toEqual([[key], [key]]);
      expect(view(a).fingerprint).toBe(view(b).fingerprint);
      for (const one of [a, b])
        expect(audit(one).findings).toMatchObject([{ seat: 'gules', kind: 'garbled' }]);
    }
  });
  test('a box that does not open leaves it standing for whom it was told to, until a word comes that opens', async () => {
    const { a, b, key } = await tells(({ box }) => `${box.slice(0, -2)}${box.endsWith('00') ? '11' : '00'}`);
    expect(view(a).fingerprint).toBe(view(b).fingerprint);
    expect(view(a).unpaid.map((one) => one.key)).toEqual([key]);
    expect(audit(a).findings).toMatchObject([{ seat: 'gules', kind: 'garbled' }]);
    await b.write('gules', (at, now) => statement(now, key, ['azure'], 9, at, random));
    await meet(a, b);
    expect(view(a).unpaid).toEqual([]);
    expect(view(a).intelligence).toMatchObject([{ from: 'gules', to: 'azure', value: 9 }]);
  });
});

test('R18: a line of one’s book is not yet seen by another phone until that writes on from it', async () => {
  const [a, b] = await two();
  await acts.writeLedger(b, 'gules', 9, random);
  expect(unseenWrites(view(b), 'gules')).toBe(1);
  await meet(a, b);
  await acts.giveOrder(a, 'azure', 'build', {});
  await meet(a, b);
  expect(unseenWrites(view(b), 'gules')).toBe(0);
});
