/**
 * Which seat this phone shows, where it holds several. Changing it puts a cover over the screen first, so that the phone
 * can be handed over without anybody reading what is another's.
 */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { standingIn } from '../../../campaign/absence.ts';
import { actingWords } from '../../campaign/acts-for.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { exampleIn } from '../../campaign/example.ts';
import { needsCover } from '../../campaign/next-here.ts';
import { t } from '../../i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { Shield } from '../../ui/heraldry/shield.tsx';
import { Cover } from './cover.tsx';
import s from './seat-bar.module.css';

/** @param props.bare what leads to a seat that one stands in for has a card of its own there */
export function SeatBar(props: { bare?: boolean }): JSX.Element {
  const { view, seat, show, app, back } = useCampaign();
  /** Its own, those it stands in for while they are away, and the one it acts for just now. */
  const here = () =>
    view().seats.filter(
      (one) =>
        one.mine ||
        one.id === seat() ||
        (!props.bare &&
          !back().includes(one.id) &&
          standingIn(view()).some(({ seat: absent }) => absent === one.id)),
    );
  /** Nobody is handed the phone in the example; who plays another realm by hand comes back by this bar. */
  const alone = () => exampleIn(view().campaign)?.seat === seat();
  const acting = () => view().seats.find(({ id, mine }) => id === seat() && !mine);
  const [passing, setPassing] = createSignal<string>();
  const pass = (to: string): void => {
    if (to === seat()) return;
    if (needsCover(view(), seat(), to)) setPassing(to);
    else show(to);
  };
  return (
    <>
      <Show when={here().length > 1 && !alone()}>
        <nav class={s.bar} aria-label={t('Which player’s view this phone shows')}>
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
            {`${actingWords(view(), absent().id, absent().name)}. `}
            {t('{name}’s secrets stay closed.', { name: absent().name })}
          </p>
        )}
      </Show>
      <Show when={passing()}>
        {(to) => (
          <Cover
            to={to()}
            onTaken={() => {
              show(to());
              setPassing(undefined);
            }}
            onBack={() => setPassing(undefined)}
          />
        )}
      </Show>
    </>
  );
}
