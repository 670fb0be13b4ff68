/**
 * What takes the page over until it is answered: a sheet from the foot, or a question in the middle. Focus is held
 * inside and given back; Escape, a tap outside and the phone's way back dismiss. Load lazily: it brings Kobalte's dialog with it.
 */
import { Dialog } from '@kobalte/core/dialog';
import { type JSX, Show } from 'solid-js';
import { t } from '../i18n/index.ts';
import { closesOnBack } from './back.ts';
import { Button, IconButton } from './button.tsx';
import { cx } from './cx.ts';
import s from './dialog.module.css';

function Modal(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  note?: JSX.Element;
  class: string | undefined;
  cross?: boolean;
  children?: JSX.Element;
}) {
  closesOnBack(
    () => props.open,
    () => props.onClose(),
  );
  return (
    <Dialog open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay class={s.scrim} />
        <div class={cx(s.place, props.class)}>
          <Dialog.Content class={s.dialog}>
            <div class={s.head}>
              <Dialog.Title class={s.title}>{props.title}</Dialog.Title>
              <Show when={props.cross}>
                <IconButton icon="close" label={t('Close')} onTap={props.onClose} />
              </Show>
            </div>
            <Show when={props.note}>
              <Dialog.Description class={s.note}>{props.note}</Dialog.Description>
            </Show>
            {props.children}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog>
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
