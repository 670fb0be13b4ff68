/** Whose people a realm is of: the seven as cards, each with what is different about it. */
import { For } from 'solid-js';
import { type People, peoplesOf } from '../../../../rules/mighty-empires/map/peoples.ts';
import { t } from '../../../i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Seal } from '../../../ui/seal.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useEmpire } from '../empire.ts';
import s from './peoples.module.css';
import { peopleWords } from './words.ts';

export const ChoosePeopleForm = dressed<{ readonly people: People }>('choose-people', () => {
  const { state, seat } = useEmpire();
  return {
    title: () => t('Your people'),
    why: () => t('It counts for the whole campaign. Several realms may play the same people.'),
    answer: ({ people }) =>
      people ? t('Lead {people}', { people: peopleWords[people].name() }) : t('Pick a people'),
    icon: 'check',
    of: {
      people: {
        begin: () => state().realms[seat()]?.people ?? undefined,
        put: (at) => (
          <fieldset class={s.cards}>
            <legend class="unseen">{t('Which people do you lead?')}</legend>
            <For each={peoplesOf}>
              {(people) => (
                <label class={cx(s.card, at.value === people && s.picked)}>
                  <input
                    type="radio"
                    name="people"
                    class="unseen"
                    checked={at.value === people}
                    onChange={() => at.say(people)}
                  />
                  <Seal icon={peopleWords[people].icon} tone={at.value === people ? 'now' : undefined} />
                  <span class={s.words}>
                    <b>{peopleWords[people].name()}</b>
                    <For each={peopleWords[people].ways()}>{(way) => <span>{way}</span>}</For>
                  </span>
                </label>
              )}
            </For>
          </fieldset>
        ),
      },
    },
  };
});
