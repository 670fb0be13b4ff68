/** The map before it is taken: laid by Realmbook until the table likes it, or drawn by hand, or the one changed by the other. */
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import {
  type Chart,
  drawRiver,
  dryUp,
  paintGround,
  sheet,
} from '../../../../rules/realm-armies/land/draw.ts';
import { layMap } from '../../../../rules/realm-armies/land/generate.ts';
import type { Terrain } from '../../../../rules/realm-armies/land/grounds.ts';
import { roomForHomes } from '../../../../rules/realm-armies/setup/home.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { face } from '../../../dice/random.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { OrderForm } from '../../contract.ts';
import founding from '../../parts/founding.module.css';
import { PickChips } from '../../parts/pick-chips.tsx';
import { TakeMap } from '../../parts/take-map.tsx';
import { UnbookedMap } from '../../parts/unbooked-map.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useRealm } from '../realm.ts';
import { viewsOf } from './scene.ts';

type Brush = Terrain | 'river' | 'dry';
const brushes: readonly { readonly brush: Brush; readonly name: () => string }[] = [
  { brush: 'farm', name: () => t('Farm') },
  { brush: 'forest', name: () => t('Forest') },
  { brush: 'hill', name: () => t('Hills') },
  { brush: 'mountain', name: () => t('Mountain') },
  { brush: 'swamp', name: () => t('Swamp') },
  { brush: 'sea', name: () => t('Sea') },
  { brush: 'river', name: () => t('River') },
  { brush: 'dry', name: () => t('No river') },
];
const below = (n: number): number => face(n) - 1;

function stroked(chart: Chart, brush: Brush, tiles: readonly TileId[]): Chart {
  if (brush === 'river') return drawRiver(chart, tiles);
  if (brush === 'dry') return dryUp(chart, tiles);
  return paintGround(chart, brush, tiles);
}

export const LayMapForm: OrderForm = (props): JSX.Element => {
  const { state } = useRealm();
  const lay = (): Chart => layMap(state().seats.length, state().options.map, below);
  const laid = () => (Object.keys(state().map.tiles).length > 0 ? state().map : lay());
  const [charts, setCharts] = chosenSignal<readonly Chart[]>('charts', [laid()]);
  // The one that is looked at first is a throw of the dice as any other.
  setCharts(charts());
  const [drawing, setDrawing] = chosenSignal('drawing', false);
  const [brush, setBrush] = chosenSignal<Brush>('brush', 'farm');
  const [going, setGoing] = createSignal<readonly TileId[]>([]);
  const kept = () => charts().at(-1) ?? laid();
  const chart = createMemo(() => (going().length > 0 ? stroked(kept(), brush(), going()) : kept()));
  const put = (next: Chart): void => void setCharts((before) => [...before, next]);
  const land = () => Object.values(chart().tiles).filter((ground) => ground !== 'sea').length;
  const homes = createMemo(() => roomForHomes(state(), chart()));
  const stroke = (places: readonly TileId[], at: 'going' | 'done' | 'undone'): void => {
    if (at === 'going') setGoing((before) => [...before, ...places]);
    else {
      if (at === 'done' && going().length > 0) put(stroked(kept(), brush(), going()));
      setGoing([]);
    }
  };
  const Crowded = (): JSX.Element => (
    <Show when={homes() < state().seats.length}>
      <Warning words={t('The map may not have room for every player’s home.')} />
    </Show>
  );
  return (
    <UnbookedMap
      title={drawing() ? t('Draw the map') : t('Lay the map')}
      note={tn(land(), '{n} tile of land', '{n} tiles of land')}
      tiles={viewsOf({ ...state(), map: chart(), tiles: {} })}
      painting={drawing()}
      onPaintStroke={stroke}
      end={
        <Show when={charts().length > 1}>
          <IconButton
            icon="undo"
            label={t('Back to the map before')}
            onTap={() => setCharts((before) => before.slice(0, -1))}
          />
        </Show>
      }
      foot={
        <Show
          when={drawing()}
          fallback={
            <TakeMap
              order="lay-map"
              args={chart() as unknown as Json}
              empty={land() === 0}
              whole={homes() < state().seats.length ? undefined : {}}
              onTaken={props.onDone}
            >
              <p>
                {tn(homes(), 'Room for one home.', 'Room for {n} homes.')}{' '}
                {t('Look around; lay it again if you do not like it.')}
              </p>
              <div class={founding.points}>
                <Button icon="again" grow onTap={() => put(lay())}>
                  {t('Lay another')}
                </Button>
                <Button icon="pen" grow onTap={() => setDrawing(true)}>
                  {t('Draw on the map')}
                </Button>
              </div>
              <Crowded />
            </TakeMap>
          }
        >
          <Tools brush={brush()} onBrush={setBrush} onSheet={put} />
          <Button grow icon="check" onTap={() => setDrawing(false)}>
            {t('Enough drawn')}
          </Button>
          <Crowded />
        </Show>
      }
    />
  );
};

/** What is drawn with, and an empty sheet to draw on. */
function Tools(props: {
  brush: Brush;
  onBrush: (brush: Brush) => void;
  onSheet: (chart: Chart) => void;
}): JSX.Element {
  const [across, setAcross] = createSignal(7);
  return (
    <>
      <PickChips
        label={t('Brush')}
        all={brushes}
        on={({ brush: one }) => one === props.brush}
        name={({ name }) => name()}
        onPick={({ brush: one }) => props.onBrush(one)}
      />
      <p>{t('Draw with one finger; move the map with two.')}</p>
      <div class={founding.points}>
        <Stepper
          label={t('Tiles across an empty sheet')}
          value={across()}
          min={3}
          max={16}
          show={(n) => `${n} × ${n}`}
          onStep={setAcross}
        />
        <Button onTap={() => props.onSheet(sheet(across(), across()))}>{t('Empty sheet')}</Button>
      </div>
    </>
  );
}
