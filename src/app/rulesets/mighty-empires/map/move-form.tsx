/** Moving a force: which of its banners go, and where; the map shows what bars the way. */
import { createMemo, type JSX, Show } from 'solid-js';
import { objections, reminders } from '../../../../campaign/acts.ts';
import { openIn } from '../../../../campaign/open-to.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { type PlacedBanner, turnOf } from '../../../../rules/mighty-empires/queries.ts';
import { pageOf } from '../../../campaign/context.tsx';
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
import { bannerName, placeName } from '../names.ts';
import { groundName } from '../words.ts';
import { barred, marchersMeant, routeTo, wayFoundBy } from './ways.ts';

type Given = { readonly banners?: readonly string[]; readonly to?: TileId } | null;

export function MoveForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const march = useMarch(props.args as Given);
  const { state, from, here, going, movers, open, goal } = march;
  let head: HTMLHeadingElement | undefined;
  /** The button that was tapped goes: what it led to is read next. */
  const headFor = (tile: TileId): void => {
    march.choose(tile);
    head?.focus();
  };
  const routes = () => {
    const [id] = movers();
    return id ? open().flatMap((tile) => routeTo(state(), id, tile) ?? []) : [];
  };
  return (
    <MapPicker
      title={t('Where do they march to?')}
      note={from() && t('from {tile}', { tile: placeName(state(), from() ?? '') })}
      hints={open().map((tile) => ({
        tile,
        tone: movers().some((id) => barred(state(), id, tile)) ? 'warn' : 'ask',
      }))}
      routes={routes()}
      selected={goal()}
      start={from()}
      onPick={march.tap}
      foot={
        <>
          <PickChips
            label={t('Who goes')}
            all={here()}
            on={({ id }) => going().has(id)}
            name={({ name, number }) => bannerName({ name, number })}
            onPick={({ id }) => march.toggle(id)}
          />
          <Show
            when={goal()}
            fallback={
              <>
                <p>{t('Tap a tile your scouts have found a way into.')}</p>
                <WhereTo open={open()} row={march.row} onPick={headFor} />
                <Button
                  kind="quiet"
                  small
                  icon="map"
                  href={pageOf(march, 'march-ahead', { banners: movers() })}
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
                <Answer march={march} tile={tile()} onInstead={headFor} onDone={props.onDone} />
              </>
            )}
          </Show>
        </>
      }
    />
  );
}

const ids = (banners: readonly PlacedBanner[]): readonly string[] => banners.map(({ id }) => id);

/** Who may go, who is to, and where they could. */
function useMarch(given: Given) {
  const empire = useEmpire();
  const { state, view, seat, mine } = empire;
  const free = createMemo(() => {
    const may = openIn(view(), seat(), 'move', 'banners');
    return mine().filter(({ id }) => may.includes(id));
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
  const at = (tile: TileId | undefined) => free().filter((banner) => banner.tile === tile);
  const here = () => at(from());
  const meant = (could: readonly string[], to?: TileId): ReadonlySet<string> =>
    new Set(marchersMeant(state(), seat(), could, to));
  const [going, setGoing] = chosenSignal<ReadonlySet<string>>(
    'going',
    // One that was come from, or those of a plan, are meant; a whole force is only where one begins to choose.
    new Set(given?.banners?.length === 1 || given?.to !== undefined ? given?.banners : meant(ids(here()))),
  );
  const banners = () => ids(here()).filter((id) => going().has(id));
  /** Until somebody is chosen, wherever any of them could go is open. */
  const movers = () => (banners().length > 0 ? banners() : ids(here()));
  const [goal, setGoal] = chosenSignal<TileId | undefined>('to', given?.to);
  const open = createMemo(() => [...new Set(movers().flatMap((id) => goals().get(id) ?? []))]);
  // A tile that was refused is not chosen again by itself.
  if (!open().includes(goal() as TileId)) setGoal(given?.to);
  const meantFor = (tile: TileId): ReadonlySet<string> =>
    meant(
      ids(here()).filter((id) => goals().get(id)?.includes(tile)),
      tile,
    );
  /** A banner that the form chose by itself for another tile is not chosen for this one. */
  const choose = (tile: TileId): void => {
    const before = goal();
    const taken = before !== undefined && [...meantFor(before)].join() === banners().join();
    if (banners().length === 0 || (taken && given?.banners?.length !== 1)) setGoing(meantFor(tile));
    setGoal(tile);
  };
  const toggle = (id: string): void => {
    const next = new Set(going());
    if (!next.delete(id)) next.add(id);
    setGoing(next);
  };
  /** Takes up another force, or sends this one there. */
  const tap = (tile: TileId): void => {
    if (at(tile).length === 0 || open().includes(tile)) choose(tile);
    else {
      setFrom(tile);
      setGoing(meant(ids(at(tile))));
      setGoal(undefined);
    }
  };
  const row = (tile: TileId) => ({ title: placeName(state(), tile), note: groundName(state(), tile) });
  return { ...empire, from, here, going, banners, movers, open, goal, choose, toggle, tap, row };
}

function Answer(props: {
  march: ReturnType<typeof useMarch>;
  tile: TileId;
  onInstead: (tile: TileId) => void;
  onDone: () => void;
}): JSX.Element {
  const { session, view, seat, busy, state, banners, open, row } = props.march;
  const { give } = useTasks();
  const args = (): Json => ({ banners: banners(), to: props.tile });
  const against = () => (banners().length > 0 ? objections(view(), seat(), 'move', args()) : []);
  /** What the march asks opens by itself; where it asks nothing the map is left. */
  const go = async (why?: string): Promise<void> => {
    const order = await give('move', args(), why);
    if (order && !session.view()?.open.some(({ open: one }) => one.order === order)) props.onDone();
  };
  return (
    <>
      <Show when={banners()[0] && barred(state(), banners()[0] ?? '', props.tile)}>
        {(why) => (
          <p class={s.warn}>
            {why()}{' '}
            {t('You would find one in {p} of tries.', {
              p: percent(wayFoundBy(state(), banners(), props.tile)),
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
        onYes={(why) => void go(why)}
      >
        <OpenFromHere open={open()} refused={props.tile} row={row} onPick={props.onInstead} />
      </Agreed>
    </>
  );
}
