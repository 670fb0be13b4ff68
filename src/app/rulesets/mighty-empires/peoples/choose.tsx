/** Whose people a realm is of: the seven as cards, each with what is different about it. */
import { For, type JSX } from 'solid-js';
import { type People, peoplesOf } from '../../../../rules/mighty-empires/peoples/peoples.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import s from './peoples.module.css';
import { peopleWords } from './words.ts';

export const ChoosePeopleForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useEmpire();
  const [picked, pick] = chosenSignal<People | undefined>(
    'picked',
    state().realms[seat()]?.people ?? undefined,
  );
  const answer = () => {
    const people = picked();
    return people ? t('Lead {people}', { people: peopleWords[people].name() }) : t('Pick a people');
  };
  return (
    <OrderPage
      order="choose-people"
      args={picked() === undefined ? undefined : { people: picked() as People }}
      title={t('Your people')}
      question={t('Which army do you lead?')}
      why={t('It counts for the whole campaign. Several realms may play the same people.')}
      answer={answer()}
      icon="check"
      onDone={props.onDone}
    >
      <fieldset class={s.cards}>
        <legend class="unseen">{t('Which army do you lead?')}</legend>
        <For each={peoplesOf}>
          {(people) => (
            <label class={cx(s.card, picked() === people && s.picked)}>
              <input
                type="radio"
                name="people"
                class="unseen"
                checked={picked() === people}
                onChange={() => pick(people)}
              />
              <Seal icon={peopleWords[people].icon} tone={picked() === people ? 'now' : undefined} />
              <span class={s.words}>
                <b>{peopleWords[people].name()}</b>
                <For each={peopleWords[people].ways()}>{(way) => <span>{way}</span>}</For>
              </span>
            </label>
          )}
        </For>
      </fieldset>
    </OrderPage>
  );
};
