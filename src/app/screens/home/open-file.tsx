/** A campaign comes back, or from another phone, by a file: looked for on the shelf where it is to stand. */
import type { JSX } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';

export const OpenFile = (): JSX.Element => (
  <Button kind="quiet" icon="file" href="/settings#backups">
    {t('Open a backup or an exported file')}
  </Button>
);
