/** Over every page of a campaign that goes on in another: the way there. */
import { type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';

export function GoesOn(): JSX.Element {
  const { view } = useCampaign();
  return (
    <Show when={view().onward}>
      {(onward) => (
        <Rows label={t('This campaign goes on in a new book.')}>
          <Row
            title={t('This campaign goes on in a new book.')}
            note={t('Here it stays as it was. Open the new book')}
            href={`/c/${onward()}/today`}
          />
        </Rows>
      )}
    </Show>
  );
}
