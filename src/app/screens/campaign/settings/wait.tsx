/** How long this phone waits before its player may stand in alone: only where nobody else could nod. */
import { createSignal, type JSX, Show } from 'solid-js';
import { holdsAlone } from '../../../../campaign/absence.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { setWait, type Wait, waitOf } from '../../../campaign/wait.ts';
import { t } from '../../../i18n/index.ts';
import { worded } from '../../../rulesets/parts/worded.ts';
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
        segments={worded({ none: t('not at all'), hour: t('an hour'), day: t('a day') })}
        value={wait()}
        onPick={choose}
      />
      <p data-quiet>{t('A shorter wait takes effect when your phones next meet.')}</p>
    </Show>
  );
}
