/** Orders with nothing left to choose that are not lightly taken back: what they come to, and one button. */
import { useNavigate } from '@tanstack/solid-router';
import type { JSX } from 'solid-js';
import { isDue, standings } from '../../../../rules/chronopia/end/end.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import type { OrderForm } from '../../contract.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useForce } from '../force.ts';
import { count } from '../words.ts';

export const UnlistFigureForm = dressed<{ readonly id: string }>('unlist-figure', () => {
  const { state, seat, to } = useForce();
  const navigate = useNavigate();
  return {
    title: () => t('Army list'),
    question: ({ id }) => id && t('Strike {name} off the list?', { name: state().figures[id]?.name ?? '' }),
    answer: t('Strike the figure off'),
    danger: true,
    of: { id: false },
    // The form it was opened from was about a figure that is gone.
    done: () => void navigate({ to: to(`piece/list.${seat()}`), replace: true } as never),
  };
});
export const EndCampaignForm: OrderForm = (props): JSX.Element => {
  const { state, player } = useForce();
  return (
    <OrderPage
      order="end-campaign"
      args={{}}
      title={t('The end')}
      question={t('End the campaign?')}
      why={
        isDue(state())
          ? t('The end you agreed on has come.')
          : t('That would be early: everybody else will be asked to agree.')
      }
      answer={t('End the campaign')}
      icon="check"
      onDone={props.onDone}
    >
      <RowsOf facts label={t('Standings')} of={standings(state())}>
        {({ seat, territories, rating, gold }) => (
          <Row
            title={player(seat)}
            note={t('rating {rating} · {gold} gold', { rating: count(rating), gold: count(gold) })}
            value={tn(territories, '{n} territory', '{n} territories')}
          />
        )}
      </RowsOf>
    </OrderPage>
  );
};
