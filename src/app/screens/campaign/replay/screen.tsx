/** The campaign told again, month by month: the map as it lay then, and how every realm grew. One thumb on the months. */
import { createEffect, createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import type { Moment } from '../../../../campaign/history.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { yearOf } from '../../../campaign/years.ts';
import { t } from '../../../i18n/index.ts';
import { MapView } from '../../../map/index.ts';
import { preferences } from '../../../preferences.ts';
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
  /** The moment looked at; until one is picked it is now. */
  const [picked, setPicked] = createSignal<number>();
  const [playing, setPlaying] = createSignal(false);
  const [shown, setShown] = createSignal<'map' | 'growth'>(app.scene ? 'map' : 'growth');
  const [through, setThrough] = createSignal<'seat' | 'all'>('seat');
  const last = () => Math.max(0, moments().length - 1);
  const at = () => Math.min(picked() ?? last(), last());
  const moment = (): Pick<Moment, 'view'> | undefined =>
    picked() === undefined ? moments()[0] && { view: view() } : moments()[at()];
  const go = (to: number): void => void setPicked(Math.max(0, Math.min(last(), to)));
  const others = () => !app.nothingSealed && Object.keys(view().ledgers).some((one) => one !== seat());
  const scene = createMemo(() => {
    const now = moment();
    return now && app.scene?.(now.view, seat(), through());
  });
  createEffect(() => {
    if (!playing()) return;
    const timer = setInterval(() => {
      if (at() < last()) go(at() + 1);
      else if (ready()) setPlaying(false);
    }, PACE);
    onCleanup(() => clearInterval(timer));
  });
  const titleOf = ({ view: then }: Pick<Moment, 'view'>): string => {
    const { title, year, stage } = then.clock;
    if (then === view()) return t('Now: {when}', { when: say(title) });
    return stage === 'setup' || year === undefined
      ? say(title)
      : t('{month}, {year}', { month: say(title), year: yearOf(app, view(), year) });
  };
  const play = (): void => {
    if (!playing() && at() >= last()) go(0);
    setPlaying(!playing());
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
              <div class={s.map}>
                <Show
                  when={scene()?.tiles.length}
                  fallback={<EmptyState title={t('No land had been laid yet')}>{undefined}</EmptyState>}
                >
                  <MapView
                    seed={scene()?.seed ?? ''}
                    origin={scene()?.origin}
                    tiles={scene()?.tiles ?? []}
                    banners={scene()?.banners ?? []}
                    ships={scene()?.ships ?? []}
                    labels={scene()?.labels ?? []}
                    hints={[]}
                    routes={[]}
                    theme={theme()}
                    textScale={preferences().textSize / 100}
                    label={t('Map of {title}: {when}', { title: view().title, when: titleOf(now()) })}
                    onTap={() => undefined}
                    ref={(made) => queueMicrotask(() => made.fit())}
                  />
                </Show>
              </div>
            </Show>
            <div class={s.foot}>
              <input
                class={s.months}
                type="range"
                min="0"
                max={last()}
                value={at()}
                aria-label={t('When')}
                aria-valuetext={titleOf(now())}
                onInput={(event) => {
                  setPlaying(false);
                  go(Number(event.currentTarget.value));
                }}
              />
              <div class={s.keys}>
                <IconButton ringed icon="back" label={t('Earlier')} onTap={() => go(at() - 1)} />
                <IconButton
                  ringed
                  icon={playing() ? 'pause' : 'play'}
                  label={playing() ? t('Stop') : t('Play')}
                  onTap={play}
                />
                <IconButton ringed icon="forward" label={t('Later')} onTap={() => go(at() + 1)} />
                <span class={s.when} aria-hidden="true">
                  {titleOf(now())}
                </span>
              </div>
              <div class={s.choices}>
                <Show when={app.scene && app.measures?.length}>
                  <Segmented
                    label={t('What is shown')}
                    segments={[
                      { value: 'map', label: t('Map') },
                      { value: 'growth', label: t('Growth') },
                    ]}
                    value={shown()}
                    onPick={setShown}
                  />
                </Show>
                <Show when={others() && shown() === 'map'}>
                  <Segmented
                    label={t('Through whose eyes')}
                    segments={[
                      { value: 'seat', label: t('As I knew it') },
                      { value: 'all', label: t('All books') },
                    ]}
                    value={through()}
                    onPick={setThrough}
                  />
                </Show>
              </div>
            </div>
          </>
        )}
      </Show>
    </div>
  );
}
