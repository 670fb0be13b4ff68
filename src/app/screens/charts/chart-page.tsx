/** A chart laid open: the dice above it, the row they light, what came of it beneath the thumb, and where it leads. */
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  lazy,
  onMount,
  Show,
  Suspense,
} from 'solid-js';
import { type AnyChart, type ChartBook, isGrid } from '../../../kernel/chart.ts';
import { cellThen } from '../../../kernel/chart-print.ts';
import { spell } from '../../../kernel/dice.ts';
import type { RulesetId } from '../../../rules/ids.ts';
import { chartHref, useCharts } from '../../charts/address.ts';
import { iconOf, sectionOf } from '../../charts/library.ts';
import { calm } from '../../device/feel.ts';
import { remember } from '../../dice/history.ts';
import { t } from '../../i18n/index.ts';
import { meet, takesModifier } from '../../rulesets/parts/rolling/modified.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ChartTable } from '../../ui/chart/chart-table.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { DiceTray } from '../../ui/dice/dice-tray.tsx';
import { createTray } from '../../ui/dice/tray.ts';
import { Head } from '../../ui/head.tsx';
import { Page } from '../../ui/page.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import s from './chart-page.module.css';

// Fetched while the first dice fall.
const fetchOutcome = () => import('./outcome.tsx');
const Outcome = lazy(async () => ({ default: (await fetchOutcome()).Outcome }));
const ChartRules = lazy(async () => ({ default: (await import('../search/chart-rules.tsx')).ChartRules }));
// Most charts are lists: what draws the others is fetched with the first of them.
const GridTable = lazy(async () => ({ default: (await import('../../ui/chart/grid-table.tsx')).GridTable }));

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

interface ChartPageProps {
  set: string;
  book: ChartBook;
  chart: AnyChart;
  column?: string | undefined;
  end: JSX.Element;
}

/** How a chart is read: the dice or the row that was tapped, what modifies them, and the column they are read in. */
function createReading(props: ChartPageProps) {
  const { chart, book } = props;
  const icon = iconOf(sectionOf(book, chart));
  // What was used last is written down when there is time: nobody waits for it before a chart.
  const note = async () => {
    const { use } = await import('./recent.ts');
    use({ set: props.set, id: chart.id, title: chart.title, icon });
  };
  const [modifier, setModifier] = createSignal(0);
  const columns = isGrid(chart) ? chart.columns : [];
  const asked = columns.findIndex(({ id }) => id === props.column);
  const [column, setColumn] = createSignal<number | undefined>(
    asked >= 0 ? asked : isGrid(chart) && chart.dice ? 0 : undefined,
  );
  const [read, setRead] = createSignal<number>();
  const tray = createTray({
    dice: () => chart.dice ?? 'd6',
    onRolled: (faces, how) => {
      remember({ dice: chart.dice ?? 'd6', faces, how, at: Date.now(), chart: `${props.set}/${chart.id}` });
      void note();
    },
  });
  const total = () => {
    const rolled = chart.dice ? tray.total() : undefined;
    return rolled === undefined ? undefined : rolled + modifier();
  };
  const met = createMemo(() => {
    const sum = total();
    return sum === undefined ? undefined : meet(chart, sum);
  });
  const lit = () => (chart.dice ? met()?.row : read());
  const take = (row: number): void => {
    setRead(row);
    void note();
  };
  return { chart, icon, columns, column, setColumn, modifier, setModifier, tray, met, lit, take };
}
type Reading = ReturnType<typeof createReading>;

