/** Baggage by the crown: a stepper, and how many banners it feeds for how long. */
import { type JSX, Show } from 'solid-js';
import { mouths } from '../../../../rules/mighty-empires/winter/forecast.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { purseOf } from './purse.ts';
import { crowns } from './words.ts';

export const BuyBaggageForm: OrderForm = (props): JSX.Element => {
  const { state, seat, book } = useEmpire();
  const purse = () => purseOf(state(), seat(), book(seat()));
  const left = () => Math.max(0, purse().left);
  const now = () => mouths(state(), seat());
  const [points, setPoints] = chosenSignal('points', Math.min(left(), Math.max(1, now().hungry)));
  const loads = () => now().loads + points();
  const months = () => (now().hungry === 0 ? 0 : Math.floor(loads() / now().hungry));
  /** Should all of them leave the settlements. */
  const abroad = () => Math.floor(loads() / Math.max(1, now().banners));
  const lasting = (n: number): string => (n === 0 ? t('not for all') : tn(n, 'one month', '{n} months'));
  return (
    <OrderPage
      order="buy-baggage"
      args={points() > 0 ? { points: points() } : undefined}
      title={t('Baggage')}
      question={t('How much baggage do you buy for the spring?')}
      why={t('A crown buys a baggage point. A baggage point feeds one banner for one month away from home.')}
      answer={t('Buy {n} for {crowns}', { n: points(), crowns: crowns(points()) })}
      idle={left() === 0}
      sum={
        <>
          <b>{t('{crowns} left', { crowns: crowns(left()) })}</b>
          {t('{n} afterwards', { n: left() - points() })}
        </>
      }
      onDone={props.onDone}
    >
      <Rows label={t('What it feeds')}>
        <StepRow
          lead={<Seal icon="scales" />}
          title={t('Baggage points')}
          note={
            now().loads > 0
              ? tn(now().loads, 'one to share out in deployment', '{n} to share out in deployment')
              : t('none yet')
          }
          label={t('Baggage points to buy')}
          value={points()}
          min={0}
          max={left()}
          onStep={setPoints}
        />
        <Row
          lead={<Seal icon="wheat" />}
          title={
            now().hungry === 0
              ? t('Every banner lives off the land')
              : tn(now().hungry, 'One banner eats from its baggage', '{n} banners eat from their baggage')
          }
          note={
            now().hungry === 0
              ? t('where they stand now; on the march they will need baggage')
              : t('where they stand now; bought for them, a month costs {crowns}', {
                  crowns: crowns(now().month),
                })
          }
          value={now().hungry === 0 ? '' : lasting(months())}
        />
        <Row
          lead={<Seal icon="walking-boot" />}
          title={t('On the march')}
          note={tn(
            now().banners,
            'if your one banner leaves the settlements',
            'if all {n} banners leave the settlements',
          )}
          value={lasting(abroad())}
        />
      </Rows>
      <Show when={loads() > now().banners * 6}>
        <Warning
          words={t('A banner carries six at most. You store the rest in a city or fortress.')}
          rule="me.deployment.baggage"
        />
      </Show>
    </OrderPage>
  );
};
