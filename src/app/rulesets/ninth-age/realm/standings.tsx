/** Everybody's Realm Points against the goal, the largest realm first, with what breaks ties. */
import { For, type JSX } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { winTieBreak } from '../../../../rules/ninth-age/charts/realms.ts';
import { sizeOf } from '../../../../rules/ninth-age/queries.ts';
import { compare, figures } from '../../../../rules/ninth-age/turn/compare.ts';
import { number, t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { useRealms } from '../names.ts';
import { teamTitle } from '../words.ts';
import s from './realm.module.css';

const ties = winTieBreak.rows.map(({ is }) => is.by);

export function Standings(): JSX.Element {
  const { state, seat, player, colour } = useRealms();
  const ranked = () =>
    [...state().seats].sort((a, b) => compare(figures(state(), b, ties), figures(state(), a, ties)));
  const line = (of: Seat): string => {
    if (state().realms[of]?.fell != null) return t('fell in turn {n}', { n: state().realms[of]?.fell ?? 0 });
    const { hexes, cities, fortresses, mines, treasury } = sizeOf(state(), of);
    const { teams, turn } = state();
    return [
      tn(hexes, '{n} hex', '{n} hexes'),
      ...(cities > 0 ? [tn(cities, '{n} city', '{n} cities')] : []),
      ...(fortresses > 0 ? [tn(fortresses, '{n} fortress', '{n} fortresses')] : []),
      ...(mines > 0 ? [tn(mines, '{n} mine', '{n} mines')] : []),
      t('{n} gold', { n: number(treasury) }),
      ...(teams && turn.number <= teams.until ? [teamTitle(teams.of[of] ?? '')] : []),
    ].join(', ');
  };
  const share = (of: Seat): string =>
    `${Math.min(100, (100 * sizeOf(state(), of).points) / state().options.goal)}%`;
  const role = (of: Seat): string => {
    const { order } = state().turn;
    if (order.length < 2) return '';
    if (order.at(-1) === of) return t('largest realm');
    return order[0] === of ? t('smallest realm') : '';
  };
  return (
    <section class={s.part}>
      <Head title={t('the realms')} note={t('{n} points win', { n: state().options.goal })} />
      <Rows label={t('The realms')}>
        <For each={ranked()}>
          {(of) => (
            <Row
              lead={<Shield tincture={colour(of)} size={34} label="" />}
              title={[of === seat() ? t('You') : player(of), role(of)].filter(Boolean).join(' · ')}
              note={
                <>
                  {line(of)}
                  <span class={s.bar} aria-hidden="true">
                    <i style={{ width: share(of), background: `var(--${colour(of)})` }} />
                  </span>
                </>
              }
              value={<b class={s.value}>{sizeOf(state(), of).points}</b>}
            />
          )}
        </For>
      </Rows>
    </section>
  );
}
