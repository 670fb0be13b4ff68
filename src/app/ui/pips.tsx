/** Baggage and other small counts: full marks of so many, as little pips or as sacks. The number is said in words. */
import { For } from 'solid-js';
import { t } from '../i18n/index.ts';
import { Icon } from './icons/icon.tsx';
import s from './pips.module.css';

interface Count {
  n: number;
  of: number;
  /** What is counted; 'baggage' if not said. */
  what?: string;
}
const words = (props: Count) =>
  t('{n} of {of} {what}', { n: props.n, of: props.of, what: props.what ?? t('baggage') });
const marks = (of: number) => Array.from({ length: of }, (_, mark) => mark);

export function PipRow(props: Count) {
  return (
    <span class={s.pips} role="img" aria-label={words(props)}>
      <For each={marks(props.of)}>{(mark) => <i class={mark < props.n ? s.full : undefined} />}</For>
    </span>
  );
}

export function Sacks(props: Count) {
  return (
    <span class={s.sacks} role="img" aria-label={words(props)}>
      <For each={marks(props.of)}>
        {(mark) => (
          <span class={mark < props.n ? s.loaded : s.empty}>
            <Icon name="sack" size={23} stroke={1.4} />
          </span>
        )}
      </For>
    </span>
  );
}
