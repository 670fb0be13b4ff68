/** Posts for the spring on the map: choose a banner or ship, tap the settlement it goes to; then the next by itself. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { deployable, overseas, postsOf } from '../../../../rules/mighty-empires/winter/deployment.ts';
import { harboursOf } from '../../../../rules/mighty-empires/winter/sea-roads.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import type { BannerView } from '../../../map/model.ts';
import { Chip } from '../../../ui/chips.tsx';
import type { OrderForm } from '../../contract.ts';
import { Agreed, leaveOnce } from '../../parts/agreed.tsx';
import { MapPicker } from '../../parts/map-picker.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { bannerName } from '../words.ts';

type Where = { readonly [piece: string]: TileId };

export const DeployForm: OrderForm = (props): JSX.Element => {
  const { state, seat, view, busy, colour } = useEmpire();
  const { give } = useTasks();
  const banners = () => deployable(state(), seat());
  const ships = () => Object.entries(state().ships).filter(([, { owner }]) => owner === seat());
  const [sent, setSent] = chosenSignal<Where>('sent', {});
  const [holding, setHolding] = createSignal(
    banners().find(({ tile }) => tile === null)?.id ?? banners()[0]?.id ?? ships()[0]?.[0],
  );
  const isShip = (id: string | undefined): boolean => ships().some(([ship]) => ship === id);
  const at = (id: string): TileId | undefined =>
    sent()[id] ?? state().banners[id]?.tile ?? state().ships[id]?.tile ?? undefined;
  const posts = createMemo(() => postsOf(state(), seat()));
  const far = createMemo(() => overseas(state(), seat()));
  const open = (): readonly TileId[] => (isShip(holding()) ? harboursOf(state(), seat()) : posts());
  const put = (tile: TileId): void => {
    const id = holding();
    if (id === undefined || !open().includes(tile)) return;
    setSent((known) => ({ ...known, [id]: tile }));
    const next = banners().find((banner) => at(banner.id) === undefined);
    if (next) setHolding(next.id);
  };
  const shown = createMemo((): readonly BannerView[] =>
    banners().flatMap(({ id, number, baggage }): BannerView[] => {
      const tile = at(id);
      return tile ? [{ id, tile, number, baggage, mine: true, tincture: colour(seat()) }] : [];
    }),
  );
  const args = (): Json => ({
    banners: Object.fromEntries(Object.entries(sent()).filter(([id]) => !isShip(id))),
    ships: Object.fromEntries(Object.entries(sent()).filter(([id]) => isShip(id))),
  });
  const some = () => Object.keys(sent()).length > 0;
  const chosen = () => at(holding() ?? '');
  return (
    <MapPicker
      title={t('Where do your banners begin the spring?')}
      note={t('In any settlement of the empire.')}
      hints={open().map((tile) => ({ tile, tone: far().has(tile) ? 'warn' : 'ask' }))}
      banners={shown()}
      selected={chosen()}
      start={state().realms[seat()]?.capital ?? undefined}
      onPick={put}
      foot={
        <>
          <PickChips
            label={t('Which banner or ship')}
            all={banners()}
            on={(banner) => banner.id === holding()}
            name={bannerName}
            value={(banner) => (at(banner.id) ? placeName(state(), at(banner.id) ?? '') : t('nowhere yet'))}
            onPick={(banner) => setHolding(banner.id)}
          >
            <For each={ships()}>
              {([id, { number, name }]) => (
                <Chip
                  on={id === holding()}
                  onTap={() => setHolding(id)}
                  value={placeName(state(), at(id) ?? '')}
                >
                  {name || t('Ship {n}', { n: number })}
                </Chip>
              )}
            </For>
          </PickChips>
          <Show when={chosen() && far().has(chosen() as TileId)}>
            <p>{t('Cut off from the realm: a ship must be there or beside it.')}</p>
          </Show>
          <Agreed
            against={some() ? objections(view(), seat(), 'deploy', args()) : []}
            busy={busy() || !some()}
            yes={some() ? t('Send them there') : t('Tap a settlement')}
            onYes={(why) => leaveOnce(give('deploy', args(), why), props.onDone)}
          />
        </>
      }
    />
  );
};
