/** What becomes of the fallen, with nobody to help or with somebody who may roll again. */
import { createSignal, type JSX } from 'solid-js';
import { fateOdds } from '../../../../rules/chronopia/aftermath/chances.ts';
import type { Fate } from '../../../../rules/chronopia/charts/battles.ts';
import { t } from '../../../i18n/index.ts';
import { Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Apart, Headed } from '../../parts/headed.tsx';
import { averageIn, chanceIn, reckonedOne } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { worded } from '../../parts/worded.ts';

const helps: { readonly [help: string]: readonly Fate[] } = {
  none: [],
  dead: ['killed'],
  gone: ['killed', 'captured'],
  any: ['killed', 'captured', 'wounded'],
};
export function FateOddsPage(): JSX.Element {
  const [fallen, setFallen] = createSignal(6);
  const [help, setHelp] = createSignal('none');
  const odds = reckonedOne(() => {
    const how = help();
    return { key: `ch fate ${how}`, of: () => fateOdds(helps[how] ?? []) };
  });
  const share = (fate: Fate): number | undefined => chanceIn(odds(), (each) => each === fate);
  const average = (fate: Fate): string => averageIn(odds(), (each) => (each === fate ? fallen() : 0), 1);
  return (
    <>
      <Segmented
        label={t('Fates you roll again')}
        titled
        segments={worded({ none: t('None'), dead: t('Dead'), gone: t('+ captured'), any: t('+ wounded') })}
        value={help()}
        onPick={setHelp}
      />
      <Headed title={t('One of the fallen')}>
        <Shares
          label={t('Fate of one fallen figure')}
          shares={[
            { label: t('Fully recovered'), p: share('recovered'), tone: 'good' },
            { label: t('Wounded'), note: t('misses the next battle'), p: share('wounded') },
            { label: t('Captured'), p: share('captured'), tone: 'bad' },
            { label: t('Killed'), p: share('killed'), tone: 'bad' },
          ]}
        />
      </Headed>
      <Apart>
        <Rows label={t('The fallen')}>
          <StepRow title={t('Number of fallen')} value={fallen()} min={1} max={60} onStep={setFallen} />
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
      </Apart>
    </>
  );
}
