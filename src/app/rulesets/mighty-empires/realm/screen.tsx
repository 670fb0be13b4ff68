/** Everything of one's own at a glance: shield, figures, banners, settlements, ships, and what others had to tell. */
import { type JSX, Match, Show, Switch } from 'solid-js';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { AsGuest } from '../../parts/as-guest.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { RealmHead } from '../../parts/page-head.tsx';
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
  const { state, seat, view, to } = empire;
  const realm = () => state().realms[seat()];
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
                {t('Still to do')}
              </Button>
            </Show>
          </Actions>
        </Show>
      }
    >
      <RealmHead
        of={seat()}
        name={realm()?.name}
        rename={realm() && formOf(empire, 'name', { what: 'realm', id: seat() })}
      />
      <Switch>
        <Match when={!realm()}>
          <AsGuest />
        </Match>
        <Match when={state().stage === 'map'}>
          <NothingHere title={t('No land to rule yet')} way={[to('today'), t('To making the map')]}>
            {t(
              'When the map is finished, each player takes a capital, and the tiles around it become their realm.',
            )}
          </NothingHere>
        </Match>
        <Match when={state().stage === 'capitals' && realm()?.capital === null}>
          <NothingHere title={t('No capital yet')} way={[to('today'), t('Go to Today')]}>
            {view().clock.turn === seat()
              ? t('Choose now: a tile, a colour, a name.')
              : t('The dice say who chooses first. Your turn will come.')}
          </NothingHere>
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
