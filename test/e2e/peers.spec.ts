import type { PeersPage } from './fixtures/peers/main.ts';
import { expect, test } from './harness.ts';

declare global {
  interface Window {
    peers: PeersPage;
  }
}

test('two phones find each other through our own rendezvous and talk directly', async ({ bench }) => {
  const table = await bench('peers');
  const anna = await table.phone('Anna');
  const bert = await table.phone('Bert');
  await anna.open('/');
  await bert.open('/');

  await anna.page.evaluate(() => window.peers.listen('anna'));
  const answer = await bert.page.evaluate(() => window.peers.say('anna', 'six baggage'));
  expect(answer).toBe('SIX BAGGAGE');
});
