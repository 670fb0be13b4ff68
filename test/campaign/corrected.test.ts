/** A correction changes the answers it names, and leaves no order that nobody can finish. */
import { describe, expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { Question } from '../../src/kernel/question.ts';
import type { Market } from './market.ts';
import { chanceOf, meet, table } from './table.ts';

const random = chanceOf('corrected');
const asked = (session: Session, seat: string) => session.view()?.asked(seat)[0]?.question as Question;
const coins = (session: Session) => (session.view()?.table.rules as Market | undefined)?.coins;

describe('R17: corrections', () => {
  test('of nothing at all: nothing comes of it, and the order stands as it was answered', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    const order = await acts.giveOrder(a, 'azure', 'trade', {});
    await acts.giveAnswer(a, 'azure', order, asked(a, 'azure'), [2, 3], 'table');
    await acts.correct(a, 'azure', order, {});
    await meet(a, b);
    for (const one of [a, b]) {
      expect(one.view()?.open).toEqual([]);
      expect(coins(one)).toMatchObject({ azure: 5 });
    }
  });
  test('of one card of two: the other stays as it was opened, and the last die can still be rolled', async () => {
    const { sessions } = await table(['azure', 'gules']);
    const [a, b] = sessions as [Session, Session];
    const order = await acts.giveOrder(a, 'azure', 'bid', { against: 'gules' });
    await meet(a, b);
    await acts.commitAnswer(a, 'azure', order, asked(a, 'azure'), 'low', random);
    await acts.commitAnswer(b, 'gules', order, asked(b, 'gules'), 'low', random);
    await meet(a, b);
    const wish = await acts.correct(a, 'azure', order, { mine: { value: 'high' } });
    await meet(a, b);
    await acts.agree(b, 'gules', wish);
    await meet(a, b);
    expect(asked(b, 'gules')?.label).toBe('luck');
    await acts.giveAnswer(b, 'gules', order, asked(b, 'gules'), [6], 'table');
    await meet(a, b);
    for (const one of [a, b]) {
      expect(one.view()?.open).toEqual([]);
      expect(coins(one)).toMatchObject({ azure: 6 });
    }
  });
});
