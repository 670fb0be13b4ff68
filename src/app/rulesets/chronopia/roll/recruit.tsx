/** More figures for a warband there is; Drugged after a victory. */
import { type JSX, Show } from 'solid-js';
import { druggedOf } from '../../../../rules/chronopia/roll/drugged.ts';
import { listOf } from '../../../../rules/chronopia/roll/list.ts';
import { priceOf, warbandsOf } from '../../../../rules/chronopia/roll/points.ts';
import { membersOf } from '../../../../rules/chronopia/roll/structure.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import { type Chosen, Counts, taken, total } from '../parts/counts.tsx';
import { PickWarband, useWarband } from '../parts/pick-warband.tsx';
import { priceOfPurse } from '../words.ts';
import { figureNote } from './figure-words.ts';

export const RecruitForm: OrderForm = (props): JSX.Element => {
  const { state, seat, gold } = useForce();
  const found = useWarband(() => props.args);
  const rows = () =>
    membersOf(state(), found()?.warband ?? { seat: seat(), kind: '', ranks: {} })
      .filter(([, figure]) => figure.seat === seat() && figure.nature === 'mortal')
      .map(([id, figure]) => ({ id, name: figure.name, note: figureNote(figure), most: 60 }));
  /** Where one sort alone can join, nobody opens this form for none of it. */
  const [only, ...others] = rows();
  const [chosen, setChosen] = chosenSignal<Chosen>(
    'chosen',
    only && others.length === 0 ? { [only.id]: 1 } : {},
  );
  return (
    <Show
      when={found()}
      fallback={
        <PickWarband
          order="recruit"
          question={t('Which warband gets recruits?')}
          fits={({ individual }) => !individual}
          none={t('Individuals stand alone. Recruit a warband first.')}
        />
      }
    >
      {(one) => (
        <OrderPage
          order="recruit"
          args={total(chosen()) === 0 ? undefined : { warband: one().id, figures: taken(chosen()) }}
          title={one().warband.name}
          question={t('How many join?')}
          why={t('Newcomers begin with the characteristics of the list.')}
          answer={t('Recruit them')}
          icon="check"
          sum={priceOfPurse(state(), priceOf(state(), taken(chosen())), gold())}
          onDone={props.onDone}
        >
          <Counts label={one().warband.name} rows={rows()} chosen={chosen()} onChange={setChosen} />
        </OrderPage>
      )}
    </Show>
  );
};

export const RecruitDruggedForm: OrderForm = (props): JSX.Element => {
  const { state, seat, gold } = useForce();
  const sorts = () => listOf(state(), seat()).filter(([, { nature }]) => nature === 'drugged');
  const [many, setMany] = chosenSignal('many', 1);
  const [control, setControl] = chosenSignal('control', druggedOf(state(), seat()) + 1);
  const figure = () => sorts()[0];
  const into = () =>
    warbandsOf(state(), seat()).find(([, { ranks }]) =>
      Object.values(ranks).some((rank) => state().figures[rank.figure]?.nature === 'drugged'),
    )?.[0] ?? null;
  return (
    <OrderPage
      order="recruit-drugged"
      args={
        figure()
          ? { figure: figure()?.[0] ?? '', count: many(), control: control(), warband: into(), name: '' }
          : undefined
      }
      title={t('Recruiting')}
      question={t('How many Drugged?')}
      why={
        figure()
          ? t('After a victory you may have as many as your army book lets you control.')
          : t('Add the Drugged to your army list first.')
      }
      answer={t('Recruit them')}
      icon="check"
      sum={priceOfPurse(state(), many() * (figure()?.[1].cost ?? 0), gold())}
      onDone={props.onDone}
    >
      <Rows label={t('Drugged')}>
        <Row
          title={t('You can control')}
          note={t('{n} serve already', { n: druggedOf(state(), seat()) })}
          end={<Stepper label={t('You can control')} value={control()} max={200} onStep={setControl} />}
        />
        <Row
          title={t('Recruited now')}
          end={<Stepper label={t('Recruited now')} value={many()} min={1} max={60} onStep={setMany} />}
        />
      </Rows>
    </OrderPage>
  );
};
