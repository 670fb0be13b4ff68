/** The seats in their order of play: who has been, whose turn it is, who is to come. */
import { For, type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { youIn } from '../../../campaign/say.ts';
import { t } from '../../../i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import s from './turns.module.css';

export function Turns(): JSX.Element {
  const { view, seat, app, player } = useCampaign();
  const clock = () => view().clock;
  const past = (id: string): boolean => {
    const { turn, turns } = clock();
    const saidDone = view().seats.find((one) => one.id === id)?.done ?? false;
    return saidDone || (turn !== undefined && turns.indexOf(id) < turns.indexOf(turn));
  };
  /** What is said beside a name where nobody sits. */
  const empty = (id: string): string | undefined => {
    const one = view().seats.find((seat) => seat.id === id);
    if (one?.idle) return t('idle');
    return one?.left && !one.held ? t('free') : undefined;
  };
  return (
    <Show when={clock().turns.length > 1}>
      <ol class={s.turns} aria-label={t('Order of play')}>
        <For each={clock().turns}>
          {(id, i) => (
            <li
              class={cx(s.turn, id === clock().turn && s.now)}
              aria-current={id === clock().turn ? 'step' : undefined}
            >
              <Show when={i() > 0}>
                <Icon name="forward" size={16} />
              </Show>
              <Shield tincture={app.tincture(view(), id)} size={24} label="" />
              <span class={s.name}>{id === youIn(view(), seat()) ? t('You') : player(id)}</span>
              <Show when={empty(id)}>{(word) => <span class={s.empty}>{word()}</span>}</Show>
              <Show when={past(id)}>
                <span role="img" aria-label={t('done')}>
                  <Icon name="check" size={18} />
                </span>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
