/** When and where a battle is fought, how large it is, and the gold spent on it. */
import type { JSX } from 'solid-js';
import { goldOf } from '../../../../rules/ninth-age/queries.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { number, t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { OrderForm } from '../../contract.ts';
import { NumberField } from '../../parts/number-field.tsx';
import page from '../../parts/order-page.module.css';
import { OrderPage } from '../../parts/order-page.tsx';
import { useBattle } from './use-battle.ts';

const battleIn = (args: unknown): string => (args as { readonly battle?: string } | null)?.battle ?? '';

export const ArrangeBattleForm: OrderForm = (props): JSX.Element => {
  const id = battleIn(props.args);
  const { fight } = useBattle(() => id);
  const [date, setDate] = chosenSignal('date', fight().date);
  const [place, setPlace] = chosenSignal('place', fight().place);
  return (
    <OrderPage
      order="arrange-battle"
      args={{ battle: id, date: date().trim(), place: place().trim() }}
      question={t('When and where do you fight?')}
      why={t('In your own words; everybody in the battle sees it.')}
      answer={t('Arrange it')}
      icon="check"
      onDone={props.onDone}
    >
      <div class={page.stack}>
        <Field
          label={t('When')}
          value={date()}
          maxLength={40}
          placeholder={t('Friday, seven o’clock')}
          onInput={setDate}
        />
        <Field
          label={t('Where')}
          value={place()}
          maxLength={40}
          placeholder={t('At the club')}
          onInput={setPlace}
        />
      </div>
    </OrderPage>
  );
};

export const AgreeSizeForm: OrderForm = (props): JSX.Element => {
  const id = battleIn(props.args);
  const { size } = useBattle(() => id);
  const [points, setPoints] = chosenSignal('points', size());
  return (
    <OrderPage
      order="agree-size"
      args={{ battle: id, size: Math.max(100, points()) }}
      question={t('How large is the battle?')}
      why={t('Points of a side; allies share them. Everybody in it must agree.')}
      answer={t('Propose it')}
      icon="check"
      onDone={props.onDone}
    >
      <NumberField label={t('Points of a side')} value={points()} most={50_000} onNumber={setPoints} />
    </OrderPage>
  );
};

export const BuyPointsForm: OrderForm = (props): JSX.Element => {
  const id = battleIn(props.args);
  const { army, seat, state } = useBattle(() => id);
  const now = () => army(seat());
  const purse = () => goldOf(state(), seat()) + (now()?.bought ?? 0);
  const most = () => Math.min(now()?.most ?? 0, purse());
  const [gold, setGold] = chosenSignal('gold', now()?.bought ?? 0);
  const total = () => (now()?.base ?? 0) + (now()?.largest ?? 0) + gold();
  return (
    <OrderPage
      order="buy-points"
      args={{ battle: id, gold: gold() }}
      question={t('How much gold for this battle?')}
      why={t('1 gold is 1 point, up to {most} here: a tenth of the army. You pay again for each battle.', {
        most: number(now()?.most ?? 0),
      })}
      answer={t('Spend it')}
      icon="check"
      sum={t('Army of {points} points; {left} gold left', {
        points: number(total()),
        left: number(purse() - gold()),
      })}
      onDone={props.onDone}
    >
      <Rows label={t('The army')}>
        <Row title={t('Of the battle')} value={number(now()?.base ?? 0)} />
        <Row title={t('Largest Realm')} value={number(now()?.largest ?? 0)} />
        <Row
          title={t('For gold')}
          note={t('{gold} gold in the treasury', { gold: number(purse()) })}
          end={
            <Stepper label={t('Gold')} value={gold()} max={Math.max(0, most())} step={10} onStep={setGold} />
          }
        />
      </Rows>
    </OrderPage>
  );
};
