/** Missions of one's own, face down; missions for the absent, openly; and who stands in for whom. */
import { For, type JSX, Show } from 'solid-js';
import { writeLedger } from '../../../../campaign/acts.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Mission, Plans } from '../../../../rules/realm-armies/missions/kinds.ts';
import { playing } from '../../../../rules/realm-armies/queries.ts';
import { chance } from '../../../campaign/deps.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useRealm } from '../realm.ts';
import { blank, PlanPage } from './plan-page.tsx';

export const HandInForm: OrderForm = (props): JSX.Element => {
  const { state, session, seat, act, book } = useRealm();
  const turn = () => state().turn.number;
  const plans = (): Plans => (book()?.turn === turn() ? (book()?.plans ?? {}) : {});
  const write = (piece: string, mission: Mission | null): void =>
    void act(() =>
      writeLedger(session, seat(), { write: 'mission', piece, mission } as unknown as Json, chance),
    );
  return (
    <OrderPage
      order="hand-in"
      args={{ turn: turn() }}
      title={t('Missions')}
      question={t('What do your forces do this turn?')}
      why={t('Only you see this. Everybody’s missions are turned over together.')}
      answer={blank(state(), seat(), plans()) ? t('Lay down an empty sheet') : t('Lay it face down')}
      plain={blank(state(), seat(), plans())}
      icon="lock"
      onDone={props.onDone}
    >
      <PlanPage seat={seat()} plans={plans()} onPlan={write} />
    </OrderPage>
  );
};

export const PlanForForm: OrderForm = (props): JSX.Element => {
  const { state, player } = useRealm();
  const given = () => (props.args ?? {}) as { readonly turn?: number; readonly seat?: string };
  const absent = () => given().seat ?? Object.keys(state().turn.absent)[0] ?? '';
  const [plans, setPlans] = chosenSignal<Plans>('plans', {});
  const write = (piece: string, mission: Mission | null): void =>
    void setPlans(({ [piece]: _, ...rest }) => (mission ? { ...rest, [piece]: mission } : rest));
  return (
    <OrderPage
      order="plan-for"
      args={{ turn: state().turn.number, seat: absent(), plans: plans() as unknown as Json }}
      title={t('Missions for {who}', { who: player(absent()) })}
      question={t('What would {who} do this turn?', { who: player(absent()) })}
      why={t('As fairly as you can. These missions are open to everybody.')}
      answer={t('Confirm')}
      plain={blank(state(), absent(), plans())}
      icon="check"
      onDone={props.onDone}
    >
      <PlanPage seat={absent()} plans={plans()} onPlan={write} />
    </OrderPage>
  );
};

export const StandInForm: OrderForm = (props): JSX.Element => {
  const { state, player, colour, seat } = useRealm();
  const [who, setWho] = chosenSignal<string>('who');
  const [by, setBy] = chosenSignal<string | null>('by');
  const seats = () => playing(state());
  const isAway = (each: string): boolean => state().turn.absent[each] !== undefined;
  const others = () => seats().filter((each) => each !== who() && !isAway(each));
  const args = (): Json | undefined => {
    const [one, acts] = [who(), by()];
    return one === undefined || acts === undefined ? undefined : { seat: one, by: acts };
  };
  return (
    <OrderPage
      order="stand-in"
      args={args()}
      question={t('Who is not here tonight?')}
      why={t('The night is settled for everybody, also for those who could not come.')}
      answer={t('Go on like this')}
      onDone={props.onDone}
    >
      <Rows label={t('Who is absent')}>
        <For each={seats()}>
          {(each) => (
            <Row
              lead={<Shield tincture={colour(each)} label="" />}
              title={each === seat() ? t('{name} (you)', { name: player(each) }) : player(each)}
              note={
                isAway(each)
                  ? state().turn.absent[each] === 'group'
                    ? t('absent: the group acts')
                    : t('absent: {who} acts', { who: player(state().turn.absent[each] ?? '') })
                  : t('here')
              }
              current={who() === each}
              onTap={() => {
                setWho(each);
                setBy(undefined);
              }}
            />
          )}
        </For>
      </Rows>
      <Show when={who()}>
        {(one) => (
          <section>
            <Head title={t('who acts for them')} />
            <Rows label={t('Who acts')}>
              <Row
                lead={<Seal icon="shaking-hands" />}
                title={t('The group')}
                note={t('Everybody here agrees on their missions')}
                current={by() === 'group'}
                onTap={() => setBy('group')}
              />
              <For each={others()}>
                {(each) => (
                  <Row
                    lead={<Shield tincture={colour(each)} label="" />}
                    title={player(each)}
                    note={t('Named by them to act')}
                    current={by() === each}
                    onTap={() => setBy(each)}
                  />
                )}
              </For>
              <Show when={isAway(one())}>
                <Row
                  lead={<Seal icon="walking-boot" />}
                  title={t('They are here after all')}
                  current={by() === null}
                  onTap={() => setBy(null)}
                />
              </Show>
            </Rows>
          </section>
        )}
      </Show>
    </OrderPage>
  );
};
