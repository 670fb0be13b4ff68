/** The whole position: points against everybody's, the treasury, what may be spent, hexes, battles, and what is in force. */
import { type JSX, Match, Switch } from 'solid-js';
import { purseOf } from '../../../../rules/ninth-age/conquest/points.ts';
import { sizeOf } from '../../../../rules/ninth-age/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { number, t } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { AsGuest } from '../../parts/as-guest.tsx';
import { type Figure, Figures } from '../../parts/figures.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { RealmHead } from '../../parts/page-head.tsx';
import { useRealms } from '../names.ts';
import { Affairs } from './affairs.tsx';
import { Battles } from './battles.tsx';
import { Hexes } from './hexes.tsx';
import { pointParts, Standings } from './standings.tsx';

export function RealmScreen(): JSX.Element {
  const realms = useRealms();
  const { state, seat, to } = realms;
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
      <RealmHead of={seat()} name={realm()?.name} rename={realm() && formOf(realms, 'name-realm')} />
      <Switch>
        <Match when={!realm()}>
          <AsGuest />
        </Match>
        <Match when={state().stage === 'map' || realm()?.capital === null}>
          <NothingHere title={t('No land to rule yet')} way={[to('today'), t('Go to Today')]}>
            {t(
              'When the map is finished, the dice say who founds the first capital; yours will appear here.',
            )}
          </NothingHere>
        </Match>
        <Match when={realm()?.fell !== null}>
          <NothingHere title={t('The realm is no more')} way={[to('chronicle'), t('To the chronicle')]} plain>
            {t('It lost its last hex in turn {turn}. The chronicle remembers it.', {
              turn: realm()?.fell ?? 0,
            })}
          </NothingHere>
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
