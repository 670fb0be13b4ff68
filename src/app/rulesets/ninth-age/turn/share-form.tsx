/** Conquest Points for an ally who can still spend them. */
import { For, type JSX } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { purseOf } from '../../../../rules/ninth-age/conquest/points.ts';
import { sharers } from '../../../../rules/ninth-age/conquest/spend.ts';
import { chosenSignal, only } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useRealms } from '../names.ts';

export const ShareForm: OrderForm = (props): JSX.Element => {
  const { state, seat, player, colour } = useRealms();
  const friends = () => sharers(state(), seat());
  const [to, setTo] = chosenSignal<Seat | undefined>('to', only(friends()));
  const [points, setPoints] = chosenSignal('points', 1);
  const left = () => purseOf(state(), seat()).left;
  const args = () => {
    const friend = to();
    return friend === undefined ? undefined : { to: friend, points: points() };
  };
  return (
    <OrderPage
      order="share-points"
      args={args()}
      question={t('Who gets how many?')}
      answer={t('Hand them over')}
      icon="check"
      sum={tn(left(), '{n} Conquest Point left', '{n} Conquest Points left')}
      onDone={props.onDone}
    >
      <Rows label={t('Allies')}>
        <For each={friends()}>
          {(friend) => (
            <Row
              lead={<Shield tincture={colour(friend)} size={30} label="" />}
              title={player(friend)}
              note={t('has {n}', { n: purseOf(state(), friend).left })}
              current={to() === friend}
              open={to() === friend}
              onTap={() => setTo(friend)}
            />
          )}
        </For>
        <Row
          title={t('Conquest Points')}
          end={
            <Stepper
              label={t('Conquest Points')}
              value={points()}
              min={1}
              max={Math.max(1, left())}
              onStep={setPoints}
            />
          }
        />
      </Rows>
    </OrderPage>
  );
};
