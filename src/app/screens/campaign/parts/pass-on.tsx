/** The way on where another seat of this phone is wanted: the phone goes to its player, straight to what they are asked. */
import { useNavigate } from '@tanstack/solid-router';
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { toSeat } from '../../../campaign/asked-of-others.ts';
import type { Call } from '../../../campaign/called.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { appPlays } from '../../../campaign/example.ts';
import { needsCover, turnWords } from '../../../campaign/next-here.ts';
import { Cover } from '../../../rulesets/parts/cover.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { AppPlays } from './app-plays.tsx';
import { Assent, assentHere } from './assent.tsx';

export function PassOn(props: { call: Call; filled: boolean }): JSX.Element {
  const { session, view, seat, lend, say, player, to, busy } = useCampaign();
  const navigate = useNavigate();
  const [passing, setPassing] = createSignal<Call>();
  const turn = ({ seat: next, order }: Call): void => {
    lend(next, order);
    if (order !== undefined) void navigate({ to: to(`order/${order}`) } as never);
  };
  const yesOrNo = () => {
    const order = view().open.find(({ open }) => open.order === props.call.order);
    return order && assentHere(view(), seat(), order, props.call.seat);
  };
  const played = () => appPlays(session.campaign, props.call.seat);
  const button = () => (
    <Button
      kind={props.filled && !played() ? 'filled' : 'outlined'}
      grow
      disabled={played() && busy()}
      onTap={() => (needsCover(view(), seat(), props.call.seat) ? setPassing(props.call) : turn(props.call))}
    >
      {turnWords(view(), seat(), props.call.seat, player(props.call.seat))}
    </Button>
  );
  return (
    <>
      <Switch
        fallback={
          <Show when={props.filled} fallback={button()}>
            <QuestionCard
              over={player(props.call.seat)}
              question={say(toSeat(view(), props.call.seat, props.call.text))}
              answers={button()}
            />
          </Show>
        }
      >
        <Match when={played()}>
          <AppPlays call={props.call} filled={props.filled} byHand={button()} />
        </Match>
        <Match when={yesOrNo()}>
          {(one) => <Assent order={one().order} question={one().question} beside={!props.filled} />}
        </Match>
      </Switch>
      <Show when={passing()}>
        {(next) => (
          <Cover to={next().seat} onTaken={() => turn(next())} onBack={() => setPassing(undefined)} />
        )}
      </Show>
    </>
  );
}
