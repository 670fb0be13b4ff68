/** The campaign is over: who won it, and how everybody stands at the end. */
import { For, type JSX } from 'solid-js';
import { standings } from '../../../../rules/chronopia/accord/end.ts';
import { battlesWon } from '../../../../rules/chronopia/battle/field.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { colourName } from '../../../ui/heraldry/tinctures.ts';
import { Plate } from '../../../ui/plate.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { useForce } from '../force.ts';
import { count } from '../words.ts';
import s from './over.module.css';

export function OverToday(): JSX.Element {
  const { state, player, colour, to } = useForce();
  const victor = () => state().victor;
  return (
    <>
      <Plate>
        <div class={s.crowned}>
          <Seal icon="crown" big tincture={victor() === null ? undefined : colour(victor() ?? '')} />
          <h2>
            {victor() === null
              ? t('Nobody stands above the others')
              : t('{who} has won the campaign', { who: player(victor() ?? '') })}
          </h2>
          <p>
            {tn(Object.keys(state().fought).length, 'One battle was fought.', '{n} battles were fought.')}
          </p>
        </div>
      </Plate>
      <section>
        <Head title={t('how you stand')} />
        <Rows label={t('How you stand')} facts>
          <For each={standings(state())}>
            {({ seat, territories, rating, gold }) => (
              <Row
                lead={<Shield tincture={colour(seat)} size={30} label={colourName(colour(seat))} />}
                title={player(seat)}
                note={[
                  tn(battlesWon(state(), seat), '{n} battle won', '{n} battles won'),
                  t('rating {rating}', { rating: count(rating) }),
                  t('{n} gold', { n: count(gold) }),
                ].join(' · ')}
                value={tn(territories, '{n} territory', '{n} territories')}
              />
            )}
          </For>
        </Rows>
      </section>
      <div class={s.ways}>
        <Button kind="filled" href={to('chronicle')}>
          {t('Read the chronicle')}
        </Button>
        <Button href={to('replay')}>{t('Watch it again')}</Button>
      </div>
    </>
  );
}
