/** Registers the service worker, tells what it hears of new versions, and looks for them when the app returns. */
import { Workbox } from 'workbox-window';
import type { RulesetId } from '../../rules/ids.ts';
import { FETCH_PARTS, type PartsNews } from './parts.ts';
import type { Updates } from './updates.ts';

/** Milliseconds between two looks for a new version, however often the phone is taken up. */
const LOOK_EVERY = 60_000;

export interface WorkerNews {
  /** This visit's worker is the first on this phone. */
  installed(): void;
  /** Which rule sets this phone does not hold yet. */
  missing(parts: readonly RulesetId[]): void;
}
/** Starts once the page has loaded, so that the first screen has the network to itself. */
export async function registerWorker(updates: Updates, news: WorkerNews): Promise<void> {
  const base = import.meta.env.BASE_URL;
  const workbox = new Workbox(`${base}sw.js`, { scope: base });

  workbox.addEventListener('waiting', () => updates.waiting(() => workbox.messageSkipWaiting()));
  workbox.addEventListener('installed', ({ isUpdate }) => {
    if (isUpdate !== true) news.installed();
  });
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first installation takes control of a page of its own version: nothing to reload.
    if (controlled) updates.replaced();
    controlled = true;
  });

  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Partial<PartsNews> | null>) => {
    if (data?.parts) news.missing(data.parts);
  });
  const fetchParts = (): void =>
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(FETCH_PARTS));
  fetchParts();
  window.addEventListener('online', fetchParts);

  const registration = await workbox.register();
  if (registration) lookOnReturn(registration);
}

/** A phone freezes the app instead of closing it: coming back is the moment to look for a new version. */
function lookOnReturn(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  const look = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    // No network is no news.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
}
