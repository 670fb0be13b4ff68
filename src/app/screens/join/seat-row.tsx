/** A seat of a campaign that has arrived on a phone without a place in it: free to sit down in, or to come back to. */
import { type JSX, Show } from 'solid-js';
import type { SeatView } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Shield } from '../../ui/heraldry/shield.tsx';
import { Row } from '../../ui/rows.tsx';
import type { Choice } from './choice.ts';

export function SeatRow(props: {
  seat: SeatView;
  choice: Choice;
  onSit: (seat: SeatView) => void;
  onReturn: (seat: Seat) => void;
}): JSX.Element {
  const { view, app, busy } = useCampaign();
  const asked = () => props.choice.asked().includes(props.seat.id);
  const comesBack = () => props.choice.comesBack(props.seat);
  /** The seat of the one button that stands out needs none of its own. */
  const offered = () => !props.seat.held && props.choice.maySit(props.seat) && props.choice.free().length > 1;
  const note = () =>
    !props.seat.held
      ? props.choice.openWords(props.seat)
      : asked()
        ? t('on another phone; you asked for it')
        : comesBack()
          ? t('on another phone; its player can return with the twelve words, or ask the group')
          : t('on another phone');
  return (
    <Row
      lead={<Shield tincture={app.tincture(view(), props.seat.id)} size={30} label="" />}
      title={props.seat.name}
      note={note()}
      end={
        <>
          <Show when={offered() && !asked() && props.choice.waits() !== props.seat.id}>
            <Button small icon="person" disabled={busy()} onTap={() => props.onSit(props.seat)}>
              {props.choice.wanted(props.seat)}
            </Button>
          </Show>
          <Show when={comesBack()}>
            <Button small kind="quiet" disabled={busy()} onTap={() => props.onReturn(props.seat.id)}>
              {t('Return as {name}…', { name: props.seat.name })}
            </Button>
          </Show>
        </>
      }
    />
  );
}
