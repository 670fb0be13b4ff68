/**
 * A first sync of 10,000 lines by six phones: from one phone to another that has only the invitation, each a page of
 * one Chromium, introduced by our own rendezvous and connected over WebRTC on this machine. The clock runs on the phone that
 * takes, from when its line is open. A bare channel carries as many bytes as came in our frames; it checks, stores and reads
 * none of them. PeerJS carries the same entries as objects, each by itself, and forgets them.
 */
import type { Page } from '@playwright/test';
import type { Goal, Measure, Size } from '../../scripts/bench.ts';
import { hex } from '../../src/log/bytes.ts';
import { invitation } from '../log/phones.ts';
import { builtPage, onDisk, rendezvous, served } from './chrome.ts';
import { edits, written } from './edits.ts';
import { handed } from './handed.ts';
import type { SyncPage } from './pages/sync/main.ts';
import type { Came, Wanted } from './pages/sync/ours.ts';
import { median } from './timed.ts';

declare global {
  interface Window {
    sync: SyncPage;
  }
}

const LENGTHS = { full: 10_000, tenth: 1_000 };
const PHONES = 6;
/** Lines to a page of the book. */
const PAGE = 50;
const ROUNDS = 5;
/** Only warm up. */
const FIRST = 1;

interface Rounds {
  readonly stored: Came[];
  readonly read: Came[];
  readonly bytes: number[];
  readonly objects: number[];
}
/** Who is first takes turns: what one leaves to be done behind its back slows the next. */
async function rounds(taker: Page, wanted: Wanted): Promise<Rounds> {
  const found: Rounds = { stored: [], read: [], bytes: [], objects: [] };
  const take = (reads: boolean): Promise<Came> =>
    taker.evaluate(([all, also]) => window.sync.take(all, also), [wanted, reads] as const);
  const { bytes } = await take(false);
  const ways = [
    async () => void found.stored.push(await take(false)),
    async () => void found.bytes.push(await taker.evaluate((of) => window.sync.takeBytes(of), bytes)),
    async () => void found.read.push(await take(true)),
    async () =>
      void found.objects.push(await taker.evaluate((of) => window.sync.takeObjects(of), wanted.lines)),
  ];
  for (let round = 0; round < FIRST + ROUNDS; round++)
    for (let i = 0; i < ways.length; i++) await ways[(round + i) % ways.length]?.();
  for (const all of Object.values(found)) all.splice(0, FIRST);
  return found;
}

export default async function bench(size: Size): Promise<Measure[]> {
  const game = handed(written(edits(LENGTHS[size], PHONES), PHONES, PAGE));
  const server = await served(await builtPage('sync'));
  const signal = await rendezvous();
  try {
    const { wanted, found } = await onDisk(async (context) => {
      const opened = async (): Promise<Page> => {
        const page = await context.newPage();
        await page.goto(`${server.url}?signal=${encodeURIComponent(signal.url)}`);
        await page.waitForFunction(() => 'sync' in window);
        return page;
      };
      const [giver, taker] = [await opened(), await opened()];
      const wanted = await giver.evaluate(([all, invite]) => window.sync.give(all, invite), [
        game,
        hex(invitation),
      ] as const);
      return { wanted, found: await rounds(taker, wanted) };
    });
    const { stored, read, bytes, objects } = found;
    const sent = median(stored.map((one) => one.bytes));
    const channel = { name: `a bare channel, ${(sent / 1e6).toFixed(2)} MB`, value: median(bytes) };
    const peerjs = { name: 'PeerJS, entries as objects', value: median(objects) };
    const times = (value: number, name: string, peer: Measure['peer'], goal?: Goal): Measure => ({
      name: `${wanted.lines} lines to a phone that has none, ${name}`,
      value,
      unit: 'ms',
      ...(peer && { peer }),
      ...(goal && { goal }),
    });
    const storing = median(stored.map(({ took }) => took));
    const reading = median(read.map(({ took }) => took));
    return [
      times(storing, 'verified and durable', channel, { full: 1.43, tenth: 1.43 }),
      times(storing, 'verified and durable', peerjs),
      times(reading, 'and read', peerjs, { full: 0.56, tenth: 0.56 }),
      times(median(read.map(({ durable = 0 }) => durable)), 'durable while they are read', peerjs),
    ];
  } finally {
    server.close();
    signal.close();
  }
}
