/** A player who sits already takes another seat on the same phone: asked once, since nobody else has a word in it. */
import type { JSX } from 'solid-js';
import { takeSeat } from '../../../campaign/enter.ts';
import type { SeatView } from '../../../campaign/view.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { t } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { playsToo } from './plays-too.ts';

export function PlayToo(props: { seat: SeatView; onClose: () => void }): JSX.Element {
  const { session, act } = useCampaign();
  // Read once: when the seat is taken it is no longer one that was left.
  const seat = props.seat;
  const { id, left, name } = seat;
  const take = (): void => {
    props.onClose();
    void act(() => takeSeat(session, id));
  };
  return (
    <ConfirmDialog
      open
      title={left ? t('Take {name}’s seat?', { name }) : t('Play {name} on this phone too?', { name })}
      note={
        left
          ? t(
              'You play on where {name} left off, besides your own seat. The others see that you took it, and nobody else can take it.',
              { name },
            )
          : t(
              'You pass this phone on when it is {name}’s turn, or play both yourself. Nobody else can then take the seat.',
              { name },
            )
      }
      no={t('Not now')}
      yes={playsToo(seat)}
      onYes={take}
      onNo={props.onClose}
    />
  );
}
