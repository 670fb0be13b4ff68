/** The seat's ships: where each lies and whom it carries. */
import { type JSX, Show } from 'solid-js';
import { t, tn } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { ListedOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { shipLine, shipName } from '../ship-words.ts';

export function RealmShips(): JSX.Element {
  const { state, seat, to } = useEmpire();
  const ships = () => Object.entries(state().ships).filter(([, { owner }]) => owner === seat());
  return (
    <Show when={ships().length > 0}>
      <ListedOf title={t('Ships')} note={tn(ships().length, '{n} ship', '{n} ships')} of={ships()}>
        {([id, ship]) => (
          <Row
            lead={<Seal icon="caravel" />}
            title={shipName(ship)}
            note={shipLine(state(), ship)}
            href={to(`piece/${id}`)}
          />
        )}
      </ListedOf>
    </Show>
  );
}
