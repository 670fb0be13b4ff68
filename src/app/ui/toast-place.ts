/**
 * Where toasts lie: in the topmost gap that nothing to be read or tapped takes. Where a page has none, it makes room for them at
 * its end, so that whatever stood there can be scrolled to; what lies open over the page leaves them the widest gap.
 */
import p from './page.module.css';
import r from './ribbon.module.css';
import rows from './rows.module.css';

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

const controls =
  'a[href], button, input, select, textarea, summary, [role=switch], [role=radio], [role=slider]';
const read = `header, h1, h2, h3, p, nav, output, [data-strip], [role=img], .${r.ribbon}, .${p.foot}, .${rows.row}`;
const kept = `${controls}, ${read}`;

/** How high the room is that a page leaves at its end. */
function leaveRoom(height: number | undefined): void {
  const { style } = document.documentElement;
  if (height === undefined) style.removeProperty('--toast-room');
  else style.setProperty('--toast-room', `${height}px`);
}
/** The end of what scrolls, once it has left that room; undefined where something lies open over it. */
function endOfPage(): number | undefined {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return undefined;
  const room = Number.parseFloat(document.documentElement.style.getPropertyValue('--toast-room')) || 0;
  const page = [...document.querySelectorAll('[data-scroll-restoration-id=page]')].at(-1);
  const bottom = page?.getBoundingClientRect().bottom;
  return bottom === undefined ? undefined : bottom + room;
}

/** Lays the box of toasts where it covers none of what is to be read and tapped first. */
function layFree(box: HTMLElement): void {
  box.removeAttribute('data-short');
  const end = endOfPage();
  const own = box.getBoundingClientRect();
  const taken = [...document.querySelectorAll(kept)]
    .filter((one) => !box.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter(
      ({ left, right, bottom, height }) => height > 0 && bottom > 0 && left < own.right && right > own.left,
    );
  const top = gapFor(own.height, taken, innerHeight);
  const barred = [...taken, { top: innerHeight, bottom: Number.POSITIVE_INFINITY }];
  if (!covers(top, own.height, barred)) {
    leaveRoom(undefined);
    box.style.setProperty('--free', `${top}px`);
    return;
  }
  // Where room is short the newest alone stands.
  box.setAttribute('data-short', '');
  const { height } = box.getBoundingClientRect();
  const gap = gapFor(height, taken, innerHeight);
  const room = end !== undefined && covers(gap, height, barred) ? height + 2 * AIR : undefined;
  leaveRoom(room);
  box.style.setProperty('--free', `${room === undefined ? gap : (end ?? 0) - room + AIR}px`);
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
    leaveRoom(undefined);
    changes.disconnect();
    removeEventListener('resize', soon);
    document.removeEventListener('scroll', soon, { capture: true });
  };
}
