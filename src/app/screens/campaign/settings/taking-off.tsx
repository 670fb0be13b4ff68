/** A seat that two phones hold is taken off one of them, after a second look. */
import type { JSX } from 'solid-js';
import { layDown } from '../../../../campaign/enter.ts';
import type { SeatView } from '../../../../campaign/view.ts';
import type { Device } from '../../../../log/keys.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import s from './settings.module.css';

export function TakingOff(props: {
  seat: SeatView;
  device: Device;
  does: (what: () => Promise<unknown>) => void;
  onClose: () => void;
}): JSX.Element {
  const { session, view } = useCampaign();
  const name = () => ({ name: props.seat.name });
  return (
    <>
      <p class={s.said}>
        {props.device === view().device
          ? t('This phone can then no longer write or roll for {name}.', name())
          : t('That phone can then no longer write or roll for {name}.', name())}{' '}
        {t(
          'Everything it has done still counts. It can come back with the twelve words, or if players give it the seat.',
        )}
      </p>
      <Actions>
        <Button grow onTap={props.onClose}>
          {t('Leave it as it is')}
        </Button>
        <Button
          kind="filled"
          grow
          onTap={() => props.does(() => layDown(session, props.seat.id, props.device))}
        >
          {t('Remove the seat')}
        </Button>
      </Actions>
    </>
  );
}
