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
          ? t('This phone then writes and rolls for {name} no more.', name())
          : t('That phone then writes and rolls for {name} no more.', name())}{' '}
        {t('What it has done stands. It comes back by the twelve words, or if players give it the seat.')}
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
          {t('Take it off')}
        </Button>
      </Actions>
    </>
  );
}
