/** The browser has thrown away what Realmbook kept on this phone: what was here, and how it comes back. */
import type { JSX } from 'solid-js';
import { listed, t } from '../../i18n/index.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';

export default function Lost(props: { titles: readonly string[]; onRead: () => void }): JSX.Element {
  return (
    <ErrorState
      title={t('This browser lost its storage')}
      action={
        <Actions>
          <Button kind="quiet" onTap={props.onRead}>
            {t('All right')}
          </Button>
          <Button icon="file" grow href="/settings#backups">
            {t('Open a backup')}
          </Button>
        </Actions>
      }
    >
      {t(
        'Gone from this phone: {campaigns}. A backup brings it back. So does a friend who has it too: let them invite you, tap your seat, and type the twelve words of your recovery phrase.',
        { campaigns: listed(props.titles) },
      )}
    </ErrorState>
  );
}
