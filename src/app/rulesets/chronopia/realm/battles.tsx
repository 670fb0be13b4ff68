/** Battles that wait, with their age and their day. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { battlesOf, foughtSoFar } from '../../../../rules/chronopia/battle/field.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import r from '../../parts/realm.module.css';
import { useForce } from '../force.ts';
import { kindWords } from '../words.ts';

export function RealmBattles(props: { seat: Seat }): JSX.Element {
  const { state, player, to } = useForce();
  const rows = () => battlesOf(state(), props.seat);
  return (
    <Show when={rows().length > 0}>
      <section class={r.part}>
        <Head title={t('battles that wait')} />
        <Rows label={t('Battles that wait')}>
          <For each={rows()}>
            {([id, { kind, sides, when, since, set }]) => {
              const age = () => foughtSoFar(state()) - since;
              return (
                <Row
                  lead={<Seal icon={kindWords[kind].icon} />}
                  title={`${kindWords[kind].title()}: ${sides.map(player).join(', ')}`}
                  note={[
                    when || t('no day yet'),
                    age() > 0 ? tn(age(), 'arranged {n} battle ago', 'arranged {n} battles ago') : t('new'),
                    set ? t('prepared') : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  href={to(`piece/${id}`)}
                />
              );
            }}
          </For>
        </Rows>
      </section>
    </Show>
  );
}
