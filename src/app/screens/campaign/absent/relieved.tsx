/** To a stand-in: the player they stood in for is back, or another ended it. Stays until they have read it. */
import { type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { reliefWords, relieved } from '../../../campaign/relieved.ts';
import { t } from '../../../i18n/index.ts';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row } from '../../../ui/rows.tsx';
import { createRead } from './read.ts';

export function Relieved(): JSX.Element {
  const { session, view, app } = useCampaign();
  const { unread, done } = createRead(session.campaign);
  const over = () => relieved(view()).filter(({ entry }) => unread(entry));
  return (
    <Show when={over().length > 0}>
      <RowsOf label={t('You stood in')} of={over()}>
        {(one) => (
          <Row
            lead={<Shield tincture={app.tincture(view(), one.seat)} size={30} label="" />}
            title={reliefWords(view(), one)}
            end={
              <Button small onTap={() => done(one.entry)}>
                {t('I have read it')}
              </Button>
            }
          />
        )}
      </RowsOf>
    </Show>
  );
}
