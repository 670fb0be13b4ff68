/** The player's whole position: treasury and income, standing, armies under their generals, fleets, tiles, heroes at court. */
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { armiesOf, fleetsOf, heroesOf, tilesOf, upkeep } from '../../../../rules/realm-armies/queries.ts';
import { court } from '../../../../rules/realm-armies/realm/heroes.ts';
import { aTurn, standings } from '../../../../rules/realm-armies/realm/standing.ts';
import { due } from '../../../../rules/realm-armies/realm/yields.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { SeatBar } from '../../../screens/campaign/parts/seat-bar.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Guidon } from '../../../ui/heraldry/guidon.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { colourName } from '../../../ui/heraldry/tinctures.ts';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { AsGuest } from '../../parts/as-guest.tsx';
import { Figures } from '../../parts/figures.tsx';
import s from '../../parts/realm.module.css';
import { armyName, fleetName } from '../names.ts';
import { useRealm } from '../realm.ts';
import { builtWords, groundName, workIcons } from '../words.ts';

export function RealmScreen(): JSX.Element {
  const realm = useRealm();
  const { state, seat, player, colour, to } = realm;
  const own = () => state().realms[seat()];
  const title = () => own()?.name || player(seat());
  return (
    <Page>
      <header class={s.head}>
        <p class={s.over}>
          {seat() === 'guest' ? t('you look on') : own()?.name ? player(seat()) : t('your realm')}
        </p>
        <div class={s.title}>
          <Shield tincture={colour(seat())} size={44} label={colourName(colour(seat()))} />
          <h1>{title()}</h1>
          <Show when={own()}>
            <IconButton
              icon="pen"
              label={t('Rename the realm')}
              href={formOf(realm, 'name', { what: 'realm', id: seat() })}
            />
          </Show>
        </div>
      </header>
      <SeatBar />
      <Switch>
        <Match when={!own()}>
          <AsGuest />
        </Match>
        <Match when={state().stage === 'map' || own()?.home === null}>
          <EmptyState
            title={t('No land to rule yet')}
            action={
              <Button kind="filled" href={to('today')}>
                {t('To today')}
              </Button>
            }
          >
            {t('When the map is laid everybody chooses a home, and the tiles beside it become the realm.')}
          </EmptyState>
        </Match>
        <Match when={true}>
          <Position />
        </Match>
      </Switch>
    </Page>
  );
}

