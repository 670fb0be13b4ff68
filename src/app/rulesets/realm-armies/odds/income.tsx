/** What a realm brings in: tiles, what stands on them, and the dice of its mines. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { lookUp } from '../../../../kernel/chart.ts';
import { chance, mean } from '../../../../kernel/odds.ts';
import { empirePoints, type Source } from '../../../../rules/realm-armies/charts/realm.ts';
import { incomeChances } from '../../../../rules/realm-armies/odds.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { reckoned } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';
import s from './odds.module.css';

const kinds: readonly Source[] = empirePoints.rows.map(({ id }) => id as Source);
const most = 12;

export function IncomePage(): JSX.Element {
  const [counts, setCounts] = createSignal<{ readonly [source in Source]?: number }>({
    tile: 5,
    fortress: 1,
    mine: 1,
  });
  const due = () => {
    const all = kinds.flatMap((source) => Array.from({ length: counts()[source] ?? 0 }, () => source));
    return {
      seat: 'realm',
      by: 'realm',
      sure: all.reduce((sum, source) => sum + lookUp(empirePoints, source).is.points, 0),
      mines: all
        .filter((source) => lookUp(empirePoints, source).is.dice !== undefined)
        .map((source, i) => ({ tile: `q${i}r0` as const, source })),
      barred: [],
    };
  };
  const found = reckoned(() => {
    const given = due();
    return [{ key: `ra income ${JSON.stringify(given)}`, of: () => incomeChances(given) }];
  });
  const odds = createMemo(() => found()[0]);
  const shares = () => {
    const known = odds();
    if (!known) return [];
    const values = known.outcomes.map(({ value }) => value).toSorted((a, b) => a - b);
    return values.map((value) => ({
      label: t('{n} or more', { n: value }),
      p: chance(known, (points) => points >= value),
    }));
  };
  return (
    <>
      <Rows label={t('The realm')}>
        <For each={empirePoints.rows}>
          {(row) => (
            <Row
              title={row.label ?? row.text}
              note={row.text}
              end={
                <Stepper
                  label={row.label ?? row.text}
                  value={counts()[row.id as Source] ?? 0}
                  max={row.id === 'tile' ? 60 : most}
                  onStep={(n) => setCounts((before) => ({ ...before, [row.id as Source]: n }))}
                />
              }
            />
          )}
        </For>
      </Rows>
      <section class={s.part}>
        <Head title={t('What comes in each turn')} />
        <Shares label={t('What comes in each turn')} shares={shares()} />
        <Show when={odds()}>
          {(known) => (
            <p class={s.line}>{t('{n} on average', { n: mean(known(), (points) => points).toFixed(1) })}</p>
          )}
        </Show>
      </section>
    </>
  );
}
