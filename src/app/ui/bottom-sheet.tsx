/**
 * A sheet at the page's foot that shows its head (`peek`) and is dragged, tapped or keyed up for the rest. It does not
 * take the page over: the map above it still answers. For a sheet that does, see SheetDialog.
 */
import { children, createSignal, type JSX, Show } from 'solid-js';
import { t } from '../i18n/index.ts';
import s from './bottom-sheet.module.css';
import { cx } from './cx.ts';

const farEnough = 36;

export function BottomSheet(props: {
  label: string;
  peek: JSX.Element;
  /** What a drag upwards shows; without it the sheet has no handle. */
  children?: JSX.Element;
  open?: boolean;
  onOpen?: (open: boolean) => void;
  onDismiss?: () => void;
}) {
  const rest = children(() => props.children);
  const [own, setOwn] = createSignal(false);
  const open = () => props.open ?? own();
  const set = (next: boolean): void => {
    setOwn(next);
    props.onOpen?.(next);
  };
  const [drag, setDrag] = createSignal(0);
  let from: number | undefined;
  /** With nothing beneath the head a tap puts the sheet away. */
  const tap = (): void => (rest() ? set(!open()) : props.onDismiss?.());
  const settle = (): void => {
    const moved = drag();
    from = undefined;
    setDrag(0);
    if (moved < -farEnough && rest()) set(true);
    else if (moved > farEnough) open() ? set(false) : props.onDismiss?.();
  };
  return (
    <section
      class={cx(s.sheet, open() && s.open)}
      aria-label={props.label}
      style={{ transform: drag() > 0 ? `translateY(${drag()}px)` : undefined }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        open() ? set(false) : props.onDismiss?.();
      }}
    >
      <Show when={rest() ?? props.onDismiss}>
        <button
          type="button"
          class={s.handle}
          aria-expanded={rest() ? open() : undefined}
          aria-label={rest() ? (open() ? t('Show less') : t('Show more')) : t('Close')}
          onPointerDown={(event) => {
            from = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => from !== undefined && setDrag(event.clientY - from)}
          onPointerUp={(event) => {
            // A drag is settled here; the click that ends it must not toggle the sheet back.
            if (Math.abs(drag()) > 4) event.currentTarget.dataset.dragged = '';
            settle();
          }}
          onPointerCancel={settle}
          onClick={({ currentTarget }) => {
            if ('dragged' in currentTarget.dataset) delete currentTarget.dataset.dragged;
            else tap();
          }}
        />
      </Show>
      <div class={s.inner}>
        {props.peek}
        <Show when={rest()}>
          <div class={s.rest} inert={!open()}>
            <div>{rest()}</div>
          </div>
        </Show>
      </div>
    </section>
  );
}
