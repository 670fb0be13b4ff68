/** Taking tiles off the map again: tap those that go, tap once more to leave one, and they come off together. */
import type { JSX } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { lands } from '../../../../rules/mighty-empires/map/terrain.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Agreed } from '../../parts/agreed.tsx';
import { stateOf } from '../names.ts';
import { DraftMap } from './draft-map.tsx';

export function LiftForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const { view, seat, busy } = useCampaign();
  const { give } = useTasks();
  const state = () => stateOf(view());
  const given = (props.args as { tiles?: readonly TileId[] } | null)?.tiles ?? [];
  const [marks, setMarks] = chosenSignal('marks', given);
  const marked = () => marks().filter((tile) => lands(state())[tile]);
  const toggle = (tile: TileId | undefined): void => {
    if (!tile) return;
    setMarks((all) => (all.includes(tile) ? all.filter((one) => one !== tile) : [...all, tile]));
  };
  const args = (): Json => ({ tiles: marked() });
  const lift = async (why?: string): Promise<void> => {
    if (await give('lift-tiles', args(), why)) props.onDone();
  };
  return (
    <DraftMap
      title={t('Tidy the map')}
      note={
        marked().length > 0
          ? tn(marked().length, 'one tile marked', '{n} tiles marked')
          : t('no tile is marked')
      }
      lands={lands(state())}
      capitals={state().map.capitals}
      hints={marked().map((tile) => ({ tile, tone: 'bar' }))}
      onTap={toggle}
      end={
        <IconButton
          icon="undo"
          label={t('Undo the last mark')}
          disabled={marks().length === 0}
          onTap={() => setMarks((all) => all.slice(0, -1))}
        />
      }
      foot={
        <>
          <p>{t('Tap the tiles that come off the map. The rest stay where they are.')}</p>
          <Agreed
            against={objections(view(), seat(), 'lift-tiles', args())}
            busy={busy() || marked().length === 0}
            yes={t('Take the tiles off')}
            onYes={(why) => void lift(why)}
          />
        </>
      }
    />
  );
}
