import './phone.ts';
import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { holdCampaigns } from '../../../src/store/index.ts';
import { fakeLocks, fakeWire } from '../../store/locks.ts';

afterEach(cleanup);

test('a second tab says so, takes over on a tap, and yields in turn', async () => {
  const [locks, wire] = [fakeLocks(), fakeWire()];
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  vi.stubGlobal('BroadcastChannel', function channel(name: string) {
    return wire(name);
  });
  const { OneTab } = await import('../../../src/app/campaign/tabs.tsx');
  const lost = vi.fn();
  await holdCampaigns(lost);
  render(() => <OneTab>the campaigns</OneTab>);
  expect(await screen.findByText('Realmbook is open in another tab')).toBeTruthy();
  expect(screen.queryByText('the campaigns')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use it here' }));
  expect(await screen.findByText('the campaigns')).toBeTruthy();
  expect(lost).toHaveBeenCalledOnce();

  const other = await holdCampaigns(() => undefined);
  if (other.here) throw new Error('two tabs hold the campaigns');
  const taken = await other.takeOver();
  expect(await screen.findByText('Realmbook is open in another tab')).toBeTruthy();
  taken.release();
  expect(await screen.findByText('the campaigns')).toBeTruthy();
});
