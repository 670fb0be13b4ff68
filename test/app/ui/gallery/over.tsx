/** What lies over the page: dialogs and toasts, each opened by a button. */
import { createSignal } from 'solid-js';
import { Button } from '../../../../src/app/ui/button.tsx';
import { ConfirmDialog, SheetDialog } from '../../../../src/app/ui/dialog.tsx';
import { Row, Rows } from '../../../../src/app/ui/rows.tsx';
import { toast } from '../../../../src/app/ui/toasts.tsx';
import { Specimen } from './specimen.tsx';

export function Over() {
  const [open, setOpen] = createSignal<'sheet' | 'question' | 'danger'>();
  const close = (): void => void setOpen();
  return (
    <>
      <Specimen name="Dialogs">
        <Button onTap={() => setOpen('sheet')}>SheetDialog</Button>
        <Button onTap={() => setOpen('question')}>ConfirmDialog</Button>
        <Button onTap={() => setOpen('danger')}>ConfirmDialog, danger</Button>
      </Specimen>
      <Specimen name="Toasts">
        <Button onTap={() => toast('The backup is written.')}>Words alone</Button>
        <Button onTap={() => toast({ words: 'Tom’s phone is here.', icon: 'phones' })}>With an icon</Button>
        <Button onTap={() => toast({ words: 'The order is taken back.', action: { label: 'Undo' } })}>
          With something to do
        </Button>
        <Button onTap={() => toast({ words: 'Reading the backup', share: () => 0.6, lasts: 4000 })}>
          With progress
        </Button>
      </Specimen>
      <SheetDialog
        open={open() === 'sheet'}
        onClose={close}
        title="Which banner?"
        note="Only banners on land are listed."
      >
        <Rows label="Banners">
          <Row title="First banner" onTap={close} />
          <Row title="Second banner" onTap={close} />
        </Rows>
      </SheetDialog>
      <ConfirmDialog
        open={open() === 'question'}
        title="Turn the page?"
        note="Two players have not said that they are done."
        yes="Turn the tile"
        no="Wait"
        onYes={close}
        onNo={close}
      />
      <ConfirmDialog
        open={open() === 'danger'}
        title="Remove the campaign?"
        note="It goes from this phone alone."
        yes="Remove the campaign"
        danger
        onYes={close}
        onNo={close}
      />
    </>
  );
}
