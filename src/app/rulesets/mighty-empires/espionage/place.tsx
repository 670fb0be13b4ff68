/** An operative placed by the thumb: choose which, tap a tile where it can act; everybody sees the counter, face down. */
import { createSignal, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import { distance, type TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Operative } from '../../../../rules/mighty-empires/charts/assassins.ts';
import { misplaced } from '../../../../rules/mighty-empires/espionage/placing.ts';
import { countersIn } from '../../../../rules/mighty-empires/espionage/queries.ts';
import { isLand, lands } from '../../../../rules/mighty-empires/map/terrain.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { HintView } from '../../../map/model.ts';
import type { OrderForm } from '../../contract.ts';
import { Agreed, leaveOnce } from '../../parts/agreed.tsx';
import { MapPicker } from '../../parts/map-picker.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { counterHints } from './hints.ts';
import { useHired } from './hired.ts';
import { operativeIcons, operativeName, operativeWork } from './words.ts';

/** More places than these are found on the map. */
const most = 12;

export const PlaceOperativeForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useEmpire();
  const hired = useHired();
  const waiting = () => hired().filter(({ id }) => !state().espionage.counters[id]);
  const types = () => [...new Set(waiting().map(({ type }) => type ?? 'agent'))];
  const [picked, setPicked] = createSignal(types()[0] ?? 'agent');
  const type = () => (types().includes(picked()) ? picked() : (types()[0] ?? 'agent'));
  const operative = () => waiting().find((one) => (one.type ?? 'agent') === type())?.id;
  const [tile, setTile] = createSignal<TileId>();
  /** Tiles where it can act, the nearest to the capital first; an agent acts anywhere. */
  const works = (): readonly TileId[] => {
    const home = state().realms[seat()]?.capital;
    const free = (Object.keys(lands(state())) as TileId[]).filter(open);
    return home == null ? free : free.toSorted((a, b) => distance(home, a) - distance(home, b));
  };
  const open = (at: TileId): boolean => isLand(state(), at) && !misplaced(state(), seat(), type(), at);
  const hints = (): readonly HintView[] => {
    const marked = counterHints(state());
    const lying = new Set(marked.map((hint) => hint.tile));
    const free = type() === 'agent' ? [] : works();
    return [
      ...marked,
      ...free.filter((at) => !lying.has(at)).map((at) => ({ tile: at, tone: 'ask' as const })),
    ];
  };
  return (
    <MapPicker
      title={t('Place an operative')}
      note={t('Everybody sees where it goes. Only you know what it is.')}
      hints={hints()}
      selected={tile()}
      start={(type() === 'agent' ? undefined : works()[0]) ?? state().realms[seat()]?.capital ?? undefined}
      onPick={(at) => setTile(at)}
      foot={
        <>
          <PickChips
            label={t('Which operative')}
            all={types()}
            picked={type()}
            name={operativeName}
            icon={(one) => operativeIcons[one]}
            value={(one) => String(waiting().filter((each) => each.type === one).length)}
            onPick={setPicked}
          />
          <Show when={type() !== 'agent' && works().length > 0}>
            <PickChips
              label={t('Where it can act')}
              all={works().slice(0, most)}
              picked={tile()}
              name={(at) => placeName(state(), at)}
              onPick={setTile}
            />
          </Show>
          <Show
            when={tile()}
            fallback={
              <p>
                {waiting().length === 0
                  ? t('No operative waits to be placed.')
                  : t('Tap a tile. It can act {work}.', { work: operativeWork(type()) })}
              </p>
            }
          >
            {(at) => <Placed tile={at()} operative={operative()} type={type()} onDone={props.onDone} />}
          </Show>
        </>
      }
    />
  );
};

function Placed(props: {
  tile: TileId;
  operative: string | undefined;
  type: Operative;
  onDone: () => void;
}): JSX.Element {
  const { view, state, seat, busy } = useEmpire();
  const { give } = useTasks();
  const args = (): Json => ({ operative: props.operative ?? '', tile: props.tile });
  /** Only minded: an agreement would give away what it is. */
  const minded = () => {
    const unwise = misplaced(state(), seat(), props.type, props.tile);
    return unwise ? [unwise] : [];
  };
  const lying = () => countersIn(state(), props.tile).length;
  return (
    <>
      <p>
        <Show when={lying() > 0} fallback={placeName(state(), props.tile)}>
          {t('{place}, {counters}', {
            place: placeName(state(), props.tile),
            counters: tn(lying(), '{n} counter here', '{n} counters here'),
          })}
        </Show>
      </p>
      <Agreed
        against={objections(view(), seat(), 'place-operative', args())}
        minded={minded()}
        busy={busy() || props.operative === undefined}
        yes={minded().length > 0 ? t('Place the operative here anyway') : t('Place the operative here')}
        unwise={minded().length > 0}
        onYes={(why) => leaveOnce(give('place-operative', args(), why), props.onDone)}
      />
    </>
  );
}
