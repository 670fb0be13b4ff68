/** Over the pages that have no bar, but for Today: for whom this phone acts, where it is not its own seat. Bars and Today say it themselves. */
import { type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import s from './seat-bar.module.css';

const bare = ['map', 'charts', 'realm', 'chronicle'] as const;

export function Acting(props: { at: string }): JSX.Element {
  const { view, seat, to } = useCampaign();
  const absent = () => view().seats.find(({ id, mine }) => id === seat() && !mine);
  return (
    <Show when={bare.some((page) => props.at === to(page)) && absent()}>
      {(one) => <p class={s.over}>{t('You act for {name}.', { name: one().name })}</p>}
    </Show>
  );
}
