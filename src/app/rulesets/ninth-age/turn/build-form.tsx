/** Building for a Conquest Point: a fortress, a mine, or a city where a fortress stands. */
import type { JSX } from 'solid-js';
import { buildable, type Site } from '../../../../rules/ninth-age/conquest/building.ts';
import { purseOf } from '../../../../rules/ninth-age/conquest/points.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useRealms } from '../names.ts';
import { Sites } from './sites.tsx';

export const BuildForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useRealms();
  const { tile } = (props.args ?? {}) as { readonly tile?: string };
  const sites = () => {
    const all = buildable(state(), seat());
    const here = all.filter((site) => site.tile === tile);
    return here.length > 0 ? here : all;
  };
  const [site, setSite] = chosenSignal<Site | undefined>(
    'site',
    sites().length === 1 ? sites()[0] : undefined,
  );
  const left = () => purseOf(state(), seat()).left;
  const args = () => {
    const picked = site();
    return picked && { tile: picked.tile, what: picked.what };
  };
  return (
    <OrderPage
      order="build"
      args={args()}
      question={t('What do you build?')}
      why={t('It costs 1 Conquest Point. Mines are dug on mountains and rivers; nothing stands in a swamp.')}
      answer={t('Build it')}
      icon="check"
      sum={tn(left(), '{n} Conquest Point left', '{n} Conquest Points left')}
      onDone={props.onDone}
    >
      <Sites sites={sites()} picked={site()} onPick={setSite} />
    </OrderPage>
  );
};
