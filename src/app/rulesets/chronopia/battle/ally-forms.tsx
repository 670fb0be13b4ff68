/** Who comes to a battle besides: an ally's warbands, and what the Devout summon. */
import { For, type JSX, Show } from 'solid-js';
import { listOf } from '../../../../rules/chronopia/roll/list.ts';
import { fitIn, pointsFit, priceOf, warbandsOf } from '../../../../rules/chronopia/roll/points.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import { bandNote } from '../parts/bands.ts';
import { type Chosen, Counts, taken, total } from '../parts/counts.tsx';
import s from '../parts/parts.module.css';
import { figureNote } from '../roll/figure-words.ts';
import { count, priceOfPurse } from '../words.ts';

export const CallAllyForm: OrderForm = (props): JSX.Element => {
  const { state, player } = useForce();
  const { battle = '' } = (props.args ?? {}) as { readonly battle?: string };
  const free = () => state().seats.filter((seat) => !(state().battles[battle]?.sides ?? []).includes(seat));
  const fieldOf = (seat: string) => warbandsOf(state(), seat, 'field').filter(([, each]) => fitIn(each) > 0);
  const [ally, setAlly] = chosenSignal('ally', free()[0] ?? '');
  const [chosen, setChosen] = chosenSignal<readonly string[]>(
    'chosen',
    fieldOf(ally()).map(([id]) => id),
  );
  const pick = (next: string): void => {
    setAlly(next);
    setChosen(fieldOf(next).map(([id]) => id));
  };
  const points = () =>
    fieldOf(ally())
      .filter(([id]) => chosen().includes(id))
      .reduce((sum, [, warband]) => sum + pointsFit(state(), warband), 0);
  return (
    <OrderPage
      order="call-ally"
      args={ally() === '' ? undefined : { battle, ally: ally(), warbands: [...chosen()] }}
      title={t('An ally')}
      question={t('Who comes to your side?')}
      why={
        ally() === ''
          ? t('Nobody is left to ask.')
          : t('{who} is asked, and plays the warbands.', { who: player(ally()) })
      }
      answer={chosen().length === 0 ? t('Send them home') : t('Call them')}
      icon="hand"
      sum={t('{n} points', { n: count(points()) })}
      onDone={props.onDone}
    >
      <Chips label={t('Who')} wrap>
        <For each={free()}>
          {(each) => (
            <Chip on={each === ally()} onTap={() => pick(each)}>
              {player(each)}
            </Chip>
          )}
        </For>
      </Chips>
      <div class={s.part}>
        <For each={fieldOf(ally())}>
          {([id, warband]) => (
            <Switch
              label={warband.name}
              note={bandNote(state(), warband)}
              on={chosen().includes(id)}
              onSwitch={(on) => setChosen((now) => (on ? [...now, id] : now.filter((each) => each !== id)))}
            />
          )}
        </For>
      </div>
    </OrderPage>
  );
};

export const SummonForm: OrderForm = (props): JSX.Element => {
  const { state, seat, gold } = useForce();
  const { battle = '' } = (props.args ?? {}) as { readonly battle?: string };
  const sorts = () => listOf(state(), seat()).filter(([, { nature }]) => nature === 'summoned');
  const [chosen, setChosen] = chosenSignal<Chosen>('chosen', {});
  return (
    <OrderPage
      order="summon"
      args={total(chosen()) === 0 ? undefined : { battle, figures: taken(chosen()) }}
      title={t('The summoned')}
      question={t('What rises for this battle?')}
      why={t('Paid now. Afterwards they fade, and some of the gold returns.')}
      answer={t('Summon them')}
      icon="check"
      sum={priceOfPurse(state(), priceOf(state(), taken(chosen())), gold())}
      onDone={props.onDone}
    >
      <Show
        when={sorts().length > 0}
        fallback={
          <p class={s.quiet}>
            {t('Add undead and demons to your army list first: their nature is “summoned”.')}
          </p>
        }
      >
        <Counts
          label={t('The summoned')}
          rows={sorts().map(([id, figure]) => ({
            id,
            name: figure.name,
            note: figureNote(figure),
            most: 60,
          }))}
          chosen={chosen()}
          onChange={setChosen}
        />
      </Show>
    </OrderPage>
  );
};
