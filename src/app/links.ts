/**
 * Plain links move within the app: parts render `<a href="/charts">` and know no router. Links that say otherwise
 * (another origin, a new tab, a download, `data-plain`) are left to the browser. `data-back` goes back where it can,
 * `data-instead` leaves its own page behind.
 */
import type { AnyRouter } from '@tanstack/solid-router';
import { painted } from './turns.ts';

const inApp = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  link.dataset.plain === undefined;

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement | Location): string =>
  pathname + search + hash;

/** Call once, on the document. */
export function followLinks(router: AnyRouter, page: Document = document): void {
  page.addEventListener('click', (event) => {
    const link = linkOf(event);
    const meant = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !meant || event.defaultPrevented || !inApp(link)) return;
    event.preventDefault();
    const { back, instead } = link.dataset;
    const to = addressOf(link);
    // A screen takes an old phone a moment to draw: that the tap was felt is seen before.
    link.dataset.going = '';
    void painted().then(() => {
      delete link.dataset.going;
      if (back !== undefined && router.history.canGoBack()) router.history.back({ ignoreBlocker: true });
      // The way to where one is already leaves no second page to go back to.
      else router.history[instead === undefined && to !== addressOf(location) ? 'push' : 'replace'](to);
    });
  });
  // A finger is down for a tenth of a second before the click: time enough to fetch the screen.
  page.addEventListener(
    'pointerdown',
    (event) => {
      const link = linkOf(event);
      if (link && inApp(link))
        void router.preloadRoute({ to: link.pathname } as never).catch(() => undefined);
    },
    { passive: true },
  );
}
