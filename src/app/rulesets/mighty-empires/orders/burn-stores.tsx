/** Stores burnt rather than left to the enemy. */
import { type JSX, Show } from 'solid-js';
import { isTileId, type TileId } from '../../../../kernel/hex.ts';
import { holdingsOf } from '../../../../rules/mighty-empires/queries.ts';
import { t, tn } from '../../../i18n/index.ts';
import { PipRow } from '../../../ui/pips.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { groundName } from '../words.ts';
import { PickTile } from './pick-tile.tsx';

export const BurnStoresForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useEmpire();
  const tile = (): TileId | undefined => {
    const { tile: said } = (props.args ?? {}) as { readonly tile?: string };
    return said !== undefined && isTileId(said) ? said : undefined;
  };
  const stored = (at: TileId): number => state().tiles[at]?.stockpile ?? 0;
  const stocked = () =>
    holdingsOf(state(), seat())
      .filter(({ stockpile }) => stockpile > 0)
      .map((holding) => holding.tile);
  return (
    <Show
      when={tile()}
      fallback={<PickTile order="burn-stores" question={t('Whose stockpile burns?')} tiles={stocked()} />}
    >
      {(at) => (
        <OrderPage
          order="burn-stores"
          args={{ tile: at() }}
          question={t('Burn the stockpile of {place}?', { place: placeName(state(), at()) })}
          why={tn(
            stored(at()),
            'One baggage point goes up in smoke.',
            '{n} baggage points go up in smoke: nobody will eat of them.',
          )}
          answer={t('Burn them')}
          danger
          onDone={props.onDone}
        >
          <Rows label={t('The stockpile')}>
            <Row
              lead={<Seal icon="burning-tree" tone="warn" />}
              title={placeName(state(), at())}
              note={groundName(state(), at())}
              value={<PipRow n={stored(at())} of={6} />}
            />
          </Rows>
        </OrderPage>
      )}
    </Show>
  );
};
