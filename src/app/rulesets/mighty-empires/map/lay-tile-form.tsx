/** The tile in hand: tap where it lies, turn it; places where the rules want it are dashed, every refusal says why. */
import { createMemo, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { Direction, TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { isDesign } from '../../../../rules/mighty-empires/land/designs.ts';
import { placements } from '../../../../rules/mighty-empires/land/placement.ts';
import { turnsOf } from '../../../../rules/mighty-empires/land/shape.ts';
import { landsOf } from '../../../../rules/mighty-empires/land/survey.ts';
import { lands } from '../../../../rules/mighty-empires/map/terrain.ts';
import { layingOf } from '../../../../rules/mighty-empires/setup/packs.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Agreed, leaveOnce } from '../../parts/agreed.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { stateOf } from '../names.ts';
import { DraftMap } from './draft-map.tsx';

export function LayTileForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const { session } = useCampaign();
  const drawn = (): string => (props.args as { readonly design?: string }).design ?? '';
  return (
    <Show
      when={isDesign(drawn()) && drawn()}
      fallback={
        <NothingHere
          bar={<TopBar back={`/c/${session.campaign}/today`} close title={t('Lay the tile you drew')} />}
          title={t('You have no tile in hand')}
        >
          {t('You laid it, or put it back under its pack.')}
        </NothingHere>
      }
    >
      {(design) => <Laying design={design()} onDone={props.onDone} />}
    </Show>
  );
}

function Laying(props: { design: string; onDone: () => void }): JSX.Element {
  const { view, seat, busy } = useCampaign();
  const { give } = useTasks();
  const state = () => stateOf(view());
  const { design } = props;
  const fits = createMemo(() => placements(layingOf(state()), design));
  const places = () => [...new Set(fits().map(({ place }) => place))];
  const turns = turnsOf(design).length;
  const [tile, setTile] = chosenSignal<TileId | undefined>('tile', places()[0]);
  const [turn, setTurn] = chosenSignal<Direction>('turn', fits()[0]?.turn ?? 0);
  const pick = (place: TileId | undefined): void => {
    if (!place) return;
    setTile(place);
    const legal = fits().find((one) => one.place === place);
    if (legal) setTurn(legal.turn);
  };
  /** On to the next turn that fits here; where none does, to the next there is. */
  const turnIt = (): void => {
    const legal = fits()
      .filter((one) => one.place === tile())
      .map((one) => one.turn);
    const next = legal.find((one) => one > turn()) ?? legal[0];
    setTurn(next !== undefined && next !== turn() ? next : (((turn() + 1) % 6) as Direction));
  };
  const args = (): Json => ({ design, tile: tile() ?? '', turn: turn() });
  const drawn = createMemo(() => {
    const at = tile();
    const all = lands(state());
    return at && !all[at]
      ? { ...all, ...landsOf({ ...state().map.laid, [at]: { design, turn: turn() } }) }
      : all;
  });
  const against = () => (tile() ? objections(view(), seat(), 'lay-tile', args()) : []);
  return (
    <DraftMap
      title={t('Lay the tile you drew')}
      note={tn(places().length, 'It fits in one place', 'It fits in {n} places')}
      lands={drawn()}
      hints={places().map((place) => ({ tile: place, tone: 'ask' }))}
      selected={tile()}
      onTap={(_, { at }) => pick(at)}
      foot={
        <>
          <Show when={turns > 1}>
            <Button icon="again" onTap={turnIt}>
              {t('Turn the tile')}
            </Button>
          </Show>
          <Show when={places().length === 0}>
            <Button onTap={() => void give('put-back', {}).then((done) => done && props.onDone())}>
              {t('Put it back under its pack')}
            </Button>
          </Show>
          <Agreed
            against={against()}
            busy={busy() || !tile()}
            yes={t('Lay the tile here')}
            onYes={(why) => leaveOnce(give('lay-tile', args(), why), props.onDone)}
          />
        </>
      }
    />
  );
}
