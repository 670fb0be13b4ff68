/** One piece: a banner of one's own as its army sheet, another's as far as it is known, a ship, a battle, or what became of it. */
import { type JSX, Match, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { keepsBook } from '../../../../campaign/acts.ts';
import { t } from '../../../i18n/index.ts';
import { TopBar } from '../../../ui/top-bar.tsx';
import { GonePiece, NothingHere } from '../../parts/nothing-here.tsx';
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
    <Switch fallback={<GonePiece />}>
      <Match when={desks[props.id] && props.id !== 'desk-letters' && !keepsBook(view(), seat())}>
        <NothingHere
          bar={<TopBar back={to('today')} />}
          title={t('{name}’s book', { name: player(seat()) })}
          way={[to('today'), t('Go to Today')]}
        >
          {t('Only {name}’s phone can read and change it: you cannot buy or muster anything for them.', {
            name: player(seat()),
          })}
        </NothingHere>
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
          <NothingHere
            bar={<TopBar back={to('realm')} />}
            title={bannerInFull(one())}
            way={[to('chronicle'), t('To the chronicle')]}
            plain
          >
            {t('No longer on the map: {what}.', { what: goneLine(view(), props.id, one()) })}
          </NothingHere>
        )}
      </Match>
    </Switch>
  );
}
