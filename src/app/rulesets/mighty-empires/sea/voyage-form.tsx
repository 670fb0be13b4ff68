/** Where a fleet sails: tap one of your ships, then water it reaches; in or out of harbour where there is one. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { ready } from '../../../../rules/mighty-empires/sea/tasks.ts';
import { offCourse } from '../../../../rules/mighty-empires/sea/voyage.ts';
import { hasHarbour, seaNeighbours } from '../../../../rules/mighty-empires/sea/waters.ts';
import type { ShipId } from '../../../../rules/mighty-empires/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Agreed } from '../../parts/agreed.tsx';
import { MapPicker } from '../../parts/map-picker.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { shipName } from '../ship-words.ts';
import { bannerName } from '../words.ts';
import { EngagementLine } from './engagement-line.tsx';

export function VoyageForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const { session, view, seat, state, busy } = useEmpire();
  const { give } = useTasks();
  const given = props.args as { ships?: readonly ShipId[]; to?: TileId; harbour?: boolean } | null;
  const fleets = createMemo(() => ready(state(), seat()));
  const mine = () => Object.entries(state().ships).filter(([, { owner }]) => owner === seat());
  const [from, setFrom] = chosenSignal<TileId | undefined>(
    'from',
    state().ships[given?.ships?.[0] ?? '']?.tile ?? [...fleets().keys()][0] ?? mine()[0]?.[1].tile,
  );
  const here = () => mine().filter(([, { tile }]) => tile === from());
  const [going, setGoing] = chosenSignal<ReadonlySet<ShipId>>(
    'going',
    new Set(given?.ships ?? here().map(([id]) => id)),
  );
  const [to, setTo] = chosenSignal<TileId | undefined>('to', given?.to);
  const [harbour, setHarbour] = chosenSignal('harbour', given?.harbour ?? false);
  const ships = () => here().flatMap(([id]) => (going().has(id) ? [id] : []));
  const reaches = (tile: TileId): boolean =>
    ships().some((id) => !offCourse(state(), id, tile, false) || !offCourse(state(), id, tile, true));
  const open = createMemo(() => {
    const at = from();
    return at === undefined ? [] : [at, ...seaNeighbours(state(), at)].filter(reaches);
  });
  const args = (): Json => ({ ships: ships(), to: to() ?? '', harbour: harbour() });
  const against = () => (to() && ships().length > 0 ? objections(view(), seat(), 'voyage', args()) : []);
  const choose = (tile: TileId): void => {
    const others = mine().filter((each) => each[1].tile === tile);
    if (others.length > 0 && tile !== from() && !open().includes(tile)) {
      setFrom(tile);
      setGoing(new Set(others.map(([id]) => id)));
      setTo(undefined);
      return;
    }
    setTo(tile);
    // Where a ship lies already the other berth is meant; elsewhere it puts in if it can.
    setHarbour(hasHarbour(state(), tile) && (tile !== from() || here().some(([, ship]) => !ship.harbour)));
  };
  const toggle = (id: ShipId): void => {
    const next = new Set(going());
    if (!next.delete(id)) next.add(id);
    setGoing(next);
  };
  const sail = async (why?: string): Promise<void> => {
    const order = await give('voyage', args(), why);
    if (order && !session.view()?.open.some(({ open: one }) => one.order === order)) props.onDone();
  };
  const aboard = (id: ShipId): string | undefined => {
    const banner = state().banners[state().ships[id]?.carries ?? ''];
    return banner && bannerName(banner);
  };
  return (
    <MapPicker
      title={t('Where do your ships sail?')}
      note={from() && t('from {tile}', { tile: placeName(state(), from() ?? '') })}
      hints={open().map((tile) => ({ tile, tone: 'ask' }))}
      selected={to()}
      start={from()}
      onPick={choose}
      foot={
        <>
          <Chips label={t('Which ships')}>
            <For each={here()}>
              {([id, ship]) => (
                <Chip on={going().has(id)} onTap={() => toggle(id)} value={aboard(id)}>
                  {shipName(ship)}
                </Chip>
              )}
            </For>
          </Chips>
          <Show when={to()} fallback={<p>{t('Tap water beside your ships, or another fleet of yours.')}</p>}>
            {(tile) => (
              <>
                <h2>{placeName(state(), tile())}</h2>
                <Show when={hasHarbour(state(), tile())}>
                  <Segmented
                    label={t('Where it lies')}
                    segments={[
                      { value: 'harbour', label: t('In harbour') },
                      { value: 'sea', label: t('At sea') },
                    ]}
                    value={harbour() ? 'harbour' : 'sea'}
                    onPick={(where) => setHarbour(where === 'harbour')}
                  />
                </Show>
                <EngagementLine ships={ships()} tile={tile()} harbour={harbour()} />
                <Agreed
                  against={against()}
                  busy={busy() || ships().length === 0}
                  yes={t('Set sail')}
                  onYes={(why) => void sail(why)}
                />
              </>
            )}
          </Show>
        </>
      }
    />
  );
}
