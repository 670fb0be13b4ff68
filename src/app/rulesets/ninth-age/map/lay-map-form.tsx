/** The whole map at a stroke: looked at, laid again until the table likes it, then taken. */
import type { JSX } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import { layAutomatically } from '../../../../rules/ninth-age/map/automatic.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { face } from '../../../dice/random.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { OrderForm } from '../../contract.ts';
import { TakeMap } from '../../parts/take-map.tsx';
import { useRealms } from '../names.ts';
import { DraftMap } from './draft-map.tsx';

export const LayMapForm: OrderForm = (props): JSX.Element => {
  const { state } = useRealms();
  const even = () => state().options.map === 'symmetrical';
  const lay = () => layAutomatically(state().seats.length, even(), (below) => face(below) - 1);
  const [hexes, setHexes] = chosenSignal('hexes', lay());
  // The one that is looked at first is a throw of the dice as any other.
  setHexes(hexes());
  const rivers = () => Object.values(hexes()).filter((hex) => hex?.kind === 'river').length;
  return (
    <DraftMap
      title={t('Lay the map')}
      note={tn(Object.keys(hexes()).length, '{n} hex', '{n} hexes')}
      hexes={hexes()}
      foot={
        <TakeMap
          order="lay-map"
          args={{ hexes: hexes() } as unknown as Json}
          whole={{ change: 'arrange-map' }}
          onTaken={props.onDone}
        >
          <p>
            {even()
              ? t('The same from every side of the table.')
              : t('A mountain for each of you in matching places; the rest as it is drawn.')}{' '}
            {rivers() > 0
              ? tn(rivers(), 'One hex of river.', '{n} hexes of river.')
              : t('No river found a course.')}
          </p>
          <Button icon="again" grow onTap={() => setHexes(lay())}>
            {t('Lay another')}
          </Button>
        </TakeMap>
      }
    />
  );
};
