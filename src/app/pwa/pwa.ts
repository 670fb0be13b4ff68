/**
 * The app as something installed: its updates, its installation, its readiness without a network. Call
 * `startPwa` once, before the first screen is drawn; the rest may be read from anywhere.
 */
import { createSignal } from 'solid-js';
import type { RulesetId } from '../../rules/ids.ts';
import { watchInstallation } from './install.ts';
import { makeReloader } from './reload.ts';
import { makeUpdates } from './updates.ts';
import type { WorkerNews } from './worker.ts';

const updates = makeUpdates({
  reloader: makeReloader({
    storage: sessionStorage,
    now: Date.now,
    reload: () => location.reload(),
  }),
  isOnline: () => navigator.onLine,
  onceControlled: (then) =>
    navigator.serviceWorker.addEventListener('controllerchange', then, { once: true }),
});
const installation = watchInstallation(window);
const [offlineReady, setOfflineReady] = createSignal(false);
const [stillToCome, setStillToCome] = createSignal<readonly RulesetId[]>();

export const { updateReady, heldBy, applyUpdate, holdUpdates } = updates;
export const { installState, promptInstall } = installation;
/**
 * `offlineReady`: true once, in the visit in which the app first became complete without a network. `stillToCome`: rule sets that cannot be
 * played without one yet, and come by themselves; undefined where that is not known. Both reactive.
 */
export { offlineReady, stillToCome };

/** Starts to listen, and registers the service worker when the page has loaded. */
export function startPwa(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (updates.partMissing()) event.preventDefault();
  });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that refuses service workers, in a private window for one, still has the whole app while online.
  let isFirst = false;
  const listen: WorkerNews = {
    installed() {
      isFirst = true;
    },
    missing(parts) {
      setStillToCome(parts);
      if (isFirst && parts.length === 0) setOfflineReady(true);
    },
  };
  // Fetched early, for it waits behind all that the first screen asks for; at work once that is there.
  void Promise.all([import('./worker.ts'), loaded()])
    .then(([{ registerWorker }]) => registerWorker(updates, listen))
    .catch(() => undefined);
}

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((done) => window.addEventListener('load', done, { once: true }));
