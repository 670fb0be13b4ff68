/** What Today shows is not told over it in a toast: what came of a player's own dice stands there, under their last rolls. */
import { afterEach, expect, test, vi } from 'vitest';

const toast = vi.hoisted(() => vi.fn());
vi.mock('../../../src/app/ui/toasts.tsx', () => ({ toast }));

import { setPlace } from '../../../src/app/campaign/on-show.ts';
import { tellTouched } from '../../../src/app/campaign/tell-news.ts';

afterEach(() => {
  setPlace(undefined);
  toast.mockClear();
});

const line = (by: string) => ({
  entry: 'o1',
  seat: 'gules',
  kind: 'order',
  done: true,
  notes: [{ note: 'beaten', rule: 'test.rule', data: { seat: 'azure' } }],
  asked: [{ question: { ask: 'roll', by } }],
});
const viewWith = (tellings: readonly unknown[]) => ({
  campaign: 'c1',
  page: 0,
  tellings,
  seats: [],
  book: { standIns: [] },
  ruleset: { id: 'test', sentenceOf: () => ({ say: 'Azure is beaten.' }) },
});
const tell = (by: string) =>
  tellTouched(
    { tellings: async () => [] } as never,
    viewWith([]) as never,
    viewWith([line(by)]) as never,
    ['azure'],
    async () => ({ name: () => undefined }) as never,
  );

test.each([
  ['azure', '/c/c1/today', 0],
  ['azure', '/c/c1/realm', 1],
  ['gules', '/c/c1/today', 1],
] as const)('dice of %s, looked at on %s: %i toasts', async (by, path, toasts) => {
  setPlace({ campaign: 'c1', path, line: undefined });
  await tell(by);
  expect(toast).toHaveBeenCalledTimes(toasts);
});
