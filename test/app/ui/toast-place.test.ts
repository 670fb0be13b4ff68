/** Toasts lie where they cover neither titles nor what is to be tapped first. */
import { afterEach, expect, test, vi } from 'vitest';
import buttons from '../../../src/app/ui/button.module.css';
import ribbon from '../../../src/app/ui/ribbon.module.css';
import { covers, gapFor, keepFree, type Span } from '../../../src/app/ui/toast-place.ts';

const span = (top: number, bottom: number): Span => ({ top, bottom });

test.each<[string, number, number, readonly Span[], number]>([
  ['beneath a strip and a title', 48, 844, [span(60, 130), span(0, 52), span(780, 844)], 138],
  ['beneath a filled button that leaves no room above it', 48, 844, [span(0, 100), span(120, 168)], 176],
  ['above one that leaves room', 48, 844, [span(0, 100), span(170, 218)], 108],
  ['at the top, where the title has scrolled away', 48, 844, [span(-90, -10), span(780, 844)], 8],
  ['on a phone lying down, between bar and foot', 48, 390, [span(0, 52), span(330, 390)], 60],
])('%s', (_, height, screen, taken, y) => {
  expect(gapFor(height, taken, screen)).toBe(y);
  expect(covers(y, height, taken)).toBe(false);
});

test('where nothing is free it takes the widest gap', () =>
  expect(gapFor(200, [span(0, 100), span(160, 210), span(330, 390)], 390)).toBe(218));

/** The end of a page that is full of buttons, whatever room it has left for toasts. */
function full(height: number): HTMLElement {
  const box = page(
    Array.from({ length: 14 }, (_, n) => ['button', 4 + n * 52, 4 + n * 52 + 48] as const),
    1,
  );
  const scroll = document.body.appendChild(document.createElement('div'));
  scroll.setAttribute('data-scroll-restoration-id', 'page');
  scroll.getBoundingClientRect = () => new DOMRect(0, 52, 390, height - 52 - room());
  return box;
}
const room = (): number =>
  Number.parseFloat(
    document.querySelector<HTMLElement>('[data-scroll-restoration-id=page]')?.style.marginBottom ?? '',
  ) || 0;

test.each(['button', 'input', 'output', 'a', 'p'])(
  'no control, no total and no sentence is covered: %s',
  (tag) => {
    const box = page(
      [
        ['nav', 0, 52],
        [tag, 60, 108],
      ],
      1,
    );
    for (const one of document.querySelectorAll('a')) one.href = '/today';
    keepFree(box)();
    expect(at(box)).toBe('116px');
  },
);

test('a page with no gap makes room at its end, under all of its controls, and takes it back', () => {
  const box = full(innerHeight - 60);
  const stop = keepFree(box);
  expect(room()).toBe(64);
  // The end of what scrolls, less the room: no button that is in sight reaches beneath it.
  expect(at(box)).toBe(`${innerHeight - 60 - 64 + 8}px`);
  stop();
  expect(room()).toBe(0);
});

afterEach(() => vi.useRealTimers());

test.each([
  ['a row comes', () => document.body.append(document.createElement('i'))],
  ['a word changes', () => ((document.querySelector('p')?.firstChild as Text).data = 'Movement')],
])(
  'a button at the page’s end is not slid under a toast for which room was made, as %s',
  async (_, changes) => {
    vi.useFakeTimers();
    const end = innerHeight - 60;
    const rows = Math.floor((end - 84) / 52);
    const box = page(
      [
        ...Array.from({ length: rows }, (_, n) => ['button', 4 + n * 52, 52 + n * 52] as const),
        ['p', rows * 52, end - 84],
        ['nav', end, innerHeight],
      ],
      1,
    );
    const word = document.querySelector('p') as HTMLElement;
    word.textContent = 'Scouting';
    const scroll = document.body.appendChild(document.createElement('div'));
    scroll.setAttribute('data-scroll-restoration-id', 'page');
    scroll.getBoundingClientRect = () => new DOMRect(0, 0, 390, end - room());
    // It sticks to the page's end, wherever that is.
    const stuck = document.body.appendChild(document.createElement('button'));
    stuck.getBoundingClientRect = () => new DOMRect(0, end - room() - 48, 390, 48);
    const stop = keepFree(box);
    for (let n = 0; n < 3; n++) {
      const top = Number.parseFloat(at(box));
      const button = stuck.getBoundingClientRect();
      expect(covers(top, 48, [button])).toBe(false);
      expect(top + 48).toBeLessThanOrEqual(end);
      changes();
      await vi.advanceTimersByTimeAsync(100);
    }
    stop();
  },
);

test('where a page ends beneath the screen a toast keeps off the foot’s filled button, and stays in sight', () => {
  const rows = Math.floor((innerHeight - 120) / 52);
  const box = page(
    [
      ['nav', 0, 52],
      ...Array.from({ length: rows }, (_, n) => ['a', 56 + n * 52, 104 + n * 52] as const),
      ['button', innerHeight - 60, innerHeight - 8],
    ],
    1,
  );
  for (const one of document.querySelectorAll('a')) one.href = '/today';
  const button = document.querySelector('button') as HTMLElement;
  button.className = buttons.filled ?? '';
  const scroll = document.body.appendChild(document.createElement('div'));
  scroll.setAttribute('data-scroll-restoration-id', 'page');
  scroll.getBoundingClientRect = () => new DOMRect(0, 52, 390, innerHeight + 300);
  keepFree(box)();
  const top = Number.parseFloat(at(box));
  expect(top + 48).toBeLessThanOrEqual(innerHeight);
  expect(covers(top, 48, [button.getBoundingClientRect(), span(0, 52)])).toBe(false);
});

