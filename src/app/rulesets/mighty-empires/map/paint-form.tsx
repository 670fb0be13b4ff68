/**
 * Painting the map that lies on the table: a brush at the foot, strokes over the hexes, undo for each. Rivers, shores and
 * ranges are drawn as lines; what lies between is inferred. Strokes wait on this phone until the map is taken.
 */
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { painted } from '../../../../rules/mighty-empires/land/paint/lands.ts';
import type { PaintGround, Stroke } from '../../../../rules/mighty-empires/land/paint/strokes.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { MapPlace } from '../../../map/props.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Rows } from '../../../ui/rows.tsx';
import s from '../../parts/map-picker.module.css';
import { PickChips } from '../../parts/pick-chips.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { TakeMap } from '../../parts/take-map.tsx';
import { DraftMap } from './draft-map.tsx';
import { recall, remember } from './strokes-kept.ts';

type Brush =
  | { readonly kind: 'ground'; readonly ground: PaintGround }
  | { readonly kind: 'forest' | 'hills' | 'river' | 'dry' | 'range' | 'mountain' | 'capital' | 'lift' };

const brushes: readonly { readonly id: string; readonly name: () => string; readonly brush: Brush }[] = [
  { id: 'lowland', name: () => t('Lowland'), brush: { kind: 'ground', ground: 'lowland' } },
  { id: 'highland', name: () => t('Highland'), brush: { kind: 'ground', ground: 'highland' } },
  { id: 'river', name: () => t('River'), brush: { kind: 'river' } },
  { id: 'coastal', name: () => t('Coast'), brush: { kind: 'ground', ground: 'coastal' } },
  { id: 'sea', name: () => t('Sea'), brush: { kind: 'ground', ground: 'sea' } },
  { id: 'forest', name: () => t('Forest'), brush: { kind: 'forest' } },
  { id: 'hills', name: () => t('Hills'), brush: { kind: 'hills' } },
  { id: 'range', name: () => t('Range'), brush: { kind: 'range' } },
  { id: 'mountain', name: () => t('Mountain edge'), brush: { kind: 'mountain' } },
  { id: 'mountains', name: () => t('All mountain'), brush: { kind: 'ground', ground: 'mountains' } },
  { id: 'lake', name: () => t('Lake'), brush: { kind: 'ground', ground: 'lake' } },
  { id: 'swamp', name: () => t('Swamp'), brush: { kind: 'ground', ground: 'swamp' } },
  { id: 'capital', name: () => t('Capital'), brush: { kind: 'capital' } },
  { id: 'dry', name: () => t('No river'), brush: { kind: 'dry' } },
  { id: 'lift', name: () => t('Remove'), brush: { kind: 'lift' } },
];

/** Brushes that answer to a tap; the others are drawn. */
const taps = (brush: Brush): boolean => brush.kind === 'mountain' || brush.kind === 'capital';

function strokeOf(brush: Brush, tiles: readonly TileId[]): Stroke {
  switch (brush.kind) {
    case 'ground':
      return { brush: 'ground', ground: brush.ground, tiles };
    case 'forest':
    case 'hills':
      return { brush: 'cover', cover: brush.kind, level: 2, tiles };
    case 'river':
    case 'dry':
    case 'range':
    case 'lift':
      return { brush: brush.kind, tiles };
    case 'capital':
    case 'mountain':
      return { brush: 'capital', tile: tiles[0] ?? 'q0r0' };
  }
}

export function PaintForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const [columns, setColumns] = createSignal(9);
  const [rows, setRows] = createSignal(9);
  const [picked, setPicked] = chosenSignal('brush', 'lowland');
  const brush = () =>
    brushes.find(({ id }) => id === picked())?.brush ?? ({ kind: 'ground', ground: 'lowland' } as const);
  const { strokes, add, map, ...painting } = usePainting(brush);
  const tiles = () => Object.keys(map().lands).length;
  return (
    <DraftMap
      title={t('Paint the map')}
      note={tn(tiles(), '{n} tile', '{n} tiles')}
      lands={map().lands}
      capitals={map().capitals}
      painting={tiles() > 0 && !taps(brush())}
      onTap={painting.tap}
      onPaintStroke={painting.stroke}
      end={
        <IconButton
          icon="undo"
          label={t('Undo the last stroke')}
          disabled={strokes().length === 0}
          onTap={() => painting.put(strokes().slice(0, -1))}
        />
      }
      foot={
        <Show
          when={tiles() > 0}
          fallback={
            <>
              <p>
                {t('How large is the map on your table? Begin with a sheet of lowland and paint over it.')}
              </p>
              <Rows>
                <StepRow title={t('Columns')} value={columns()} min={3} max={24} onStep={setColumns} />
                <StepRow title={t('Rows')} value={rows()} min={3} max={24} onStep={setRows} />
              </Rows>
              <Button
                kind="filled"
                grow
                onTap={() => add({ brush: 'field', columns: columns(), rows: rows() })}
              >
                {t('Lay the sheet')}
              </Button>
            </>
          }
        >
          <TakeMap
            order="paint"
            args={{ painted: map().lands, capitals: map().capitals } as unknown as Json}
            onTaken={() => {
              painting.forget();
              props.onDone();
            }}
          >
            <PickChips
              label={t('Brush')}
              all={brushes}
              on={({ id }) => id === picked()}
              name={({ name }) => name()}
              onPick={({ id }) => setPicked(id)}
            />
            <p class={s.facts}>
              {taps(brush()) ? t('Tap where it belongs.') : t('Draw with one finger; move the map with two.')}
            </p>
          </TakeMap>
        </Show>
      }
    />
  );
}

/** The strokes that were painted, with the one under the finger, and the map they make. */
function usePainting(brush: () => Brush) {
  const { session } = useCampaign();
  const [strokes, setStrokes] = createSignal<readonly Stroke[]>(recall(session.campaign));
  const [draft, setDraft] = createSignal<readonly TileId[]>([]);
  const map = createMemo(() =>
    painted(draft().length > 0 ? [...strokes(), strokeOf(brush(), draft())] : strokes()),
  );
  const put = (next: readonly Stroke[]): void => {
    setStrokes(next);
    remember(session.campaign, next);
  };
  const add = (one: Stroke): void => put([...strokes(), one]);
  let going: TileId[] = [];
  const stroke = (places: readonly TileId[], state: 'going' | 'done' | 'undone'): void => {
    going = state === 'undone' ? [] : [...going, ...places];
    if (state === 'done' && going.length > 0) add(strokeOf(brush(), going));
    if (state !== 'going') going = [];
    setDraft(going);
  };
  const tap = (_: TileId | undefined, place: MapPlace): void => {
    const { kind } = brush();
    if (kind === 'mountain') add({ brush: kind, tile: place.at, edge: place.edge });
    else if (kind === 'capital') add({ brush: kind, tile: place.at });
  };
  return { strokes, map, put, add, stroke, tap, forget: () => remember(session.campaign, []) };
}
