/** Newer rules that this Realmbook has: asking the others to go over to them, once all their phones can read them. */

import { createMemo, type JSX, Show } from 'solid-js';
import { askToRaise } from '../../../../campaign/ask-to-raise.ts';
import { ownSeat } from '../../../../campaign/own-seat.ts';
import { newerRules } from '../../../../campaign/raising.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';

export function NewerRules(): JSX.Element {
  const { session, view, act, busy, player } = useCampaign();
  const newer = createMemo(() => newerRules(view()));
  const seat = () => ownSeat(view());
  return (
    <Show when={seat() !== undefined && newer()}>
      {(one) => (
        <>
          <Head title={t('Newer rules')} />
          <p>
            {one().rules === view().ruleset.version
              ? t('This Realmbook can write newer entries than the table has agreed to read.')
              : t('Newer rules are here: {rules}, version {n}. The table plays by version {now}.', {
                  rules: view().ruleset.title,
                  n: one().rules,
                  now: view().ruleset.version,
                })}
          </p>
          <Show
            when={one().unready.length === 0}
            fallback={
              <p data-quiet>
                {t(
                  'These players may not be ready for them yet: {names}. Ask them to update Realmbook and meet you.',
                  {
                    names: one().unready.map(player).join(', '),
                  },
                )}
              </p>
            }
          >
            <Show
              when={!one().asked}
              fallback={<p role="status">{t('A player has asked the others to switch to them.')}</p>}
            >
              <p data-quiet>
                {t('They apply from the beginning of this page; earlier pages stay as they are.')}
              </p>
              <Button
                icon="chronicle"
                grow
                disabled={busy()}
                onTap={() => void act(() => askToRaise(session, seat() ?? ''))}
              >
                {t('Ask the others to switch')}
              </Button>
            </Show>
          </Show>
        </>
      )}
    </Show>
  );
}
