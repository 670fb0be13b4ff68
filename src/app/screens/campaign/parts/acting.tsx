/** Over every page but Today, which says it itself: for whom this phone acts just now, where it is not its own seat. */
import { type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import s from './seat-bar.module.css';

export function Acting(props: { at: string }): JSX.Element {
  const { view, seat, to } = useCampaign();
  const absent = () => view().seats.find(({ id, mine }) => id === seat() && !mine);
  return (
    <Show when={props.at !== to('today') && absent()}>
      {(one) => <p class={s.over}>{t('You act for {name}.', { name: one().name })}</p>}
    </Show>
  );
}
