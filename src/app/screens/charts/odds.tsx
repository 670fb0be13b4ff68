/** Chances of what has not happened: no campaign is needed. What is reckoned stands in the address. */
import { useNavigate, useSearch } from '@tanstack/solid-router';
import { lazy, Suspense } from 'solid-js';
import { rulesetIds } from '../../../rules/index.ts';
import { t } from '../../i18n/index.ts';
import { calculators } from '../../rulesets/calculators.ts';
import { Page } from '../../ui/page.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { oddsHref, useCharts } from './address.ts';

export default function OddsScreen() {
  const { base, sets } = useCharts();
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const Calculators = lazy(calculators[sets[0] ?? rulesetIds[0]]);
  return (
    <Page bar={<TopBar back={base} title={t('Chances')} />}>
      <Suspense fallback={<LoadingState label={t('Opening the book of charts')} />}>
        <Calculators
          of={search().of}
          onPick={(of) => void navigate({ to: oddsHref(base), search: { of }, replace: true } as never)}
        />
      </Suspense>
    </Page>
  );
}
