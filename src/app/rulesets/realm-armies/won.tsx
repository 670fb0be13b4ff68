/** How a Realm Armies campaign ended: the winner, by the goal agreed on, and everybody in order after them. */
import type { JSX } from 'solid-js';
import { aTurn, standings } from '../../../rules/realm-armies/victory/standing.ts';
import { t, tn } from '../../i18n/index.ts';
import { Crowned } from '../parts/crowned.tsx';
import { useRealm } from './realm.ts';

export function CampaignWon(): JSX.Element {
  const { state } = useRealm();
  const ends = () => state().victory;
  const why = (): string => {
    const by = {
      realm: t('the realm that brings in most'),
      tiles: t('the most tiles'),
      treasury: t('the fullest treasury'),
    }[state().options.victory];
    if (ends()?.how === 'last') return t('No other realm is left.');
    return t('After {nights}, with {by}.', {
      nights: tn(state().turn.number, '{n} night', '{n} nights'),
      by,
    });
  };
  const first = (seat: string): boolean => ends()?.winners.includes(seat) ?? false;
  return (
    <Crowned
      winners={ends()?.winners ?? []}
      why={why()}
      places={[...standings(state())]
        .sort((a, b) => Number(first(b.seat)) - Number(first(a.seat)))
        .map(({ seat, tiles, treasury, worth }) => ({
          seat,
          note: t('{tiles}, {treasury}', {
            tiles: tn(tiles, '{n} tile', '{n} tiles'),
            treasury: tn(treasury, '{n} empire point', '{n} empire points'),
          }),
          value: t('{n} a turn on average', { n: aTurn(worth) }),
        }))}
    />
  );
}
