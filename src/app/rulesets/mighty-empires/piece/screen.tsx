/** One piece: a banner of one's own as its army sheet, another's as far as it is known, a ship, a battle, or what became of it. */
import { type JSX, Match, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { keepsBook } from '../../../../campaign/acts.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { useEmpire } from '../empire.ts';
import { desks } from '../parts/desks.ts';
import { goneLine } from '../realm/gone.ts';
import { BattleSheet } from '../tabletop/battle-sheet.tsx';
import { bannerInFull } from '../words.ts';
import { BannerSheet } from './banner-sheet.tsx';
import { RivalSheet } from './rival-sheet.tsx';
import { ShipSheet } from './ship-sheet.tsx';

export function PieceScreen(props: { readonly id: string }): JSX.Element {
  const { state, view, seat, player, to } = useEmpire();
  const banner = () => {
    const found = state().banners[props.id];
    return found && { id: props.id, ...found };
  };
  const mine = () => (banner()?.seat === seat() ? banner() : undefined);
  const ship = () => state().ships[props.id];
  const battle = () => state().encounters[props.id];
  const fallen = () => state().fallen[props.id];
  return (
    <Switch
      fallback={
        <Page bar={<TopBar back={to('realm')} />}>
          <EmptyState
            title={t('No longer on the map')}
            action={
              <Button kind="filled" href={to('realm')}>
                {t('To the realm')}
              </Button>
            }
          >
            {t('This piece is gone, or the order that made it was struck. The chronicle tells more.')}
          </EmptyState>
        </Page>
      }
    >
      <Match when={desks[props.id] && props.id !== 'desk-letters' && !keepsBook(view(), seat())}>
        <Page bar={<TopBar back={to('today')} />}>
          <EmptyState
            title={t('{name}’s book', { name: player(seat()) })}
            action={
              <Button kind="filled" href={to('today')}>
                {t('To today')}
              </Button>
            }
          >
            {t('Only {name}’s phone reads and writes it: you can buy and muster nothing for them.', {
              name: player(seat()),
            })}
          </EmptyState>
        </Page>
      </Match>
      <Match when={desks[props.id]}>{(desk) => <Dynamic component={desk()} />}</Match>
      <Match when={mine()}>{(one) => <BannerSheet banner={one()} />}</Match>
      <Match when={banner()}>{(one) => <RivalSheet banner={one()} />}</Match>
      <Match when={ship()}>{(one) => <ShipSheet id={props.id} ship={one()} />}</Match>
      <Match when={battle()}>
        <BattleSheet id={props.id} />
      </Match>
      <Match when={fallen()}>
        {(one) => (
          <Page bar={<TopBar back={to('realm')} />}>
            <EmptyState
              title={bannerInFull(one())}
              action={<Button href={to('chronicle')}>{t('To the chronicle')}</Button>}
            >
              {t('No longer on the map: {what}.', { what: goneLine(view(), props.id, one()) })}
            </EmptyState>
          </Page>
        )}
      </Match>
    </Switch>
  );
}
