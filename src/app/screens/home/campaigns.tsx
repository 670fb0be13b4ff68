/** The campaigns on this phone as cards: a small map, whose turn, the seats' shields, and what is asked of the reader. */
import {
  createEffect,
  createSignal,
  For,
  type JSX,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js';
import { t, tn } from '../../i18n/index.ts';
import type { CampaignCard, Shelf } from '../../shelf.ts';
import { Head } from '../../ui/head.tsx';
import { Shield } from '../../ui/heraldry/shield.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import s from './campaigns.module.css';
import { TryExample } from './example.tsx';
import { OpenFile } from './open-file.tsx';

const DamagedSheet = lazy(() => import('./damaged-sheet.tsx'));
const Lost = lazy(() => import('./lost.tsx'));

export function Campaigns() {
  const [shelf, setShelf] = createSignal<Shelf>();
  const [failed, setFailed] = createSignal<string>();
  const open = async (): Promise<void> => {
    setFailed(undefined);
    try {
      const { openShelf } = await import('../../shelf.ts');
      setShelf(await openShelf());
    } catch (error) {
      const { inWords } = await import('../../campaign/trouble.ts');
      setFailed(inWords(error));
    }
  };
  onMount(() => void open());
  const seen = (): void => {
    if (!document.hidden)
      void shelf()
        ?.refresh()
        .catch(() => undefined);
  };
  onMount(() => document.addEventListener('visibilitychange', seen));
  createEffect(
    on(
      () => shelf()?.changes(),
      (n) => n && seen(),
    ),
  );
  onCleanup(() => document.removeEventListener('visibilitychange', seen));
  return (
    <Show
      when={failed() === undefined}
      fallback={
        <ErrorState title={t('The shelf would not open')} detail={failed()} onRetry={() => void open()}>
          {t('Charts, dice and names work all the same. Nothing in your books was changed.')}
        </ErrorState>
      }
    >
      <Show when={shelf()?.campaigns()} fallback={<Skeleton />}>
        {(campaigns) => (
          <>
            <Suspense>
              <Show when={shelf()?.lost().length}>
                <Lost titles={shelf()?.lost() ?? []} onRead={() => shelf()?.forgetLost()} />
              </Show>
            </Suspense>
            <Cards
              campaigns={campaigns()}
              example={
                <>
                  <TryExample quiet={campaigns().length > 0} />
                  <OpenFile />
                </>
              }
            />
          </>
        )}
      </Show>
    </Show>
  );
}

export function Cards(props: { campaigns: readonly CampaignCard[]; example?: JSX.Element }) {
  const [about, setAbout] = createSignal<CampaignCard>();
  const ended = () => props.campaigns.filter((card) => card.ended).length;
  const note = () =>
    [
      tn(props.campaigns.length - ended(), '{n} open', '{n} open'),
      ended() > 0 && tn(ended(), '{n} ended', '{n} ended'),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Show
      when={props.campaigns.length > 0}
      fallback={
        <>
          <Head title={t('campaigns')} />
          <EmptyState
            title={t('An empty shelf')}
            art={<Icon name="shelf" size={40} stroke={1.2} />}
            action={props.example}
          >
            {t('Found a campaign and invite your friends, or join one with the code on a friend’s phone.')}
          </EmptyState>
        </>
      }
    >
      <Head title={t('campaigns')} note={note()} />
      <ul class={s.cards}>
        <For each={props.campaigns}>{(card) => <Card card={card} onDamaged={() => setAbout(card)} />}</For>
      </ul>
      {props.example}
      <Suspense>
        <Show when={about()}>
          {(one) => (
            <DamagedSheet
              campaign={one().id}
              title={one().title}
              parts={one().damaged ?? []}
              onClose={() => setAbout(undefined)}
            />
          )}
        </Show>
      </Suspense>
    </Show>
  );
}

function Card(props: { card: CampaignCard; onDamaged: () => void }) {
  return (
    <li>
      <a class={s.card} href={props.card.href} classList={{ [s.ended ?? '']: props.card.ended === true }}>
        <span class={s.thumb}>
          {props.card.thumbnail?.() ?? (
            <span class={s.unmapped}>
              <Icon name="map" size={44} stroke={1.1} />
            </span>
          )}
        </span>
        <span class={s.about}>
          <span class={s.title}>{props.card.title}</span>
          <span class={s.when}>{props.card.when}</span>
          <span class={s.seats}>
            <For each={props.card.seats}>{(tincture) => <Shield tincture={tincture} size={20} />}</For>
          </span>
          <Show when={props.card.news}>
            {(news) => (
              <Tag tone={news().tone} icon={news().icon}>
                {news().words}
              </Tag>
            )}
          </Show>
        </span>
      </a>
      <Show when={props.card.damaged}>
        <button type="button" class={s.own} onClick={props.onDamaged}>
          <Icon name="warn" size={20} />
          {t('What is left of it')}
        </button>
      </Show>
      <Show when={props.card.own}>
        {(own) => (
          <a class={s.own} href={own()} aria-label={t('Campaign: {title}', { title: props.card.title })}>
            <Icon name="settings" size={20} />
            {t('Campaign')}
          </a>
        )}
      </Show>
    </li>
  );
}

/** The shelf before it has been read: the shapes of cards, so that nothing jumps when they come. */
function Skeleton() {
  return (
    <div role="status" aria-label={t('Reading the shelf')}>
      <Head title={t('campaigns')} />
      <div class={s.card} aria-hidden="true">
        <span class={s.thumb} />
        <span class={s.about}>
          <i class={s.blank} />
          <i class={s.blank} />
        </span>
      </div>
    </div>
  );
}
