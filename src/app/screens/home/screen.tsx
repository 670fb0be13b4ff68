/** The shelf, where the app opens: search, the tools that need no campaign, the charts used last, the campaigns. */
import { createSignal, For, lazy, onMount, Show, Suspense } from 'solid-js';
import { rulesetIds } from '../../../rules/ids.ts';
import { chartHref } from '../../charts/address.ts';
import { listed, t } from '../../i18n/index.ts';
import { stillToCome } from '../../pwa/pwa.ts';
import { shelved } from '../../rulesets/shelf.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Plate } from '../../ui/plate.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { recent } from '../charts/recent.ts';
import { Campaigns } from './campaigns.tsx';
import s from './screen.module.css';

const Search = lazy(() => import('./search.tsx'));
const Front = lazy(() => import('./front.tsx'));
const whenIdle = (work: () => void): void =>
  void ('requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: 1500 })
    : setTimeout(work, 300));

export default function Home() {
  const [words, setWords] = createSignal('');
  const [idle, setIdle] = createSignal(false);
  onMount(() => whenIdle(() => setIdle(true)));
  return (
    <Page
      wide
      foot={
        <Show when={!words()}>
          <Actions>
            <Button icon="qr" href="/join">
              {t('Join')}
            </Button>
            <Button kind="filled" icon="plus" grow href="/found">
              {t('Found a campaign')}
            </Button>
          </Actions>
        </Show>
      }
    >
      <Suspense>
        <Show when={idle()}>
          <Front />
        </Show>
      </Suspense>
      <div class={s.home}>
        <header class={s.masthead}>
          <Plate>
            <h1>Realmbook</h1>
            <p>{t('the campaign in your pocket')}</p>
          </Plate>
        </header>
        <SearchField label={t('Find a chart, a rule, a word')} value={words()} onInput={setWords} />
        <Show
          when={words().trim() === ''}
          fallback={
            <Suspense>
              <Search words={words()} />
            </Suspense>
          }
        >
          <div class={s.ways}>
            <ul class={s.tools}>
              <Tool href="/charts" icon="charts" title={t('Charts')} note={t('to read or roll')} />
              <Tool href="/dice" icon="dice" title={t('Dice')} note={t('D3 to D100')} />
              <Tool href="/names" icon="names" title={t('Names')} note={t('name generator')} />
            </ul>
          </div>
          <Chips label={t('Charts used last')}>
            <For each={recent()}>
              {(chart) => (
                <Chip icon={chart.icon} href={chartHref(chart.set, chart.id)}>
                  {t(chart.title)}
                </Chip>
              )}
            </For>
          </Chips>
          <Campaigns />
          <p class={s.known}>
            {t('Realmbook keeps campaigns of {games}. It is unofficial: you need the books.', {
              games: listed(rulesetIds.map((id) => shelved(id).title)),
            })}
          </p>
          <Show when={stillToCome()?.length}>
            <p class={s.known}>
              {t('Charts, dice and names work without a network. Still on the way to this phone: {games}.', {
                games: listed((stillToCome() ?? []).map((id) => shelved(id).title)),
              })}
            </p>
          </Show>
        </Show>
      </div>
    </Page>
  );
}

function Tool(props: { href: string; icon: IconName; title: string; note: string }) {
  return (
    <li>
      <a class={s.way} href={props.href}>
        <Icon name={props.icon} size={34} stroke={1.35} />
        <b>{props.title}</b>
        <span>{props.note}</span>
      </a>
    </li>
  );
}
