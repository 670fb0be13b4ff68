/** The campaign is over: who won it, and how everybody stands at the end. */
import type { JSX } from 'solid-js';
import { battlesWon } from '../../../../rules/chronopia/battles.ts';
import { standings } from '../../../../rules/chronopia/end/end.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Crowned } from '../../parts/crowned.tsx';
import { useForce } from '../force.ts';
import { count } from '../words.ts';

export function OverToday(): JSX.Element {
  const { state } = useForce();
  const victor = () => state().victor;
  const fought = () =>
    tn(Object.keys(state().fought).length, 'One battle was fought.', '{n} battles were fought.');
  const places = () =>
    standings(state()).map(({ seat, territories, rating, gold }) => ({
      seat,
      note: [
        tn(battlesWon(state(), seat), '{n} battle won', '{n} battles won'),
        t('rating {rating}', { rating: count(rating) }),
        t('{n} gold', { n: count(gold) }),
      ].join(' · '),
      value: tn(territories, '{n} territory', '{n} territories'),
    }));
  return <Crowned winners={[victor() ?? []].flat()} why={fought()} places={places()} />;
}
