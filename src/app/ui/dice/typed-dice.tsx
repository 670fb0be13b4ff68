/**
 * Real dice typed in: for up to three D6 a row of six faces each, else one pad that fills die after die; percentile
 * dice by two digits. Keys 1 to 9 choose a face of the row or pad in focus.
 */
import { createSignal, createUniqueId, For, Show } from 'solid-js';
import { spell } from '../../../kernel/dice.ts';
import { t } from '../../i18n/index.ts';
import { cx } from '../cx.ts';
import { Die, faceText } from './die.tsx';
import { Total } from './total.tsx';
import type { Tray } from './tray.ts';
import s from './typed-dice.module.css';

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, at) => at + 1);

export function TypedDice(props: { tray: Tray; large?: boolean }) {
  const tray = props.tray;
  const inRows = () => tray.dice().sides <= 6 && tray.dice().count <= 3;
  return (
    <div class={cx(s.typed, props.large && s.large)}>
      <p class={s.hint}>{t('Tap what your dice show: {dice}', { dice: spell(tray.notation()) })}</p>
      <div class={s.pads}>
        <Show when={inRows()} fallback={<FillingPad tray={tray} large={props.large === true} />}>
          <For each={upTo(tray.dice().count)}>
            {(nth) => <FaceRow tray={tray} die={nth - 1} large={props.large === true} />}
          </For>
        </Show>
      </div>
      <Total tray={tray} short />
    </div>
  );
}

/** One die of a few: its faces side by side, radio buttons to a reader. */
function FaceRow(props: { tray: Tray; die: number; large: boolean }) {
  const tray = props.tray;
  const name = createUniqueId();
  const chosen = () => tray.faces()[props.die];
  const byKey = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    const face = Number(event.key);
    if (!Number.isInteger(face) || face < 1 || face > tray.dice().sides) return;
    event.preventDefault();
    tray.type(props.die, face);
    // On to the next die, as a hand at a keyboard types 4 4.
    const rows = event.currentTarget.parentElement?.querySelectorAll('fieldset');
    rows?.[Math.min(props.die + 1, rows.length - 1)]?.querySelector('input')?.focus();
  };
  return (
    <fieldset class={s.row} onKeyDown={byKey}>
      <legend class="unseen">
        {tray.dice().count === 1 ? t('The die shows') : t('Die {n} shows', { n: props.die + 1 })}
      </legend>
      <For each={upTo(tray.dice().sides)}>
        {(face) => (
          <label class={cx(s.face, chosen() === face && s.chosen)}>
            <input
              type="radio"
              name={name}
              class={s.radio}
              aria-label={String(face)}
              checked={chosen() === face}
              onChange={() => tray.type(props.die, face)}
            />
            <Die
              face={face}
              sides={tray.dice().sides}
              size={props.large ? 46 : 36}
              dim={chosen() !== undefined && chosen() !== face}
              label=""
            />
          </label>
        )}
      </For>
    </fieldset>
  );
}

/** Many dice or many sides: a pad of faces fills the first empty die; a tap on a filled one empties it. */
function FillingPad(props: { tray: Tray; large: boolean }) {
  const tray = props.tray;
  const sides = () => tray.dice().sides;
  const [tens, setTens] = createSignal<number>();
  const next = () => tray.faces().indexOf(undefined);
  const fill = (face: number): void =>
    tray.type(Math.max(0, next() < 0 ? tray.faces().length - 1 : next()), face);
  const digit = (value: number): void => {
    const first = tens();
    if (first === undefined) return void setTens(value);
    setTens(undefined);
    fill(first * 10 + value || 100);
  };
  const keys = () => (sides() === 100 ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] : upTo(sides()));
  const press = (key: number): void => (sides() === 100 ? digit(key) : fill(key));
  return (
    <div class={s.filling}>
      <ul class={s.lying} aria-label={t('The dice so far')}>
        <For each={tray.faces().map((_, die) => die)}>
          {(die) => (
            <li>
              <button
                type="button"
                class={cx(s.slot, die === next() && s.awaited)}
                aria-label={
                  tray.faces()[die] === undefined
                    ? t('Die {n}, not typed yet', { n: die + 1 })
                    : t('Die {n} shows {face}, take it back', {
                        n: die + 1,
                        face: faceText(sides(), tray.faces()[die] ?? 0),
                      })
                }
                disabled={tray.faces()[die] === undefined}
                onClick={() => tray.type(die, undefined)}
              >
                <Die
                  face={tray.faces()[die]}
                  sides={sides()}
                  size={tray.dice().count > 6 ? 30 : props.large ? 50 : 40}
                  label=""
                />
              </button>
            </li>
          )}
        </For>
      </ul>
      <fieldset
        class={s.pad}
        aria-label={t('Faces')}
        style={{ '--columns': sides() === 12 || sides() === 6 ? 6 : 5 }}
        onKeyDown={(event) => {
          const key = Number(event.key);
          if (event.key === ' ' || !keys().includes(key)) return;
          event.preventDefault();
          press(key);
        }}
      >
        <For each={keys()}>
          {(key) => (
            <button
              type="button"
              class={cx(s.key, sides() === 100 && tens() === key && s.held)}
              onClick={() => press(key)}
            >
              {key}
            </button>
          )}
        </For>
      </fieldset>
      <Show when={sides() === 100}>
        <p class={s.hint}>
          {tens() === undefined
            ? t('Tens first, then units; 00 is a hundred.')
            : t('{tens}0 and …', { tens: tens() ?? 0 })}
        </p>
      </Show>
    </div>
  );
}
