/** How a battle ended: victory points of both sides, or the margin itself; what it comes to stands beneath before it is sent. */
import { For, type JSX, Show } from 'solid-js';
import { askedLast } from '../../../../campaign/refused.ts';
import { resultOf, type Score } from '../../../../rules/ninth-age/battle/record.ts';
import { margin, percentSaid, winnerOf } from '../../../../rules/ninth-age/battle/victory.ts';
import { alone } from '../../../../rules/ninth-age/conquest/points.ts';
import type { Side } from '../../../../rules/ninth-age/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { number, t, tn } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { OrderForm } from '../../contract.ts';
import { NumberField } from '../../parts/number-field.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { worded } from '../../parts/worded.ts';
import { useRealms } from '../names.ts';
import { outcomeName } from '../words.ts';
import s from './battle.module.css';
import { useBattle } from './use-battle.ts';

/** A result as it is entered, by the points of both sides or by the margin: what it comes to, and the order it makes. */
function useResult(id: string) {
  const field = useBattle(() => id);
  const { battle, names, size, view, seat } = field;
  const last = askedLast(view(), seat(), 'record-battle', id) as Partial<Score> | undefined;
  const [by, setBy] = chosenSignal<'scores' | 'margin'>('by', last && !last.scores ? 'margin' : 'scores');
  const [scores, setScores] = chosenSignal<readonly (number | null)[]>(
    'scores',
    last?.scores ?? [null, null],
  );
  const points = (): readonly [number, number] => [scores()[0] ?? 0, scores()[1] ?? 0];
  const score = (at: number, n: number | null): void =>
    void setScores((before) => before.map((each, i) => (i === at ? n : each)));
  const [ahead, setAhead] = chosenSignal<Side | 'nobody'>('ahead', last?.ahead ?? 'nobody');
  const [percent, setPercent] = chosenSignal('percent', last?.percent || 20);
  const report = () =>
    by() === 'scores'
      ? { scores: [points()[0], points()[1]] as [number, number], ahead: null, percent: 0 }
      : ahead() === 'nobody'
        ? { scores: null, ahead: null, percent: 0 }
        : { scores: null, ahead: ahead() as Side, percent: percent() };
  const result = () => resultOf(report(), size());
  const earns = (side: Side): number => alone(battle() ?? { first: [], second: [] }, result(), side).points;
  /** Nobody means a draw by saying nothing. */
  const entered = () => by() === 'margin' || scores().every((one) => one !== null);
  const said = () => {
    if (!entered())
      return scores().some((one) => one !== null)
        ? t('the points of one side are missing')
        : t('nothing entered yet');
    const { ahead: leads, percent: apart } = result();
    const winner = winnerOf(result());
    if (winner) return t('{how} for {who}', { how: outcomeName(margin(apart).outcome), who: names(winner) });
    return leads === null ? t('a draw') : t('a draw, though {who} was ahead', { who: names(leads) });
  };
  const args = () => (entered() ? { battle: id, ...report() } : undefined);
  const asked = { by, setBy, scores, score, ahead, setAhead, percent, setPercent };
  return { names, size, ...asked, result, earns, said, args };
}

export const ResultForm: OrderForm = (props): JSX.Element => {
  const { battle: id = '' } = (props.args ?? {}) as { readonly battle?: string };
  const entered = useResult(id);
  const { names, size, by, setBy, scores, score, ahead, setAhead, percent, setPercent } = entered;
  const { result, earns, said, args } = entered;
  return (
    <OrderPage
      order="record-battle"
      args={args()}
      question={t('How did it end?')}
      why={t('The other side will be asked to agree.')}
      answer={t('Enter the result')}
      icon="check"
      sum={said()}
      onDone={props.onDone}
    >
      <Theirs battle={id} />
      <Segmented
        label={t('How it is entered')}
        segments={worded({ scores: t('Victory points'), margin: t('The margin') })}
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
              segments={worded({ first: names('first'), nobody: t('Nobody'), second: names('second') })}
              value={ahead()}
              onPick={setAhead}
            />
            <Show when={ahead() !== 'nobody'}>
              <Rows>
                <StepRow
                  title={t('By how much')}
                  note={t('percent of {size} points', { size: number(size()) })}
                  value={percent()}
                  max={100}
                  step={5}
                  show={(n) => `${n}%`}
                  onStep={setPercent}
                />
              </Rows>
            </Show>
          </>
        }
      >
        <div class={s.sides}>
          <For each={['first', 'second'] as const}>
            {(side, at) => (
              <NumberField
                label={names(side)}
                value={scores()[at()] ?? undefined}
                onNumber={(n) => score(at(), n)}
                onBlank={() => score(at(), null)}
              />
            )}
          </For>
        </div>
      </Show>
      <Show when={args()}>
        <p class={s.outcome}>
          <b>{t('{percent}% apart', { percent: percentSaid(result(), size()) })}</b>
          <span>
            {tn(
              earns('first'),
              '{one}: {n} Conquest Point; {other}: {b}',
              '{one}: {n} Conquest Points; {other}: {b}',
              { one: names('first'), other: names('second'), b: earns('second') },
            )}
          </span>
        </p>
      </Show>
    </OrderPage>
  );
};

/** What the other side entered while this form lay open, or before. */
function Theirs(props: { battle: string }): JSX.Element {
  const { view, seat, say, to } = useRealms();
  const theirs = () =>
    view()
      .asked(seat())
      .find(
        ({ order: { open } }) =>
          open.id === 'record-battle' && (open.brief as { readonly battle?: string }).battle === props.battle,
      );
  return (
    <Show when={theirs()}>
      {(asked) => (
        <div role="alert">
          <Rows label={t('The other side’s result')}>
            <Row
              lead={<Seal icon="shaking-hands" />}
              title={say(asked().question.text)}
              note={t('The other side has entered this result: is it right?')}
              href={to(`order/${asked().order.open.order}`)}
            />
          </Rows>
        </div>
      )}
    </Show>
  );
}
