/** A bargain of crowns and captives with one other player: what each side gives, in one thumb's reach. */
import { For, type JSX, Show } from 'solid-js';
import { captivesOf } from '../../../../rules/mighty-empires/court/ransom.ts';
import { publicCrowns } from '../../../../rules/mighty-empires/winter/now.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import s from './court.module.css';

interface Share {
  readonly crowns: number;
  readonly captives: readonly string[];
}
const nothing: Share = { crowns: 0, captives: [] };

export const RansomForm: OrderForm = (props): JSX.Element => {
  const { state, seat, player } = useEmpire();
  const others = () => state().seats.filter((one) => one !== seat());
  const [other, setOther] = chosenSignal('other', others()[0] ?? '');
  const [gives, setGives] = chosenSignal('gives', nothing);
  const [takes, setTakes] = chosenSignal('takes', nothing);
  const pick = (one: string): void => {
    setOther(one);
    setGives(nothing);
    setTakes(nothing);
  };
  const empty = () => [gives(), takes()].every(({ crowns, captives }) => crowns + captives.length === 0);
  return (
    <OrderPage
      order="ransom"
      args={
        empty()
          ? undefined
          : {
              with: other(),
              gives: { crowns: gives().crowns, captives: [...gives().captives] },
              takes: { crowns: takes().crowns, captives: [...takes().captives] },
            }
      }
      title={t('Crowns and captives')}
      question={t('What changes hands?')}
      why={t('{who} is asked whether it is a bargain.', { who: player(other()) })}
      answer={t('Offer it')}
      icon="hand"
      onDone={props.onDone}
    >
      <Chips label={t('Who with')}>
        <For each={others()}>
          {(one) => (
            <Chip on={one === other()} onTap={() => pick(one)}>
              {player(one)}
            </Chip>
          )}
        </For>
      </Chips>
      <Side title={t('you give')} from={seat()} to={other()} share={gives()} onShare={setGives} />
      <Side
        title={t('{who} gives', { who: player(other()) })}
        from={other()}
        to={seat()}
        share={takes()}
        onShare={setTakes}
      />
    </OrderPage>
  );
};

function Side(props: {
  title: string;
  from: string;
  to: string;
  share: Share;
  onShare: (share: Share) => void;
}): JSX.Element {
  const { state } = useEmpire();
  const held = () => captivesOf(state(), props.from, props.to);
  const crowns = () => publicCrowns(state(), props.from);
  return (
    <>
      <div class={s.side}>
        <Head title={props.title} note={tn(crowns(), '{n} crown to hand', '{n} crowns to hand')} />
      </div>
      <Rows label={props.title}>
        <Row
          lead={<Seal icon="coins" />}
          title={t('Crowns')}
          end={
            <Stepper
              label={t('Crowns: {side}', { side: props.title })}
              value={props.share.crowns}
              max={crowns()}
              onStep={(value) => props.onShare({ ...props.share, crowns: value })}
            />
          }
        />
      </Rows>
      <Show when={held().length > 0}>
        <For each={held()}>
          {({ id, name, level }) => (
            <Switch
              label={name || t('A captive')}
              note={t('level {level}', { level })}
              on={props.share.captives.includes(id)}
              onSwitch={(on) =>
                props.onShare({
                  ...props.share,
                  captives: on
                    ? [...props.share.captives, id]
                    : props.share.captives.filter((one) => one !== id),
                })
              }
            />
          )}
        </For>
      </Show>
    </>
  );
}
