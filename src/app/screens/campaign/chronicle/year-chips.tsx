/** Earlier years to go to, the latest first; those long ago stand behind a chip of their own. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { Chip } from '../../../ui/chips.tsx';

/** Years that have a chip at first, and that come with each tap on the chip for more: no thumb slides past a hundred. */
const LATE = 12;
const MORE = 24;

export function YearChips(props: {
  /** How many years went before this one, counted from 1. */
  years: number;
  title: (year: number) => string;
  onYear: (year: number) => void;
}): JSX.Element {
  const [reach, setReach] = createSignal(LATE);
  const shown = createMemo(() =>
    Array.from({ length: Math.min(props.years, reach()) }, (_, i) => props.years - i),
  );
  /** The chip goes with the last of them: focus goes to the first year that came. */
  const more = (): void => {
    const last = document.activeElement?.closest('li')?.previousElementSibling;
    setReach((years) => years + MORE);
    last?.nextElementSibling?.querySelector('button')?.focus();
  };
  return (
    <>
      <For each={shown()}>{(year) => <Chip onTap={() => props.onYear(year)}>{props.title(year)}</Chip>}</For>
      <Show when={props.years > reach()}>
        <Chip onTap={more}>{t('Earlier years')}</Chip>
      </Show>
    </>
  );
}
