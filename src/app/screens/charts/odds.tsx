/** Chances of what has not happened: no campaign is needed. What is reckoned stands in the address. */
import { useNavigate, useSearch } from '@tanstack/solid-router';
import { lazy, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { type RulesetId, rulesetIds } from '../../../rules/ids.ts';
import { oddsHref, useCharts } from '../../charts/address.ts';
import { t } from '../../i18n/index.ts';
import { calculators } from '../../rulesets/apps.ts';
import { Page } from '../../ui/page.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { BookPicker } from './book-picker.tsx';

export default function OddsScreen() {
  const { base, sets } = useCharts();
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (): RulesetId => search().set ?? sets[0] ?? rulesetIds[0];
  const loaded = new Map(rulesetIds.map((id) => [id, lazy(calculators[id])]));
  const go = (to: { readonly set: RulesetId; readonly of?: string }): void =>
    void navigate({ to: oddsHref(base), search: to, replace: true } as never);
  return (
    <Page bar={<TopBar back={base} title={t('Chances')} />}>
      <BookPicker sets={sets} picked={set()} onPick={(picked) => go({ set: picked })} />
      <Suspense fallback={<LoadingState label={t('Opening the book of charts')} />}>
        <Dynamic
          component={loaded.get(set())}
          of={search().of}
          onPick={(of: string) => go({ set: set(), of })}
        />
      </Suspense>
    </Page>
  );
}
