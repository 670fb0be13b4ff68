/** Quarters on the map: each banner's road home is drawn; tap a banner's chip, then the tile it shall winter in. */
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { objections, reminders } from '../../../../campaign/acts.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { type Berth, proposal, waysHome } from '../../../../rules/mighty-empires/winter/proposal.ts';
import { homebound, roomsOf } from '../../../../rules/mighty-empires/winter/room.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { BannerView, RouteView } from '../../../map/model.ts';
import type { OrderForm } from '../../contract.ts';
import { Agreed } from '../../parts/agreed.tsx';
import { MapPicker } from '../../parts/map-picker.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { bannerName } from '../words.ts';

export const QuartersForm: OrderForm = (props): JSX.Element => {
  const { state, seat, colour } = useEmpire();
  const who = () => homebound(state(), seat());
  const ways = createMemo(() => waysHome(state(), seat()));
  const proposed = createMemo(() => proposal(state(), seat(), ways()));
  const [said, setSaid] = chosenSignal<{ readonly [banner: string]: Berth }>('said', {});
  const homes = () => ({ ...proposed().homes, ...said() });
  const [holding, setHolding] = createSignal(who()[0]?.id);
  const rooms = createMemo(() => roomsOf(state(), seat()));
  const guests = (tile: TileId): readonly string[] =>
    who().flatMap(({ id }) => (homes()[id] === tile ? [id] : []));
  /** Into a full house: the banner that lies there takes the bed that was left. */
  const put = (tile: TileId): void => {
    const id = holding();
    const before = id === undefined ? undefined : homes()[id];
    if (id === undefined || before === undefined || !rooms().has(tile) || before === tile) return;
    const there = guests(tile);
    const moved = there.length >= (rooms().get(tile) ?? 0) ? there[0] : undefined;
    setSaid((now) => ({ ...now, [id]: tile, ...(moved ? { [moved]: before } : {}) }));
  };
  const routes = createMemo((): readonly RouteView[] =>
    who().flatMap(({ id, tile }): RouteView[] => {
      const home = homes()[id] ?? 'none';
      if (tile === null || home === 'none' || home === tile) return [];
      const way = ways().get(id)?.get(home);
      return [{ id, tiles: way ?? [tile, home], clear: way !== undefined }];
    }),
  );
  const banners = createMemo((): readonly BannerView[] =>
    who().flatMap(({ id, number, tile }): BannerView[] =>
      tile ? [{ id, tile, number, mine: true, tincture: colour(seat()), busy: homes()[id] === tile }] : [],
    ),
  );
  const cold = () => routes().filter(({ clear }) => !clear).length;
  const lost = () => Object.values(homes()).filter((tile) => tile === 'none').length;
  const home = (id: string): string => {
    const tile = homes()[id] ?? 'none';
    return tile === 'none' ? t('no room') : placeName(state(), tile);
  };
  return (
    <MapPicker
      title={t('Into winter quarters')}
      note={tn(who().length, 'One banner, its road drawn', '{n} banners, their roads drawn')}
      hints={[...rooms().keys()].map((tile) => ({
        tile,
        tone: guests(tile).length >= (rooms().get(tile) ?? 0) ? 'warn' : 'ask',
      }))}
      routes={routes()}
      banners={banners()}
      selected={(() => {
        const tile = homes()[holding() ?? ''];
        return tile === 'none' ? undefined : tile;
      })()}
      start={state().realms[seat()]?.capital ?? undefined}
      onPick={put}
      foot={
        <>
          <PickChips
            label={t('Which banner')}
            all={who()}
            on={(banner) => banner.id === holding()}
            name={bannerName}
            value={(banner) => home(banner.id)}
            onPick={(banner) => setHolding(banner.id)}
          />
          <Show when={cold() + lost() === 0} fallback={null}>
            <p>{t('Every banner has a bed and a clear way to it. Tap a tile to move the chosen banner.')}</p>
          </Show>
          <SendHome homes={homes()} onDone={props.onDone} />
        </>
      }
    />
  );
};

function SendHome(props: { homes: { readonly [banner: string]: Berth }; onDone: () => void }): JSX.Element {
  const { session, seat, view, busy } = useEmpire();
  const { give } = useTasks();
  const args = (): Json => ({ homes: props.homes, ships: {} });
  const against = createMemo(() => objections(view(), seat(), 'take-quarters', args()));
  const minded = createMemo(() => reminders(view(), seat(), 'take-quarters', args()));
  const send = async (why?: string): Promise<boolean> => {
    const order = await give('take-quarters', args(), why);
    // What it asks opens by itself.
    if (order && !session.view()?.open.some(({ open }) => open.order === order)) props.onDone();
    return order !== undefined;
  };
  return (
    <Agreed
      against={against()}
      minded={minded()}
      busy={busy()}
      yes={t('Send the banners home')}
      onYes={send}
    />
  );
}
