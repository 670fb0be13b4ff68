/** What a player should know before they sit down in a campaign that goes on from another. */
import { createResource, type JSX, Match, Show, Switch } from 'solid-js';
import { beforeIt } from '../../../campaign/bringing.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { deps } from '../../campaign/deps.ts';
import { t } from '../../i18n/index.ts';
import s from './join.module.css';

export function CarriedOver(): JSX.Element {
  const { view } = useCampaign();
  const from = () => view().book.founding.body.from;
  const [known] = createResource(from, async (one) => (await beforeIt(deps(), view().newest, one)) ?? null);
  return (
    <Show when={from() && known.state === 'ready'}>
      <Switch>
        <Match when={known() === null}>
          <p data-quiet>
            {t(
              'It goes on from a campaign that is not on this phone: you begin with an empty book of your own.',
            )}
          </p>
        </Match>
        <Match when={known()?.alike}>
          <p data-quiet>
            {t(
              'It goes on from a campaign on this phone. The table lies as it did there, and your own book comes along.',
            )}
          </p>
        </Match>
        <Match when={true}>
          <p class={s.refused} role="alert">
            <strong>{t('The table does not lie as this phone has it')}</strong>
            {t(
              'It goes on from a campaign on this phone, but something was changed. Compare the two before you sit down.',
            )}
          </p>
        </Match>
      </Switch>
    </Show>
  );
}
