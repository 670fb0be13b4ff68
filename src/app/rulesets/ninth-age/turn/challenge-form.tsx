/** Whom to challenge: what would come of it for each, an alliance or a battle alone, and why somebody is out of reach. */
import { For, type JSX } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { unchallengeable } from '../../../../rules/ninth-age/challenge/challenge.ts';
import { alliesAgainst, meeting } from '../../../../rules/ninth-age/challenge/sides.ts';
import { alive, sizeOf } from '../../../../rules/ninth-age/queries.ts';
import { chosenSignal, only } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useRealms } from '../names.ts';

export const ChallengeForm: OrderForm = (props): JSX.Element => {
  const { state, seat, player, colour, say } = useRealms();
  const others = () => alive(state()).filter((other) => other !== seat());
  const [against, setAgainst] = chosenSignal<Seat | undefined>('against', only(others()));
  const names = (seats: readonly Seat[]): string => seats.map(player).join(t(' and '));
  const comes = (other: Seat): string => {
    const barred = unchallengeable(state(), seat(), other);
    if (barred) return say(barred.why);
    const met = meeting(state(), other);
    if (!met) return t('You against {who}, one against one', { who: player(other) });
    return t('You and {ally} against {foe}', {
      ally: names(alliesAgainst(state(), other)),
      foe: names(met.encounter[met.side]),
    });
  };
  const args = () => {
    const other = against();
    return other === undefined ? undefined : { against: other };
  };
  const sum = () => {
    const other = against();
    return other === undefined ? t('nobody chosen yet') : comes(other);
  };
  return (
    <OrderPage
      order="challenge"
      args={args()}
      question={t('Who do you challenge?')}
      why={t('If they already have a battle, you join the other side.')}
      answer={t('Throw down the gauntlet')}
      sum={sum()}
      onDone={props.onDone}
    >
      <Rows label={t('Players you may challenge')}>
        <For each={others()}>
          {(other) => (
            <Row
              lead={<Shield tincture={colour(other)} size={34} label="" />}
              title={player(other)}
              note={comes(other)}
              tone={unchallengeable(state(), seat(), other) ? 'warn' : undefined}
              value={t('{n} points', { n: sizeOf(state(), other).points })}
              current={against() === other}
              open={against() === other}
              onTap={() => setAgainst(other)}
            />
          )}
        </For>
      </Rows>
    </OrderPage>
  );
};
