import { describe, expect, test, vi } from 'vitest';
import { type Hold, holdCampaigns } from '../../src/store/hold.ts';
import { fakeLocks, fakeWire } from './locks.ts';

const elsewhere = (hold: Hold) => {
  if (hold.here) throw new Error('held here');
  return hold;
};

describe('two tabs', () => {
  test('the second is told, and gets its turn when the first closes', async () => {
    const browser = { locks: fakeLocks(), channel: fakeWire() };
    const first = await holdCampaigns(() => undefined, browser);
    expect(first.here).toBe(true);
    const second = elsewhere(await holdCampaigns(() => undefined, browser));
    expect(second.why).toBe('elsewhere');
    const free = new Promise<void>((resolve) => second.whenFree(resolve));
    if (first.here) first.release();
    await free;
    expect((await second.takeOver()).here).toBe(true);
  });

  test('the second takes over once the first has finished what it was writing', async () => {
    const browser = { locks: fakeLocks(), channel: fakeWire() };
    const order: string[] = [];
    let written: () => void = () => undefined;
    await holdCampaigns(async () => {
      order.push('told');
      await new Promise<void>((resolve) => {
        written = resolve;
      });
      order.push('written');
    }, browser);
    const second = elsewhere(await holdCampaigns(() => undefined, browser));
    const taking = second.takeOver().then(() => order.push('taken'));
    await vi.waitFor(() => expect(order).toEqual(['told']));
    written();
    await taking;
    expect(order).toEqual(['told', 'written', 'taken']);
  });

  test('a tab whose turn has come finds the campaigns free', async () => {
    const browser = { locks: fakeLocks(), channel: fakeWire() };
    const first = await holdCampaigns(() => undefined, browser);
    const second = elsewhere(await holdCampaigns(() => undefined, browser));
    const again = new Promise<Hold>((resolve) => {
      second.whenFree(() => resolve(holdCampaigns(() => undefined, browser)));
    });
    if (first.here) first.release();
    expect((await again).here).toBe(true);
  });

  test('a first tab that does not answer loses its hold', async () => {
    const browser = { locks: fakeLocks(), channel: fakeWire({ deaf: true }), patience: 5 };
    const lost = vi.fn();
    await holdCampaigns(lost, browser);
    const second = elsewhere(await holdCampaigns(() => undefined, browser));
    expect((await second.takeOver()).here).toBe(true);
    expect(lost).toHaveBeenCalledOnce();
  });
});

test('without locks every tab goes on: the store refuses what does not follow', async () => {
  expect((await holdCampaigns(() => undefined, { locks: undefined })).here).toBe(true);
});
