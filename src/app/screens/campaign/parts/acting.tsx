/** Over the pages that have no bar, but for Today: for whom this phone acts, where it is not its own seat. Bars and Today say it themselves. */
import { type JSX, Show } from 'solid-js';
import { actingWords } from '../../../campaign/acts-for.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import s from '../../../rulesets/parts/seat-bar.module.css';

const bare = ['map', 'charts', 'realm', 'chronicle'] as const;

export function Acting(props: { at: string }): JSX.Element {
  const { view, seat, to } = useCampaign();
  const absent = () => view().seats.find(({ id, mine }) => id === seat() && !mine);
  return (
    <Show when={bare.some((page) => props.at === to(page)) && absent()}>
      {(one) => <p class={s.over}>{`${actingWords(view(), one().id, one().name)}.`}</p>}
    </Show>
  );
}
