/** What every page of a campaign has over it: the way to the shelf, who is linked, and the way to the campaign's own page. */
import { type JSX, Show } from 'solid-js';
import { useCampaign } from '../../campaign/context.tsx';
import { exampleIn } from '../../campaign/example.ts';
import { linked, meetings } from '../../campaign/meeting.ts';
import { tellReading } from '../../campaign/reading.tsx';
import { t, tn } from '../../i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import s from './strip.module.css';
import { waitsForBook } from './whole.tsx';

export function Strip(props: { at: string }): JSX.Element {
  const campaign = useCampaign();
  const { session, to } = campaign;
  const { now } = meetings(session);
  const count = () => linked(now());
  tellReading(
    () => waitsForBook(campaign, props.at),
    () => campaign.view().early === true,
  );
  const here = (way: string) => (props.at === to(way) ? ('page' as const) : undefined);
  return (
    <nav class={s.strip} aria-label={t('Shelf, phones and settings')}>
      <a class={s.way} href="/">
        <Icon name="shelf" size={22} />
        <span>{t('Shelf')}</span>
      </a>
      <Show when={!exampleIn(session.campaign)}>
        <a class={cx(s.way, count() > 0 && s.linked)} href={to('meet')} aria-current={here('meet')}>
          <Icon name="phones" size={22} />
          <span class={s.count}>{count()}</span>
          <span class="unseen"> {tn(count(), 'phone is linked.', 'phones are linked.')} </span>
          <span>{t('Meet')}</span>
        </a>
      </Show>
      <a class={s.way} href={to('settings')} aria-current={here('settings')}>
        <Icon name="settings" size={22} />
        <span>{t('Campaign')}</span>
      </a>
    </nav>
  );
}
