/** The dead raised during a battle on the table, entered with the banner whose wizard raised them. */
import { For, type JSX, Show } from 'solid-js';
import { raisers } from '../../../../rules/mighty-empires/peoples/summon.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName, count } from '../words.ts';

export const SummonedForm: OrderForm = (props): JSX.Element => {
  const { state, seat, mine } = useEmpire();
  const given = (props.args as { readonly banner?: string } | null)?.banner;
  const open = () => mine().filter(({ id }) => id === given || raisers(state(), seat()).includes(id));
  const [banner, setBanner] = chosenSignal('banner', given ?? raisers(state(), seat())[0]);
  const [points, setPoints] = chosenSignal('points', 50);
  return (
    <OrderPage
      order="enter-summoned"
      args={banner() === undefined ? undefined : { banner: banner() as string, points: points() }}
      title={t('The newly dead')}
      question={t('How many of the raised still stand?')}
      why={t('They serve on with the banner. It holds five units at most.')}
      answer={t('Enter {n} points', { n: count(points()) })}
      icon="plus"
      onDone={props.onDone}
    >
      <Rows label={t('Which banner raised them')}>
        <For each={open()}>
          {(one) => (
            <Row
              lead={<Flag banner={one} bare />}
              title={bannerName(one)}
              current={banner() === one.id}
              onTap={() => setBanner(one.id)}
            />
          )}
        </For>
        <Show when={banner()}>
          <Row
            title={t('Points of the summoned')}
            end={
              <Stepper
                label={t('Points of the summoned')}
                value={points()}
                min={5}
                max={5000}
                step={5}
                show={count}
                onStep={setPoints}
              />
            }
          />
        </Show>
      </Rows>
    </OrderPage>
  );
};
