/** Orders with nothing left to choose that are not lightly taken back: what they come to, and one button. */
import { useNavigate } from '@tanstack/solid-router';
import type { JSX } from 'solid-js';
import { For } from 'solid-js';
import { isDue, standings } from '../../../../rules/chronopia/accord/end.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import { count, purse } from '../words.ts';

interface Given {
  readonly battle?: string;
  readonly id?: string;
  readonly warband?: string;
  readonly spell?: string;
}

export const CallOffForm: OrderForm = (props): JSX.Element => (
  <OrderPage
    order="call-off"
    args={{ battle: (props.args as Given).battle ?? '' }}
    title={t('The battle')}
    question={t('Call the battle off?')}
    why={t('The others are asked. What was summoned for it is paid back.')}
    answer={t('Propose it')}
    onDone={props.onDone}
  />
);
export const SellSpellForm: OrderForm = (props): JSX.Element => {
  const { state } = useForce();
  const given = () => props.args as Given;
  const spell = () => state().warbands[given().warband ?? '']?.spells[given().spell ?? ''];
  return (
    <OrderPage
      order="sell-spell"
      args={{ warband: given().warband ?? '', spell: given().spell ?? '' }}
      title={t('Spells')}
      question={t('Sell {spell} back?', { spell: spell()?.name ?? '' })}
      why={t('You get {purse} back.', { purse: purse(state(), spell()?.cost ?? 0) })}
      answer={t('Sell it back')}
      onDone={props.onDone}
    />
  );
};
export const UnlistFigureForm: OrderForm = (props): JSX.Element => {
  const { state, seat, to } = useForce();
  const navigate = useNavigate();
  const id = () => (props.args as Given).id ?? '';
  return (
    <OrderPage
      order="unlist-figure"
      args={{ id: id() }}
      title={t('Army list')}
      question={t('Strike {name} off the list?', { name: state().figures[id()]?.name ?? '' })}
      answer={t('Strike it off')}
      danger
      // The form it was opened from was about a figure that is gone.
      onDone={() => void navigate({ to: to(`piece/list.${seat()}`), replace: true } as never)}
    />
  );
};
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
          : t('That would be early: everybody else is asked.')
      }
      answer={t('End it')}
      icon="check"
      onDone={props.onDone}
    >
      <Rows facts label={t('How you stand')}>
        <For each={standings(state())}>
          {({ seat, territories, rating, gold }) => (
            <Row
              title={player(seat)}
              note={t('rating {rating} · {gold} gold', { rating: count(rating), gold: count(gold) })}
              value={tn(territories, '{n} territory', '{n} territories')}
            />
          )}
        </For>
      </Rows>
    </OrderPage>
  );
};
