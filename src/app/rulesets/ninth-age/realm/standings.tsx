/** Everybody's Realm Points against the goal, the largest realm first, with what breaks ties. */
import type { JSX } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { winTieBreak } from '../../../../rules/ninth-age/charts/realms.ts';
import { sizeOf, worth } from '../../../../rules/ninth-age/queries.ts';
import type { State } from '../../../../rules/ninth-age/state.ts';
import { compare, figures } from '../../../../rules/ninth-age/turn/compare.ts';
import { youIn } from '../../../campaign/say.ts';
import { number, t, tn } from '../../../i18n/index.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row } from '../../../ui/rows.tsx';
import { commas, dotted } from '../../parts/joined.ts';
import { ListedOf } from '../../parts/rows-of.tsx';
import { type Parts, Why } from '../../parts/why.tsx';
import { useRealms } from '../names.ts';
import { teamTitle } from '../words.ts';
import s from './realm.module.css';

const ties = winTieBreak.rows.map(({ is }) => is.by);

/** The seats by what decides the campaign, its winner always first. */
export const placed = (state: State): readonly Seat[] =>
  [...state.seats].sort(
    (a, b) =>
      Number(b === state.winner) - Number(a === state.winner) ||
      compare(figures(state, b, ties), figures(state, a, ties)),
  );

/** "3 hexes, 1 city, 20 gold" */
export function sizeLine(state: State, of: Seat): string {
  const { realms, teams, turn, stage } = state;
  if (realms[of]?.fell != null) return t('fell in turn {n}', { n: realms[of]?.fell ?? 0 });
  const { hexes, cities, fortresses, mines, treasury } = sizeOf(state, of);
  return commas(
    tn(hexes, '{n} hex', '{n} hexes'),
    cities > 0 && tn(cities, '{n} city', '{n} cities'),
    fortresses > 0 && tn(fortresses, '{n} fortress', '{n} fortresses'),
    mines > 0 && tn(mines, '{n} mine', '{n} mines'),
    t('{n} gold', { n: number(treasury) }),
    teams && stage === 'play' && turn.number <= teams.until ? teamTitle(teams.of[of] ?? '') : '',
  );
}

/** Of what a realm's points are the sum. */
export const pointParts = (state: State, seat: Seat): Parts => {
  const { hexes, cities } = sizeOf(state, seat);
  return [
    [tn(hexes, '{n} hex', '{n} hexes'), hexes * worth('hex')],
    [tn(cities, '{n} city', '{n} cities'), cities * worth('city')],
  ];
};

export function Standings(): JSX.Element {
  const { state, seat, player, colour, view } = useRealms();
  const share = (of: Seat): string =>
    `${Math.min(100, (100 * sizeOf(state(), of).points) / state().options.goal)}%`;
  const role = (of: Seat): string => {
    const { order } = state().turn;
    if (order.length < 2) return '';
    if (order.at(-1) === of) return t('largest realm');
    return order[0] === of ? t('smallest realm') : '';
  };
  return (
    <ListedOf
      title={t('The realms')}
      note={t('{n} points win', { n: state().options.goal })}
      of={placed(state())}
    >
      {(of) => (
        <Row
          lead={<Shield tincture={colour(of)} size={34} label="" />}
          title={dotted(of === youIn(view(), seat()) ? t('You') : player(of), role(of))}
          note={
            <>
              {sizeLine(state(), of)}
              <span class={s.bar} aria-hidden="true">
                <i style={{ width: share(of), background: `var(--${colour(of)})` }} />
              </span>
            </>
          }
          value={<b class={s.value}>{sizeOf(state(), of).points}</b>}
          end={
            <Why
              rule="na.realm-points"
              parts={pointParts(state(), of)}
              about={t('{player}: {n} Realm Points', {
                player: player(of),
                n: sizeOf(state(), of).points,
              })}
            />
          }
        />
      )}
    </ListedOf>
  );
}
