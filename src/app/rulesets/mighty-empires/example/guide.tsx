/** "Your first month, 1 of 6": what the phase is about and what to tap, until the month is over; read on and back by hand. */
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { exampleIn, keepExample } from '../../../campaign/example.ts';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { stateOf } from '../names.ts';
import { cardAt, lessons } from './cards.ts';
import s from './guide.module.css';

export function Guide(): JSX.Element {
  const { session, view } = useCampaign();
  const now = () => cardAt(stateOf(view()), exampleIn(session.campaign)?.seat ?? '');
  const [turnedTo, setTurnedTo] = createSignal<number>();
  createEffect(on(now, () => setTurnedTo(undefined), { defer: true }));
  const at = () => turnedTo() ?? now();
  const card = () => lessons()[at()];
  const last = () => lessons().length - 1;
  const close = (): void => {
    const made = exampleIn(session.campaign);
    if (made) keepExample({ ...made, closed: true });
  };
  return (
    <Show when={card()}>
      {(lesson) => (
        <section aria-label={t('Guide')}>
          <Plate>
            <div class={s.head}>
              <p class={s.over}>
                {at() < last()
                  ? t('Your first month, {n} of {of}', { n: at() + 1, of: last() })
                  : t('Your first month')}
              </p>
              <span class={s.ends}>
                <IconButton
                  icon="back"
                  label={t('The card before')}
                  disabled={at() === 0}
                  onTap={() => setTurnedTo(at() - 1)}
                />
                <IconButton
                  icon="forward"
                  label={t('The next card')}
                  disabled={at() >= Math.max(now(), last() - 1)}
                  onTap={() => setTurnedTo(at() + 1)}
                />
                <IconButton icon="close" label={t('Close the guide')} onTap={close} />
              </span>
            </div>
            <h2 class={s.title}>{lesson().title}</h2>
            <p class={s.words}>{lesson().about}</p>
            <p class={s.tap}>{lesson().tap}</p>
            <Show when={lesson().way}>
              {(way) => (
                <p class={s.way}>
                  <Button small icon={way().icon} href={way().to}>
                    {way().words}
                  </Button>
                </p>
              )}
            </Show>
          </Plate>
        </section>
      )}
    </Show>
  );
}
