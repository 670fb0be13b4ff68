/** In the example another realm is wanted: the app plays it on, or the newcomer does so by hand. */
import { createSignal, type JSX, Show } from 'solid-js';
import { toSeat } from '../../../campaign/asked-of-others.ts';
import type { Call } from '../../../campaign/called.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { appPlays } from '../../../campaign/example.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { toast } from '../../../ui/toasts.tsx';

export function AppPlays(props: { call: Call; filled: boolean; byHand: JSX.Element }): JSX.Element {
  const { view, player, say } = useCampaign();
  const button = () => <AppPlaysButton call={props.call} filled={props.filled} />;
  return (
    <Show when={props.filled} fallback={button()}>
      <QuestionCard
        over={player(props.call.seat)}
        question={
          props.call.kind === 'turn'
            ? t('It is {name}’s turn.', { name: player(props.call.seat) })
            : say(toSeat(view(), props.call.seat, props.call.text))
        }
        why={t('In this example the app plays {name}.', { name: player(props.call.seat) })}
        answers={
          <>
            {button()}
            {props.byHand}
          </>
        }
      />
    </Show>
  );
}

export function AppPlaysButton(props: { call: Pick<Call, 'seat' | 'kind'>; filled: boolean }): JSX.Element {
  const { session, view, app, act, busy, player } = useCampaign();
  const [playing, setPlaying] = createSignal(false);
  const name = () => player(props.call.seat);
  const play = async (): Promise<void> => {
    setPlaying(true);
    const others = view().seats.map(({ id }) => id);
    const { seat } = props.call;
    const also = others.filter((id) => id !== seat && appPlays(session.campaign, id));
    const done = await act(async () => (await app.example?.())?.play(session, seat, also));
    setPlaying(false);
    if (done === 0) toast(t('The app cannot play this one: play {name} yourself.', { name: name() }));
  };
  return (
    <Button
      kind={props.filled ? 'filled' : 'outlined'}
      grow
      disabled={playing() || busy()}
      onTap={() => void play()}
    >
      {props.call.kind === 'turn'
        ? playing()
          ? t('The app plays {name}’s turn …', { name: name() })
          : t('Let the app play {name}’s turn', { name: name() })
        : playing()
          ? t('The app answers for {name} …', { name: name() })
          : t('Let the app answer for {name}', { name: name() })}
    </Button>
  );
}
