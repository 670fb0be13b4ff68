/**
 * The service worker: the app's own copy on this phone. It is installed once the house and all charts are there. The rule sets come
 * after, by themselves, while the app is used; an update takes those along that this phone had, so that it takes nothing away.
 */
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { rulesetIds } from '../../rules/ids.ts';
import { unpack } from './packs.ts';
import { FETCH_PARTS, HOUSE, MORE, type Packs, type Part, type PartsNews, partOf } from './parts.ts';

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
/** Put in by the build. */
declare const __PACKS__: Packs;

/** Files fetched at a time: one after another each waits for a whole way there and back, and all at once browsers give up. */
const AT_A_TIME = 16;
/** Parts fetched at a time: the line is not idle while the next is asked for. */
const PARTS_AT_A_TIME = 3;

const files = new PrecacheController();
files.addToCacheList(self.__WB_MANIFEST as never);
const opened = (): Promise<Cache> => caches.open(files.strategy.cacheName);
const pathOf = (url: string): string => new URL(url).pathname;

interface File {
  readonly url: string;
  /** What it is kept under: with its version, where its name does not tell it. */
  readonly key: string;
  readonly part: Part | typeof HOUSE;
}
const all: readonly File[] = [...files.getURLsToCacheKeys()].map(([url, key]) => ({
  url,
  key,
  part: partOf(pathOf(url)) ?? HOUSE,
}));

/** Its name tells its version. */
const isNamed = ({ url, key }: File): boolean => url === key;
const nameOf = ({ url }: File): string => url.slice(url.lastIndexOf('/') + 1);

async function keep(cache: Cache, file: File): Promise<void> {
  const { url, key } = file;
  if (await cache.match(key)) return;
  // A name that stays the same may stand in the browser's own cache for an older version.
  const answer = await fetch(url, {
    cache: isNamed(file) ? 'default' : 'reload',
    credentials: 'same-origin',
  });
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
  const { status, statusText, headers } = answer;
  // No page may be opened with an answer that came from elsewhere.
  const direct = answer.redirected
    ? new Response(await answer.blob(), { status, statusText, headers })
    : answer;
  await cache.put(key, direct);
}
/** In this order, some at a time. Where one fails the others finish first, or the next call would fetch the same files beside them. */
async function inTurn<T>(
  some: readonly T[],
  atATime: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...some];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  const ended = await Promise.allSettled(Array.from({ length: atATime }, next));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
async function absent(): Promise<readonly File[]> {
  const kept = new Set((await (await opened()).keys()).map(({ url }) => url));
  return all.filter(({ key }) => !kept.has(key));
}

async function keepPacked(cache: Cache, at: string, wanted: readonly File[]): Promise<void> {
  // It is read once: the browser's own cache need not hold it as well.
  const pack = await fetch(at, { cache: 'no-store', credentials: 'same-origin' });
  for await (const { url, answer } of unpack(pack, location.href)) {
    const file = wanted.find((one) => one.url === url);
    if (file && !(await cache.match(file.key))) await cache.put(file.key, answer);
  }
}
/** The share of a pack that may be here already: where it is more, its bytes cost more than the round trips it saves. */
const MOST_TWICE = 0.25;
/** Takes missing files of a part out of its pack, and fetches the others beside it; in the end it fetches by itself each file that the pack did not bring. */
async function keepPart(part: Part | typeof HOUSE): Promise<void> {
  const cache = await opened();
  const keepAll = (some: readonly File[]): Promise<void> =>
    inTurn(some, AT_A_TIME, (file) => keep(cache, file));
  const wanted = (await absent()).filter((file) => file.part === part);
  const pack = __PACKS__[part];
  const sizes = pack?.holds ?? {};
  const packed = wanted.filter((file) => Object.hasOwn(sizes, nameOf(file)));
  const bytes = packed.reduce((sum, file) => sum + (sizes[nameOf(file)] ?? 0), 0);
  const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  if (pack === undefined || bytes <= whole * (1 - MOST_TWICE)) return keepAll(wanted);
  // A static host may have lost it, and answers with anything; without a network the files tell that themselves.
  const coming = keepPacked(cache, pack.at, packed).catch(() => undefined);
  await keepAll(wanted.filter((file) => !packed.includes(file))).finally(() => coming);
  await keepAll(packed);
}

async function install(): Promise<void> {
  const had = new Set<unknown>((await (await opened()).keys()).map(({ url }) => partOf(pathOf(url))));
  await inTurn([HOUSE, ...order.filter((part) => had.has(part))], PARTS_AT_A_TIME, keepPart);
}
const order: readonly Part[] = [MORE, ...rulesetIds];
async function missing(): Promise<readonly Part[]> {
  const files = await absent();
  return order.filter((id) => files.some(({ part }) => part === id));
}
async function tell(missing: readonly Part[]): Promise<void> {
  const parts = missing.filter((part) => part !== MORE);
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage({ parts });
}

let told: Promise<void> = Promise.resolve();
/** One after the other: news that came late would say that a part is missing which is here. */
function tellMissing(): Promise<void> {
  told = told
    .catch(() => undefined)
    .then(missing)
    .then(tell);
  return told;
}

let fetching: Promise<void> | undefined;
/** Tells the pages of each part as it is whole. Without a network the rest waits until a page asks again. */
async function fetchParts(): Promise<void> {
  await inTurn(await missing(), PARTS_AT_A_TIME, async (part) => {
    await keepPart(part);
    await tellMissing();
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
  event.waitUntil(Promise.all([fetching, tellMissing()]));
});

cleanupOutdatedCaches();
registerRoute(new PrecacheRoute(files));
registerRoute(
  new NavigationRoute(files.createHandlerBoundToURL('index.html'), { denylist: [/\/signal(\/|$)/] }),
);
