import './phone.ts';
import { createRoot } from 'solid-js';
import { beforeEach, expect, test } from 'vitest';
import { createSince } from '../../../src/app/screens/campaign/meet/since.ts';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { answer, meet, table } from '../../campaign/table.ts';

beforeEach(() => localStorage.clear());

const owners: { [tile: string]: string } = { a1: 'azure', a2: '' };
const sinceOf = (session: Session) =>
  createRoot(() =>
    createSince({
      session,
      view: () => session.view() as View,
      seat: () => 'gules',
      app: {
        battles: ['traded'],
        scene: () => ({ tiles: Object.entries(owners).map(([id, owner]) => ({ id, owner })) }),
      } as never,
    }),
  );
async function trade(session: Session): Promise<void> {
  await giveOrder(session, 'azure', 'trade', {});
  await answer(session, 'azure', [2, 3]);
}

test('what happened before the first look is no news; what happened after it is, summed up, without mere bookkeeping', async () => {
  const { sessions } = await table(['azure', 'gules']);
  const [a, b] = sessions as readonly [Session, Session];
  await trade(a);
  await meet(a, b);
  const since = sinceOf(b);
  expect(await since.lines()).toEqual([]);

  await trade(a);
  await giveOrder(a, 'azure', 'next', { turn: 0 });
  owners.a2 = 'gules';
  await meet(a, b);
  const news = await since.lines();
  expect(news.map(({ telling }) => telling.id)).toEqual(['trade']);
  expect(since.sum(news)).toEqual({ battles: 1, land: 1, told: 0 });
  expect((await sinceOf(b).lines()).length).toBe(1);

  since.remember(Date.now());
  expect(await since.lines()).toEqual([]);
  expect(since.sum([])).toEqual({ battles: 0, land: 0, told: 0 });
});
