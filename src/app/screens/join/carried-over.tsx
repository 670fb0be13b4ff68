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
              'It continues a campaign that is not on this phone, so you begin with an empty book of your own.',
            )}
          </p>
        </Match>
        <Match when={known()?.alike}>
          <p data-quiet>
            {t(
              'It continues a campaign on this phone. The game is as it was there, and your own book comes along.',
            )}
          </p>
        </Match>
        <Match when={true}>
          <p class={s.refused} role="alert">
            <strong>{t('The game differs from the game on this phone')}</strong>
            {t(
              'It continues a campaign on this phone, but something was changed. Compare the two before you take a seat.',
            )}
          </p>
        </Match>
      </Switch>
    </Show>
  );
}
