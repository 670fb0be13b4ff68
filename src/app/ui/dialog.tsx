/**
 * What takes the page over until it is answered: a sheet from the foot, or a question in the middle. The browser holds the
 * focus inside and gives it back; Escape, a tap outside and the phone's way back dismiss. Loaded with the first of them.
 */
import { createUniqueId, type JSX, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { t } from '../i18n/index.ts';
import { closesOnBack } from './back.ts';
import { Button, IconButton } from './button.tsx';
import { cx } from './cx.ts';
import s from './dialog.module.css';
import { overPage } from './over-page.ts';

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly note?: JSX.Element;
  readonly class: string | undefined;
  readonly cross?: boolean;
  readonly children?: JSX.Element;
}

const Modal = (props: ModalProps): JSX.Element => {
  closesOnBack(
    () => props.open,
    () => props.onClose(),
  );
  return (
    <Show when={props.open}>
      <Opened {...props} />
    </Show>
  );
};

/** A sheet that shows something else takes what was in focus with it: its title is in focus then, not the page beneath. */
function createKept(dialog: () => HTMLElement, title: () => HTMLElement): (event: FocusEvent) => void {
  let last: EventTarget | null = null;
  const changes = new MutationObserver(() => {
    const gone = last instanceof HTMLElement && !last.isConnected;
    if (!gone || document.activeElement !== document.body) return;
    // Only now: what could be in focus from the start would be, before the first thing to tap.
    title().tabIndex = -1;
    title().focus({ preventScroll: true });
  });
  onMount(() => changes.observe(dialog(), { childList: true, subtree: true }));
  onCleanup(() => changes.disconnect());
  return ({ target }) => {
    last = target;
  };
}

function Opened(props: ModalProps): JSX.Element {
  const id = createUniqueId();
  let dialog!: HTMLDialogElement;
  let title!: HTMLHeadingElement;
  const focused = createKept(
    () => dialog,
    () => title,
  );
  // A finger that begins on the sheet and ends beside it has dismissed nothing.
  let outside = false;
  overPage(() => dialog);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by the keyboard Escape does the same
    <dialog
      ref={dialog}
      class={cx(s.place, props.class)}
      aria-labelledby={`${id}-title`}
      aria-describedby={props.note ? `${id}-note` : undefined}
      onFocusIn={focused}
      onPointerDown={(event) => {
        outside = event.target === dialog;
      }}
      onClick={(event) => {
        if (outside && event.target === dialog) props.onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <div class={s.dialog}>
        <div class={s.head}>
          <h2 ref={title} id={`${id}-title`} class={s.title}>
            {props.title}
          </h2>
          <Show when={props.cross}>
            <IconButton icon="close" label={t('Close')} onTap={props.onClose} />
          </Show>
        </div>
        <Show when={props.note}>
          <p id={`${id}-note`} class={s.note}>
            {props.note}
          </p>
        </Show>
        {/* What loads within would have the dialog taken out of the page, and put back unopened. */}
        <Suspense>{props.children}</Suspense>
      </div>
    </dialog>
  );
}

/** A sheet of choices or a form. */
export function SheetDialog(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  note?: JSX.Element;
  children: JSX.Element;
}) {
  return (
    <Modal
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      note={props.note}
      class={s.foot}
      cross
    >
      {props.children}
    </Modal>
  );
}

/** Asks before what cannot be taken back. The answer says what it does ('Remove the campaign'), never 'OK'. */
export function ConfirmDialog(props: {
  open: boolean;
  title: string;
  note?: JSX.Element;
  /** What the yes does, in words. */
  yes: string;
  no?: string;
  danger?: boolean;
  onYes: () => void;
  onNo: () => void;
}) {
  return (
    <Modal open={props.open} onClose={props.onNo} title={props.title} note={props.note} class={s.middle}>
      <div class={s.answers}>
        <Button onTap={props.onNo}>{props.no ?? t('Keep it')}</Button>
        <Button kind={props.danger ? 'danger' : 'filled'} onTap={props.onYes}>
          {props.yes}
        </Button>
      </div>
    </Modal>
  );
}
