/** How many phones are linked, and the way to meet them: at the head of every campaign screen. */
import type { JSX } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { linked, meetings } from '../../../campaign/meeting.ts';
import { tn } from '../../../i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import s from './linked-pill.module.css';

export function LinkedPill(): JSX.Element {
  const { session } = useCampaign();
  const { now } = meetings(session);
  const count = () => linked(now());
  const label = () => tn(count(), '{n} phone is linked. Meet', '{n} phones are linked. Meet');
  return (
    <a class={cx(s.pill, count() > 0 && s.on)} href={`/c/${session.campaign}/meet`} aria-label={label()}>
      <i aria-hidden="true" />
      <Icon name="phones" size={24} />
      <span aria-hidden="true">{count()}</span>
    </a>
  );
}
