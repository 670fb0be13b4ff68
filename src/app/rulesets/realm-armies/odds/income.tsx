/** What a realm brings in: tiles, what stands on them, and the dice of its mines. */
import { createSignal, type JSX, Show } from 'solid-js';
import { lookUp } from '../../../../kernel/chart.ts';
import { chance, mean } from '../../../../kernel/odds.ts';
import { empirePoints, type Source } from '../../../../rules/realm-armies/charts/realm.ts';
import { incomeChances } from '../../../../rules/realm-armies/income/chances.ts';
import { t } from '../../../i18n/index.ts';
import { Headed } from '../../parts/headed.tsx';
import { reckonedOne } from '../../parts/reckon.ts';
import { RowsOf } from '../../parts/rows-of.tsx';
import { Shares } from '../../parts/shares.tsx';
import { StepRow } from '../../parts/step-row.tsx';

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
  const odds = reckonedOne(() => {
    const given = due();
    return { key: `ra income ${JSON.stringify(given)}`, of: () => incomeChances(given) };
  });
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
      <RowsOf label={t('The realm')} of={empirePoints.rows}>
        {(row) => (
          <StepRow
            title={row.label ?? row.text}
            note={row.text}
            value={counts()[row.id as Source] ?? 0}
            max={row.id === 'tile' ? 60 : most}
            onStep={(n) => setCounts((before) => ({ ...before, [row.id as Source]: n }))}
          />
        )}
      </RowsOf>
      <Headed title={t('Income each turn')}>
        <Shares label={t('Income each turn')} shares={shares()} />
        <Show when={odds()}>
          {(known) => (
            <p data-quiet="small">
              {t('{n} on average', { n: mean(known(), (points) => points).toFixed(1) })}
            </p>
          )}
        </Show>
      </Headed>
    </>
  );
}
