/** The players who stand in already for somebody who is away: nobody else is asked to. */
import { type JSX, Show } from 'solid-js';
import { othersStandingIn } from '../../../../campaign/absence.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { hasLeft } from '../../../campaign/left.ts';
import { listed, t } from '../../../i18n/index.ts';

export function StandsIn(props: { seat: Seat }): JSX.Element {
  const { view, player } = useCampaign();
  const others = () => othersStandingIn(view(), props.seat);
  const names = () => ({ absent: player(props.seat), names: listed(others().map(player)) });
  return (
    <Show when={others().length > 0}>
      <p data-quiet>
        {hasLeft(view(), props.seat)
          ? t('{absent} has left for good: {names} gives orders and rolls for the realm.', names())
          : t('{absent} is away: {names} gives orders and rolls for them.', names())}
      </p>
    </Show>
  );
}
