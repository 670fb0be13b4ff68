/** Sitting down where another player left for good: the seat is called after the newcomer from then on, on every phone. */
import { createSignal, type JSX } from 'solid-js';
import { takeSeat } from '../../../campaign/enter.ts';
import type { SeatView } from '../../../campaign/view.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { DraftForm } from '../../draft-form.tsx';
import { t } from '../../i18n/index.ts';
import { nameFault } from '../../twins.ts';
import { Button } from '../../ui/button.tsx';
import { SheetDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import s from './join.module.css';

export function TakeOverSheet(props: { seat: SeatView; onClose: () => void }): JSX.Element {
  const { session, view, act, busy } = useCampaign();
  // Read once: when the seat is taken it is no longer one that was left.
  const { id, name: before } = props.seat;
  const guests = () => view().book.roster.members.filter((one) => one.name !== undefined);
  const own = () => guests().find(({ device }) => device === view().device)?.name;
  const [name, setName] = createSignal(own() ?? '');
  const others = () => [
    ...view().seats.flatMap((one) => (one.id === id ? [] : [one.name])),
    ...guests().flatMap((one) => (one.device === view().device || one.name === undefined ? [] : [one.name])),
  ];
  const fault = () => (name() === '' ? undefined : nameFault(name(), others(), true));
  const sit = async (): Promise<void> => {
    await act(() => takeSeat(session, id, name().trim()));
    props.onClose();
  };
  return (
    <SheetDialog
      open
      onClose={props.onClose}
      title={t('Take {name}’s seat?', { name: before })}
      note={t(
        '{name} has left for good. You play on with their realm under your own name. {name}’s secrets stay on their phone: ask for them and enter them again.',
        { name: before },
      )}
    >
      <DraftForm form={JSON.stringify(['take over', session.campaign, id])}>
        <Field label={t('Your name')} value={name()} maxLength={30} onInput={setName} error={fault()} />
      </DraftForm>
      <div class={s.answers}>
        <Button
          kind="filled"
          grow
          disabled={busy() || name().trim() === '' || fault() !== undefined}
          onTap={() => void sit()}
        >
          {t('Sit down')}
        </Button>
      </div>
    </SheetDialog>
  );
}
