/** What stands on the card that asks: whose turn it is, what is asked, how far the way on leads by itself, and what each deed is called. */
import { createMemo, useContext } from 'solid-js';
import { isReady, notReady } from '../../../../campaign/readiness.ts';
import type { Task } from '../../../../kernel/ruleset.ts';
import type { Text } from '../../../../kernel/text.ts';
import { toSeat } from '../../../campaign/asked-of-others.ts';
import { type Campaign, useCampaign } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { listed, t } from '../../../i18n/index.ts';
import { ActingFor } from '../../../ui/top-bar.tsx';
import type { Answers } from './answers.ts';

export function orderTitle({ view, say }: Campaign, id: string): string {
  const title = view().ruleset.orders[id]?.title;
  return title ? say(title) : '';
}

export type CardWords = ReturnType<typeof useCardWords>;

export function useCardWords(answers: () => Answers) {
  const campaign = useCampaign();
  const { view, seat, say, player } = campaign;
  const { ahead } = useTasks();
  const main = () => answers().main;
  const asked = () => main().kind === 'asked';
  /** Whom it would take along before they have said that they are ready. */
  const lacking = () => (main().begins ? notReady(view(), seat()) : []);
  /** This player has said so: they wait for the others. */
  const waits = () => lacking().length > 0 && isReady(view(), seat());
  /** Beside one's own set-up nothing is offered that takes others along before they are ready. */
  const leadsOn = () => {
    const { onward: last } = answers();
    return last?.begins && notReady(view(), seat()).length > 0 ? undefined : last;
  };
  /** What leads on, whether it stands out or not. */
  const onward = () => (main().onward ? main() : leadsOn());
  /** How far the way on leads by itself, and what it is called there. */
  const way = createMemo(() => {
    const last = onward();
    return last && ahead(last);
  });
  /** Who acts for another reads whose it is. */
  const words = (text: Text): string => say(toSeat(view(), seat(), text));
  const titleOf = (task: Task): string => words(((task.onward && way()?.steps.at(-1)) || task).title);
  /** The deed itself, by the name of its order. */
  const deed = (task: Task): string => {
    if (task.ready) return words(task.ready);
    if (task.deed) return words(task.deed);
    if (task.onward) return titleOf(task);
    if (task.order) return orderTitle(campaign, task.order.id) || words(task.title);
    return task.kind === 'asked' ? t('Open') : words(task.title);
  };
  /** Where something on the way would be left undone, it can be gone one phase at a time. */
  const byStep = () => (!asked() && (way()?.skipped.length ?? 0) > 0 ? onward() : undefined);
  const rows = () => (asked() || main().onward ? answers().rows : [main(), ...answers().rows]);
  const about = () => (asked() ? main() : (onward() ?? main()));
  const acting = useContext(ActingFor);
  /** Whose turn it is stands over the page: in another's, what is asked is no turn of this player's. */
  const outOfTurn = () => {
    const { turn } = view().clock;
    const others = view().seats.some(({ held, mine }) => held && !mine);
    if (main().anyone && others && acting() === undefined) return t('any of you');
    return turn !== undefined && turn !== seat() && acting() === undefined ? t('asked of you') : undefined;
  };
  const names = () => listed(lacking().map(player));
  /** Several things may be done, none of them before the others. */
  const several = () => !waits() && !asked() && !main().onward && rows().length >= 2;
  const upToThem = () => (acting() === undefined ? t('up to you') : undefined);
  const over = () =>
    asked() ? outOfTurn() : waits() ? t('you are ready') : several() ? upToThem() : t('you can');
  const question = () =>
    waits()
      ? t('Waiting for {who}', { who: names() })
      : several()
        ? t('Choose what to do next')
        : titleOf(main());
  return {
    main,
    asked,
    lacking,
    waits,
    leadsOn,
    way,
    titleOf,
    deed,
    byStep,
    rows,
    about,
    over,
    names,
    question,
  };
}
