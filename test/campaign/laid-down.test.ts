/** Choices laid face down by two phones of one player, and what is laid or answered without the order in its past. */
import { describe, expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import { prepareToJoin, returnToSeat } from '../../src/campaign/enter.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import { type Question, shapeOf } from '../../src/kernel/question.ts';
import { append, runFrom } from '../../src/log/chain.ts';
import { compose } from '../../src/log/write.ts';
import { chanceOf, meet, phone, table } from './table.ts';

const random = chanceOf('laid down');
const asked = (session: Session, seat: string) => session.view()?.asked(seat)[0]?.question as Question;
const laidBy = (session: Session, order: string, label: string) =>
  session.read()?.tip.committed[`o${order}/${label}`]?.entry;

/** A second phone of a seat. */
async function secondPhone(of: Session, seat: string, invited: Session): Promise<Session> {
  const deps = phone(`second phone of ${seat}`);
  const { invite = '' } = invited.keys();
  const { campaign } = of;
  await prepareToJoin(deps, { campaign, invite, title: 'Market day', ruleset: 'market' });
  const second = await openSession(deps, campaign);
  await meet(of, second);
  await returnToSeat(second, seat, of.keys().seats[seat] ?? '');
  await meet(of, second);
  return second;
}

describe('H4, R15: of two choices that one seat’s phones laid, the one that others saw first stands', () => {
  test.each(['first', 'second'] as const)('others saw the %s phone’s', async (saw) => {
    const { sessions } = await table(['azure', 'gules', 'or', 'vert']);
    const [a, b, c, d] = sessions as [Session, Session, Session, Session];
    const b2 = await secondPhone(b, 'gules', a);
    const order = await acts.giveOrder(a, 'azure', 'bid', { against: 'gules' });
    await meet(a, b, b2, c, d);
    const high = await acts.commitAnswer(b, 'gules', order, asked(b, 'gules'), 'high', random);
    const low = await acts.commitAnswer(b2, 'gules', order, asked(b2, 'gules'), 'low', random);
    await meet(saw === 'first' ? b : b2, c);
    await acts.addNote(c, 'or', 'It lies there.');
    await meet(a, b, b2, c, d);
    const stands = saw === 'first' ? high : low;
    for (const one of [a, b, b2, c, d]) expect(laidBy(one, order, 'theirs')).toBe(stands);
    await acts.commitAnswer(a, 'azure', order, asked(a, 'azure'), 'high', random);
    await meet(a, b, b2, c, d);
    for (const one of [a, b, b2, c, d]) {
      const told = one.view()?.tellings.find(({ id }) => id === 'bid');
      const value = told?.asked.find(({ question }) => question.label === 'theirs')?.value;
      expect(value).toBe(saw === 'first' ? 'high' : 'low');
    }
    expect(new Set([a, b, b2, c, d].map((one) => one.view()?.fingerprint)).size).toBe(1);
  });
  test('with nobody to say which was first, all phones still read the same', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    const b2 = await secondPhone(b, 'gules', a);
    const order = await acts.giveOrder(a, 'azure', 'bid', { against: 'gules' });
    await meet(a, b, b2);
    await acts.commitAnswer(b, 'gules', order, asked(b, 'gules'), 'high', random);
    await acts.commitAnswer(b2, 'gules', order, asked(b2, 'gules'), 'low', random);
    await meet(a, b);
    await meet(a, b2);
    await meet(a, b, b2);
    expect(new Set([a, b, b2].map((one) => laidBy(one, order, 'theirs'))).size).toBe(1);
    expect(laidBy(a, order, 'theirs')).toBeDefined();
  });
});

describe('H8, R14: what has not the order in its past is nothing', () => {
  test('an answer by a phone that leaves out what it saw', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    const before = b.read()?.book;
    const order = await acts.giveOrder(a, 'azure', 'trade', {});
    await meet(a, b);
    const question = asked(b, 'gules');
    const { label } = question;
    const body = {
      kind: 'answer',
      order,
      label,
      shape: shapeOf(question),
      value: [6, 6],
      how: 'table',
    } as const;
    const { device } = b.keys();
    if (!before) throw new Error('no book');
    const entry = compose(b.chains(), before, device.device, 'gules', body);
    const own = append(b.chains().get(device.device), entry, device);
    await a.library.take([runFrom(own, own.lines.length - 1)]);
    expect(a.view()?.book.standing(own.hashes.at(-1) ?? '')).toBe('open');
    expect(a.view()?.open[0]?.open.answers).toEqual({});
    expect(a.view()?.suggestions).toEqual([]);
  });
});
