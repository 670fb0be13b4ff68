/** Moving a force: which of its banners go, and where; the map shows what bars the way. */
import { createMemo, type JSX, Show } from 'solid-js';
import { objections, reminders } from '../../../../campaign/acts.ts';
import { openIn } from '../../../../campaign/open-to.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { bannersOf, turnOf } from '../../../../rules/mighty-empires/queries.ts';
import { pageOf, useCampaign } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { percent } from '../../../ui/percents.ts';
import { Agreed } from '../../parts/agreed.tsx';
import { OpenFromHere, WhereTo } from '../../parts/ask/where-to.tsx';
import s from '../../parts/map-picker.module.css';
import { MapPicker } from '../../parts/map-picker.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { bannerName, placeName, stateOf } from '../names.ts';
import { groundName } from '../words.ts';
import { barred, marchersMeant, routeTo, wayFoundBy } from './ways.ts';

export function MoveForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const { session, view, seat, busy } = useCampaign();
  const { give } = useTasks();
  const empire = useEmpire();
  const state = () => stateOf(view());
  const given = props.args as { banners?: readonly string[]; to?: TileId } | null;
  const free = createMemo(() => {
    const open = openIn(view(), seat(), 'move', 'banners');
    return bannersOf(state(), seat()).filter(({ id }) => open.includes(id));
  });
  /** Where each of them could go by itself. */
  const goals = createMemo(
    () =>
      new Map(free().map(({ id }) => [id, openIn<TileId>(view(), seat(), 'move', 'to', { banners: [id] })])),
  );
  const [from, setFrom] = chosenSignal(
    'from',
    state().banners[given?.banners?.[0] ?? '']?.tile ??
      turnOf(state(), seat()).scouted[given?.to ?? 'q0r0']?.force ??
      free()[0]?.tile ??
      undefined,
  );
  const here = () => free().filter(({ tile }) => tile === from());
  const meant = (could: readonly { readonly id: string }[], goal?: TileId): ReadonlySet<string> =>
    new Set(
      marchersMeant(
        state(),
        seat(),
        could.map(({ id }) => id),
        goal,
      ),
    );
  const [going, setGoing] = chosenSignal<ReadonlySet<string>>(
    'going',
    // One that was come from, or those of a plan, are meant; a whole force is only where one begins to choose.
    new Set(given?.banners?.length === 1 || given?.to !== undefined ? given?.banners : meant(here())),
  );
  const banners = () =>
    here()
      .filter(({ id }) => going().has(id))
      .map(({ id }) => id);
  /** Until somebody is chosen, wherever any of them could go is open. */
  const movers = () => (banners().length > 0 ? banners() : here().map(({ id }) => id));
  const [to, setTo] = chosenSignal<TileId | undefined>('to', given?.to);
  const open = createMemo(() => [...new Set(movers().flatMap((id) => goals().get(id) ?? []))]);
  // A tile that was refused is not chosen again by itself.
  if (!open().includes(to() as TileId)) setTo(given?.to);
  let head: HTMLHeadingElement | undefined;
  const meantFor = (tile: TileId): ReadonlySet<string> =>
    meant(
      here().filter(({ id }) => goals().get(id)?.includes(tile)),
      tile,
    );
  /** A banner that the form chose by itself for another tile is not chosen for this one. */
  const choose = (tile: TileId): void => {
    const before = to();
    const taken = before !== undefined && [...meantFor(before)].join() === banners().join();
    if (banners().length === 0 || (taken && given?.banners?.length !== 1)) setGoing(meantFor(tile));
    setTo(tile);
  };
  /** The button that was tapped goes: what it led to is read next. */
  const headFor = (tile: TileId): void => {
    choose(tile);
    head?.focus();
  };
  const routes = () => {
    const [id] = movers();
    return id ? open().flatMap((tile) => routeTo(state(), id, tile) ?? []) : [];
  };
  const args = (): Json => ({ banners: banners(), to: to() ?? '' });
  const against = () => (to() && banners().length > 0 ? objections(view(), seat(), 'move', args()) : []);
  /** What the march asks opens by itself; where it asks nothing the map is left. */
  const march = async (why?: string): Promise<void> => {
    const order = await give('move', args(), why);
    if (order && !session.view()?.open.some(({ open: one }) => one.order === order)) props.onDone();
  };
  const toggle = (id: string): void => {
    const next = new Set(going());
    if (!next.delete(id)) next.add(id);
    setGoing(next);
  };
  const named = (tile: TileId) => ({ title: placeName(state(), tile), note: groundName(state(), tile) });
  const forces = () => [...new Set(free().flatMap(({ tile }) => tile ?? []))];
  return (
    <MapPicker
      title={t('Where do they march to?')}
      note={from() && t('from {tile}', { tile: placeName(state(), from() ?? '') })}
      hints={open().map((tile) => ({
        tile,
        tone: movers().some((id) => barred(state(), id, tile)) ? 'warn' : 'ask',
      }))}
      routes={routes()}
      selected={to()}
      start={from()}
      onPick={(tile) => {
        if (forces().includes(tile) && !open().includes(tile)) {
          setFrom(tile);
          setGoing(meant(free().filter((banner) => banner.tile === tile)));
          setTo(undefined);
        } else choose(tile);
      }}
      foot={
        <>
          <PickChips
            label={t('Who goes')}
            all={here()}
            on={({ id }) => going().has(id)}
            name={({ name, number }) => bannerName({ name, number })}
            onPick={({ id }) => toggle(id)}
          />
          <Show
            when={to()}
            fallback={
              <>
                <p>{t('Tap a tile your scouts have found a way into.')}</p>
                <WhereTo open={open()} row={named} onPick={headFor} />
                <Button
                  kind="quiet"
                  small
                  icon="map"
                  href={pageOf(empire, 'march-ahead', { banners: movers() })}
                >
                  {t('What if they marched on?')}
                </Button>
              </>
            }
          >
            {(tile) => (
              <>
                <h2 ref={head} tabindex="-1">
                  {placeName(state(), tile())}
                </h2>
                <Show when={banners()[0] && barred(state(), banners()[0] ?? '', tile())}>
                  {(why) => (
                    <p class={s.warn}>
                      {why()}{' '}
                      {t('You would find one in {p} of tries.', {
                        p: percent(wayFoundBy(state(), banners(), tile())),
                      })}
                    </p>
                  )}
                </Show>
                <Agreed
                  against={against()}
                  minded={reminders(view(), seat(), 'move', args())}
                  plan={{ order: 'move', args: args() }}
                  busy={busy() || banners().length === 0}
                  yes={t('March')}
                  onYes={(why) => void march(why)}
                >
                  <OpenFromHere open={open()} refused={tile()} row={named} onPick={headFor} />
                </Agreed>
              </>
            )}
          </Show>
        </>
      }
    />
  );
}
