/** Where groups read the book differently: folded away behind a line that says how many of them differ from the usual. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { t, tn } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Switch } from '../../ui/switch.tsx';
import s from './founding.module.css';

/** The fold alone, with what differs counted; what is inside is the caller's. */
export function RulingsFold(props: { differ: number; children: JSX.Element }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <section class={s.rulings}>
      <h2>
        <button type="button" aria-expanded={open()} onClick={() => setOpen((now) => !now)}>
          <span>
            <b>{t('Rulings')}</b>
            <span>
              {props.differ === 0
                ? t('where groups read the book differently: default')
                : tn(
                    props.differ,
                    '{n} of them differs from the default',
                    '{n} of them differ from the default',
                  )}
            </span>
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

/** A reading as a switch: on is how we play it, turned off the other reading. */
export interface Ruling<R> {
  readonly label: () => string;
  readonly why: () => string;
  readonly on: (rulings: R) => boolean;
  readonly set: (on: boolean) => Partial<R>;
}

export function RulingSwitches<R>(props: {
  all: readonly Ruling<R>[];
  usual: R;
  rulings: R;
  onChange: (rulings: R) => void;
}): JSX.Element {
  const differ = () =>
    props.all.filter((ruling) => ruling.on(props.rulings) !== ruling.on(props.usual)).length;
  return (
    <RulingsFold differ={differ()}>
      <div class={s.switches}>
        <For each={props.all}>
          {(ruling) => (
            <Switch
              label={ruling.label()}
              note={ruling.why()}
              on={ruling.on(props.rulings)}
              onSwitch={(on) => props.onChange({ ...props.rulings, ...ruling.set(on) })}
            />
          )}
        </For>
      </div>
    </RulingsFold>
  );
}
