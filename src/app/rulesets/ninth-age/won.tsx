/** How the hex campaign ended: the realm that won, and all of them by what decides between them. */
import type { JSX } from 'solid-js';
import { sizeOf } from '../../../rules/ninth-age/queries.ts';
import { t, tn } from '../../i18n/index.ts';
import { Crowned } from '../parts/crowned.tsx';
import { useRealms } from './names.ts';
import { placed, sizeLine } from './realm/standings.tsx';

export function CampaignWon(): JSX.Element {
  const { state } = useRealms();
  const points = (seat: string): string =>
    tn(sizeOf(state(), seat).points, '{n} Realm Point', '{n} Realm Points');
  const winner = () => state().winner;
  return (
    <Crowned
      winners={winner() === null ? [] : [winner() ?? '']}
      why={t('With {points} in turn {turn}.', { points: points(winner() ?? ''), turn: state().turn.number })}
      places={placed(state()).map((seat) => ({
        seat,
        note: sizeLine(state(), seat),
        value: points(seat),
      }))}
    />
  );
}
