/** Reminds those who are awaited: words for the group's own chat, shared or copied. */
import { type JSX, Show } from 'solid-js';
import { othersStandingIn, standingIn } from '../../../../campaign/absence.ts';
import { same } from '../../../../kernel/json.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { type Awaited, awaitedIn, awaitedSince, sinceWords } from '../../../campaign/awaited.ts';
import { type Campaign, useCampaign } from '../../../campaign/context.tsx';
import { sentencesOf } from '../../../campaign/sentences.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { handOut } from '../parts/hand-out.ts';
import { answersOf } from './answers.ts';

/** Since when a seat is awaited, in words; undefined where nobody waits for it. */
export const useSince = (): ((seat: Seat) => string | undefined) => {
  const { view } = useCampaign();
  return (seat) => {
    const one = awaitedIn(view()).find((awaited) => awaited.seat === seat);
    const since = one && awaitedSince(view().campaign, one);
    return since === undefined ? undefined : sinceWords(since, Date.now());
  };
};

/** What was told last, for everybody's eyes, and then: "We wait for Tom (Who goes first?). Realmbook: The Vale of Aurn, Second month" */
export function reminder(campaign: Campaign, awaited: readonly Awaited[]): string {
  const { view, say, player } = campaign;
  const who = listed(awaited.map(({ seat, what }) => `${player(seat)} (${say(what).replace(/\.$/, '')})`));
  const { title, clock, tellings } = view();
  const last = tellings.findLast(({ struck, done, notes }) => done && !struck && notes.length > 0);
  const told = last ? `${sentencesOf(campaign, last, 'guest')[0]} ` : '';
  return `${told}${t('We are waiting for {who}. Realmbook: {title}, {when}', { who, title, when: say(clock.title) })}`;
}

/** The button, where somebody without a seat on this phone is awaited. */
export function Remind(): JSX.Element {
  const campaign = useCampaign();
  const { view, player, app, seat: shown } = campaign;
  /** Nobody reminds one whose part they play, nor one who has left for good. */
  const standing = (absent: Seat): boolean => standingIn(view()).some(({ seat }) => seat === absent);
  /** Among those who have come equally far only some may be waited for. */
  const wanted = () => app.waitsFor?.(view(), shown()) ?? [];
  /** Done once for the whole table, and as much this seat's to do: there is nothing to wait for. */
  const doneFromHere = (awaited: Seat): boolean => {
    const { ruleset, tasks } = view();
    const order = answersOf(tasks(awaited))?.main.order;
    return (
      order !== undefined &&
      ruleset.orders[order.id]?.single !== undefined &&
      tasks(shown()).some((own) => own.order && same(own.order, order))
    );
  };
  const others = () =>
    awaitedIn(view()).filter(
      ({ seat, order }) =>
        shown() !== 'guest' &&
        (order !== undefined || !doneFromHere(seat)) &&
        (order !== undefined || wanted().length === 0 || wanted().includes(seat)) &&
        view().seats.some(
          (one) =>
            one.id === seat && !(one.left || one.idle || one.mine || seat === shown() || standing(seat)),
        ),
    );
  /** Where others stand in, they are reminded instead of the absent player, of the questions to that player. */
  const reminded = (): readonly Awaited[] =>
    others().flatMap((one) => {
      const hands = othersStandingIn(view(), one.seat);
      return hands.length === 0 ? [one] : hands.map((seat) => ({ ...one, seat }));
    });
  const names = () => [...new Set(reminded().map(({ seat }) => player(seat)))];
  return (
    <Show when={others().length > 0}>
      <Button kind="quiet" icon="share" onTap={() => void handOut({ text: reminder(campaign, reminded()) })}>
        {t('Remind {name}', { name: listed(names()) })}
      </Button>
    </Show>
  );
}
