/** What a thumb last did on a page and what the page said to it, so that a failure tells whether a touch arrived. */
import type { BrowserContext, Page } from '@playwright/test';

type Watched = Window & { lastTouches?: string[] };

/** From now on every page of the phone keeps its last touches and notices. */
export const keepTouches = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const kept: string[] = [];
    (window as Watched).lastTouches = kept;
    const keep = (what: string): void => {
      kept.push(`${Math.round(performance.now())} ${what}`);
      if (kept.length > 24) kept.shift();
    };
    let notices: Element | null = null;
    const listen = (): void => {
      if (notices?.isConnected) return;
      notices = document.querySelector('[role=status][aria-live]');
      if (!notices) return;
      new MutationObserver((all) => {
        for (const { addedNodes } of all) for (const node of addedNodes) keep(`said: ${node.textContent}`);
      }).observe(notices, { childList: true });
    };
    const named = (on: EventTarget | null): string => {
      const part = on instanceof Element ? (on.closest('button, a, label, input') ?? on) : null;
      const words = (part?.getAttribute('aria-label') ?? part?.textContent ?? '').slice(0, 40);
      return `${part?.tagName.toLowerCase()} “${words}”${part?.matches(':disabled') ? ' (disabled)' : ''}`;
    };
    for (const type of ['pointerdown', 'pointercancel', 'click'])
      addEventListener(
        type,
        ({ target }) => {
          listen();
          keep(`${type} ${named(target)}`);
        },
        { capture: true, passive: true },
      );
  });

/** The last of them, with milliseconds since the page was loaded, and the time now. */
export const lastTouches = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...((window as Watched).lastTouches ?? []), `${Math.round(performance.now())} now`].join('; '),
  );
