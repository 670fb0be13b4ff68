/** The dead of the month: which banners are tested, and how likely each is to crumble where it stands. */
import { For, type JSX, Show } from 'solid-js';
import { chance, mean } from '../../../../kernel/odds.ts';
import { untested } from '../../../../rules/mighty-empires/peoples/instability.ts';
import { instabilityOdds } from '../../../../rules/mighty-empires/peoples/odds.ts';
import { needsNoFood } from '../../../../rules/mighty-empires/peoples/talents.ts';
import { bannersIn, type Standing } from '../../../../rules/mighty-empires/queries.ts';
import { t, tn } from '../../../i18n/index.ts';
import { percent } from '../../../ui/percents.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName } from '../words.ts';
import s from './peoples.module.css';

export const InstabilityForm: OrderForm = (props): JSX.Element => {
  const { state, seat, mine } = useEmpire();
  const waiting = (): readonly Standing[] => {
    const ids = untested(state(), seat());
    return mine().filter(({ id }) => ids.includes(id));
  };
  const together = ({ tile }: Standing): number =>
    tile === null ? 1 : bannersIn(state(), tile).filter(({ id }) => needsNoFood(state(), id)).length;
  const lost = (): number =>
    waiting().reduce((sum, banner) => sum + mean(instabilityOdds(together(banner)), (points) => points), 0);
  return (
    <OrderPage
      order="test-instability"
      args={waiting().length > 0 ? { banners: waiting().map(({ id }) => id) } : undefined}
      title={t('Instability')}
      question={t('Does the magic hold?')}
      why={t(
        'The dead need no food. What holds them together ebbs the faster the more of them stand in a tile.',
      )}
      answer={waiting().length > 1 ? t('Test {n} banners', { n: waiting().length }) : t('Test the banner')}
      icon="check"
      sum={waiting().length > 0 && t('{n} points lost on average', { n: Math.round(lost()) })}
      onDone={props.onDone}
    >
      <Show
        when={waiting().length > 0}
        fallback={
          <EmptyState title={t('The dead are quiet')}>
            {t('No Undead banner of yours waits to be tested this month.')}
          </EmptyState>
        }
      >
        <Rows label={t('Banners to test')}>
          <For each={waiting()}>
            {(banner) => (
              <Row
                lead={<Flag banner={banner} bare />}
                title={bannerName(banner)}
                note={t('{place}, {alone}', {
                  place: banner.tile === null ? t('not on the map yet') : placeName(state(), banner.tile),
                  alone: tn(together(banner), 'alone', '{n} of the dead together'),
                })}
                end={<Crumbles together={together(banner)} />}
              />
            )}
          </For>
        </Rows>
      </Show>
    </OrderPage>
  );
};

function Crumbles(props: { together: number }): JSX.Element {
  return (
    <span class={s.chance}>
      <b>{percent(chance(instabilityOdds(props.together), (points) => points > 0))}</b>
      <span>{t('crumbles')}</span>
    </span>
  );
}
