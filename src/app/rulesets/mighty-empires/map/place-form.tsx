/** Placing banners in one's realm: all begin at the capital; a tap on a tile moves the banner in hand, and takes up the next. */
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import { lookUp } from '../../../../kernel/chart.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { subsistenceValues } from '../../../../rules/mighty-empires/charts/subsistence.ts';
import { landNeighbours } from '../../../../rules/mighty-empires/map/terrain.ts';
import { supports } from '../../../../rules/mighty-empires/provisions/forage.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import type { BannerView } from '../../../map/model.ts';
import { Button } from '../../../ui/button.tsx';
import { Agreed, leaveOnce } from '../../parts/agreed.tsx';
import { MapPicker } from '../../parts/map-picker.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { bannerName, placeName } from '../names.ts';

export function PlaceForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const { view, seat, busy, state, mine, colour } = useEmpire();
  const { give } = useTasks();
  const { realm, home, placed, holding, setHolding, put, border, spread } = usePlacing();
  const shown = createMemo((): readonly BannerView[] =>
    mine().flatMap(({ id, number, baggage }): BannerView[] => {
      const tile = placed()[id];
      return tile ? [{ id, tile, number, baggage, mine: true, tincture: colour(seat()) }] : [];
    }),
  );
  const args = (): Json => ({ placed: Object.entries(placed()).map(([banner, tile]) => ({ banner, tile })) });
  const atHome = () => mine().every(({ id }) => placed()[id] === home());
  const all = () => mine().every(({ id }) => placed()[id] !== undefined);
  const answer = () => {
    if (!all()) return t('Place every banner');
    return atHome() ? t('Place all at the capital') : t('Place the banners');
  };
  return (
    <MapPicker
      title={t('Where do you place your banners?')}
      note={t('Anywhere in your own realm. Choose a banner and tap a tile to move it.')}
      hints={(realm()?.tiles ?? []).map((tile) => ({ tile, tone: 'ask' }))}
      banners={shown()}
      start={home()}
      onPick={put}
      foot={
        <>
          <PickChips
            label={t('Which banner')}
            all={mine()}
            on={(banner) => banner.id === holding()}
            name={bannerName}
            value={(banner) => placed()[banner.id] && placeName(state(), placed()[banner.id] ?? '')}
            onPick={(banner) => setHolding(banner.id)}
          />
          <Show when={atHome()}>
            <Show when={border().length > 0}>
              <Button small onTap={spread}>
                {t('Beside unknown land, where it feeds them')}
              </Button>
            </Show>
            <p>
              {t(
                'The capital feeds {n} banners. In the first month scouts from there reach only your own realm.',
                { n: lookUp(subsistenceValues, 'capital').is.feeds },
              )}
            </p>
          </Show>
          <Agreed
            against={objections(view(), seat(), 'place-banners', args())}
            busy={busy() || !all()}
            yes={answer()}
            onYes={(why) => leaveOnce(give('place-banners', args(), why), props.onDone)}
          />
        </>
      }
    />
  );
}

/** Where each banner is to stand, and the one in hand. */
function usePlacing() {
  const { state, seat, mine } = useEmpire();
  const realm = () => state().realms[seat()];
  const home = () => realm()?.capital ?? undefined;
  /** Each banner where `at` puts it, else at the capital. */
  const stood = (at: (banner: PlacedBanner, nth: number) => TileId | null | undefined) =>
    Object.fromEntries(
      mine().flatMap((banner, nth) => {
        const tile = at(banner, nth) ?? home();
        return tile === undefined ? [] : [[banner.id, tile]];
      }),
    );
  const [placed, setPlaced] = chosenSignal<{ readonly [banner: string]: TileId }>(
    'placed',
    stood(({ tile }) => tile),
  );
  const [holding, setHolding] = createSignal(mine().find(({ tile }) => tile === null)?.id ?? mine()[0]?.id);
  const put = (tile: TileId): void => {
    const id = holding();
    if (!id) return;
    setPlaced((known) => ({ ...known, [id]: tile }));
    const all = mine().map((banner) => banner.id);
    setHolding(all[(all.indexOf(id) + 1) % all.length]);
  };
  const unknown = (tile: TileId): number =>
    landNeighbours(state(), tile).filter((next) => !state().tiles[next]).length;
  /** Where scouts have most to find in the first month, as many as the land there feeds; the others at the capital. */
  const border = createMemo((): readonly TileId[] =>
    (realm()?.tiles ?? [])
      .filter((tile) => unknown(tile) > 0)
      .toSorted((a, b) => unknown(b) - unknown(a))
      .flatMap((tile) =>
        Array.from({ length: Math.min(mine().length, supports(state(), seat(), tile)) }, () => tile),
      )
      .slice(0, mine().length),
  );
  const spread = (): void => void setPlaced(stood((_, nth) => border()[nth]));
  return { realm, home, placed, holding, setHolding, put, border, spread };
}
