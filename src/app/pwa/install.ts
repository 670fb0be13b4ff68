/**
 * Whether and how this browser can put Realmbook on the home screen. It matters beyond comfort: Safari deletes
 * what a page has stored after seven days without a visit, but not what an installed app has stored.
 */
import { createSignal } from 'solid-js';

/**
 * - `installed`: it runs from the home screen already
 * - `prompt`: the browser will ask, see `promptInstall`
 * - `ios`: by hand, in Safari: Share, then Add to Home Screen
 * - `menu`: by hand, in the browser's own menu
 * - `insecure`: not from this address: a browser installs only what came over HTTPS
 */
export type InstallState = 'installed' | 'prompt' | 'ios' | 'menu' | 'insecure';

/** Chromium's event; no standard names it yet. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface Installation {
  /** Reactive. */
  installState(): InstallState;
  /** Lets the browser ask. False where it cannot, or the person declined. */
  promptInstall(): Promise<boolean>;
}

const standalone = (window: Window): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in window.navigator && window.navigator.standalone === true);

/** iPads call themselves Macs; no Mac has a touch screen. */
const isAppleMobile = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Listens from the start: the browser offers its prompt once, and early. */
export function watchInstallation(window: Window): Installation {
  const [installed, setInstalled] = createSignal(standalone(window));
  const [offer, setOffer] = createSignal<InstallPromptEvent>();

  window.addEventListener('beforeinstallprompt', (event) => {
    // The app asks at a fitting moment, instead of the browser's own bar at once.
    event.preventDefault();
    setOffer(() => event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => {
    setOffer(undefined);
    setInstalled(true);
  });

  return {
    installState() {
      if (installed()) return 'installed';
      if (offer()) return 'prompt';
      if (!window.isSecureContext) return 'insecure';
      return isAppleMobile(window.navigator) ? 'ios' : 'menu';
    },
    async promptInstall() {
      const event = offer();
      if (!event) return false;
      // A prompt can be used once, whatever the answer.
      setOffer(undefined);
      return (await event.prompt()).outcome === 'accepted';
    },
  };
}
