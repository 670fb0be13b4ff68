import { expect, test } from 'vitest';
import { anyCampaign } from '../harness/any.ts';

const players = ['Anna', 'Tom', 'Ines'];

test('a campaign of bots is written into a real book, missions sealed, line by line', async () => {
  const { session } = await anyCampaign({ set: 'realm-armies', seed: 1, players, before: 'reveal', nth: 4 });
  const view = session.view();
  expect(view?.clock.title.with).toMatchObject({ number: 4 });
  expect(view?.flags.filter(({ kind }) => kind === 'broken' || kind === 'misfit')).toEqual([]);
});
