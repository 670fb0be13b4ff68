/**
 * The phases as a row of icons, each with its name: for readers, and shown by a long press, a tap, the pointer or the focus.
 * One stop for the Tab key; the arrows go from phase to phase, Escape puts the name away. More than the page has room for
 * go past its edges: the row fades there, is drawn along with what stands beneath it, and opens at the phase that is now.
 */
import { createEffect, createSignal, createUniqueId, Index, type JSX, on, onCleanup, Show } from 'solid-js';
import { cx } from './cx.ts';
import { GameIcon, type GameIconName } from './icons/game-icon.tsx';
import s from './phases.module.css';

export interface RibbonPhase {
  readonly id: string;
  readonly title: string;
  readonly icon: GameIconName;
  /** What is done in it, in a line. */
  readonly does?: string;
}
/** How long a finger rests before it is a long press, in milliseconds. */
const longPress = 400;
/** The least a thumb hits, in pixels. */
const thumb = 44;
const steps: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

export function Phases(props: {
  label: string;
  phases: readonly RibbonPhase[];
  phase: number;
  /** Stands beneath the row and is drawn along with it. */
  children?: JSX.Element;
}) {
  const word = createUniqueId();
  const [shown, setShown] = createSignal<number>();
  let row: HTMLDivElement | undefined;
  const strip = createStrip(props);
  const { past, look, inSight } = strip;
  const hide = (): void => void setShown(undefined);
  const { press, release, spoken } = createPress(setShown);
  createElsewhere(() => row, hide);
  const { reached, setStop, step } = createStops(props, () => row);
  const key = (event: KeyboardEvent, at: number): void => {
    if (event.key === 'Escape' && shown() !== undefined) {
      event.stopPropagation();
      hide();
    }
    step(event, at);
  };
  return (
    <div class={s.part}>
      <div
        ref={strip.ref}
        class={cx(s.strip, past().left && s.left, past().right && s.right)}
        onScroll={look}
      >
        <div class={s.whole} style={{ 'min-width': `${thumb * props.phases.length}px` }}>
          <div ref={row} class={s.phases} role="toolbar" aria-label={props.label}>
            <Index each={props.phases}>
              {(phase, at) => (
                <button
                  type="button"
                  class={cx(s.phase, at === props.phase ? s.now : at < props.phase && s.past)}
                  aria-label={phase().title}
                  aria-current={at === props.phase ? 'step' : undefined}
                  aria-describedby={shown() === at ? word : undefined}
                  tabIndex={at === reached() ? 0 : -1}
                  onPointerDown={({ pointerType }) => press(at, pointerType !== 'mouse')}
                  onPointerUp={release}
                  onPointerCancel={release}
                  onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setShown(at)}
                  onPointerLeave={({ pointerType }) => {
                    release();
                    if (pointerType === 'mouse') hide();
                  }}
                  onContextMenu={(event) => event.preventDefault()}
                  onClick={() => {
                    if (!spoken()) setShown(at);
                  }}
                  onFocus={({ currentTarget }) => {
                    setStop(at);
                    if (currentTarget.matches(':focus-visible')) setShown(at);
                  }}
                  onBlur={hide}
                  onKeyDown={(event) => key(event, at)}
                >
                  <GameIcon name={phase().icon} size={24} />
                </button>
              )}
            </Index>
          </div>
          {props.children}
        </div>
      </div>
      <Show when={props.phases[shown() ?? -1]}>
        {(phase) => <Word id={word} phase={phase()} at={`${100 * inSight(shown() ?? 0)}%`} />}
      </Show>
    </div>
  );
}

/** The name of a phase, pointed at it from beneath. */
const Word = (props: { id: string; phase: RibbonPhase; at: string }): JSX.Element => (
  <>
    <span class={s.tail} style={{ '--at': props.at }} aria-hidden="true" />
    <p class={s.word} style={{ '--at': props.at }} id={props.id} role="tooltip">
      <b>{props.phase.title}</b>
      <Show when={props.phase.does}>{(does) => <span>{does()}</span>}</Show>
    </p>
  </>
);

/** The strip the row lies on, drawn along under the thumb: how far it is drawn, and whether more lies past either edge. */
function createStrip(props: { readonly phases: readonly RibbonPhase[]; readonly phase: number }) {
  let strip: HTMLDivElement | undefined;
  const [drawn, setDrawn] = createSignal(0);
  /** The middle of a phase, as a share of the row. */
  const middle = (at: number): number => (at + 0.5) / props.phases.length;
  const bringIn = (phase: number): void => {
    if (!strip) return;
    strip.scrollLeft = middle(phase) * strip.scrollWidth - strip.clientWidth / 2;
    look();
  };
  /** Whether more lies past either edge. */
  const [past, setPast] = createSignal({ left: false, right: false });
  const look = (): void => {
    if (!strip) return;
    const { scrollLeft, clientWidth, scrollWidth } = strip;
    setDrawn(scrollLeft);
    setPast({ left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 });
  };
  const bringNow = (): void => bringIn(props.phase);
  // In the next frame, which lays the row out: asked for at once the whole page is laid out within the task that draws it.
  createEffect(
    on(
      () => props.phase,
      () => void requestAnimationFrame(bringNow),
    ),
  );
  window.addEventListener('resize', bringNow);
  onCleanup(() => window.removeEventListener('resize', bringNow));
  /** Where on the page a phase stands, as a share of what is in sight of the row. */
  const inSight = (at: number): number => {
    const left = drawn();
    if (!strip?.clientWidth) return middle(at);
    return Math.min(1, Math.max(0, (middle(at) * strip.scrollWidth - left) / strip.clientWidth));
  };
  const ref = (made: HTMLDivElement): void => {
    strip = made;
  };
  return { ref, past, look, inSight };
}

/** A finger that rests on a phase names it. */
function createPress(onLong: (at: number) => void) {
  let held: ReturnType<typeof setTimeout> | undefined;
  /** A tap that ends a long press names nothing anew. */
  let spoken = false;
  const release = (): void => clearTimeout(held);
  const press = (at: number, touch: boolean): void => {
    spoken = false;
    release();
    if (!touch) return;
    held = setTimeout(() => {
      spoken = true;
      onLong(at);
    }, longPress);
  };
  onCleanup(release);
  return { press, release, spoken: () => spoken };
}

/** The one stop for the Tab key, from which the arrows go on. */
function createStops(
  props: { readonly phases: readonly RibbonPhase[]; readonly phase: number },
  row: () => HTMLDivElement | undefined,
) {
  const [stop, setStop] = createSignal<number>();
  const step = (event: KeyboardEvent, at: number): void => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (at + by + props.phases.length) % props.phases.length;
    setStop(next);
    row()?.querySelectorAll('button')[next]?.focus();
  };
  const reached = (): number => Math.min(stop() ?? props.phase, props.phases.length - 1);
  return { reached, setStop, step };
}

/** A tap anywhere but on the row. */
function createElsewhere(row: () => HTMLDivElement | undefined, onTap: () => void): void {
  const elsewhere = ({ target }: Event): void => {
    if (!row()?.contains(target as Node)) onTap();
  };
  document.addEventListener('pointerdown', elsewhere);
  onCleanup(() => document.removeEventListener('pointerdown', elsewhere));
}
