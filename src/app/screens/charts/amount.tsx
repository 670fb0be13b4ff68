/** Dice a result calls for, D6 × 50 points, rolled where they stand. A second tap rolls anew; the history keeps both. */
import { createSignal, Show } from 'solid-js';
import { dice, type Faces, spell, total } from '../../../kernel/dice.ts';
import { tremble } from '../../device/feel.ts';
import { remember } from '../../dice/history.ts';
import { cast } from '../../dice/random.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import s from './outcome.module.css';

export function Amount(props: { dice: string; chart: string }) {
  const [faces, setFaces] = createSignal<Faces>();
  const roll = (): void => {
    const fallen = cast(props.dice);
    remember({ dice: props.dice, faces: fallen, how: 'phone', at: Date.now(), chart: props.chart });
    tremble(12);
    setFaces(fallen);
  };
  return (
    <button type="button" class={s.amount} onClick={roll} aria-live="polite">
      <Icon name="dice" size={19} />
      <Show when={faces()} fallback={t('Roll {dice}', { dice: spell(props.dice) })}>
        {(fallen) => (
          <>
            <span>{spell(props.dice)}</span>
            <b>{total(dice(props.dice), fallen())}</b>
          </>
        )}
      </Show>
    </button>
  );
}
