/**
 * Lies over the screen while the phone goes from hand to hand: nothing beneath can be read, reached or heard. Escape and the
 * phone's way back leave the phone where it is.
 */
import type { JSX } from 'solid-js';
import type { Seat } from '../../../kernel/question.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { t } from '../../i18n/index.ts';
import { closesOnBack } from '../../ui/back.ts';
import { Button } from '../../ui/button.tsx';
import { Shield } from '../../ui/heraldry/shield.tsx';
import { overPage } from '../../ui/over-page.ts';
import s from './seat-bar.module.css';

export function Cover(props: { to: Seat; onTaken: () => void; onBack: () => void }): JSX.Element {
  const { view, app, player } = useCampaign();
  const name = () => player(props.to);
  let dialog!: HTMLDialogElement;
  overPage(() => dialog);
  closesOnBack(
    () => true,
    () => props.onBack(),
  );
  return (
    <dialog
      ref={dialog}
      class={s.cover}
      data-cover
      aria-label={t('Pass the phone to {name}', { name: name() })}
      onCancel={(event) => {
        event.preventDefault();
        props.onBack();
      }}
    >
      <Shield tincture={app.tincture(view(), props.to)} size={88} label="" />
      <h2>{t('Pass the phone to {name}', { name: name() })}</h2>
      <p>{t('{name}’s secrets come next.', { name: name() })}</p>
      <Button kind="filled" onTap={props.onTaken}>
        {t('I am {name}', { name: name() })}
      </Button>
      <Button kind="quiet" onTap={props.onBack}>
        {t('Not yet')}
      </Button>
    </dialog>
  );
}
