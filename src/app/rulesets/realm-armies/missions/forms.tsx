/** Missions of one's own, face down; missions for the absent, openly; and who stands in for whom. */
import type { JSX } from 'solid-js';
import { writeLedger } from '../../../../campaign/acts.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Mission, Plans } from '../../../../rules/realm-armies/missions/kinds.ts';
import { randomBytes } from '../../../campaign/deps.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { useRealm } from '../realm.ts';
import { blank, PlanPage } from './plan-page.tsx';

export const HandInForm: OrderForm = (props): JSX.Element => {
  const { state, session, seat, act, book } = useRealm();
  const turn = () => state().turn.number;
  const plans = (): Plans => (book()?.turn === turn() ? (book()?.plans ?? {}) : {});
  const write = (piece: string, mission: Mission | null): void =>
    void act(() =>
      writeLedger(session, seat(), { write: 'mission', piece, mission } as unknown as Json, randomBytes),
    );
  return (
    <OrderPage
      order="hand-in"
      args={{ turn: turn() }}
      title={t('Missions')}
      question={t('What do your forces do this turn?')}
      why={t('Only you see this. Everybody’s missions are turned over together.')}
      answer={
        blank(state(), seat(), plans()) ? t('Lay down an empty sheet') : t('Lay the missions face down')
      }
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

export const StandInForm = dressed<{ readonly seat: string; readonly by: string | null }>('stand-in', () => {
  const { state, player } = useRealm();
  const stands = (seat: string): string => {
    const by = state().turn.absent[seat];
    if (by === undefined) return t('here');
    return by === 'group' ? t('absent: the group acts') : t('absent: {who} acts', { who: player(by) });
  };
  return {
    question: () => t('Who is not here tonight?'),
    why: () => t('The night is settled for everybody, including players who could not come.'),
    answer: t('Go on like this'),
    of: {
      seat: { label: t('Who is absent'), row: (seat) => ({ note: stands(seat) }) },
      by: {
        label: t('who acts for them'),
        row(by) {
          if (by === null) return { lead: <Seal icon="walking-boot" />, title: t('They are here after all') };
          return by === 'group'
            ? {
                lead: <Seal icon="shaking-hands" />,
                title: t('The group'),
                note: t('Everybody here agrees on their missions'),
              }
            : { note: t('Named by them to act') };
        },
      },
    },
  };
});
