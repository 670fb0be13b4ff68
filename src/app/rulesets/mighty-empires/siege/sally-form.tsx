/** A sally: which of the garrison come out to fight the besiegers. */
import { type JSX, Show } from 'solid-js';
import { type Besieging, ralliedIn, siegesIn } from '../../../../rules/mighty-empires/siege/walls.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { NoSiege } from './no-siege.tsx';
import { PickBanners } from './pick-banners.tsx';
import { SiegeSide } from './side.tsx';
import s from './siege.module.css';
import { siegeAt, standing } from './siege-words.ts';

export const SallyForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useEmpire();
  const siege = () => {
    const found = siegeAt(state(), props.args);
    return (
      found ??
      Object.values(state().encounters)
        .filter(({ kind, defender }) => kind === 'siege' && defender === seat())
        .flatMap(({ tile }) => siegesIn(state(), tile))[0]
    );
  };
  return (
    <Show when={siege()} fallback={<NoSiege order="sally" args={props.args} />}>
      {(one) => <Sally siege={one()} onDone={props.onDone} />}
    </Show>
  );
};

function Sally(props: { siege: Besieging; onDone: () => void }): JSX.Element {
  const { state, player } = useEmpire();
  const { tile, siege, attackers, attacker } = props.siege;
  const able = () => {
    const out = ralliedIn(state(), tile);
    return standing(
      state(),
      siege.inside.filter((banner) => !out.includes(banner)),
    );
  };
  const [picked, setPicked] = chosenSignal<ReadonlySet<string>>(
    'picked',
    new Set(able().map(({ id }) => id)),
  );
  return (
    <OrderPage
      order="sally"
      args={picked().size > 0 ? { tile, banners: [...picked()] } : undefined}
      title={placeName(state(), tile)}
      question={t('Who sallies out?')}
      why={t('A battle in the open: the walls do not count. Beaten, they are behind their walls again.')}
      answer={t('Open the gates')}
      danger
      sum={<b>{tn(picked().size, 'one banner sallies', '{n} banners sally')}</b>}
      onDone={props.onDone}
    >
      <PickBanners banners={able()} picked={picked()} onPick={setPicked} />
      <SiegeSide
        title={t('before the walls')}
        note={player(attacker)}
        banners={standing(state(), Object.keys(attackers))}
        townsfolk={null}
      />
      <p class={s.hint}>{t('A draw, too, drives the besiegers off.')}</p>
    </OrderPage>
  );
}
