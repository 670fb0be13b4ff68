/** Where a banner's scouts ride: tap one of the dashed tiles around it, see its odds, send them. */
import { For, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { chance } from '../../../../kernel/odds.ts';
import { scoutingOdds } from '../../../../rules/mighty-empires/odds.ts';
import { bannersOf } from '../../../../rules/mighty-empires/queries.ts';
import { scoutGround } from '../../../../rules/mighty-empires/season/scout-ground.ts';
import { keepsScouts, unscoutable } from '../../../../rules/mighty-empires/season/scouting.ts';
import { columnAt, scoutingChart } from '../../../../rules/mighty-empires/terrain.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { percents } from '../../../ui/percents.ts';
import { MapPicker } from '../../parts/map-picker.tsx';
import { RollOnSending } from '../../parts/roll-on-sending.tsx';
import { bannerName, placeName, stateOf } from '../names.ts';
import { OpenFromHere, WhereTo } from './where-to.tsx';

export function ScoutForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const { view, seat, busy } = useCampaign();
  const { give } = useTasks();
  const state = () => stateOf(view());
  const ready = () =>
    bannersOf(state(), seat()).filter(({ id, tile }) => tile !== null && !keepsScouts(state(), id));
  const given = (props.args as { banner?: string } | null)?.banner;
  const [banner, setBanner] = chosenSignal('banner', given ?? ready()[0]?.id);
  const asked = (props.args as { tile?: TileId } | null)?.tile;
  const [tile, setTile] = chosenSignal<TileId | undefined>('tile', asked);
  let head: HTMLHeadingElement | undefined;
  /** The button that was tapped goes: what it led to is read next. */
  const headFor = (next: TileId): void => {
    setTile(next);
    head?.focus();
  };
  const from = () => state().banners[banner() ?? '']?.tile ?? undefined;
  const open = (): readonly TileId[] => {
    const [id, at] = [banner(), from()];
    return id && at ? scoutGround(state(), id).filter((next) => !unscoutable(state(), seat(), id, next)) : [];
  };
  // A tile that was refused is not chosen again by itself.
  if (!open().includes(tile() as TileId)) setTile(asked);
  const args = (): Json => ({ banner: banner() ?? '', tile: tile() ?? '' });
  const against = () => (tile() ? objections(view(), seat(), 'scout', args()) : []);
  /** What unknown land may hold, and how likely scouts find trouble instead. */
  const prospects = (at: TileId): string => {
    const odds = scoutingOdds(columnAt(state(), at), state().options.rulings.lairOn11);
    const finds = ['village', 'fortress', 'city', 'barren', 'event'] as const;
    const [village = '', fortress = '', city = '', barren = '', event = ''] = percents(
      finds.map((find) => chance(odds, (is) => is.find === find)),
    );
    return t('Village {village}, fortress {fortress}, city {city}, barren {barren}; an event {event}.', {
      village,
      fortress,
      city,
      barren,
      event,
    });
  };
  const known = (at: TileId): boolean => state().tiles[at] !== undefined;
  return (
    <MapPicker
      title={t('Where do your scouts ride?')}
      note={t('One tile for each banner.')}
      hints={open().map((next) => ({ tile: next, tone: 'ask' }))}
      selected={tile()}
      start={from()}
      onPick={setTile}
      foot={
        <>
          <Show when={ready().length > 1}>
            <Chips label={t('Whose scouts')}>
              <For each={ready()}>
                {(one) => (
                  <Chip
                    on={one.id === banner()}
                    onTap={() => {
                      setBanner(one.id);
                      setTile(undefined);
                    }}
                  >
                    {bannerName(one)}
                  </Chip>
                )}
              </For>
            </Chips>
          </Show>
          <Show
            when={tile()}
            fallback={
              <>
                <p>
                  {t(
                    'Tap a tile beside the banner. This month your force can march only where you have scouted.',
                  )}
                </p>
                <WhereTo open={open()} onPick={headFor} />
              </>
            }
          >
            {(at) => (
              <>
                <h2 ref={head} tabindex="-1">
                  {placeName(state(), at())}
                </h2>
                <p>
                  {known(at())
                    ? t(
                        'Known land: your force may march there once it is scouted. An event may befall the scouts, or they meet a force that stands there.',
                      )
                    : t('Unknown land, on the chart of {chart}.', {
                        chart: scoutingChart(columnAt(state(), at())).title,
                      })}
                </p>
                <p>{known(at()) ? '' : prospects(at())}</p>
                <RollOnSending
                  order="scout"
                  args={args()}
                  against={against()}
                  busy={busy()}
                  yes={t('Send the scouts')}
                  onGive={(why, how) => void give('scout', args(), why, how)}
                >
                  <OpenFromHere open={open()} refused={at()} onPick={headFor} />
                </RollOnSending>
              </>
            )}
          </Show>
          <Show when={!tile()}>
            <Button kind="quiet" href={`/c/${view().campaign}/today`}>
              {t('They stay')}
            </Button>
          </Show>
        </>
      }
    />
  );
}
