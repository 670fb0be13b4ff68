/** Experience spent: a characteristic with its chance, the price, and how much of it is paid in gold. */
import { createMemo, type JSX, Show } from 'solid-js';
import { chance } from '../../../../kernel/odds.ts';
import { barred, learners, measureOf, priceOf } from '../../../../rules/chronopia/aftermath/advance.ts';
import { advanceOdds } from '../../../../rules/chronopia/aftermath/chances.ts';
import { type Characteristic, characteristics, standing } from '../../../../rules/chronopia/figures.ts';
import type { State, Warband } from '../../../../rules/chronopia/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { percent } from '../../../ui/percents.ts';
import { Row } from '../../../ui/rows.tsx';
import type { OrderForm } from '../../contract.ts';
import { Listed } from '../../parts/headed.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { useForce } from '../force.ts';
import { PickWarband, useWarband } from '../parts/pick-warband.tsx';
import { count, short } from '../words.ts';

export const AdvanceForm: OrderForm = (props): JSX.Element => {
  const { state, seat, gold } = useForce();
  const able = () => learners(state(), seat(), gold()).map(([, warband]) => warband);
  const found = useWarband(() => props.args);
  return (
    <Show
      when={found()}
      fallback={
        <PickWarband
          order="advance"
          question={t('Which warband tries to improve?')}
          none={t('An attempt costs ten points for each figure of a warband, and no warband has enough.')}
          fits={(warband) => able().includes(warband)}
          note={(_, warband) =>
            t('{n} points; one attempt costs {price}', {
              n: count(warband.experience),
              price: count(priceOf(warband)),
            })
          }
        />
      }
    >
      {(one) => <Attempt id={one().id} warband={one().warband} onDone={props.onDone} state={state()} />}
    </Show>
  );
};

/** Every characteristic as it stands, with the chance that it rises or why it cannot. */
const chancesOf = (state: State, warband: Warband) => {
  const measure = measureOf(state, warband);
  if (!measure) return [];
  const { mounted } = measure.figure;
  const topFace = state.options.rulings.topFace === 'succeeds';
  return characteristics.map((each) => {
    const now = standing(measure.figure, measure.rank.raised, each);
    const odds = advanceOdds(each, now, { mounted, topFace });
    return { each, now, against: barred(state, warband, each), p: chance(odds, (yes) => yes) };
  });
};

function Attempt(props: { id: string; warband: Warband; state: State; onDone: () => void }): JSX.Element {
  const force = useForce();
  const { gold, say } = force;
  /** The warband that follows on the roll, where this one is left as it is. */
  const other = () => {
    const all = learners(props.state, force.seat());
    return all[all.findIndex(([id]) => id === props.id) + 1];
  };
  const [of, setOf] = chosenSignal<Characteristic>('of');
  const price = () => priceOf(props.warband);
  const short_ = () => Math.max(0, price() - props.warband.experience);
  const [paid, setPaid] = chosenSignal<number>('paid');
  const inGold = () => paid() ?? short_();
  const rows = createMemo(() => chancesOf(props.state, props.warband));
  return (
    <OrderPage
      order="advance"
      rolls
      args={
        of() === undefined ? undefined : { warband: props.id, characteristic: of() ?? 'cc', gold: inGold() }
      }
      title={props.warband.name}
      question={t('Which value do they train?')}
      why={t('The whole warband rises together, by the rating of its leader.')}
      answer={t('Try to improve')}
      icon="dice"
      sum={t('{price} points', { price: price() })}
      quick={
        <Show when={other()}>
          {(next) => (
            <Button small href={formOf(force, 'advance', { warband: next()[0] })}>
              {t('On to {name}', next()[1])}
            </Button>
          )}
        </Show>
      }
      onDone={() => {
        setOf(undefined);
        props.onDone();
      }}
    >
      <RowsOf label={t('Characteristics')} of={rows()}>
        {({ each, now, against, p }) => (
          <Row
            title={`${short[each]} ${count(now)}`}
            note={against ? say(against.why) : undefined}
            value={against ? '–' : percent(p)}
            current={each === of()}
            open={each === of()}
            {...(against ? {} : { onTap: () => setOf(each) })}
          />
        )}
      </RowsOf>
      <Listed
        title={t('the price')}
        note={t('{n} experience, {gold} gold', { n: count(props.warband.experience), gold: count(gold()) })}
        label={t('The price')}
      >
        <StepRow
          title={t('Paid in gold')}
          note={t('the rest, {n}, in experience', { n: count(Math.max(0, price() - inGold())) })}
          value={inGold()}
          max={Math.min(price(), gold())}
          step={props.warband.individual ? 1 : 5}
          onStep={setPaid}
        />
      </Listed>
    </OrderPage>
  );
}
