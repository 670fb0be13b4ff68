/** What failed to recover, with what it still costs: tap one, and rebuild it. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { rebuildable } from '../../../../rules/mighty-empires/winter/recovery.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { kindIcons, kindName } from '../words.ts';
import { purseOf } from './purse.ts';
import { crowns } from './words.ts';

export const RebuildForm: OrderForm = (props): JSX.Element => {
  const { state, seat, book } = useEmpire();
  const all = () => rebuildable(state(), seat());
  const given = (props.args as { tile?: TileId } | null)?.tile;
  const [tile, setTile] = chosenSignal<TileId | undefined>('tile', given);
  const price = () => all().find((each) => each.tile === tile())?.crowns;
  const site = (at: TileId) => {
    const found = state().tiles[at]?.site;
    return found === undefined ? 'barren' : found;
  };
  const left = () => purseOf(state(), seat(), book(seat())).left;
  return (
    <OrderPage
      order="rebuild"
      args={tile() ? { tile: tile() as TileId } : undefined}
      title={t('Rebuild')}
      question={t('What is rebuilt?')}
      why={t('Every crown adds one to the die that was rolled.')}
      answer={
        price() === undefined ? t('Rebuild') : t('Rebuild for {crowns}', { crowns: crowns(price() ?? 0) })
      }
      idle={all().every((each) => each.crowns > left())}
      sum={
        <>
          <b>{t('{crowns} left', { crowns: crowns(Math.max(0, left())) })}</b>
          {price() === undefined ? '' : t('{n} afterwards', { n: Math.max(0, left() - (price() ?? 0)) })}
        </>
      }
      onDone={props.onDone}
    >
      <Show
        when={all().length > 0}
        fallback={<EmptyState title={t('Nothing of yours waits to be rebuilt')} />}
      >
        <Rows label={t('What can be rebuilt')}>
          <For each={all()}>
            {(each) => (
              <Row
                lead={
                  <Seal icon={kindIcons[site(each.tile)]} tone={each.tile === tile() ? 'now' : undefined} />
                }
                title={placeName(state(), each.tile)}
                note={t('{kind}, rolled a {die}', {
                  kind: kindName(site(each.tile)),
                  die: state().winter.recovery?.[each.tile] ?? 0,
                })}
                value={crowns(each.crowns)}
                current={each.tile === tile()}
                open={each.tile === tile()}
                onTap={() => setTile(each.tile)}
              />
            )}
          </For>
        </Rows>
      </Show>
    </OrderPage>
  );
};
