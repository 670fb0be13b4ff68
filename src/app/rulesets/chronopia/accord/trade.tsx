/** A bargain with one other player: what each side gives, in one thumb's reach. */
import { For, type JSX, Show } from 'solid-js';
import type { Side } from '../../../../rules/chronopia/accord/trade.ts';
import { territoriesOf, warbandsOf } from '../../../../rules/chronopia/roll/points.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import { territoryName } from '../names.ts';
import { bandNote } from '../parts/bands.ts';
import s from '../parts/parts.module.css';
import { count } from '../words.ts';

const nothing: Side = { gold: 0, experience: {}, territories: [], warbands: [] };
const isNothing = ({ gold, experience, territories, warbands }: Side): boolean =>
  gold + territories.length + warbands.length + Object.values(experience).reduce((a, b) => a + b, 0) === 0;
const plain = ({ gold, experience, territories, warbands }: Side) => ({
  gold,
  experience: Object.fromEntries(Object.entries(experience).filter(([, n]) => n > 0)),
  territories: [...territories],
  warbands: [...warbands],
});

export const TradeForm: OrderForm = (props): JSX.Element => {
  const { seat, others, player } = useForce();
  const [other, setOther] = chosenSignal('other', others()[0] ?? '');
  const [gives, setGives] = chosenSignal('gives', nothing);
  const [takes, setTakes] = chosenSignal('takes', nothing);
  const pick = (next: string): void => {
    setOther(next);
    setTakes(nothing);
  };
  return (
    <OrderPage
      order="trade"
      args={
        isNothing(gives()) && isNothing(takes())
          ? undefined
          : { with: other(), gives: plain(gives()), takes: plain(takes()) }
      }
      title={t('A bargain')}
      question={t('What changes hands?')}
      why={t('{who} is asked whether it is a bargain.', { who: player(other()) })}
      answer={t('Offer it')}
      icon="hand"
      onDone={props.onDone}
    >
      <Chips label={t('Who with')} wrap>
        <For each={others()}>
          {(each) => (
            <Chip on={each === other()} onTap={() => pick(each)}>
              {player(each)}
            </Chip>
          )}
        </For>
      </Chips>
      <SideFields title={t('you give')} of={seat()} side={gives()} onSide={setGives} />
      <SideFields
        title={t('{who} gives', { who: player(other()) })}
        of={other()}
        side={takes()}
        onSide={setTakes}
      />
    </OrderPage>
  );
};

function SideFields(props: {
  title: string;
  of: string;
  side: Side;
  onSide: (side: Side) => void;
}): JSX.Element {
  const { state } = useForce();
  const gold = () => state().realms[props.of]?.gold ?? 0;
  const learnt = () => warbandsOf(state(), props.of).filter(([, { experience }]) => experience > 0);
  const set = (some: Partial<Side>): void => props.onSide({ ...props.side, ...some });
  const toggled = (list: readonly string[], id: string, on: boolean): string[] =>
    on ? [...list, id] : list.filter((each) => each !== id);
  return (
    <section class={s.part}>
      <Head title={props.title} note={t('{gold} in the treasury', { gold: count(gold()) })} />
      <Rows label={props.title}>
        <Row
          lead={<Seal icon="coins" />}
          title={t('Gold')}
          end={
            <Stepper
              label={t('Gold: {side}', { side: props.title })}
              value={props.side.gold}
              max={gold()}
              step={5}
              onStep={(amount) => set({ gold: amount })}
            />
          }
        />
        <For each={learnt()}>
          {([id, { name, experience }]) => (
            <Row
              lead={<Seal icon="spell-book" />}
              title={t('Experience of {name}', { name })}
              end={
                <Stepper
                  label={t('Experience of {name}', { name })}
                  value={props.side.experience[id] ?? 0}
                  max={experience}
                  step={5}
                  onStep={(n) => set({ experience: { ...props.side.experience, [id]: n } })}
                />
              }
            />
          )}
        </For>
      </Rows>
      <For each={territoriesOf(state(), props.of)}>
        {([id, { home }]) => (
          <Switch
            label={territoryName(state(), id)}
            note={home ? t('home, with the Hospital') : undefined}
            on={props.side.territories.includes(id)}
            onSwitch={(on) => set({ territories: toggled(props.side.territories, id, on) })}
          />
        )}
      </For>
      <For each={warbandsOf(state(), props.of)}>
        {([id, warband]) => (
          <Switch
            label={warband.name}
            note={bandNote(state(), warband)}
            on={props.side.warbands.includes(id)}
            onSwitch={(on) => set({ warbands: toggled(props.side.warbands, id, on) })}
          />
        )}
      </For>
      <Show when={territoriesOf(state(), props.of).length + warbandsOf(state(), props.of).length === 0}>
        <p class={s.quiet}>{t('Nothing else is there to give.')}</p>
      </Show>
    </section>
  );
}
