/** Nothing speaks of what is sought: other words may, and the charts lie open to be leafed through. */
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useCharts } from '../charts/address.ts';

export function NothingFound(props: { words: string }) {
  const { base } = useCharts();
  return (
    <EmptyState
      title={t('Nothing was found for “{words}”', { words: props.words.trim() })}
      action={<Button href={base}>{t('All charts')}</Button>}
    >
      {t('Try fewer letters, or another word.')}
    </EmptyState>
  );
}