function Position(): JSX.Element {
  const realm = useRealm();
  const { state, seat, player, colour, place, to } = realm;
  const own = () => state().realms[seat()];
  const tiles = () => tilesOf(state(), seat());
  const armies = () => armiesOf(state(), seat());
  const fleets = () => fleetsOf(state(), seat());
  const income = () => due(state(), seat());
  const keeps = () => upkeep(state(), seat());
  const table = () => standings(state());
  const rank = () => table().findIndex((each) => each.seat === seat()) + 1;
  const incomeNote = () => {
    const mines = income().mines.length;
    const barred = income().barred.length;
    return [
      mines > 0 ? tn(mines, 'and {n} mine to roll for', 'and {n} mines to roll for') : '',
      barred > 0 ? tn(barred, '{n} tile interdicted', '{n} tiles interdicted') : '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
  };
  const rankWords: Readonly<Record<'realm' | 'tiles' | 'treasury', () => string>> = {
    realm: () => t('by what the realms bring in'),
    tiles: () => t('by tiles'),
    treasury: () => t('by treasury'),
  };
  return (
    <>
      <Figures
        figures={[
          { label: t('Empire points'), value: String(own()?.treasury ?? 0) },
          {
            label: t('Each turn'),
            value: income().mines.length > 0 ? `${income().sure}+` : String(income().sure),
          },
          { label: t('Tiles'), value: String(tiles().length) },
        ]}
        note={incomeNote()}
      />
      <section class={s.part}>
        <Head
          title={t('armies')}
          note={t('{n} of {most} paid for', { n: armies().length, most: keeps().armies })}
        />
        <Rows label={t('Armies')}>
          <For each={armies()}>
            {(army) => (
              <Row
                lead={<Guidon tincture={colour(seat())} number={army.number} />}
                title={armyName(army)}
                note={army.hero === null ? t('without a general') : (state().heroes[army.hero]?.name ?? '')}
                tone={army.hero === null ? 'warn' : undefined}
                value={army.tile === null ? t('aboard') : place(army.tile)}
                href={to(`piece/${army.id}`)}
              />
            )}
          </For>
        </Rows>
        <Show when={armies().length === 0}>
          <p class={s.none}>
            {t('No army is left. A fortress or citadel can raise another, for its price.')}
          </p>
        </Show>
      </section>
      <Show when={state().options.fleets}>
        <section class={s.part}>
          <Head
            title={t('fleets')}
            note={t('{n} of {most} paid for', { n: fleets().length, most: keeps().fleets })}
          />
          <Rows label={t('Fleets')}>
            <For each={fleets()}>
              {(fleet) => (
                <Row
                  lead={<Seal icon="caravel" tincture={colour(seat())} />}
                  title={fleetName(fleet)}
                  note={
                    fleet.blockades !== null
                      ? t('blockades {place}', { place: place(fleet.blockades) })
                      : fleet.carries !== null
                        ? t('with an army aboard')
                        : fleet.idle >= state().turn.number
                          ? t('idle this turn')
                          : ''
                  }
                  value={fleet.port === null ? t('at sea') : place(fleet.port)}
                  href={to(`piece/${fleet.id}`)}
                />
              )}
            </For>
          </Rows>
          <Show when={fleets().length === 0}>
            <p class={s.none}>{t('No fleet. Each port can keep one.')}</p>
          </Show>
        </section>
      </Show>
      <section class={s.part}>
        <Head title={t('tiles')} note={tn(tiles().length, '{n} tile', '{n} tiles')} />
        <Rows label={t('Tiles')}>
          <For each={tiles()}>
            {(held) => (
              <Row
                lead={<Seal icon={workIcons[held.work === 'none' && held.mine ? 'mine' : held.work]} />}
                title={place(held.tile)}
                note={`${builtWords(state(), held.tile)} · ${groundName(state(), held.tile)}`}
                tone={income().barred.includes(held.tile) ? 'warn' : undefined}
                href={to(`piece/${held.tile}`)}
              />
            )}
          </For>
        </Rows>
      </section>
      <Show when={heroesOf(state(), seat()).length > 0}>
        <section class={s.part}>
          <Head title={t('heroes')} />
          <Rows label={t('Heroes')}>
            <For each={heroesOf(state(), seat())}>
              {({ id, name }) => (
                <Row
                  lead={<Seal icon="visored-helm" />}
                  title={name}
                  note={
                    court(state(), seat()).includes(id) ? t('at court, leads no army') : t('leads an army')
                  }
                  href={to(`piece/${id}`)}
                />
              )}
            </For>
          </Rows>
        </section>
      </Show>
      <section class={s.part}>
        <Head title={t('standings')} note={rankWords[state().options.victory]()} />
        <Rows facts label={t('Standings')}>
          <For each={table()}>
            {(one, at) => (
              <Row
                lead={<Shield tincture={colour(one.seat)} label="" />}
                title={t('{rank}. {who}', { rank: at() + 1, who: player(one.seat) })}
                note={`${tn(one.tiles, '{n} tile', '{n} tiles')}, ${tn(one.treasury, '{n} point', '{n} points')}`}
                value={t('{n} a turn', { n: aTurn(one.worth) })}
                open={one.seat === seat()}
              />
            )}
          </For>
        </Rows>
        <p class="unseen">
          {rank() === 1 ? t('You are first.') : t('Your place: {rank}.', { rank: rank() })}
        </p>
      </section>
    </>
  );
}
