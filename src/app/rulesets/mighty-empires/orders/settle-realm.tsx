/** The tiles of the realm, nominated in any order: one tapped is rolled at once, or all of them one after another. */
import { type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { columnAt, groundAt } from '../../../../rules/mighty-empires/map/terrain.ts';
import { settledOdds } from '../../../../rules/mighty-empires/setup/prospect.ts';
import { unsettled } from '../../../../rules/mighty-empires/setup/realm.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { groundIcons, groundName } from '../words.ts';

export const SettleRealmForm: OrderForm = (props): JSX.Element => {
  const { state, seat, busy } = useEmpire();
  const { give } = useTasks();
  const tiles = (): readonly TileId[] => unsettled(state(), seat());
  return (
    <OrderPage
      order="settle-realm"
      args={tiles().length > 0 ? { tiles: [...tiles()] } : undefined}
      title={t('Settle the realm')}
      question={t('Which tile do you roll for?')}
      why={t('Tap one to roll for it alone, in any order you like; or roll for all that are left.')}
      answer={tn(tiles().length, 'Roll for the last one', 'Roll for all {n}, one by one')}
      icon="dice"
      onDone={props.onDone}
    >
      <Show when={tiles().length > 0} fallback={<EmptyState title={t('The whole realm is settled')} />}>
        <RowsOf label={t('Tiles to settle')} of={tiles()}>
          {(tile) => (
            <Row
              lead={<Seal icon={groundIcons[groundAt(state(), tile) ?? 'lowland']} />}
              title={placeName(state(), tile)}
              note={groundName(state(), tile)}
              value={t('{n}% settled', { n: settledOdds(columnAt(state(), tile)) })}
              onTap={() => {
                if (!busy()) void give('settle-realm', { tiles: [tile] });
              }}
            />
          )}
        </RowsOf>
      </Show>
    </OrderPage>
  );
};
