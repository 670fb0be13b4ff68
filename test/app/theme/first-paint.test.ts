import { readFileSync } from 'node:fs';
import { createRoot } from 'solid-js';
import { beforeAll, describe, expect, test, vi } from 'vitest';

const script = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8'))?.[1] ?? '';
const system = { matches: false, changed: (): void => undefined };

/** What stands on the page: theme, size of writing, colour of the bar. */
const page = (): readonly (string | undefined | null)[] => [
  document.documentElement.dataset.theme,
  document.documentElement.style.fontSize,
  document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
];
const undress = (): void => {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('data-theme');
  document.head.innerHTML = '<meta name="theme-color" content="#F6EFDF">';
};

let dressPage: () => void;
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_: string, changed: () => void) => {
      system.changed = changed;
    },
  }));
  ({ dressPage } = await import('../../../src/app/theme/theme.ts'));
});

/** The page as the app itself dresses it, with these preferences kept. */
function dressed(): readonly (string | undefined | null)[] {
  dispatchEvent(new StorageEvent('storage', { key: 'realmbook.preferences' }));
  system.changed();
  undress();
  let undo = (): void => undefined;
  createRoot((dispose) => {
    undo = dispose;
    dressPage();
  });
  const now = page();
  undo();
  return now;
}

describe.each([true, false])('with a system that is dark: %s', (dark) => {
  const bySystem = dark ? 'candle' : 'daylight';
  test.each([
    [null, bySystem, ''],
    ['{ torn', bySystem, ''],
    [JSON.stringify({ theme: 'candle', textSize: 200 }), 'candle', '200%'],
    [JSON.stringify({ theme: 'daylight', textSize: 135 }), 'daylight', '135%'],
    [JSON.stringify({ theme: 'system', textSize: 90 }), bySystem, ''],
    [JSON.stringify({ theme: 'pink' }), bySystem, ''],
    [JSON.stringify('candle'), bySystem, ''],
  ])('the first paint and the app agree on %j', (kept, theme, size) => {
    system.matches = dark;
    localStorage.clear();
    if (kept !== null) localStorage.setItem('realmbook.preferences', kept);
    undress();
    new Function(script)();
    const first = page();
    expect(first).toEqual([theme, size, theme === 'candle' ? '#19140E' : '#F6EFDF']);
    expect(dressed()).toEqual(first);
  });
});
