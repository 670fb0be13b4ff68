/** Battles arranged, challenges thrown down, days agreed on. */
import { For, type JSX } from 'solid-js';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import s from '../parts/parts.module.css';

export const ArrangeBattleForm: OrderForm = (props): JSX.Element => {
  const { state, others, player } = useForce();
  const [chosen, setChosen] = chosenSignal<readonly string[]>(
    'chosen',
    others().length === 1 ? others() : [],
  );
  const [when, setWhen] = chosenSignal('when', '');
  const many = () => chosen().length > 1;
  return (
    <OrderPage
      order="arrange-battle"
      args={chosen().length === 0 ? undefined : { with: [...chosen()], when: when().trim() }}
      title={t('A battle')}
      question={t('Who do you fight?')}
      why={
        many()
          ? t(
              'Each for themselves, without stakes: every player who completes their mission gains a new territory.',
            )
          : t('Both stake a territory, and a new one is rolled for.')
      }
      answer={t('Propose it')}
      icon="check"
      onDone={props.onDone}
    >
      <For each={others()}>
        {(other) => (
          <Switch
            label={player(other)}
            on={chosen().includes(other)}
            onSwitch={(on) =>
              setChosen((now) =>
                on
                  ? state().options.parts.many
                    ? [...now, other]
                    : [other]
                  : now.filter((each) => each !== other),
              )
            }
          />
        )}
      </For>
      <div class={s.part}>
        <Field
          label={t('When and where')}
          value={when()}
          maxLength={60}
          onInput={setWhen}
          placeholder={t('Friday at Ines’s, until 10:30')}
        />
      </div>
    </OrderPage>
  );
};

export const ChallengeForm: OrderForm = (props): JSX.Element => {
  const { others, player } = useForce();
  const [other, setOther] = chosenSignal('other', others()[0] ?? '');
  const [when, setWhen] = chosenSignal('when', '');
  return (
    <OrderPage
      order="challenge"
      args={{ seat: other(), when: when().trim() }}
      title={t('A challenge')}
      question={t('Who do you challenge?')}
      why={t(
        'They may decline, and give up a territory; or accept, and each of you names what the other stakes.',
      )}
      answer={t('Throw down the gauntlet')}
      icon="hand"
      onDone={props.onDone}
    >
      <Chips label={t('Who')} wrap>
        <For each={others()}>
          {(each) => (
            <Chip on={each === other()} onTap={() => setOther(each)}>
              {player(each)}
            </Chip>
          )}
        </For>
      </Chips>
      <div class={s.part}>
        <Field label={t('When and where')} value={when()} maxLength={60} onInput={setWhen} />
      </div>
    </OrderPage>
  );
};

export const ScheduleForm: OrderForm = (props): JSX.Element => {
  const { state } = useForce();
  const { battle = '' } = (props.args ?? {}) as { readonly battle?: string };
  const [when, setWhen] = chosenSignal('when', state().battles[battle]?.when ?? '');
  return (
    <OrderPage
      order="schedule-battle"
      args={{ battle, when: when().trim() }}
      title={t('The battle')}
      question={t('When and where?')}
      why={t('Until then it waits among the battles.')}
      answer={t('Save')}
      icon="check"
      onDone={props.onDone}
    >
      <Field
        label={t('When and where')}
        value={when()}
        maxLength={60}
        onInput={setWhen}
        placeholder={t('Friday at Ines’s, until 10:30')}
      />
    </OrderPage>
  );
};

export const MissionForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useForce();
  const { battle = '' } = (props.args ?? {}) as { readonly battle?: string };
  const known = state().battles[battle]?.missions[seat()];
  const [name, setName] = chosenSignal('name', known?.name ?? '');
  const [terrain, setTerrain] = chosenSignal('terrain', known?.terrain ?? false);
  return (
    <OrderPage
      order="choose-mission"
      args={name().trim() === '' ? undefined : { battle, name: name().trim(), terrain: terrain() }}
      title={t('The battle')}
      question={t('What is your mission?')}
      answer={t('Save')}
      icon="check"
      onDone={props.onDone}
    >
      <Field
        label={t('Mission')}
        value={name()}
        maxLength={60}
        onInput={setName}
        placeholder={t('Hold the hill')}
      />
      <div class={s.part}>
        <Switch
          label={t('Only one can do it')}
          note={t(
            'Something on the ground to dig up or carry off. If both have this mission, the first wins.',
          )}
          on={terrain()}
          onSwitch={setTerrain}
        />
      </div>
    </OrderPage>
  );
};
