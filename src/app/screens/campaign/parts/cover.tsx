/** Lies over the screen while the phone goes from hand to hand. */
import type { JSX } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import s from './seat-bar.module.css';

export function Cover(props: { to: Seat; onTaken: () => void; onBack: () => void }): JSX.Element {
  const { view, app, player } = useCampaign();
  const name = () => player(props.to);
  return (
    <div
      class={s.cover}
      role="dialog"
      aria-modal="true"
      aria-label={t('Pass the phone to {name}', { name: name() })}
    >
      <Shield tincture={app.tincture(view(), props.to)} size={88} label="" />
      <h2>{t('Pass the phone to {name}', { name: name() })}</h2>
      <p>{t('What {name} keeps secret is shown next.', { name: name() })}</p>
      <Button kind="filled" onTap={props.onTaken}>
        {t('I am {name}', { name: name() })}
      </Button>
      <Button kind="quiet" onTap={props.onBack}>
        {t('Not yet')}
      </Button>
    </div>
  );
}
