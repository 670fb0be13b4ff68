/** How a battle ended: victory points of both sides, or the margin itself; what it comes to stands beneath before it is sent. */
import { type JSX, Show } from 'solid-js';
import { askedLast } from '../../../../campaign/refused.ts';
import { resultOf, type Score } from '../../../../rules/ninth-age/battle/record.ts';
import { earned, margin, winnerOf } from '../../../../rules/ninth-age/battle/victory.ts';
import type { Side } from '../../../../rules/ninth-age/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { number, t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { OrderForm } from '../../contract.ts';
import { NumberField } from '../../parts/number-field.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { outcomeName } from '../words.ts';
import s from './battle.module.css';
import { useBattle } from './use-battle.ts';

export const ResultForm: OrderForm = (props): JSX.Element => {
  const id = (props.args as { readonly battle?: string } | null)?.battle ?? '';
  const { names, size, view, seat } = useBattle(() => id);
  const last = askedLast(view(), seat(), 'record-battle', id) as Partial<Score> | undefined;
  const [by, setBy] = chosenSignal<'scores' | 'margin'>('by', last && !last.scores ? 'margin' : 'scores');
  const [scores, setScores] = chosenSignal<readonly [number, number] | undefined>(
    'scores',
    last?.scores ?? undefined,
  );
  const points = (): readonly [number, number] => scores() ?? [0, 0];
  const [ahead, setAhead] = chosenSignal<Side | 'nobody'>('ahead', last?.ahead ?? 'nobody');
  const [percent, setPercent] = chosenSignal('percent', last?.percent || 20);
  const score = () =>
    by() === 'scores'
      ? { scores: [points()[0], points()[1]] as [number, number], ahead: null, percent: 0 }
      : ahead() === 'nobody'
        ? { scores: null, ahead: null, percent: 0 }
        : { scores: null, ahead: ahead() as Side, percent: percent() };
  const result = () => resultOf(score(), size());
  /** Nobody means a draw by saying nothing. */
  const entered = () => by() === 'margin' || scores() !== undefined;
  const said = () => {
    if (!entered()) return t('nothing entered yet');
    const { ahead: leads, percent: apart } = result();
    const winner = winnerOf(result());
    if (winner) return t('{how} for {who}', { how: outcomeName(margin(apart).outcome), who: names(winner) });
    return leads === null ? t('a draw') : t('a draw, for all that {who} was ahead', { who: names(leads) });
  };
  return (
    <OrderPage
      order="record-battle"
      args={entered() ? { battle: id, ...score() } : undefined}
      question={t('How did it end?')}
      why={t('The other side is asked whether it was so.')}
      answer={t('Enter it')}
      icon="check"
      sum={said()}
      onDone={props.onDone}
    >
      <Segmented
        label={t('How it is entered')}
        segments={[
          { value: 'scores', label: t('Victory points') },
          { value: 'margin', label: t('The margin') },
        ]}
        value={by()}
        onPick={setBy}
      />
      <Show
        when={by() === 'scores'}
        fallback={
          <>
            <Segmented
              label={t('Who was ahead')}
              titled
              segments={[
                { value: 'first', label: names('first') },
                { value: 'nobody', label: t('Nobody') },
                { value: 'second', label: names('second') },
              ]}
              value={ahead()}
              onPick={setAhead}
            />
            <Show when={ahead() !== 'nobody'}>
              <Rows>
                <Row
                  title={t('By how much')}
                  note={t('percent of {size} points', { size: number(size()) })}
                  end={
                    <Stepper
                      label={t('By how much')}
                      value={percent()}
                      max={100}
                      step={5}
                      show={(n) => `${n}%`}
                      onStep={setPercent}
                    />
                  }
                />
              </Rows>
            </Show>
          </>
        }
      >
        <div class={s.sides}>
          <NumberField
            label={names('first')}
            value={points()[0]}
            onNumber={(n) => setScores([n, points()[1]])}
          />
          <NumberField
            label={names('second')}
            value={points()[1]}
            onNumber={(n) => setScores([points()[0], n])}
          />
        </div>
      </Show>
      <Show when={entered()}>
        <p class={s.outcome}>
          <b>{t('{percent}% apart', { percent: result().percent })}</b>
          <span>
            {t('{one}: {a} Conquest Points; {other}: {b}', {
              one: names('first'),
              a: earned(result(), 'first').points,
              other: names('second'),
              b: earned(result(), 'second').points,
            })}
          </span>
        </p>
      </Show>
    </OrderPage>
  );
};
