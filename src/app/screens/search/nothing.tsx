/** Nothing was found: other words may help, and the charts are open to browse. */

import { useCharts } from '../../charts/address.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

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
