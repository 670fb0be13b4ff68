/** Painting the map that lies on the table, or moving hexes about: a brush at the foot, undo for each stroke. */
import { createSignal, type JSX, Show } from 'solid-js';
import { fromColumnRow, type TileId, tileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Terrain } from '../../../../rules/ninth-age/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Rows } from '../../../ui/rows.tsx';
import type { OrderForm } from '../../contract.ts';
import s from '../../parts/map-picker.module.css';
import { PickChips } from '../../parts/pick-chips.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { TakeMap } from '../../parts/take-map.tsx';
import { useRealms } from '../names.ts';
import { kindTitle } from '../words.ts';
import { type Brush, type Hexes, painted } from './brush.ts';
import { DraftMap } from './draft-map.tsx';

const brushes: readonly Brush[] = ['plain', 'forest', 'hills', 'mountain', 'river', 'swamp', 'lift'];
const plain: Terrain = { kind: 'plain', river: null };
const sheet = (columns: number, rows: number): Hexes =>
  Object.fromEntries(
    Array.from({ length: columns * rows }, (_, i): [TileId, Terrain] => [
      tileId(fromColumnRow(i % columns, Math.floor(i / columns))),
      plain,
    ]),
  );

export const ArrangeForm: OrderForm = (props): JSX.Element => {
  const { state } = useRealms();
  const byHand = () => state().options.map === 'painted';
  const ground = Object.fromEntries(
    Object.entries(state().hexes).map(([tile, { kind, river }]) => [tile, { kind, river }]),
  ) as Hexes;
  const [strokes, setStrokes] = chosenSignal<readonly Hexes[]>('strokes', [ground]);
  const [brush, setBrush] = chosenSignal<Brush>('brush', 'forest');
  const [columns, setColumns] = createSignal(5);
  const [rows, setRows] = createSignal(Math.max(2, state().seats.length));
  const [path, setPath] = createSignal<readonly TileId[]>([]);
  const laid = () => strokes().at(-1) ?? ground;
  const now = () => (path().length > 0 ? painted(laid(), brush(), path()) : laid());
  const put = (next: Hexes): void => void setStrokes([...strokes(), next]);
  const stroke = (places: readonly TileId[], going: 'going' | 'done' | 'undone'): void => {
    const all = [...path(), ...places];
    setPath(going === 'going' ? all : []);
    if (going === 'done' && all.length > 0) put(painted(laid(), brush(), all));
  };
  const count = () => Object.keys(now()).length;
  return (
    <DraftMap
      title={byHand() ? t('Paint the map') : t('Move hexes around')}
      note={tn(count(), '{n} hex', '{n} hexes')}
      hexes={now()}
      painting={count() > 0}
      onPaintStroke={stroke}
      end={
        <IconButton
          icon="undo"
          label={t('Undo the last stroke')}
          disabled={strokes().length < 2}
          onTap={() => setStrokes(strokes().slice(0, -1))}
        />
      }
      foot={
        <Show
          when={count() > 0}
          fallback={
            <>
              <p>{t('How large is the map on your table? Begin with a sheet of plain and paint over it.')}</p>
              <Rows>
                <StepRow title={t('Columns')} value={columns()} min={2} max={14} onStep={setColumns} />
                <StepRow title={t('Rows')} value={rows()} min={2} max={14} onStep={setRows} />
              </Rows>
              <Button kind="filled" grow onTap={() => put(sheet(columns(), rows()))}>
                {t('Lay the sheet')}
              </Button>
            </>
          }
        >
          <TakeMap
            order="arrange-map"
            args={{ hexes: laid() } as unknown as Json}
            answer={byHand() ? undefined : t('Propose this map')}
            onTaken={props.onDone}
          >
            <PickChips
              label={t('Brush')}
              all={brushes}
              picked={brush()}
              name={(each) => (each === 'lift' ? t('Remove') : kindTitle(each))}
              onPick={setBrush}
            />
            <p class={s.facts}>
              {brush() === 'river'
                ? t('Draw it from hex to hex; a tap turns a single hex of river.')
                : t('Draw with one finger; move the map with two.')}
            </p>
          </TakeMap>
        </Show>
      }
    />
  );
};
