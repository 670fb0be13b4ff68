/** A banner of an army that is kept in points alone: one number, set while the army is divided. */
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import type { Contents } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Headed } from '../../parts/headed.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { OverStrength } from './over-strength.tsx';
import s from './piece.module.css';
import { useBook } from './write.ts';

export function PointsOnly(props: { banner: PlacedBanner; held: Contents; open: boolean }): JSX.Element {
  const { muster } = useBook();
  const [points, setPoints] = createSignal(props.held.points);
  createEffect(on(() => props.held.points, setPoints));
  return (
    <Show when={props.open}>
      <Headed title={t('muster')}>
        <form
          class={s.form}
          onSubmit={(event) => {
            event.preventDefault();
            void muster(props.banner.id, { points: points(), units: [], characters: [] });
          }}
        >
          <NumberField label={t('Points in this banner')} value={points()} onNumber={setPoints} />
          <OverStrength more={points() - props.held.points} />
          <Actions>
            <Button
              kind="filled"
              grow
              submit
              disabled={points() === props.held.points && props.held.mustered}
            >
              {t('Enter {n} points', { n: points() })}
            </Button>
          </Actions>
        </form>
      </Headed>
    </Show>
  );
}
