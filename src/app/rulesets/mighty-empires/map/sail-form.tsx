/** Where a ship sails: choose it, tap water, say whether it lies in harbour and which banner is aboard. */
import { type JSX, Show } from 'solid-js';
import { objections, offerOf } from '../../../../campaign/acts.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Remark } from '../../../../kernel/ruleset.ts';
import { hasSea, isHarbourTile } from '../../../../rules/mighty-empires/land/terrain.ts';
import { landAt, lands } from '../../../../rules/mighty-empires/map/terrain.ts';
import { bannersIn } from '../../../../rules/mighty-empires/queries.ts';
import type { BannerId, Ship } from '../../../../rules/mighty-empires/state.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Agreed, leaveOnce } from '../../parts/agreed.tsx';
import { MapPicker } from '../../parts/map-picker.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { worded } from '../../parts/worded.ts';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { shipLine, shipName } from '../ship-words.ts';
import { bannerName } from '../words.ts';

export function SailForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const sail = useSail(props.args as Given);
  const { state, ship, ships, sailing, tile, water } = sail;
  return (
    <MapPicker
      title={t('Where does the ship sail?')}
      note={sailing() && `${shipName(sailing() as Ship)}, ${shipLine(state(), sailing() as Ship)}`}
      hints={sailing() ? water.map((at) => ({ tile: at, tone: 'ask' })) : []}
      selected={tile()}
      start={sailing()?.tile}
      onPick={sail.tap}
      foot={
        <>
          <Show when={ships().length > 1}>
            <PickChips
              label={t('Which ship')}
              all={ships()}
              on={([id]) => id === ship()}
              name={([, one]) => shipName(one)}
              value={([, one]) => placeName(state(), one.tile)}
              onPick={([id, one]) => sail.board(id, one)}
            />
          </Show>
          <Show
            when={sailing() && tile()}
            fallback={<p>{sailing() ? t('Tap a coast or the open sea.') : t('You have no ships.')}</p>}
          >
            {(at) => (
              <>
                <h2>{placeName(state(), at())}</h2>
                <SetSail sail={sail} tile={at()} onDone={props.onDone} />
              </>
            )}
          </Show>
        </>
      }
    />
  );
}

type Given = { readonly ship?: string; readonly tile?: TileId } | null;

/** The ship that is moved, where to, and with whom. */
function useSail(given: Given) {
  const empire = useEmpire();
  const { state, seat } = empire;
  /** One's own, those nobody owns, and the one it was asked for. */
  const ships = () =>
    Object.entries(state().ships)
      .filter(([id, { owner }]) => owner === seat() || owner === 'independent' || id === given?.ship)
      .sort(([, one], [, other]) => Number(other.owner === seat()) - Number(one.owner === seat()));
  const [ship, setShip] = chosenSignal('ship', given?.ship ?? ships()[0]?.[0]);
  const sailing = (): Ship | undefined => state().ships[ship() ?? ''];
  const [tile, setTile] = chosenSignal<TileId | undefined>('tile', given?.tile);
  const port = (at: TileId | undefined): boolean => {
    const land = at && landAt(state(), at);
    return land !== undefined && isHarbourTile(land) && state().tiles[at as TileId]?.site === 'city';
  };
  const [harbour, setHarbour] = chosenSignal('harbour', port(given?.tile));
  const [carries, setCarries] = chosenSignal<BannerId | null>('carries', sailing()?.carries ?? null);
  const water = (Object.keys(lands(state())) as TileId[]).filter((at) => {
    const land = landAt(state(), at);
    return land !== undefined && hasSea(land);
  });
  const tap = (at: TileId): void => {
    setTile(at);
    setHarbour(port(at));
  };
  const board = (id: string, one: Ship): void => {
    setShip(id);
    setCarries(one.carries);
    setTile(undefined);
  };
  const choices = { ship, ships, sailing, tile, water, tap, board };
  return { ...empire, ...choices, harbour, setHarbour, carries, setCarries };
}

type Sail = ReturnType<typeof useSail>;

/** The berth at the goal, the banners aboard, and the button that sails. */
function SetSail(props: { sail: Sail; tile: TileId; onDone: () => void }): JSX.Element {
  const { state, view, seat, busy, mine, ship, sailing, harbour, carries } = props.sail;
  const { give } = useTasks();
  /** Those who stand where the ship lies come first. */
  const banners = () => {
    const here = bannersIn(state(), sailing()?.tile ?? 'q0r0');
    const own = mine().filter((banner) => banner.tile !== null && here.every(({ id }) => id !== banner.id));
    return [...here, ...own];
  };
  const args = () => ({ ship: ship() ?? '', tile: props.tile, harbour: harbour(), carries: carries() });
  const minded = (): readonly Remark[] => {
    const offer = offerOf(view(), seat(), 'sail', args());
    return offer?.open ? (offer.mind ?? []) : [];
  };
  return (
    <>
      <Segmented
        label={t('Where it is')}
        segments={worded({ harbour: t('In harbour'), sea: t('At sea') })}
        value={harbour() ? 'harbour' : 'sea'}
        onPick={(where) => props.sail.setHarbour(where === 'harbour')}
      />
      <Show when={banners().length > 0}>
        <PickChips
          label={t('Who is aboard')}
          all={[null, ...banners()]}
          on={(one) => carries() === (one?.id ?? null)}
          name={(one) => (one ? bannerName(one) : t('Nobody aboard'))}
          value={(one) => (one?.tile ? placeName(state(), one.tile) : undefined)}
          onPick={(one) => props.sail.setCarries(one?.id ?? null)}
        />
      </Show>
      <Agreed
        against={objections(view(), seat(), 'sail', args())}
        minded={minded()}
        busy={busy() || ship() === undefined}
        yes={t('Set sail')}
        onYes={(why) => leaveOnce(give('sail', args(), why), props.onDone)}
      />
    </>
  );
}
