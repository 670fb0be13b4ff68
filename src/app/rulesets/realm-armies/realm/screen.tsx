/** The player's whole position: treasury and income, standing, armies under their generals, fleets, tiles, heroes at court. */
import { type JSX, Match, Show, Switch } from 'solid-js';
import { due } from '../../../../rules/realm-armies/income/yields.ts';
import { armiesOf, fleetsOf, heroesOf, tilesOf, upkeep } from '../../../../rules/realm-armies/queries.ts';
import { aTurn, standings } from '../../../../rules/realm-armies/victory/standing.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row } from '../../../ui/rows.tsx';
import { AsGuest } from '../../parts/as-guest.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Headed } from '../../parts/headed.tsx';
import { dotted } from '../../parts/joined.ts';
import { KnownRow } from '../../parts/known-row.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { RealmHead } from '../../parts/page-head.tsx';
import { ListedOf, RowsOf } from '../../parts/rows-of.tsx';
import { useRealm } from '../realm.ts';

export function RealmScreen(): JSX.Element {
  const realm = useRealm();
  const { state, seat, to } = realm;
  const own = () => state().realms[seat()];
  return (
    <Page>
      <RealmHead
        of={seat()}
        name={own()?.name}
        rename={own() && formOf(realm, 'name', { what: 'realm', id: seat() })}
      />
      <Switch>
        <Match when={!own()}>
          <AsGuest />
        </Match>
        <Match when={state().stage === 'map' || own()?.home === null}>
          <NothingHere title={t('No land to rule yet')} way={[to('today'), t('Go to Today')]}>
            {t(
              'When the map is laid, each player chooses a home, and the tiles beside it become their realm.',
            )}
          </NothingHere>
        </Match>
        <Match when={true}>
          <Position />
        </Match>
      </Switch>
    </Page>
  );
}

function Position(): JSX.Element {
  const { state, seat, player, colour, to } = useRealm();
  const own = () => state().realms[seat()];
  const tiles = () => tilesOf(state(), seat());
  const income = () => due(state(), seat());
  const table = () => standings(state());
  const rank = () => table().findIndex((each) => each.seat === seat()) + 1;
  const incomeNote = () => {
    const mines = income().mines.length;
    const barred = income().barred.length;
    return dotted(
      mines > 0 && tn(mines, 'and {n} mine to roll for', 'and {n} mines to roll for'),
      barred > 0 && tn(barred, '{n} tile interdicted', '{n} tiles interdicted'),
    );
  };
  const rankWords: Readonly<Record<'realm' | 'tiles' | 'treasury', () => string>> = {
    realm: () => t('by income'),
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
      <Forces />
      <ListedOf title={t('Tiles')} note={tn(tiles().length, '{n} tile', '{n} tiles')} of={tiles()}>
        {(held) => (
          <KnownRow
            id={held.tile}
            tone={income().barred.includes(held.tile) ? 'warn' : undefined}
            href={to(`piece/${held.tile}`)}
          />
        )}
      </ListedOf>
      <Show when={heroesOf(state(), seat()).length > 0}>
        <ListedOf title={t('Heroes')} of={heroesOf(state(), seat())}>
          {({ id }) => <KnownRow id={id} href={to(`piece/${id}`)} />}
        </ListedOf>
      </Show>
      <Headed title={t('standings')} note={rankWords[state().options.victory]()}>
        <RowsOf facts label={t('Standings')} of={table()}>
          {(one, at) => (
            <Row
              lead={<Shield tincture={colour(one.seat)} label="" />}
              title={t('{rank}. {who}', { rank: at() + 1, who: player(one.seat) })}
              note={`${tn(one.tiles, '{n} tile', '{n} tiles')}, ${tn(one.treasury, '{n} point', '{n} points')}`}
              value={t('{n} a turn on average', { n: aTurn(one.worth) })}
              open={one.seat === seat()}
            />
          )}
        </RowsOf>
        <p class="unseen">
          {rank() === 1 ? t('You are first.') : t('Your place: {rank}.', { rank: rank() })}
        </p>
      </Headed>
    </>
  );
}

/** Armies under their generals, and fleets, against how many are paid for. */
function Forces(): JSX.Element {
  const { state, seat, place, to } = useRealm();
  const armies = () => armiesOf(state(), seat());
  const fleets = () => fleetsOf(state(), seat());
  const keeps = () => upkeep(state(), seat());
  return (
    <>
      <ListedOf
        note={t('{n} of {most} paid for', { n: armies().length, most: keeps().armies })}
        title={t('Armies')}
        of={armies()}
        none={t('No army is left. A fortress or citadel can raise another, for its price.')}
      >
        {(army) => (
          <KnownRow
            id={army.id}
            tone={army.hero === null ? 'warn' : undefined}
            value={army.tile === null ? t('aboard') : place(army.tile)}
            href={to(`piece/${army.id}`)}
          />
        )}
      </ListedOf>
      <Show when={state().options.fleets}>
        <ListedOf
          note={t('{n} of {most} paid for', { n: fleets().length, most: keeps().fleets })}
          title={t('Fleets')}
          of={fleets()}
          none={t('No fleet. Each port can keep one.')}
        >
          {(fleet) => (
            <KnownRow
              id={fleet.id}
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
        </ListedOf>
      </Show>
    </>
  );
}
