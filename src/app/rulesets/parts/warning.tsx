/** A warning as the look has it: never colour alone, a sign and words. */
import type { JSX } from 'solid-js';
import { Icon } from '../../ui/icons/icon.tsx';
import s from './warning.module.css';

export function Warning(props: { words: JSX.Element }) {
  return (
    <p class={s.warning}>
      <Icon name="warn" size={20} />
      <span>{props.words}</span>
    </p>
  );
}
