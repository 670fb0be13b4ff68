/** The whole map at a stroke: looked at, laid again until the table likes it, then taken. */
import { type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { layAutomatically } from '../../../../rules/mighty-empires/land/auto/automatic.ts';
import { designOf } from '../../../../rules/mighty-empires/land/designs.ts';
import { landsOf } from '../../../../rules/mighty-empires/land/survey.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { face } from '../../../dice/random.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { TakeMap } from '../../parts/take-map.tsx';
import { stateOf } from '../names.ts';
import { DraftMap } from './draft-map.tsx';

const below = (n: number): number => face(n) - 1;

export function LayMapForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const { view } = useCampaign();
  const players = () => stateOf(view()).seats.length;
  const [laying, setLaying] = chosenSignal('laying', layAutomatically(players(), below));
  // The one that is looked at first is a throw of the dice as any other.
  setLaying(laying());
  const tiles = () => Object.keys(laying().tiles) as TileId[];
  const capitals = () => tiles().filter((tile) => designOf(laying().tiles[tile]?.design ?? '').capital);
  return (
    <DraftMap
      title={t('Lay the map')}
      note={tn(tiles().length, '{n} tile', '{n} tiles')}
      lands={landsOf(laying().tiles)}
      capitals={capitals()}
      foot={
        <TakeMap
          order="lay-map"
          args={{ laid: laying().tiles } as unknown as Json}
          whole={{ change: 'lift-tiles' }}
          onTaken={props.onDone}
        >
          <p>
            {tn(capitals().length, 'One place for a capital.', '{n} places for capitals.')}{' '}
            <Show when={tiles().length > 0}>{t('Look around; lay it again if you do not like it.')}</Show>
          </p>
          <Button icon="again" grow onTap={() => setLaying(layAutomatically(players(), below))}>
            {t('Lay another')}
          </Button>
        </TakeMap>
      }
    />
  );
}
