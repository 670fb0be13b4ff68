/** A home, the tiles around it, colours and a name: tap the home first, then what else is yours. */
import { createMemo, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import { openIn, questionTo } from '../../../../campaign/open-to.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { tinctures } from '../../../../rules/realm-armies/options.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { HintView } from '../../../map/model.ts';
import { Button } from '../../../ui/button.tsx';
import type { OrderForm } from '../../contract.ts';
import { Agreed, leaveOnce } from '../../parts/agreed.tsx';
import { MapPicker } from '../../parts/map-picker.tsx';
import { createSigns } from '../../parts/realm-signs.tsx';
import { freeColours } from '../../parts/seats.ts';
import { useRealm } from '../realm.ts';
import { groundName } from '../words.ts';

/** The home that is tapped, the tiles beside it that are to be the player's too, and how many are still to be chosen. */
function useHome() {
  const { state, view, seat } = useRealm();
  const [home, setHome] = chosenSignal<TileId>('home');
  const [also, setAlso] = chosenSignal<readonly TileId[]>('also', []);
  const wanted = () => state().options.start.tiles - 1;
  const open = createMemo((): readonly TileId[] => {
    const at = home();
    if (!at) return openIn<TileId>(view(), seat(), 'choose-home', 'tile');
    const rest = questionTo(view(), seat(), 'choose-home', 'also', { tile: at });
    return rest?.ask === 'whole' ? ((rest.more?.(also() as Json) ?? []) as readonly TileId[]) : [];
  });
  const hints = (): readonly HintView[] => [
    ...open().map((tile) => ({ tile, tone: 'ask' as const })),
    ...also().map((tile) => ({ tile, tone: 'warn' as const })),
  ];
  const pick = (tile: TileId): void => {
    const at = home();
    if (!at || tile === at || !(also().includes(tile) || open().includes(tile))) {
      setHome(tile === at ? undefined : tile);
      setAlso([]);
    } else if (also().includes(tile)) setAlso(also().slice(0, also().indexOf(tile)));
    else setAlso([...also(), tile]);
  };
  /** Tiles still to be chosen: none where the sea leaves no more. */
  const left = () => (open().length > 0 ? wanted() - also().length : 0);
  return { home, also, wanted, hints, pick, left };
}

export const ChooseHomeForm: OrderForm = (props): JSX.Element => {
  const { state, view, seat, busy, place } = useRealm();
  const { give } = useTasks();
  const { home, also, wanted, hints, pick, left } = useHome();
  const { tincture, name, fault, Fields } = createSigns(
    () => freeColours(state(), tinctures),
    () => state().realms,
  );
  const args = (): Json => ({
    tile: home() ?? '',
    also: also() as Json,
    tincture: tincture(),
    name: name(),
  });
  const against = () => (home() ? objections(view(), seat(), 'choose-home', args()) : []);
  return (
    <MapPicker
      title={t('Where is your home?')}
      note={t('Two tiles or more between homes')}
      hints={hints()}
      selected={home()}
      onPick={pick}
      foot={
        // All of it stands there from the first: the map keeps its place while tiles are tapped.
        <>
          <h2>{home() ? place(home() as TileId) : t('Your home')}</h2>
          <p>
            <Show
              when={home()}
              fallback={tn(
                wanted() + 1,
                'Tap one of the dashed tiles.',
                'Your realm begins with {n} tiles side by side. Tap one of the dashed tiles.',
              )}
            >
              {(at) => (
                <>
                  {groundName(state(), at())}.{' '}
                  {left() > 0
                    ? tn(left(), 'Tap one more tile beside it.', 'Tap {n} more tiles beside it.')
                    : t('That is your realm.')}
                </>
              )}
            </Show>
          </p>
          {Fields()}
          <Show
            when={home() && left() === 0}
            fallback={
              <Button kind="filled" grow disabled>
                {home()
                  ? tn(left(), 'Settle here: one more tile', 'Settle here: {n} more tiles')
                  : t('Settle here')}
              </Button>
            }
          >
            <Agreed
              against={against()}
              busy={busy() || fault() !== undefined}
              yes={t('Settle here')}
              onYes={(why) => leaveOnce(give('choose-home', args(), why), props.onDone)}
            />
          </Show>
        </>
      }
    />
  );
};
