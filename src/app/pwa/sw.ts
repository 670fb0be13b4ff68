/**
 * The service worker: the app's own copy on this phone. It is installed once the house and all charts are there. The rule sets come
 * after, by themselves, while the app is used; an update takes those along that this phone had, so that it takes nothing away.
 */
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { rulesetIds } from '../../rules/ids.ts';
import { FETCH_PARTS, MORE, type Part, type PartsNews, partOf } from './parts.ts';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
/** What is around a service worker: a page's types know nothing of it. */
interface Around {
  readonly __WB_MANIFEST: (string | { readonly url: string; readonly revision: string | null })[];
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: {
      includeUncontrolled: true;
    }): Promise<readonly { postMessage(news: PartsNews): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Extendable) => void): void;
  addEventListener(type: 'message', listen: (event: Extendable & { readonly data: unknown }) => void): void;
}
declare const self: Around;

/** Files fetched at a time: one after another each waits for a whole way there and back, and all at once browsers give up. */
const AT_A_TIME = 16;

const files = new PrecacheController();
files.addToCacheList(self.__WB_MANIFEST as never);
const opened = (): Promise<Cache> => caches.open(files.strategy.cacheName);
const pathOf = (url: string): string => new URL(url).pathname;

interface File {
  readonly url: string;
  /** What it is kept under: with its version, where its name does not tell it. */
  readonly key: string;
  readonly part: Part | undefined;
}
const all: readonly File[] = [...files.getURLsToCacheKeys()].map(([url, key]) => ({
  url,
  key,
  part: partOf(pathOf(url)),
}));

async function keep(cache: Cache, { url, key }: File): Promise<void> {
  if (await cache.match(key)) return;
  // A name that stays the same may stand in the browser's own cache for an older version.
  const answer = await fetch(url, { cache: key === url ? 'default' : 'reload', credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
  const { status, statusText, headers } = answer;
  // No page may be opened with an answer that came from elsewhere.
  const direct = answer.redirected
    ? new Response(await answer.blob(), { status, statusText, headers })
    : answer;
  await cache.put(key, direct);
}
/** In this order. @param kept called with each as it is there */
async function keepAll(wanted: readonly File[], kept?: (file: File) => Promise<void>): Promise<void> {
  const cache = await opened();
  const waiting = [...wanted];
  const next = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await keep(cache, file);
      await kept?.(file);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
}

async function install(): Promise<void> {
  const had = new Set((await (await opened()).keys()).map(({ url }) => partOf(pathOf(url))));
  await keepAll(all.filter(({ part }) => part === undefined || had.has(part)));
}
const order: readonly Part[] = [MORE, ...rulesetIds];
async function missing(): Promise<readonly Part[]> {
  const kept = new Set((await (await opened()).keys()).map(({ url }) => url));
  return order.filter((id) => all.some(({ key, part }) => part === id && !kept.has(key)));
}
async function tell(missing: readonly Part[]): Promise<void> {
  const parts = missing.filter((part) => part !== MORE);
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage({ parts });
}

let fetching: Promise<void> | undefined;
/**
 * A part after the other, so that one is whole as soon as may be; the next begins as the last files of one are on their way. Without a
 * network they wait until a page asks again.
 */
async function fetchParts(): Promise<void> {
  const parts = await missing();
  await tell(parts);
  const wanted = parts.flatMap((id) => all.filter(({ part }) => part === id));
  const left = new Map(parts.map((id) => [id, wanted.filter(({ part }) => part === id).length]));
  await keepAll(wanted, async ({ part }) => {
    if (part === undefined) return;
    left.set(part, (left.get(part) ?? 0) - 1);
    if (left.get(part) === 0) await tell(await missing());
  });
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([files.activate(event as never), self.clients.claim()]));
});
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { readonly type?: unknown };
  // The words of workbox-window.
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type !== FETCH_PARTS.type) return;
  fetching ??= fetchParts()
    .catch(() => undefined)
    .finally(() => {
      fetching = undefined;
    });
  event.waitUntil(Promise.all([fetching, missing().then(tell)]));
});

cleanupOutdatedCaches();
registerRoute(new PrecacheRoute(files));
registerRoute(
  new NavigationRoute(files.createHandlerBoundToURL('index.html'), { denylist: [/\/signal(\/|$)/] }),
);
