/** "Your first month, 1 of 6": what the phase is about and what to tap, until the month is over; read on and back by hand. */
import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import { stretchFrom } from '../../../../campaign/ahead.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { exampleIn, keepExample } from '../../../campaign/example.ts';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { stateOf } from '../names.ts';
import { cardAt, cardFor, lessons, momentOf } from './cards.ts';
import s from './guide.module.css';

export function Guide(): JSX.Element {
  const { session, view, app } = useCampaign();
  const made = () => exampleIn(session.campaign);
  const seat = () => made()?.seat ?? '';
  const state = () => stateOf(view());
  const over = () => state().season.turn !== seat();
  /** The way on from here ends the turn. */
  const ends = (): boolean => {
    const way = view()
      .tasks(seat())
      .find(({ onward }) => onward);
    return way !== undefined && stretchFrom(view(), seat(), way, (id) => id in app.orders).endsTurn;
  };
  const now = createMemo(() => cardAt(state(), seat(), ends()));
  const moment = () => momentOf(state(), seat(), now());
  const read = () => made()?.guide?.read ?? 0;
  // Kept on the phone: a look at the map, or at another page, turns no card back.
  const at = (): number => {
    const kept = made()?.guide;
    return kept?.moment === moment() ? kept.card : cardFor(now(), read());
  };
  const turnTo = (card: number): void => {
    const kept = made();
    if (kept) keepExample({ ...kept, guide: { moment: moment(), card, read: Math.max(card, read()) } });
  };
  createEffect(on(moment, () => made()?.guide?.moment !== moment() && turnTo(at())));
  const card = () => lessons(over())[at()];
  const last = () => lessons(over()).length - 1;
  const close = (): void => {
    const kept = made();
    if (kept) keepExample({ ...kept, closed: true });
  };
  return (
    <Show when={card()}>
      {(lesson) => (
        <section aria-label={t('Guide')} data-guide>
          <Plate>
            <div class={s.head}>
              <p data-over>
                {at() < last()
                  ? t('Your first month, {n} of {of}', { n: at() + 1, of: last() })
                  : t('Your first month')}
              </p>
              <span class={s.ends}>
                <IconButton
                  icon="back"
                  label={t('The card before')}
                  disabled={at() === 0}
                  onTap={() => turnTo(at() - 1)}
                />
                <IconButton
                  icon="forward"
                  label={t('The next card')}
                  disabled={at() >= Math.max(now(), last() - 1)}
                  onTap={() => turnTo(at() + 1)}
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
