/** Two banners of a force side by side: troops are tapped across; a banner left empty strikes its flag, a new one is raised. */
import { type JSX, Show } from 'solid-js';
import { isTileId, type TileId } from '../../../../kernel/hex.ts';
import { t } from '../../../i18n/index.ts';
import { Rows } from '../../../ui/rows.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { PickTile } from '../orders/pick-tile.tsx';
import s from './reorganise.module.css';
import { createReorganising } from './reorganising.ts';
import { Half } from './side.tsx';

type Given = { readonly tile?: string; readonly banner?: string };

export const ReorganiseForm: OrderForm = (props): JSX.Element => {
  const given = (props.args ?? {}) as Given;
  const tile = () => (given.tile !== undefined && isTileId(given.tile) ? given.tile : undefined);
  return (
    <Show when={tile()} fallback={<PickTile order="reorganise" />}>
      {(at) => <Reorganise tile={at()} banner={given.banner} onDone={props.onDone} />}
    </Show>
  );
};

function Reorganise(props: { tile: TileId; banner?: string | undefined; onDone: () => void }): JSX.Element {
  const { state } = useEmpire();
  const reorganising = createReorganising(props.tile, props.banner);
  const { one, two, listed, crossing, cross, book, called, args, enter } = reorganising;
  return (
    <OrderPage
      order="reorganise"
      args={args()}
      title={placeName(state(), props.tile)}
      question={t('Which troops go in which banner?')}
      why={listed() ? t('Tap troops to move them across.') : t('Only you see how many points move across.')}
      answer={t('Reorganise')}
      icon="check"
      onGiven={enter}
      onDone={props.onDone}
    >
      <div class={s.pair}>
        <Half of={reorganising} half={one} other={two} label={t('One banner')} />
        <Half of={reorganising} half={two} other={one} label={t('The other')} />
      </div>
      <Show when={!listed()}>
        <Rows label={t('Points that move across')}>
          <StepRow
            title={t('Points that move across')}
            note={
              crossing().points === 0
                ? t('plus to the right, minus to the left')
                : t('to {banner}', { banner: called((crossing().points > 0 ? two : one).id()) })
            }
            value={crossing().points}
            min={-book(two.id()).points}
            max={book(one.id()).points}
            step={10}
            onStep={(points) => cross({ ...crossing(), points })}
          />
        </Rows>
      </Show>
    </OrderPage>
  );
}
