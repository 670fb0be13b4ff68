/**
 * The phone shows another seat only while an order asks that seat something. Then it goes back to the player who held it, under a
 * cover where the two have secrets from each other.
 */
import { type Accessor, createEffect, createSignal, type JSX, Show, untrack } from 'solid-js';
import { calledOn } from '../../../../campaign/called-on.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { needsCover, nextHere } from '../../../campaign/next-here.ts';
import { Cover } from '../../../rulesets/parts/cover.tsx';

/** @param done the page asks the seat on show nothing and has nothing for it to read */
export function useGiveBack(done: Accessor<boolean>) {
  const { view, seat, back, lent, show } = useCampaign();
  const [passing, setPassing] = createSignal<{ readonly to: Seat; readonly then: () => void }>();
  /** Whose phone it is again; undefined while the seat on show, or a third of this phone, is wanted first. */
  const home = (): Seat | undefined => {
    const one = lent();
    if (one === undefined || view().clock.turn === seat() || calledOn(view(), seat()).length > 0)
      return undefined;
    const next = nextHere(view(), seat(), back());
    return next === undefined || next.kind === 'task' || next.seat === one ? one : undefined;
  };
  /** Gives it back, where it is to be, and goes on then. */
  const giveBack = (then: () => void): void => {
    const to = home();
    if (to !== undefined && needsCover(view(), seat(), to)) {
      setPassing({ to, then });
      return;
    }
    if (to !== undefined) show(to);
    then();
  };
  createEffect(() => {
    if (done() && home() !== undefined) untrack(() => giveBack(() => undefined));
  });
  const Passing = (): JSX.Element => (
    <Show when={passing()}>
      {(one) => {
        const end = (): void => {
          const { then } = one();
          setPassing(undefined);
          then();
        };
        return (
          <Cover
            to={one().to}
            onTaken={() => {
              show(one().to);
              end();
            }}
            onBack={() => {
              show(seat());
              end();
            }}
          />
        );
      }}
    </Show>
  );
  return { giveBack, Passing };
}
