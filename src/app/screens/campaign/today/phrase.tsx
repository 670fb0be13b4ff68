/** Reminds of the recovery phrase of the seat that is shown, until it has been looked at. */
import { type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { exampleIn } from '../../../campaign/example.ts';
import { wasShown } from '../../../campaign/phrase-shown.ts';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';

export function Phrase(): JSX.Element {
  const { session, view, seat, to } = useCampaign();
  const owed = () =>
    view().seats.some(({ id, mine }) => mine && id === seat()) &&
    !wasShown(session.campaign, seat()) &&
    !exampleIn(session.campaign);
  return (
    <Show when={owed()}>
      <Rows label={t('Recovery phrase')}>
        <Row
          lead={<Icon name="lock" size={30} />}
          title={t('Write down your recovery phrase')}
          note={t('Twelve words that bring you back to your seat from any phone.')}
          href={`${to('settings')}?phrase=${seat()}`}
        />
      </Rows>
    </Show>
  );
}
