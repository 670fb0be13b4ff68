/** The hex that was drawn, or the mountain, laid where its player likes: shown in its place before it is laid. */
import { type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Kind } from '../../../../rules/ninth-age/charts/hexes.ts';
import { freePlaces, riverFits } from '../../../../rules/ninth-age/map/in-turn.ts';
import { coursesAt, takesRivers } from '../../../../rules/ninth-age/map/rivers.ts';
import type { Terrain } from '../../../../rules/ninth-age/state.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { OrderForm } from '../../contract.ts';
import { Agreed, leaveOnce } from '../../parts/agreed.tsx';
import { useRealms } from '../names.ts';
import { kindTitle } from '../words.ts';
import { turned } from './brush.ts';
import { DraftMap } from './draft-map.tsx';

export const LayHexForm: OrderForm = (props): JSX.Element => {
  const { state, view, seat, busy } = useRealms();
  const { give } = useTasks();
  const drawn = (): Kind =>
    (props.args as { readonly kind?: Kind }).kind ?? state().map.drawn?.kind ?? 'plain';
  /** A river nobody can lay shows its plain back. */
  const flipped = () => drawn() === 'river' && !riverFits(state());
  const kind = (): Kind => (flipped() ? 'plain' : drawn());
  const first = freePlaces(state()).length === 1 ? freePlaces(state())[0] : undefined;
  const [at, setAt] = chosenSignal<TileId | undefined>('at', first);
  const fresh = (tile: TileId): Terrain =>
    kind() === 'river' ? turned(state().hexes, tile) : { kind: kind(), river: null };
  const [hex, setHex] = chosenSignal<Terrain>('hex', first ? fresh(first) : { kind: kind(), river: null });
  const fits = (tile: TileId): boolean =>
    kind() === 'river' ? coursesAt(state().hexes, tile).length > 0 : takesRivers(state().hexes, tile, kind());
  const pick = (tile: TileId): void => {
    if (state().hexes[tile]) return;
    setAt(tile);
    setHex(fresh(tile));
  };
  const turn = (tile: TileId): void => void setHex(turned({ ...state().hexes, [tile]: hex() }, tile));
  const args = (): Json => ({ tile: at() ?? '', ...hex() });
  const against = () => (at() ? objections(view(), seat(), 'lay-hex', args()) : []);
  const hexes = () => {
    const tile = at();
    return tile ? { ...state().hexes, [tile]: hex() } : state().hexes;
  };
  return (
    <DraftMap
      title={t('Lay a hex')}
      note={flipped() ? t('No river can run: its plain back') : kindTitle(kind())}
      hexes={hexes()}
      hints={freePlaces(state()).map((tile) => ({ tile, tone: fits(tile) ? 'ask' : 'bar' }))}
      selected={at()}
      onTap={(_, { at: tile }) => pick(tile)}
      foot={
        <Show when={at()} fallback={<p>{t('Tap one of the dashed places.')}</p>}>
          {(tile) => (
            <>
              <Show when={hex().river}>
                <Button icon="again" grow onTap={() => turn(tile())}>
                  {t('Turn the river')}
                </Button>
              </Show>
              <Agreed
                against={against()}
                busy={busy()}
                yes={t('Lay the hex here')}
                onYes={(why) => leaveOnce(give('lay-hex', args(), why), props.onDone)}
              />
            </>
          )}
        </Show>
      }
    />
  );
};
