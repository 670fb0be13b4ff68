/** Teams for some turns, split by the player who proposes them, and an alliance for this turn. */
import { For, type JSX } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { teamNames } from '../../../../rules/ninth-age/diplomacy/teams.ts';
import { alive } from '../../../../rules/ninth-age/queries.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useRealms } from '../names.ts';
import { teamTitle } from '../words.ts';

export const TeamsForm: OrderForm = (props): JSX.Element => {
  const { state, player } = useRealms();
  const half = Math.ceil(state().seats.length / 2);
  const [of, setOf] = chosenSignal<{ readonly [seat: Seat]: (typeof teamNames)[number] }>(
    'of',
    Object.fromEntries(state().seats.map((seat, index) => [seat, index < half ? 'dawn' : 'dusk'])),
  );
  const [turns, setTurns] = chosenSignal('turns', 4);
  return (
    <OrderPage
      order="form-teams"
      args={{ of: of(), turns: turns() }}
      question={t('Who is on which team?')}
      why={t(
        'Teammates do not strike or challenge each other, and share Conquest Points. Everybody must agree.',
      )}
      answer={t('Propose the teams')}
      icon="check"
      sum={tn(turns(), 'for {n} turn', 'for {n} turns')}
      onDone={props.onDone}
    >
      <For each={state().seats}>
        {(seat) => (
          <Segmented
            label={player(seat)}
            titled
            segments={teamNames
              .slice(0, state().seats.length)
              .map((team) => ({ value: team, label: teamTitle(team) }))}
            value={of()[seat] ?? 'dawn'}
            onPick={(team) => setOf({ ...of(), [seat]: team })}
          />
        )}
      </For>
      <Rows>
        <Row
          title={t('They hold for')}
          end={
            <Stepper
              label={t('They hold for')}
              value={turns()}
              min={1}
              max={60}
              show={(n) => tn(n, '{n} turn', '{n} turns')}
              onStep={setTurns}
            />
          }
        />
      </Rows>
    </OrderPage>
  );
};

export const AllyForm: OrderForm = (props): JSX.Element => {
  const { state, seat, player, colour } = useRealms();
  const others = () => alive(state()).filter((other) => other !== seat());
  const [chosen, setChosen] = chosenSignal<readonly Seat[]>('chosen', others().length === 1 ? others() : []);
  const toggle = (other: Seat): void =>
    void setChosen(
      chosen().includes(other) ? chosen().filter((each) => each !== other) : [...chosen(), other],
    );
  return (
    <OrderPage
      order="ally"
      args={chosen().length > 0 ? { with: [...chosen()] } : undefined}
      question={t('Who do you ally with?')}
      why={t('For this turn only: no events and no challenges between you, and shared Conquest Points.')}
      answer={t('Declare it')}
      icon="check"
      sum={chosen().length === 0 ? t('nobody yet') : chosen().map(player).join(', ')}
      onDone={props.onDone}
    >
      <Rows label={t('Who with')}>
        <For each={others()}>
          {(other) => (
            <Row
              lead={<Shield tincture={colour(other)} size={30} label="" />}
              title={player(other)}
              current={chosen().includes(other)}
              open={chosen().includes(other)}
              onTap={() => toggle(other)}
            />
          )}
        </For>
      </Rows>
    </OrderPage>
  );
};
