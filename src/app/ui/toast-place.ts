/** Where toasts lie: in the topmost gap that no title, question, bar, month's strip, page's foot or filled button takes, else in the widest. */
import b from './button.module.css';
import p from './page.module.css';
import r from './ribbon.module.css';

export interface Span {
  readonly top: number;
  readonly bottom: number;
}
const AIR = 8;

/** Where something of this height lies free, in pixels from the top of the screen. @param taken in any order; they may overlap */
export function gapFor(height: number, taken: readonly Span[], screen: number): number {
  let top = 0;
  let widest = { top: AIR, room: 0 };
  for (const next of [...taken.toSorted((a, c) => a.top - c.top), { top: screen, bottom: screen }]) {
    const room = next.top - top;
    if (room >= height + 2 * AIR) return top + AIR;
    if (room > widest.room) widest = { top: top + AIR, room };
    top = Math.max(top, next.bottom);
  }
  return widest.top;
}

/** Whether something of this height at `y` would lie over any of what is taken. */
export const covers = (y: number, height: number, taken: readonly Span[]): boolean =>
  taken.some(({ top, bottom }) => y < bottom && y + height > top);

const kept = `header, h1, h2, h3, nav, [data-strip], .${r.ribbon}, .${b.filled}, .${p.foot}`;

/** Lays the box of toasts where it covers none of what is to be read and tapped first. */
function layFree(box: HTMLElement): void {
  box.removeAttribute('data-short');
  const own = box.getBoundingClientRect();
  const taken = [...document.querySelectorAll(kept)]
    .map((one) => one.getBoundingClientRect())
    .filter(
      ({ left, right, bottom, height }) => height > 0 && bottom > 0 && left < own.right && right > own.left,
    );
  const top = gapFor(own.height, taken, innerHeight);
  // Where room is short the newest alone stands.
  if (covers(top, own.height, taken)) {
    box.setAttribute('data-short', '');
    box.style.setProperty('--free', `${gapFor(box.getBoundingClientRect().height, taken, innerHeight)}px`);
  } else box.style.setProperty('--free', `${top}px`);
}

/** Lays it so now and whenever the page moves or changes. @returns what ends it */
export function keepFree(box: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => layFree(box), 80);
  };
  layFree(box);
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('resize', soon);
  // The page scrolls inside its frame.
  document.addEventListener('scroll', soon, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    removeEventListener('resize', soon);
    document.removeEventListener('scroll', soon, { capture: true });
  };
}
