/** Choices that their players do not lay down or do not open: what two others do about it, and what wins over it. */
import { describe, expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import { appointRegent } from '../../src/campaign/enter.ts';
import {
  declareForfeit,
  forfeitsAlone,
  forfeitsAsked,
  mayForfeit,
  mayNod,
} from '../../src/campaign/forfeiting.ts';
import { makeReader } from '../../src/campaign/reader.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { OpenOrder, View } from '../../src/campaign/view.ts';
import { type Question, shapeOf } from '../../src/kernel/question.ts';
import { hex } from '../../src/log/bytes.ts';
import { seal } from '../../src/log/seal.ts';
import { type Market, market } from './market.ts';
import { chanceOf, meet, table } from './table.ts';

const random = chanceOf('forfeits');
/** A key that no phone opens by itself. */
const key = new Uint8Array(32).fill(7);
const seen = (session: Session): View => session.view() as View;
const asked = (session: Session, seat: string) => seen(session).asked(seat)[0]?.question as Question;
const bidOf = (session: Session): OpenOrder => seen(session).open[0] as OpenOrder;
const told = (session: Session, label: string) =>
  seen(session)
    .tellings.find(({ id }) => id === 'bid')
    ?.asked.find((one) => one.question.label === label);
const coins = (session: Session) => (seen(session).table.rules as Market).coins;
/** All phones read the same, and as one that reads it all at once. */
function agreed(...sessions: readonly Session[]): void {
  const prints = sessions.map((one) => seen(one).fingerprint);
  for (const one of sessions) {
    const anew = makeReader(market, one.campaign, () => one.ring()).read(one.chains());
    expect(anew?.tip.table).toEqual(seen(one).table);
  }
  expect(new Set(prints).size).toBe(1);
}

async function bidding(seats: readonly string[] = ['azure', 'gules', 'or']) {
  const { sessions } = await table(seats);
  const [a, b, c, d] = sessions as [Session, Session, Session, Session];
  const order = await acts.giveOrder(a, 'azure', 'bid', { against: 'gules' });
  await meet(...sessions);
  const question = asked(b, 'gules');
  const lay = (session: Session, seat: string, value: string) =>
    acts.commitAnswer(session, seat, order, asked(session, seat), value, random);
  /** Laid so that its phone does not open it. */
  const hold = (value: string) => {
    const purpose = { order, label: question.label, shape: shapeOf(question) };
    return b.write('gules', (at) => ({ kind: 'sealed', purpose, ...seal(value, key, at, random) }));
  };
  const open = (laid: string) => b.write('gules', { kind: 'reveal', entry: laid, key: hex(key) });
  return { a, b, c, d, sessions, order, question, lay, hold, open };
}

describe('H4, R15: a choice that is not laid down is forfeit by two other hands', () => {
  test('the other’s card opens, the rule’s default is taken, and the chronicle names all three', async () => {
    const { a, b, c, order, question, lay } = await bidding();
    await lay(a, 'azure', 'high');
    expect(mayForfeit(seen(a), bidOf(a)).map(({ label }) => label)).toEqual(['theirs']);
    const line = await declareForfeit(a, order, question);
    await meet(a, b, c);
    expect(told(b, 'mine')?.value).toBeUndefined();
    expect([a, b, c].map((one) => mayNod(seen(one), forfeitsAsked(seen(one))[0] as never))).toEqual([
      false,
      false,
      true,
    ]);
    // The one it is about is no hand in it, and nobody nods to their own.
    await b.write('gules', { kind: 'agree', entry: line });
    await a.write('azure', { kind: 'agree', entry: line });
    await meet(a, b, c);
    expect(told(b, 'theirs')?.value).toBeUndefined();
    await c.write('or', { kind: 'agree', entry: line });
    await meet(a, b, c);
    for (const one of [a, b, c]) {
      expect(told(one, 'theirs')).toMatchObject({
        value: 'forfeit',
        how: 'forfeit',
        by: 'gules',
        hands: ['azure', 'or'],
      });
      expect(told(one, 'mine')).toMatchObject({ value: 'high', how: 'chosen' });
      expect(forfeitsAsked(seen(one))).toEqual([]);
    }
    expect(asked(b, 'gules').label).toBe('luck');
    await acts.giveAnswer(a, 'azure', order, asked(a, 'azure'), [4], 'table');
    await meet(a, b, c);
    for (const one of [a, b, c]) expect(coins(one)).toMatchObject({ azure: 4 });
    agreed(a, b, c);
  });
  test('at a table of two the other alone', async () => {
    const { a, b, order, question, lay } = await bidding(['azure', 'gules']);
    await lay(a, 'azure', 'high');
    expect(forfeitsAlone(seen(a), question)).toBe(true);
    await declareForfeit(a, order, question);
    await meet(a, b);
    for (const one of [a, b]) expect(told(one, 'theirs')).toMatchObject({ how: 'forfeit', hands: ['azure'] });
    agreed(a, b);
  });
  test('what two declared stands though one of them appoints the other regent afterwards', async () => {
    const { a, b, c, order, question, lay } = await bidding();
    await lay(a, 'azure', 'high');
    const line = await declareForfeit(a, order, question);
    await meet(a, b, c);
    await c.write('or', { kind: 'agree', entry: line });
    await meet(a, b, c);
    expect(told(b, 'theirs')).toMatchObject({ value: 'forfeit' });
    await appointRegent(a, 'azure', c.keys().device.device);
    await appointRegent(c, 'or', a.keys().device.device);
    await meet(a, b, c);
    await c.write('azure', { kind: 'note', text: 'A part taken up.' });
    await a.write('or', { kind: 'note', text: 'And another.' });
    await meet(a, b, c);
    for (const one of [a, b, c]) expect(told(one, 'theirs')).toMatchObject({ value: 'forfeit' });
    agreed(a, b, c);
  });
  test('who laid theirs has forfeited nothing while another’s is missing', async () => {
    const { a, b, c, order, question, lay } = await bidding();
    await lay(b, 'gules', 'high');
    await meet(a, b, c);
    expect(mayForfeit(seen(c), bidOf(c)).map(({ label }) => label)).toEqual(['mine']);
    const line = await declareForfeit(a, order, question);
    await meet(a, b, c);
    await c.write('or', { kind: 'agree', entry: line });
    await meet(a, b, c);
    await lay(a, 'azure', 'low');
    await meet(a, b, c);
    for (const one of [a, b, c]) expect(told(one, 'theirs')).toMatchObject({ value: 'high', how: 'chosen' });
    agreed(a, b, c);
  });
  test('a card laid once it is forfeit is nothing', async () => {
    const { a, b, c, order, question, lay, hold, open } = await bidding();
    await lay(a, 'azure', 'low');
    const line = await declareForfeit(a, order, question);
    await meet(a, c);
    await c.write('or', { kind: 'agree', entry: line });
    await meet(a, b, c);
    const laid = await hold('high');
    await open(laid);
    await meet(a, b, c);
    for (const one of [a, b, c]) expect(told(one, 'theirs')).toMatchObject({ value: 'forfeit' });
    agreed(a, b, c);
  });
  test.each(['forfeit', 'choice'] as const)(
    'of a forfeit and a card that did not know of each other: the %s, which others saw first',
    async (first) => {
      const { a, b, c, d, sessions, order, question, lay, hold, open } = await bidding([
        'azure',
        'gules',
        'or',
        'vert',
      ]);
      await lay(a, 'azure', 'low');
      const line = await declareForfeit(a, order, question);
      await meet(...sessions);
      const laid = await hold('high');
      await c.write('or', { kind: 'agree', entry: line });
      await meet(first === 'forfeit' ? c : b, d);
      await meet(d, a);
      await acts.addNote(d, 'vert', 'Seen.');
      await meet(...sessions);
      await open(laid);
      await meet(...sessions);
      for (const one of sessions)
        expect(told(one, 'theirs')?.value).toBe(first === 'forfeit' ? 'forfeit' : 'high');
      agreed(...sessions);
    },
  );
});

describe('H4, R15: a card that is not opened', () => {
  async function withheld() {
    const made = await bidding();
    const { a, b, c, order, question, lay, hold } = made;
    const laid = await hold('high');
    await meet(a, b, c);
    await lay(a, 'azure', 'high');
    await meet(a, b, c);
    expect(told(b, 'mine')?.value).toBe('high');
    expect(mayForfeit(seen(c), bidOf(c)).map(({ label }) => label)).toEqual(['theirs']);
    const line = await declareForfeit(c, order, question);
    await meet(a, b, c);
    return { ...made, laid, line };
  }
  test('is forfeit: who has seen the other’s card gains nothing by keeping theirs down', async () => {
    const { a, b, c, order, line } = await withheld();
    await a.write('azure', { kind: 'agree', entry: line });
    await meet(a, b, c);
    await acts.giveAnswer(a, 'azure', order, asked(a, 'azure'), [6], 'table');
    await meet(a, b, c);
    for (const one of [a, b, c]) {
      expect(told(one, 'theirs')).toMatchObject({ value: 'forfeit', hands: ['or', 'azure'] });
      expect(coins(one)).toMatchObject({ azure: 6 });
    }
    agreed(a, b, c);
  });
  test('a reveal that the nod knew of wins', async () => {
    const { a, b, c, laid, line, open } = await withheld();
    await open(laid);
    await meet(a, b, c);
    await a.write('azure', { kind: 'agree', entry: line });
    await meet(a, b, c);
    for (const one of [a, b, c]) expect(told(one, 'theirs')).toMatchObject({ value: 'high', how: 'chosen' });
    agreed(a, b, c);
  });
  test('of a reveal and a nod that did not know of each other the reveal wins, whichever comes first', async () => {
    for (const first of ['nod', 'reveal']) {
      const { a, b, c, laid, line, open } = await withheld();
      await open(laid);
      await a.write('azure', { kind: 'agree', entry: line });
      await meet(first === 'nod' ? a : b, c);
      await meet(a, b, c);
      for (const one of [a, b, c])
        expect(told(one, 'theirs')).toMatchObject({ value: 'high', how: 'chosen' });
      agreed(a, b, c);
    }
  });
  test('a reveal that knew of the nod is nothing', async () => {
    const { a, b, c, laid, line, open } = await withheld();
    await a.write('azure', { kind: 'agree', entry: line });
    await meet(a, b, c);
    await open(laid);
    await meet(a, b, c);
    for (const one of [a, b, c]) expect(told(one, 'theirs')).toMatchObject({ value: 'forfeit' });
    agreed(a, b, c);
  });
  test('a nod that waits on the next page, written before the reveal that was turned over, takes nothing back', async () => {
    const { a, b, c, laid, line, open } = await withheld();
    await open(laid);
    await meet(b, c);
    const { order } = bidOf(c).open;
    await acts.giveAnswer(c, 'or', order, asked(c, 'or'), [1], 'table');
    await acts.turnPage(c, 'or', { ended: true });
    await a.write('azure', { kind: 'agree', entry: line });
    await meet(a, b, c);
    for (const one of [a, b, c]) expect(coins(one)).toMatchObject({ azure: 0 });
    agreed(a, b, c);
  });
});

describe('H8, R15: what only a seat’s own book can say', () => {
  test('is forfeit where it is not said, and a word that did not know of it wins', async () => {
    for (const says of [false, true]) {
      const { sessions } = await table(['azure', 'gules', 'or']);
      const [a, b, c] = sessions as [Session, Session, Session];
      const order = await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' }, 'we agreed');
      await meet(a, b, c);
      const question = asked(b, 'gules');
      const line = await declareForfeit(a, order, question);
      await meet(a, b, c);
      await c.write('or', { kind: 'agree', entry: line });
      const { label } = question;
      const body = {
        kind: 'answer',
        order,
        label,
        shape: shapeOf(question),
        value: false,
        how: 'ledger',
      } as const;
      if (says) await b.write('gules', body);
      await meet(a, b, c);
      for (const one of [a, b, c]) {
        const rob = seen(one).tellings.find(({ id }) => id === 'rob');
        expect(rob?.asked[0]).toMatchObject(says ? { value: false } : { value: true, how: 'forfeit' });
        expect(seen(one).flags.filter(({ kind }) => kind === 'dispute')).toEqual([]);
      }
      agreed(a, b, c);
    }
  });
});