export function ChartPage(props: ChartPageProps) {
  const { chart, book } = props;
  const { base } = useCharts();
  const reading = createReading(props);
  const { icon, column, modifier, tray, met, lit } = reading;
  let sheet: HTMLDivElement | undefined;
  createEffect(() => {
    if (lit() === undefined) return;
    // After the result's sheet has taken its room.
    requestAnimationFrame(() =>
      sheet
        ?.querySelector('[aria-current]')
        ?.scrollIntoView?.({ block: 'nearest', behavior: calm() ? 'auto' : 'smooth' }),
    );
  });
  onMount(() => void fetchOutcome());
  const outcome = () => chart.dice === undefined || met() !== undefined;

  return (
    <>
      <Page
        wide={isGrid(chart)}
        bar={
          <TopBar
            back={base}
            title={t(sectionOf(book, chart)?.title ?? chart.title)}
            note={`${chart.source.document}, ${t(chart.source.section)}`}
            end={props.end}
          />
        }
        foot={
          <Show when={chart.dice && !met() && tray.how() !== 'table'}>
            <Actions>
              <Button kind="filled" icon="dice" grow onTap={() => void tray.roll()}>
                {t('Roll {dice}', { dice: spell(chart.dice ?? 'd6') })}
              </Button>
            </Actions>
          </Show>
        }
      >
        <div ref={sheet} class={s.sheet}>
          <Laid reading={reading} />
          <LeadsTo set={props.set} book={book} chart={chart} />
          <Suspense>
            <ChartRules set={props.set as RulesetId} chart={chart.id} />
          </Suspense>
        </div>
      </Page>
      <Show when={outcome() && (lit() !== undefined || met())}>
        <Suspense>
          <Outcome
            set={props.set}
            book={book}
            chart={chart}
            icon={icon}
            row={lit()}
            column={column()}
            modifier={modifier()}
            met={met()}
            tray={tray}
          />
        </Suspense>
      </Show>
    </>
  );
}

/** What it is read by, the dice, the column and what is added to the roll; and its rows. */
function Laid(props: { reading: Reading }) {
  const { chart, columns, column, setColumn, modifier, setModifier, tray, lit, take } = props.reading;
  return (
    <>
      <Show when={chart.dice}>
        <DiceTray tray={tray} />
      </Show>
      <Show when={chart.dice && columns.length > 0}>
        <Chips label={t('Column')}>
          <For each={columns}>
            {(one, at) => (
              <Chip on={column() === at()} onTap={() => setColumn(at())}>
                {t(one.title)}
              </Chip>
            )}
          </For>
        </Chips>
      </Show>
      <Show when={takesModifier(chart)}>
        <div class={s.modifier}>
          <span>{t('Modifiers')}</span>
          <Stepper
            label={t('Modifiers')}
            value={modifier()}
            min={-20}
            max={20}
            show={signed}
            onStep={setModifier}
          />
        </div>
      </Show>
      {isGrid(chart) ? (
        <Suspense fallback={<LoadingState label={t('Opening the book of charts')} />}>
          <GridTable
            grid={chart}
            litRow={lit()}
            litColumn={column()}
            onCell={(row, at) => {
              setColumn(at);
              if (!chart.dice) take(row);
            }}
          />
        </Suspense>
      ) : (
        <ChartTable chart={chart} lit={lit()} modifier={modifier()} onRow={chart.dice ? undefined : take} />
      )}
    </>
  );
}

/** Charts that some row sends on to. */
function LeadsTo(props: { set: string; book: ChartBook; chart: AnyChart }) {
  const { base } = useCharts();
  const next = () => {
    const ids = isGrid(props.chart)
      ? props.chart.rows.flatMap(({ cells }) => cells.map(cellThen))
      : props.chart.rows.map(({ then }) => then);
    return [...new Set(ids)].flatMap((id) => props.book.charts.find((chart) => chart.id === id) ?? []);
  };
  return (
    <Show when={next().length > 0}>
      <Head title={t('leads to')} />
      <Chips label={t('Charts this one leads to')}>
        <For each={next()}>
          {(chart) => <Chip href={chartHref(props.set, chart.id, base)}>{t(chart.title)}</Chip>}
        </For>
      </Chips>
    </Show>
  );
}
