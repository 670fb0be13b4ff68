/** The whole map at a stroke: looked at, laid again until the table likes it, then taken. */
import { createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { designOf } from '../../../../rules/mighty-empires/land/designs.ts';
import { landsOf, type Tiles } from '../../../../rules/mighty-empires/land/survey.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ask } from '../../../worker/ask.ts';
import { TakeMap } from '../../parts/take-map.tsx';
import { stateOf } from '../names.ts';
import { DraftMap } from './draft-map.tsx';

export function LayMapForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const { view, act } = useCampaign();
  const [laid, setLaid] = chosenSignal<Tiles>('tiles');
  const [laying, setLaying] = createSignal(false);
  let left = false;
  onCleanup(() => {
    left = true;
  });
  const lay = async (): Promise<void> => {
    if (laying()) return;
    setLaying(true);
    const next = await act(() => ask('lay mighty-empires', stateOf(view()).seats.length));
    if (left) return;
    if (next) setLaid(next);
    setLaying(false);
  };
  if (!laid()) void lay();
  const tiles = createMemo(() => Object.keys(laid() ?? {}) as TileId[]);
  const capitals = createMemo(() => tiles().filter((tile) => designOf(laid()?.[tile]?.design ?? '').capital));
  return (
    <DraftMap
      title={t('Lay the map')}
      note={laid() && tn(tiles().length, '{n} tile', '{n} tiles')}
      lands={landsOf(laid() ?? {})}
      waiting={laying() ? t('Laying the land') : undefined}
      capitals={capitals()}
      foot={
        <TakeMap
          order="lay-map"
          args={{ laid: laid() ?? {} } as unknown as Json}
          whole={{ change: 'lift-tiles' }}
          empty={!laid()}
          onTaken={props.onDone}
        >
          <p>
            <Show when={laid()}>
              {tn(capitals().length, 'One place for a capital.', '{n} places for capitals.')}{' '}
              {t('Look around; lay it again if you do not like it.')}
            </Show>
          </p>
          <Button icon="again" grow disabled={laying()} onTap={() => void lay()}>
            {t('Lay another')}
          </Button>
        </TakeMap>
      }
    />
  );
}
