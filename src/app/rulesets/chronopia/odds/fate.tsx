/** What becomes of the fallen, with nobody to help or with somebody who may roll again. */
import { createSignal, type JSX } from 'solid-js';
import { chance } from '../../../../kernel/odds.ts';
import type { Fate } from '../../../../rules/chronopia/charts/battles.ts';
import { fateOdds } from '../../../../rules/chronopia/odds.ts';
import { number, t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Figures } from '../../parts/figures.tsx';
import { reckoned } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';
import s from './odds.module.css';

const helps: { readonly [help: string]: readonly Fate[] } = {
  none: [],
  dead: ['killed'],
  gone: ['killed', 'captured'],
  any: ['killed', 'captured', 'wounded'],
};
export function FateOddsPage(): JSX.Element {
  const [fallen, setFallen] = createSignal(6);
  const [help, setHelp] = createSignal('none');
  const found = reckoned(() => {
    const how = help();
    return [{ key: `ch fate ${how}`, of: () => fateOdds(helps[how] ?? []) }];
  });
  const share = (fate: Fate): number | undefined => {
    const odds = found()[0];
    return odds && chance(odds, (each) => each === fate);
  };
  const average = (fate: Fate): string => {
    const p = share(fate);
    return p === undefined ? '…' : number(Math.round(p * fallen() * 10) / 10);
  };
  return (
    <>
      <Segmented
        label={t('Somebody rolls again')}
        titled
        segments={[
          { value: 'none', label: t('Nobody') },
          { value: 'dead', label: t('Dead') },
          { value: 'gone', label: t('+ captured') },
          { value: 'any', label: t('+ wounded') },
        ]}
        value={help()}
        onPick={setHelp}
      />
      <section class={s.part}>
        <Head title={t('One of the fallen')} />
        <Shares
          label={t('What becomes of one of the fallen')}
          shares={[
            { label: t('Fully recovered'), p: share('recovered'), tone: 'good' },
            { label: t('Wounded'), note: t('misses the next battle'), p: share('wounded') },
            { label: t('Captured'), p: share('captured'), tone: 'bad' },
            { label: t('Killed'), p: share('killed'), tone: 'bad' },
          ]}
        />
      </section>
      <section class={s.part}>
        <Rows label={t('The fallen')}>
          <Row
            title={t('Of so many')}
            end={<Stepper label={t('Of so many')} value={fallen()} min={1} max={60} onStep={setFallen} />}
          />
        </Rows>
        <Figures
          figures={[
            { label: t('back'), value: average('recovered') },
            { label: t('hospital'), value: average('wounded') },
            { label: t('captured'), value: average('captured') },
            { label: t('dead'), value: average('killed') },
          ]}
          note={t('On average. Figures raised or eaten do not roll.')}
        />
      </section>
    </>
  );
}
