/** What is one's own, hex by hex: the capital first, then what is built, then open land. */
import type { JSX } from 'solid-js';
import { hexesOf, type PlacedHex } from '../../../../rules/ninth-age/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { ListedOf } from '../../parts/rows-of.tsx';
import { useRealms } from '../names.ts';
import { hexIcon, hexLine } from '../words.ts';

const rank = ({ hex }: PlacedHex): number =>
  hex.capitalOf !== null ? 0 : hex.walls === 'city' ? 1 : hex.walls === 'fortress' ? 2 : hex.mine ? 3 : 4;

export function Hexes(): JSX.Element {
  const realms = useRealms();
  const { state, seat, place, to } = realms;
  const mine = () => [...hexesOf(state(), seat())].sort((a, b) => rank(a) - rank(b));
  return (
    <ListedOf
      title={t('your hexes')}
      label={t('Hexes')}
      note={tn(mine().length, '{n} hex', '{n} hexes')}
      of={mine()}
    >
      {({ tile, hex }) => (
        <Row
          lead={<Seal icon={hexIcon(hex)} />}
          title={place(tile)}
          note={hexLine(hex)}
          href={to(`map?tile=${tile}`)}
          end={
            <IconButton
              icon="pen"
              label={t('Name {place}', { place: place(tile) })}
              href={formOf(realms, 'name-place', { tile })}
            />
          }
        />
      )}
    </ListedOf>
  );
}
