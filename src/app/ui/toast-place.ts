/**
 * Where toasts lie: in the topmost gap that nothing to be read or tapped takes. Where a page has none, it makes room for them at
 * its end, so that whatever stood there can be scrolled to. Where that cannot be, they keep off the bars, the foot and the filled
 * button at least: those are tapped next.
 */
import b from './button.module.css';
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

/** The tiles of a map that answer what is asked. */
const hints = '[role=application] g[data-tone]';
const controls = `a[href], button, input, select, textarea, summary, [role=switch], [role=radio], [role=slider], ${hints}`;
const read = `header, h1, h2, h3, p, nav, output, [data-strip], [role=img], .${r.ribbon}, .${p.foot}, .${rows.row}`;
const kept = `${controls}, ${read}`;
const next = `header, nav, .${p.foot}, .${b.filled}, ${hints}`;

const pages = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-scroll-restoration-id=page]'),
];
/** How high the room is that a page leaves at its end. */
const roomLeft = (): number => Number.parseFloat(pages().at(-1)?.style.marginBottom ?? '') || 0;
/** The page that leaves room now. */
let given: HTMLElement | undefined;
/** On the page itself: a property that all elements inherit would have the browser look at each of them anew. */
function leaveRoom(height: number | undefined): void {
  const page = height === undefined ? undefined : pages().at(-1);
  if (given && given !== page) given.style.marginBottom = '';
  if (page) page.style.marginBottom = `${height}px`;
  given = page;
}
/** The end of what scrolls, once it has left that room; undefined where something lies open over it. */
function endOfPage(): number | undefined {
  if (document.querySelector('dialog[open], [role=dialog]')) return undefined;
  const bottom = pages().at(-1)?.getBoundingClientRect().bottom;
  return bottom === undefined ? undefined : bottom + roomLeft();
}

/** Where a map stands beside what is asked of it, toasts lie over the map: the panel is as high as the screen, and is tapped next. */
function keepToMap({ style }: HTMLElement): void {
  const map = document.querySelector('[role=application]')?.getBoundingClientRect();
  const beside = map && map.width > 200 && innerWidth - map.right > 200 && map.height > innerHeight / 2;
  if (beside) {
    style.left = `${map.left}px`;
    style.right = `${innerWidth - map.right}px`;
  } else for (const side of ['left', 'right']) style.removeProperty(side);
}

/**
 * Over a sheet, which the browser lays over all else: raised once for what came last. Not over the cover of a phone that is
 * passed on: what was said before it is another's.
 */
function overSheet(box: HTMLElement): void {
  const last = box.lastElementChild;
  const sheet = document.querySelector('dialog[open]:not([data-cover])');
  if (!box.showPopover || !sheet || last === raised) return;
  raised = last;
  if (box.popover) box.hidePopover();
  box.popover = 'manual';
  box.showPopover();
}
let raised: Element | null = null;

/** Whether the browser has left it undrawn, far off the screen: to measure it would lay it out. */
const skipped = (one: Element): boolean =>
  'checkVisibility' in one && !one.checkVisibility({ contentVisibilityAuto: true });

/** Places the toasts where they cover nothing that has to be read or tapped first. */
function layFree(box: HTMLElement): void {
  box.removeAttribute('data-short');
  overSheet(box);
  keepToMap(box);
  const end = endOfPage();
  const own = box.getBoundingClientRect();
  // What lies beneath a sheet can be neither read nor tapped.
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const spans = (which: string): readonly Span[] =>
    [...(sheet ?? document).querySelectorAll(which)]
      .filter((one) => !box.contains(one) && !skipped(one))
      .map((one) => one.getBoundingClientRect())
      .filter(
        ({ left, right, bottom, height }) => height > 0 && bottom > 0 && left < own.right && right > own.left,
      );
  const seen = spans(kept);
  // Room that was made is no gap: what sticks to the page's end comes back there as soon as it is given up.
  const made = end === undefined ? 0 : roomLeft();
  const taken: readonly Span[] =
    made > 0 && end !== undefined ? [...seen, { top: end - made, bottom: end }] : seen;
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
  const tight = covers(gap, height, barred);
  // A page whose foot scrolls along ends somewhere beneath the screen.
  const room = tight && end !== undefined && end <= innerHeight ? height + 2 * AIR : undefined;
  leaveRoom(room);
  const free = tight ? gapFor(height, spans(next), innerHeight) : gap;
  box.style.setProperty('--free', `${room === undefined ? free : (end ?? 0) - room + AIR}px`);
}

/** Lays it so now and whenever the page moves or changes. @returns what ends it */
export function keepFree(box: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A map that is being drawn changes all the time: what is waited for is the time, not the end of it.
  const soon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      layFree(box);
    }, 80);
  };
  layFree(box);
  const changes = new MutationObserver(soon);
  // Words that change, and a bar that lets go of the page's end, move what stands beneath them.
  const moves = { childList: true, subtree: true, characterData: true, attributeFilter: ['class'] };
  changes.observe(document.body, moves);
  addEventListener('resize', soon);
  // The page scrolls inside its frame.
  document.addEventListener('scroll', soon, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    box.removeAttribute('popover');
    leaveRoom(undefined);
    changes.disconnect();
    removeEventListener('resize', soon);
    document.removeEventListener('scroll', soon, { capture: true });
  };
}
