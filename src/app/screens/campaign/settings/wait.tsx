/** How long this phone waits before its player may stand in alone: only where nobody else could nod. */
import { createSignal, type JSX, Show } from 'solid-js';
import { holdsAlone } from '../../../../campaign/absence.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { setWait, type Wait, waitOf } from '../../../campaign/wait.ts';
import { t } from '../../../i18n/index.ts';
import { Segmented } from '../../../ui/segmented.tsx';

export function WaitFor(): JSX.Element {
  const { session, view } = useCampaign();
  const [wait, pick] = createSignal(waitOf(session.campaign));
  const concerns = () => view().seats.some(({ id, held, mine }) => held && !mine && holdsAlone(view(), id));
  const choose = (next: Wait): void => {
    setWait(session.campaign, next, Date.now());
    pick(next);
  };
  return (
    <Show when={concerns()}>
      <Segmented
        titled
        label={t('Before you stand in alone, wait')}
        segments={[
          { value: 'none', label: t('not at all') },
          { value: 'hour', label: t('an hour') },
          { value: 'day', label: t('a day') },
        ]}
        value={wait()}
        onPick={choose}
      />
      <p data-quiet>{t('A shorter wait counts from when your phones next meet.')}</p>
    </Show>
  );
}
