/** The seat's ships: where each lies and whom it carries. */
import { For, type JSX, Show } from 'solid-js';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import s from '../../parts/realm.module.css';
import { useEmpire } from '../empire.ts';
import { shipLine, shipName } from '../ship-words.ts';

export function RealmShips(): JSX.Element {
  const { state, seat, to } = useEmpire();
  const ships = () => Object.entries(state().ships).filter(([, { owner }]) => owner === seat());
  return (
    <Show when={ships().length > 0}>
      <section class={s.part}>
        <Head title={t('ships')} note={tn(ships().length, '{n} ship', '{n} ships')} />
        <Rows label={t('Ships')}>
          <For each={ships()}>
            {([id, ship]) => (
              <Row
                lead={<Seal icon="caravel" />}
                title={shipName(ship)}
                note={shipLine(state(), ship)}
                href={to(`piece/${id}`)}
              />
            )}
          </For>
        </Rows>
      </section>
    </Show>
  );
}
