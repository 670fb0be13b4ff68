/** The way on from a page on which nothing is left to do. */
import type { JSX } from 'solid-js';
import { useCampaign } from '../../campaign/context.tsx';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';

export function ToToday(): JSX.Element {
  const { to } = useCampaign();
  return (
    <Button kind="filled" icon="forward" grow href={to('today')}>
      {t('Go to Today')}
    </Button>
  );
}
