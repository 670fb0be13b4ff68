/** Names the campaigns that the browser threw away, and tells the player how to bring them back. */
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
            {t('Got it')}
          </Button>
          <Button icon="file" grow href="/settings#backups">
            {t('Open a backup')}
          </Button>
        </Actions>
      }
    >
      {t(
        'Gone from this phone: {campaigns}. You can bring a campaign back from a backup file, or through a friend who still has it: ask that friend to invite you, tap your seat, and type the twelve words of your recovery phrase.',
        { campaigns: listed(props.titles) },
      )}
    </ErrorState>
  );
}
