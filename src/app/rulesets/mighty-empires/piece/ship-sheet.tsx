/** A ship: whose it is, where it lies, whom it carries. */
import { type JSX, Show } from 'solid-js';
import type { Ship } from '../../../../rules/mighty-empires/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { useEmpire } from '../empire.ts';
import { Flag } from '../parts/flag.tsx';
import { shipName } from '../ship-words.ts';
import { bannerName, placeLine } from '../words.ts';
import s from './piece.module.css';

export function ShipSheet(props: { id: string; ship: Ship }): JSX.Element {
  const empire = useEmpire();
  const { state, seat, colour, player, to } = empire;
  const mine = () => props.ship.owner === seat();
  const owner = () => (props.ship.owner === 'independent' ? t('nobody’s') : player(props.ship.owner));
  const aboard = () => {
    const { carries } = props.ship;
    const banner = carries === null ? undefined : state().banners[carries];
    return banner && { id: carries as string, ...banner };
  };
  return (
    <Page
      bar={<TopBar back={to('realm')} />}
      foot={
        <Show when={mine()}>
          <WhereNext id={props.id} ship={props.ship} />
        </Show>
      }
    >
      <header class={s.heading}>
        <Seal icon="caravel" tincture={colour(props.ship.owner)} big />
        <div class={s.names}>
          <div class={s.titled}>
            <h1>{shipName(props.ship)}</h1>
            <Show when={mine()}>
              <IconButton
                icon="pen"
                label={t('Rename {ship}', { ship: shipName(props.ship) })}
                href={formOf(empire, 'name', { what: 'ship', id: props.id })}
              />
            </Show>
          </div>
        </div>
      </header>
      <Rows label={t('The ship')}>
        <Row
          lead={<Shield tincture={colour(props.ship.owner)} size={34} label="" />}
          title={owner()}
          note={t('whose ship it is')}
        />
        <Row
          lead={<Seal icon="position-marker" />}
          title={placeLine(state(), props.ship.tile)}
          note={props.ship.harbour ? t('in harbour') : t('at sea')}
        />
        <Show when={aboard()} fallback={<Row lead={<Seal icon="tower-flag" />} title={t('Nobody aboard')} />}>
          {(banner) => (
            <Row
              lead={<Flag banner={banner()} />}
              title={bannerName(banner())}
              note={t('aboard')}
              href={to(`piece/${banner().id}`)}
            />
          )}
        </Show>
      </Rows>
      <Show when={mine()}>
        <nav class={s.ends} aria-label={t('More for this ship')}>
          <Button kind="quiet" small icon="pin" href={formOf(empire, 'sail', { ship: props.id })}>
            {t('Move it, by agreement')}
          </Button>
        </nav>
      </Show>
    </Page>
  );
}

function WhereNext(props: { id: string; ship: Ship }): JSX.Element {
  const empire = useEmpire();
  const lands = () => (props.ship.harbour ? props.ship.carries : null);
  return (
    <Actions>
      <Button
        kind={lands() ? 'outlined' : 'filled'}
        grow
        href={formOf(empire, 'voyage', { ships: [props.id] })}
      >
        {t('Set sail')}
      </Button>
      <Show when={lands()}>
        {(banner) => (
          <Button kind="filled" grow href={formOf(empire, 'disembark', { banners: [banner()] })}>
            {t('Land')}
          </Button>
        )}
      </Show>
    </Actions>
  );
}