/** A page of these elements, each where it stands; the box is as high as its toasts that show. */
function page(all: readonly (readonly [string, number, number])[], toasts: number): HTMLElement {
  document.body.innerHTML = '<div id="box"></div>';
  for (const [tag, top, bottom] of all) {
    const one = document.body.appendChild(document.createElement(tag));
    one.getBoundingClientRect = () => new DOMRect(0, top, 390, bottom - top);
  }
  const box = document.body.firstElementChild as HTMLElement;
  box.getBoundingClientRect = () =>
    new DOMRect(0, 0, 390, 48 * (box.hasAttribute('data-short') ? 1 : toasts));
  return box;
}
const at = (box: HTMLElement): string => box.style.getPropertyValue('--free');

test.each(['h2', 'h3'])('a question or a heading that is an %s is left to be read', (tag) => {
  const box = page(
    [
      ['nav', 0, 52],
      [tag, 70, 130],
    ],
    1,
  );
  keepFree(box)();
  expect(at(box)).toBe('138px');
});

test('what the browser has not laid out, far off the screen, is not laid out for a toast', () => {
  const box = page(
    [
      ['nav', 0, 52],
      ['p', 60, 108],
      ['p', 4_000, 4_048],
    ],
    1,
  );
  const [, far] = document.querySelectorAll('p');
  const measured = vi.fn(() => new DOMRect(0, 4_000, 390, 48));
  Object.assign(far as Element, { checkVisibility: () => false, getBoundingClientRect: measured });
  keepFree(box)();
  expect(at(box)).toBe('116px');
  expect(measured).not.toHaveBeenCalled();
});

test('where two do not fit, the newest alone stands', () => {
  const box = page(
    [
      ['nav', 0, 52],
      ['h2', 120, innerHeight],
    ],
    2,
  );
  keepFree(box)();
  expect(box.hasAttribute('data-short')).toBe(true);
  expect(at(box)).toBe('60px');
});

test('the strip of months is left to be read', () => {
  const box = page([['div', 70, 130]], 1);
  const strip = document.body.lastElementChild as HTMLElement;
  strip.className = ribbon.ribbon ?? '';
  const nav = document.body.appendChild(document.createElement('nav'));
  nav.getBoundingClientRect = () => new DOMRect(0, 0, 390, 52);
  keepFree(box)();
  expect(at(box)).toBe('138px');
});

test('beside a map on a phone held sideways, toasts keep to the map, and its panel to the thumb', () => {
  const box = page([['nav', 0, 52]], 1);
  const map = document.body.appendChild(document.createElement('div'));
  map.setAttribute('role', 'application');
  map.getBoundingClientRect = () => new DOMRect(72, 0, innerWidth - 72 - 320, innerHeight);
  keepFree(box)();
  expect([box.style.left, box.style.right]).toEqual(['72px', '320px']);
  map.getBoundingClientRect = () => new DOMRect(0, 52, innerWidth, innerHeight - 52);
  keepFree(box)();
  expect([box.style.left, box.style.right]).toEqual(['', '']);
});

test('the tiles of a map that answer what is asked are left to be tapped', () => {
  const box = page([['nav', 0, 52]], 1);
  const map = document.body.appendChild(document.createElement('div'));
  map.setAttribute('role', 'application');
  const hint = map.appendChild(document.createElement('g'));
  hint.dataset.tone = 'asked';
  hint.getBoundingClientRect = () => new DOMRect(100, 60, 60, 90);
  keepFree(box)();
  expect(Number.parseFloat(at(box))).toBeGreaterThanOrEqual(150);
});

test('a page that never stops changing does not keep a toast where it lay', async () => {
  vi.useFakeTimers();
  const box = page([['nav', 0, 52]], 1);
  const stop = keepFree(box);
  expect(at(box)).toBe('60px');
  const came = document.body.appendChild(document.createElement('button'));
  came.getBoundingClientRect = () => new DOMRect(0, 60, 390, 48);
  for (let drawn = 0; drawn < 10; drawn++) {
    document.body.append(document.createElement('i'));
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(at(box)).toBe('116px');
  stop();
});

test('over a sheet only what the sheet says is kept clear: what lies beneath it cannot be read', () => {
  const box = page(
    [
      ['nav', 0, 52],
      ['h2', 60, 108],
    ],
    1,
  );
  const sheet = document.body.appendChild(document.createElement('dialog'));
  sheet.setAttribute('open', '');
  const title = sheet.appendChild(document.createElement('h2'));
  title.getBoundingClientRect = () => new DOMRect(0, 100, 390, 40);
  keepFree(box)();
  expect(at(box)).toBe('8px');
  sheet.remove();
});

test.each([
  ['a sheet', false, 1],
  ['the cover of a phone that is passed on', true, 0],
])('over %s: raised %s', (_, cover, times) => {
  const box = page([], 1);
  box.append(document.createElement('p'));
  const raised = vi.fn();
  Object.assign(box, { showPopover: raised, hidePopover: () => undefined });
  const over = document.body.appendChild(document.createElement('dialog'));
  over.setAttribute('open', '');
  if (cover) over.setAttribute('data-cover', '');
  keepFree(box)();
  expect(raised).toHaveBeenCalledTimes(times);
});
