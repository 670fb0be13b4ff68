/** Whose people the realm is of, and what is different about it. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Listed } from '../../parts/headed.tsx';
import { useEmpire } from '../empire.ts';
import s from './peoples.module.css';
import { peopleWords } from './words.ts';

export function RealmPeople(): JSX.Element {
  const empire = useEmpire();
  const { state, seat } = empire;
  const [told, tell] = createSignal(false);
  const people = () => state().realms[seat()]?.people ?? undefined;
  const settled = () => state().stage === 'season' || state().stage === 'winter';
  return (
    <Show when={state().options.parts.peoples}>
      <Listed title={t('People')}>
        <Show
          when={people()}
          fallback={
            <Row
              lead={<Seal icon="crown" tone="now" />}
              title={t('Choose your people')}
              note={t('Until then you lead men')}
              href={formOf(empire, 'choose-people')}
            />
          }
        >
          {(one) => (
            <Row
              lead={<Seal icon={peopleWords[one()].icon} />}
              title={peopleWords[one()].name()}
              note={peopleWords[one()].short()}
              {...(settled()
                ? { onTap: () => tell((now) => !now) }
                : { href: formOf(empire, 'choose-people') })}
            />
          )}
        </Show>
        <Show when={told() && people()}>
          {(one) => (
            <li class={s.ways}>
              <ul>
                <For each={peopleWords[one()].ways()}>{(way) => <li>{way}</li>}</For>
              </ul>
            </li>
          )}
        </Show>
      </Listed>
    </Show>
  );
}
