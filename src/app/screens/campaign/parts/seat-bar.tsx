/**
 * Which seat this phone shows, where it holds several. Changing it puts a cover over the screen first, so that the phone
 * can be handed over without anybody reading what is another's.
 */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { standingIn } from '../../../../campaign/absence.ts';
import { awaitedIn } from '../../../campaign/awaited.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import s from './seat-bar.module.css';

export function SeatBar(props: {
  /** Nothing is left to do in the seat that is shown: where another of this phone is awaited, its turn stands out. */
  free?: boolean;
}): JSX.Element {
  const { view, seat, show, app, player } = useCampaign();
  /** Its own, those it stands in for, and the one it acts for just now. */
  const here = () =>
    view().seats.filter(
      (one) =>
        one.mine || one.id === seat() || standingIn(view()).some(({ seat: absent }) => absent === one.id),
    );
  const acting = () => view().seats.find(({ id, mine }) => id === seat() && !mine);
  const next = () =>
    props.free
      ? awaitedIn(view()).find((one) => one.seat !== seat() && here().some(({ id }) => id === one.seat))?.seat
      : undefined;
  const mine = (id: string): boolean => view().seats.some((one) => one.id === id && one.mine);
  const [passing, setPassing] = createSignal<string>();
  const pass = (to: string): void => {
    if (to === seat()) return;
    // Nothing secret lies on this phone for a seat it only acts for.
    if (view().openBooks || acting() || !view().seats.some((one) => one.id === to && one.mine)) show(to);
    else setPassing(to);
  };
  return (
    <>
      <Show when={here().length > 1}>
        <nav class={s.bar} aria-label={t('Whose eyes this phone shows')}>
          <For each={here()}>
            {({ id, name }) => (
              <button
                type="button"
                class={cx(s.seat, id === seat() && s.on)}
                aria-pressed={id === seat()}
                onClick={() => pass(id)}
              >
                <Shield tincture={app.tincture(view(), id)} size={20} label="" />
                <span>{name}</span>
              </button>
            )}
          </For>
        </nav>
      </Show>
      <Show when={acting()}>
        {(absent) => (
          <p class={s.acting} role="status">
            {standingIn(view()).some((one) => one.seat === absent().id)
              ? t('You stand in for {name}. What {name} keeps secret stays closed.', { name: absent().name })
              : t('You act for {name}. What {name} keeps secret stays closed.', { name: absent().name })}
          </p>
        )}
      </Show>
      <Show when={next()}>
        {(to) => (
          <Button kind="filled" grow onTap={() => pass(to())}>
            {mine(to())
              ? t('On with {name}', { name: player(to()) })
              : t('Act for {name}', { name: player(to()) })}
          </Button>
        )}
      </Show>
      <Show when={passing()}>
        {(to) => (
          <div
            class={s.cover}
            role="dialog"
            aria-modal="true"
            aria-label={t('Pass the phone to {name}', { name: player(to()) })}
          >
            <Shield tincture={app.tincture(view(), to())} size={88} label="" />
            <h2>{t('Pass the phone to {name}', { name: player(to()) })}</h2>
            <p>{t('What {name} keeps secret is shown next.', { name: player(to()) })}</p>
            <Button
              kind="filled"
              onTap={() => {
                show(to());
                setPassing(undefined);
              }}
            >
              {t('I am {name}', { name: player(to()) })}
            </Button>
            <Button kind="quiet" onTap={() => setPassing(undefined)}>
              {t('Not yet')}
            </Button>
          </div>
        )}
      </Show>
    </>
  );
}
