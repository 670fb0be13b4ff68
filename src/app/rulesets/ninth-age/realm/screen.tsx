/** The whole position: points against everybody's, the treasury, what may be spent, hexes, battles, and what is in force. */
import { type JSX, Match, Show, Switch } from 'solid-js';
import { purseOf } from '../../../../rules/ninth-age/conquest/points.ts';
import { sizeOf } from '../../../../rules/ninth-age/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { number, t } from '../../../i18n/index.ts';
import { SeatBar } from '../../../screens/campaign/parts/seat-bar.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { colourName } from '../../../ui/heraldry/tinctures.ts';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { AsGuest } from '../../parts/as-guest.tsx';
import { type Figure, Figures } from '../../parts/figures.tsx';
import r from '../../parts/realm.module.css';
import { useRealms } from '../names.ts';
import { Affairs } from './affairs.tsx';
import { Battles } from './battles.tsx';
import { Hexes } from './hexes.tsx';
import { pointParts, Standings } from './standings.tsx';

export function RealmScreen(): JSX.Element {
  const realms = useRealms();
  const { state, seat, player, colour, to } = realms;
  const realm = () => state().realms[seat()];
  const figures = (): readonly Figure[] => {
    const { points, treasury, hexes } = sizeOf(state(), seat());
    const purse = purseOf(state(), seat());
    const conquest = state().turn.phase === 'conquest' && state().stage === 'play';
    return [
      {
        label: t('Realm Points'),
        value: t('{n} of {goal}', { n: points, goal: state().options.goal }),
        parts: pointParts(state(), seat()),
        rule: 'na.realm-points',
      },
      { label: t('gold'), value: number(treasury), rule: 'na.gold' },
      conquest
        ? {
            label: t('to spend'),
            value: String(purse.left),
            parts: [
              [t('Earned in battle'), purse.earned],
              [t('Shared with allies'), purse.shared],
              [t('Spent'), -purse.spent],
            ],
            rule: 'na.conquest.points',
          }
        : { label: t('hexes'), value: String(hexes) },
    ];
  };
  return (
    <Page>
      <header class={r.head}>
        <p class={r.over}>{realm()?.name ? player(seat()) : t('your realm')}</p>
        <div class={r.title}>
          <Shield tincture={colour(seat())} size={44} label={colourName(colour(seat()))} />
          <h1>{realm()?.name || player(seat())}</h1>
          <Show when={realm()}>
            <IconButton icon="pen" label={t('Rename the realm')} href={formOf(realms, 'name-realm')} />
          </Show>
        </div>
      </header>
      <SeatBar />
      <Switch>
        <Match when={!realm()}>
          <AsGuest />
        </Match>
        <Match when={state().stage === 'map' || realm()?.capital === null}>
          <EmptyState
            title={t('No land to rule yet')}
            action={
              <Button kind="filled" href={to('today')}>
                {t('To today')}
              </Button>
            }
          >
            {t('When the map is finished the dice say who founds the first capital; yours will stand here.')}
          </EmptyState>
        </Match>
        <Match when={realm()?.fell !== null}>
          <EmptyState
            title={t('The realm is no more')}
            action={<Button href={to('chronicle')}>{t('To the chronicle')}</Button>}
          >
            {t('It lost its last hex in turn {turn}. The chronicle remembers it.', {
              turn: realm()?.fell ?? 0,
            })}
          </EmptyState>
          <Standings />
        </Match>
        <Match when={true}>
          <Figures figures={figures()} />
          <Affairs />
          <Standings />
          <Battles />
          <Hexes />
        </Match>
      </Switch>
    </Page>
  );
}
