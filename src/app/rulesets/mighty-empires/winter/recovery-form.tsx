/** Before the dice of recovery: every ruin of the map, how likely it rises again, and whose it would be. */
import { type JSX, Show } from 'solid-js';
import { heir, ruins } from '../../../../rules/mighty-empires/winter/ruins.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { kindName } from '../words.ts';

export const RecoveryForm: OrderForm = (props): JSX.Element => {
  const { state, seat, player } = useEmpire();
  const all = () => ruins(state());
  const rolled = () => all().filter(({ barred }) => barred === null).length;
  const whose = (tile: (typeof all extends () => readonly (infer R)[] ? R : never)['tile']): string => {
    const owner = heir(state(), tile);
    if (owner === 'independent') return t('it would be independent');
    return owner === seat() ? t('it would be yours') : t('it would be {player}’s', { player: player(owner) });
  };
  return (
    <OrderPage
      order="roll-recovery"
      args={{}}
      title={t('Recovery')}
      question={tn(rolled(), 'A die for one razed place', 'A die for each of {n} razed places')}
      why={t('Once for the whole map. Villages rise again on a 4, cities and fortresses on a 6.')}
      answer={t('Roll the dice')}
      icon="dice"
      onDone={props.onDone}
    >
      <Show when={all().length > 0} fallback={<EmptyState title={t('Nothing is in ruins')} />}>
        <RowsOf label={t('Razed places')} of={all()}>
          {({ tile, site, barred }) => (
            <Row
              lead={<Seal icon="burning-tree" tone={barred ? 'warn' : undefined} />}
              title={placeName(state(), tile)}
              note={
                barred === 'ashes'
                  ? t('{kind}, still smoking from the dragons', { kind: kindName(site) })
                  : barred === 'famine'
                    ? t('{kind}, empty for famine', { kind: kindName(site) })
                    : `${kindName(site)}: ${whose(tile)}`
              }
              value={barred ? '0%' : site === 'village' ? '50%' : '17%'}
            />
          )}
        </RowsOf>
      </Show>
    </OrderPage>
  );
};
