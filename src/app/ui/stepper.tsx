/** A number by plus and minus, which repeat while held. Readers and keyboard meet one spin button. */
import { onCleanup } from 'solid-js';
import { t } from '../i18n/index.ts';
import { remembered } from '../remembered.ts';
import { Icon } from './icons/icon.tsx';
import s from './stepper.module.css';

const firstRepeat = 420;
const nextRepeat = 75;

export function Stepper(props: {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** How the number is shown and said: '+2', '300 points'. */
  show?: (value: number) => string;
  onStep: (value: number) => void;
}) {
  const min = () => props.min ?? 0;
  const max = () => props.max ?? Number.MAX_SAFE_INTEGER;
  const keep = remembered(
    () => props.label,
    () => props.value,
    (value) => props.onStep(Math.min(max(), Math.max(min(), value))),
  );
  const shown = () => props.show?.(props.value) ?? String(props.value);
  const go = (to: number): void => {
    const next = Math.min(max(), Math.max(min(), to));
    if (next !== props.value) props.onStep(next);
    keep(next);
  };
  const by = (steps: number): void => go(props.value + steps * (props.step ?? 1));

  const { release, hold, tap } = createHold(by);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => by(1),
    ArrowRight: () => by(1),
    ArrowDown: () => by(-1),
    ArrowLeft: () => by(-1),
    PageUp: () => by(10),
    PageDown: () => by(-10),
    Home: () => go(min()),
    End: () => props.max !== undefined && go(max()),
  };
  const side = (name: 'minus' | 'plus', steps: 1 | -1, barred: () => boolean) => (
    <button
      type="button"
      class={s.side}
      tabIndex={-1}
      aria-label={
        steps > 0 ? t('More: {what}', { what: props.label }) : t('Less: {what}', { what: props.label })
      }
      disabled={barred()}
      onPointerDown={(event) => event.button === 0 && hold(steps)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => tap(steps)}
    >
      <Icon name={name} size={20} stroke={1.8} />
    </button>
  );
  return (
    <div class={s.stepper}>
      {side('minus', -1, () => props.value <= min())}
      <span
        class={s.number}
        role="spinbutton"
        tabIndex={0}
        aria-label={props.label}
        aria-valuenow={props.value}
        aria-valuetext={shown()}
        aria-valuemin={min()}
        aria-valuemax={props.max}
        onKeyDown={(event) => {
          const act = keys[event.key];
          if (!act) return;
          event.preventDefault();
          act();
        }}
      >
        {shown()}
      </span>
      {side('plus', 1, () => props.value >= max())}
    </div>
  );
}

/** A tap is the click itself, so that a thumb that scrolls away changes nothing; holding repeats before any click. */
function createHold(by: (steps: number) => void) {
  let held: ReturnType<typeof setTimeout> | undefined;
  let repeated = false;
  const release = (): void => clearTimeout(held);
  const hold = (steps: number): void => {
    release();
    repeated = false;
    const again = (): void => {
      repeated = true;
      by(steps);
      held = setTimeout(again, nextRepeat);
    };
    held = setTimeout(again, firstRepeat);
  };
  const tap = (steps: number): void => {
    if (!repeated) by(steps);
    repeated = false;
  };
  onCleanup(release);
  return { release, hold, tap };
}
