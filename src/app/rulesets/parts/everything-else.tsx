/** The options of a founding, all good as they stand, folded away behind a line that says so: few ever open it. */
import { createSignal, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import s from './founding.module.css';

export function EverythingElse(props: {
  /** What is chosen now, in a few words: `laid by the app · 4,000 points each`. */
  now: string;
  /** Something differs from what was offered. */
  changed: boolean;
  children: JSX.Element;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <section class={s.rulings}>
      <h2>
        <button type="button" aria-expanded={open()} onClick={() => setOpen((was) => !was)}>
          <span>
            <b>
              {props.changed ? t('Everything else, as you chose it') : t('Everything else is fine as it is')}
            </b>
            <span>{props.now}</span>
          </span>
          <i class={open() ? s.up : undefined}>
            <Icon name="down" size={20} />
          </i>
        </button>
      </h2>
      <Show when={open()}>
        <div class={s.unfolded}>{props.children}</div>
      </Show>
    </section>
  );
}

/** Whether options differ from those offered: both whole, in the order of their schema. */
export const differs = (chosen: unknown, offered: unknown): boolean =>
  JSON.stringify(chosen) !== JSON.stringify(offered);
