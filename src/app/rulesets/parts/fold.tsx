/** What is folded away behind a line that says how it stands. */
import { createSignal, type JSX, Show } from 'solid-js';
import { Icon } from '../../ui/icons/icon.tsx';
import s from './founding.module.css';

export function Fold(props: { title: string; note: string; children: JSX.Element }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <section class={s.rulings}>
      <h2>
        <button type="button" aria-expanded={open()} onClick={() => setOpen((was) => !was)}>
          <span>
            <b>{props.title}</b>
            <span>{props.note}</span>
          </span>
          <i class={open() ? s.up : undefined}>
            <Icon name="down" size={20} />
          </i>
        </button>
      </h2>
      <Show when={open()}>{props.children}</Show>
    </section>
  );
}
