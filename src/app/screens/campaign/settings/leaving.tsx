/** A player leaves for good: oneself after a second look; of another two players say it, and what becomes of the realm with it. */
import { type JSX, Show } from 'solid-js';
import { leaveSeat } from '../../../../campaign/absence.ts';
import type { SeatView } from '../../../../campaign/view.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { keptByLeaver } from './sealed.ts';
import s from './settings.module.css';

interface Props {
  seat: SeatView;
  does: (what: () => Promise<unknown>) => void;
  onClose: () => void;
}

export const Leaving = (props: Props): JSX.Element => (
  <Show when={props.seat.mine} fallback={<OfAnother {...props} />}>
    <Oneself {...props} />
  </Show>
);

function Oneself(props: Props): JSX.Element {
  const { session, view } = useCampaign();
  return (
    <>
      <p class={s.said}>
        {t(
          'The realm is then idle: nobody waits for it, and any of the others may act for it. They decide together whether somebody else takes it over.',
        )}
      </p>
      <p class={s.said}>
        {t('This phone loses the seat at once. Only another player can give it back to you.')}{' '}
        {keptByLeaver(view(), props.seat.id)}
      </p>
      <Actions>
        <Button grow onTap={props.onClose}>
          {t('Stay')}
        </Button>
        <Button kind="danger" grow onTap={() => props.does(() => leaveSeat(session, props.seat.id, 'idle'))}>
          {t('Leave for good')}
        </Button>
      </Actions>
    </>
  );
}

function OfAnother(props: Props): JSX.Element {
  const { session, view } = useCampaign();
  const leave = (becomes: 'free' | 'idle'): void =>
    props.does(() => leaveSeat(session, props.seat.id, becomes));
  return (
    <>
      <Show when={keptByLeaver(view(), props.seat.id)}>{(words) => <p class={s.said}>{words()}</p>}</Show>
      <Rows label={t('What becomes of the realm?')}>
        <Row
          title={t('Somebody else may take the seat')}
          note={t('Its phones lose the seat. A newcomer, a guest or another player takes it and plays on.')}
          onTap={() => leave('free')}
        />
        <Row
          title={t('The realm is idle')}
          note={t(
            'Nobody waits for its player. When its turn or a question comes, any of you may act for it.',
          )}
          onTap={() => leave('idle')}
        />
      </Rows>
    </>
  );
}
