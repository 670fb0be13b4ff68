/** The campaign told again, month by month: the map as it lay then, and how every realm grew. One thumb on the months. */
import { createEffect, createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import type { Moment } from '../../../../campaign/history.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { yearOf } from '../../../campaign/years.ts';
import { t } from '../../../i18n/index.ts';
import { MapView } from '../../../map/index.ts';
import { preferences } from '../../../preferences.ts';
import type { MapScene } from '../../../rulesets/contract.ts';
import { theme } from '../../../theme/theme.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { EmptyState, LoadingState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Growth } from './growth.tsx';
import { createMoments } from './moments.ts';
import s from './replay.module.css';

/** How long a month stays before the next, in milliseconds. */
const PACE = 1_200;

export default function ReplayScreen(): JSX.Element {
  const { session, view, seat, say, app } = useCampaign();
  const { moments, ready } = createMoments(session);
  const { picked, last, at, go, playing, setPlaying, play } = createPlayer(() => moments().length, ready);
  const [shown, setShown] = createSignal<'map' | 'growth'>(app.scene ? 'map' : 'growth');
  const [through, setThrough] = createSignal<'seat' | 'all'>('seat');
  const moment = (): Pick<Moment, 'view'> | undefined =>
    picked() === undefined ? moments()[0] && { view: view() } : moments()[at()];
  const others = () => !app.nothingSealed && Object.keys(view().ledgers).some((one) => one !== seat());
  const scene = createMemo(() => {
    const now = moment();
    return now && app.scene?.(now.view, seat(), through());
  });
  const titleOf = ({ view: then }: Pick<Moment, 'view'>): string => {
    const { title, year, stage } = then.clock;
    if (then === view()) return t('Now: {when}', { when: say(title) });
    return stage === 'setup' || year === undefined
      ? say(title)
      : t('{month}, {year}', { month: say(title), year: yearOf(app, view(), year) });
  };
  return (
    <div class={s.screen}>
      <TopBar back={`/c/${session.campaign}/chronicle`} title={t('Replay')} note={view().title} />
      <Show when={moment()} fallback={<LoadingState label={t('Turning back the pages')} />}>
        {(now) => (
          <>
            <Show
              when={shown() === 'map'}
              fallback={
                <div class={s.scroll}>
                  <Growth moments={moments()} measures={app.measures ?? []} at={at()} titleOf={titleOf} />
                </div>
              }
            >
              <ThenMap scene={scene()} when={titleOf(now())} />
            </Show>
            <div class={s.foot}>
              <Months
                last={last()}
                at={at()}
                when={titleOf(now())}
                onGo={(to) => {
                  setPlaying(false);
                  go(to);
                }}
              />
              <Keys
                playing={playing()}
                when={titleOf(now())}
                onBack={() => go(at() - 1)}
                onPlay={play}
                onForward={() => go(at() + 1)}
              />
              <div class={s.choices}>
                <Show when={app.scene && app.measures?.length}>
                  <ShownPick value={shown()} onPick={setShown} />
                </Show>
                <Show when={others() && shown() === 'map'}>
                  <EyesPick value={through()} onPick={setThrough} />
                </Show>
              </div>
            </div>
          </>
        )}
      </Show>
    </div>
  );
}

/** Which moment is looked at, now and while they pass by themselves. */
function createPlayer(count: () => number, ready: () => boolean) {
  /** The moment looked at; until one is picked it is now. */
  const [picked, setPicked] = createSignal<number>();
  const [playing, setPlaying] = createSignal(false);
  const last = () => Math.max(0, count() - 1);
  const at = () => Math.min(picked() ?? last(), last());
  const go = (to: number): void => void setPicked(Math.max(0, Math.min(last(), to)));
  createEffect(() => {
    if (!playing()) return;
    const timer = setInterval(() => {
      if (at() < last()) go(at() + 1);
      else if (ready()) setPlaying(false);
    }, PACE);
    onCleanup(() => clearInterval(timer));
  });
  const play = (): void => {
    if (!playing() && at() >= last()) go(0);
    setPlaying(!playing());
  };
  return { picked, last, at, go, playing, setPlaying, play };
}

/** The map as it lay then. */
function ThenMap(props: { scene: MapScene | undefined; when: string }): JSX.Element {
  const { view } = useCampaign();
  return (
    <div class={s.map}>
      <Show
        when={props.scene?.tiles.length}
        fallback={<EmptyState title={t('No land had been laid yet')}>{undefined}</EmptyState>}
      >
        <MapView
          seed={props.scene?.seed ?? ''}
          origin={props.scene?.origin}
          tiles={props.scene?.tiles ?? []}
          banners={props.scene?.banners ?? []}
          ships={props.scene?.ships ?? []}
          labels={props.scene?.labels ?? []}
          hints={[]}
          routes={[]}
          theme={theme()}
          textScale={preferences().textSize / 100}
          label={t('Map of {title}: {when}', { title: view().title, when: props.when })}
          onTap={() => undefined}
          ref={(made) => queueMicrotask(() => made.fit())}
        />
      </Show>
    </div>
  );
}

function Months(props: { last: number; at: number; when: string; onGo: (to: number) => void }): JSX.Element {
  return (
    <input
      class={s.months}
      type="range"
      min="0"
      max={props.last}
      value={props.at}
      aria-label={t('When')}
      aria-valuetext={props.when}
      onInput={(event) => props.onGo(Number(event.currentTarget.value))}
    />
  );
}

function Keys(props: {
  playing: boolean;
  when: string;
  onBack: () => void;
  onPlay: () => void;
  onForward: () => void;
}): JSX.Element {
  return (
    <div class={s.keys}>
      <IconButton ringed icon="back" label={t('Earlier')} onTap={props.onBack} />
      <IconButton
        ringed
        icon={props.playing ? 'pause' : 'play'}
        label={props.playing ? t('Stop') : t('Play')}
        onTap={props.onPlay}
      />
      <IconButton ringed icon="forward" label={t('Later')} onTap={props.onForward} />
      <span class={s.when} aria-hidden="true">
        {props.when}
      </span>
    </div>
  );
}

function ShownPick(props: {
  value: 'map' | 'growth';
  onPick: (value: 'map' | 'growth') => void;
}): JSX.Element {
  return (
    <Segmented
      label={t('View')}
      segments={[
        { value: 'map', label: t('Map') },
        { value: 'growth', label: t('Growth') },
      ]}
      value={props.value}
      onPick={props.onPick}
    />
  );
}

function EyesPick(props: { value: 'seat' | 'all'; onPick: (value: 'seat' | 'all') => void }): JSX.Element {
  return (
    <Segmented
      label={t('Seen by')}
      segments={[
        { value: 'seat', label: t('As I knew it') },
        { value: 'all', label: t('All books') },
      ]}
      value={props.value}
      onPick={props.onPick}
    />
  );
}
