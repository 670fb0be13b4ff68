/**
 * A roll that a rule asks for: the printed chart with its row lit, this phone's dice or typed ones. A roll of this phone is
 * written first and shown then; a typed one is written when it is applied.
 */
import { createEffect, createMemo, createSignal, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { giveAnswer } from '../../../../campaign/acts.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import { type AnyChart, type Chart, type Grid, isGrid } from '../../../../kernel/chart.ts';
import { type Faces, spell } from '../../../../kernel/dice.ts';
import type { RollQuestion as Roll } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { remember } from '../../../dice/history.ts';
import { cast } from '../../../dice/random.ts';
import { t } from '../../../i18n/index.ts';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { GridTable } from '../../../ui/chart/grid-table.tsx';
import { DiceTray } from '../../../ui/dice/dice-tray.tsx';
import { createTray } from '../../../ui/dice/tray.ts';
import { Page } from '../../../ui/page.tsx';
import { ResultSheet } from '../../../ui/result-sheet.tsx';
import { meet } from '../../charts/modified.ts';
import { About } from './about.tsx';
import s from './order.module.css';
import { rowText } from './row-text.ts';

/** A roll that was just written: shown until the player goes on. */
export interface JustRolled {
  readonly question: Roll;
  readonly faces: readonly number[];
  readonly how: 'table' | 'phone' | 'witnessed';
}

export function RollQuestion(props: {
  bar: JSX.Element;
  question: Roll;
  order: string;
  just?: JustRolled;
  onRolled: (rolled: JustRolled) => void;
  onGoOn: () => void;
}): JSX.Element {
  const { session, view, seat, say, act, busy, player, app } = useCampaign();
  const [written, setWritten] = createSignal(props.just !== undefined);
  const question = props.question;
  /** As it stood when asked: the answer may end it. */
  const asking = view().open.find(({ open }) => open.order === props.order);
  const chart = (): AnyChart | undefined => view().ruleset.charts.find(({ id }) => id === question.chart);
  const write = async (faces: Faces, how: JustRolled['how']): Promise<boolean> => {
    const done = await act(() => giveAnswer(session, seat(), props.order, question, [...faces], how));
    if (done === undefined) return false;
    remember({
      dice: question.dice,
      faces,
      how,
      at: Date.now(),
      ...(question.chart ? { chart: `${view().ruleset.id}/${question.chart}` } : {}),
    });
    setWritten(true);
    return true;
  };
  const tray = createTray({
    dice: () => question.dice,
    ...(props.just ? { rolled: { faces: props.just.faces, how: props.just.how } } : {}),
    cast: async () => {
      const faces = cast(question.dice);
      props.onRolled({ question, faces, how: 'phone' });
      if (!(await write(faces, 'phone'))) {
        // Refused: the question stands as it stood.
        props.onGoOn();
        throw new Error('not written');
      }
      return faces;
    },
  });
  const total = () => {
    const sum = tray.total();
    return sum === undefined ? undefined : sum + (question.modifier ?? 0);
  };
  const met = createMemo(() => {
    const [printed, sum] = [chart(), total()];
    return printed && sum !== undefined ? meet(printed, sum) : undefined;
  });
  const row = () => met()?.row;
  const column = () => {
    const printed = chart();
    return printed && isGrid(printed) ? printed.columns.findIndex(({ id }) => id === question.column) : -1;
  };
  let sheet: HTMLDivElement | undefined;
  createEffect(() => {
    if (row() === undefined) return;
    requestAnimationFrame(() =>
      sheet?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' }),
    );
  });
  const apply = async (): Promise<void> => {
    const faces = tray.open();
    if (written()) return props.onGoOn();
    if (faces && (await write(faces, 'table'))) props.onGoOn();
  };
  return (
    <>
      <Page
        bar={props.bar}
        wide={column() >= 0}
        foot={
          <Show when={tray.open() === undefined && tray.how() !== 'table'}>
            <Actions>
              <Button
                kind="filled"
                icon="dice"
                grow
                disabled={busy() && !tray.rolling()}
                onTap={() => void tray.roll()}
              >
                {t('Roll {dice}', { dice: spell(question.dice) })}
              </Button>
            </Actions>
          </Show>
        }
      >
        <div ref={sheet} class={s.sheet}>
          <About order={asking} question={question} />
          <div class={s.asked}>
            <h2 class={s.question}>{say(question.text)}</h2>
            <Why rule={question.rule} about={say(question.text)} words />
          </div>
          <Show when={question.by !== seat() && question.by !== 'table'}>
            <p class={s.why}>
              {t('{who} rolls, or whoever sits at the table.', { who: player(question.by) })}
            </p>
          </Show>
          <Show when={question.modifier}>
            {(by) => (
              <p class={s.why}>{t('{by} to the roll', { by: by() > 0 ? `+${by()}` : `−${-by()}` })}</p>
            )}
          </Show>
          <Show when={asking && app.laid?.[question.rule]}>
            {(laid) => <Dynamic component={laid()} order={asking as OpenOrder} question={question} />}
          </Show>
          <DiceTray tray={tray} bare={written()} />
          <Show when={chart()}>
            {(printed) => (
              <Show
                when={isGrid(printed())}
                fallback={<ChartTable chart={printed() as Chart} lit={row()} modifier={question.modifier} />}
              >
                <GridTable
                  grid={printed() as Grid}
                  litRow={row()}
                  litColumn={column() < 0 ? undefined : column()}
                />
              </Show>
            )}
          </Show>
        </div>
      </Page>
      <Show when={tray.open() !== undefined}>
        <ResultSheet
          icon="rolling-dices"
          title={rowText(chart(), row(), column()) || t('{total} in all', { total: String(total()) })}
          because={
            <p>{written() ? t('It is in the book.') : t('Check the dice; then it goes into the book.')}</p>
          }
          answers={
            <Button
              kind="filled"
              icon={written() ? 'forward' : 'check'}
              grow
              disabled={busy()}
              onTap={() => void apply()}
            >
              {written() ? t('Go on') : t('Write it down')}
            </Button>
          }
        />
      </Show>
    </>
  );
}
