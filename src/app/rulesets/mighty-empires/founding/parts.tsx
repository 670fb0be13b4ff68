/** The parts of the book: each a switch with what it means. */
import { For, type JSX } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Switch } from '../../../ui/switch.tsx';
import s from '../../parts/founding.module.css';
import { partWords } from '../accord/words.ts';
import type { Chosen } from './options.ts';

export function PartSwitches(props: {
  parts: Chosen['parts'];
  onChange: (parts: Chosen['parts']) => void;
}): JSX.Element {
  return (
    <section class={s.part}>
      <Head title={t('parts of the book')} />
      <div class={s.switches}>
        <For each={partWords}>
          {({ part, label, why }) => (
            <Switch
              label={label()}
              note={why()}
              on={props.parts[part]}
              onSwitch={(on) => props.onChange({ ...props.parts, [part]: on })}
            />
          )}
        </For>
      </div>
      <p class={s.why}>{t('You can switch any of them on or off later, from a season on.')}</p>
    </section>
  );
}
