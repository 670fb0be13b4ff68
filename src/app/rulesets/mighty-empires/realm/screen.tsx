/** Everything of one's own at a glance: shield, figures, banners, settlements, ships, and what others had to tell. */
import { type JSX, Match, Show, Switch } from 'solid-js';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { SeatBar } from '../../../screens/campaign/parts/seat-bar.tsx';
import { Actions } from '../../../ui/actions.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { colourName } from '../../../ui/heraldry/tinctures.ts';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { AsGuest } from '../../parts/as-guest.tsx';
import s from '../../parts/realm.module.css';
import { useEmpire } from '../empire.ts';
import { RealmPeople } from '../peoples/realm-people.tsx';
import { RealmPrisoners } from '../tabletop/prisoners.tsx';
import { RealmBanners } from './banners.tsx';
import { RealmFigures } from './figures.tsx';
import { RealmIntelligence } from './intelligence.tsx';
import { RealmSettlements } from './settlements.tsx';
import { RealmShips } from './ships.tsx';
import { RealmWarnings } from './warnings.tsx';

export function RealmScreen(): JSX.Element {
  const empire = useEmpire();
  const { state, seat, player, colour, view, to } = empire;
  const realm = () => state().realms[seat()];
  const title = () => realm()?.name || player(seat());
  const raising = () => state().stage === 'armies' && realm()?.strength != null;
  return (
    <Page
      foot={
        <Show when={raising()}>
          <Actions>
            <Show
              when={empire.mine().length > 0}
              fallback={
                <Button kind="filled" grow href={formOf(empire, 'raise-banners')}>
                  {t('Raise banners')}
                </Button>
              }
            >
              <Button href={formOf(empire, 'raise-banners')}>{t('Raise more')}</Button>
              <Button kind="filled" grow href={to('today')}>
                {t('What is still to do')}
              </Button>
            </Show>
          </Actions>
        </Show>
      }
    >
      <header class={s.head}>
        <p class={s.over}>
          {seat() === 'guest' ? t('you look on') : realm()?.name ? player(seat()) : t('your realm')}
        </p>
        <div class={s.title}>
          <Shield tincture={colour(seat())} size={44} label={colourName(colour(seat()))} />
          <h1>{title()}</h1>
          <Show when={realm()}>
            <IconButton
              icon="pen"
              label={t('Rename the realm')}
              href={formOf(empire, 'name', { what: 'realm', id: seat() })}
            />
          </Show>
        </div>
      </header>
      <SeatBar />
      <Switch>
        <Match when={!realm()}>
          <AsGuest />
        </Match>
        <Match when={state().stage === 'map'}>
          <EmptyState
            title={t('No land to rule yet')}
            action={
              <Button kind="filled" href={to('today')}>
                {t('To making the map')}
              </Button>
            }
          >
            {t(
              'When the map is finished everybody takes a capital, and the tiles around it become the realm.',
            )}
          </EmptyState>
        </Match>
        <Match when={state().stage === 'capitals' && realm()?.capital === null}>
          <EmptyState
            title={t('No capital yet')}
            action={
              <Button kind="filled" href={to('today')}>
                {t('To today')}
              </Button>
            }
          >
            {view().clock.turn === seat()
              ? t('Choose now: a tile, a colour, a name.')
              : t('The dice say who chooses first. Your turn will come.')}
          </EmptyState>
        </Match>
        <Match when={true}>
          <RealmFigures />
          <RealmWarnings />
          <RealmPeople />
          <RealmBanners />
          <RealmSettlements />
          <RealmShips />
          <RealmPrisoners />
          <RealmIntelligence />
        </Match>
      </Switch>
    </Page>
  );
}
