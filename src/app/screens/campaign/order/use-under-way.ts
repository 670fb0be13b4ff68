/** An order by its name: what it asks of this seat, what another suggested for it, whose die may be rolled for them, and how it ended. */
import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import { type Question, shapeOf } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { letGoIn } from '../../../campaign/let-go.ts';
import type { Rolling } from '../../../campaign/rolling.ts';

/** The book grows while a question is looked at: dice half typed in stay as long as it asks the same. */
const sameQuestion = (was: Question | undefined, now: Question | undefined): boolean =>
  was === now ||
  (was !== undefined && now !== undefined && was.label === now.label && shapeOf(was) === shapeOf(now));

export function useUnderWay(order: Accessor<string>, rolling: Rolling) {
  const { session, view, seat } = useCampaign();
  const open = () => view().open.find((one) => one.open.order === order());
  const onPage = () => view().tellings.find(({ entry }) => entry === order());
  const [ended, setEnded] = createSignal<Telling>();
  const told = () => onPage() ?? (ended()?.entry === order() ? ended() : undefined);
  const mine = createMemo(
    (was: { order: OpenOrder; question: Question } | undefined) =>
      rolling.throwing()
        ? was
        : view()
            .asked(seat())
            .find((one) => one.order.open.order === order()),
    undefined,
    { equals: (was, now) => sameQuestion(was?.question, now?.question) },
  );
  /** A die of somebody else's that this player would roll for them, until it is rolled. */
  const [helping, setHelping] = createSignal<string>();
  const theirs = createMemo(
    () => {
      const of = view().suggestions.some(
        (made) => made.order === order() && made.label === helping() && made.seat === seat(),
      );
      const question = open()?.run.open.find(({ label }) => label === helping());
      return !of && question?.ask === 'roll' && question.by !== seat() ? question : undefined;
    },
    undefined,
    { equals: sameQuestion },
  );
  /** What somebody rolled for the die that is asked of this seat, until it is turned down. */
  const suggested = createMemo(() => {
    const asked = mine()?.question;
    return view().suggestions.find(
      (made) =>
        asked?.ask === 'roll' &&
        made.order === order() &&
        made.label === asked.label &&
        made.seat !== asked.by &&
        !letGoIn(session.campaign).has(made.entry),
    );
  });
  /** It was still open as this page stood here: it ended, with its page, while the player waited. */
  const stood = createMemo<string | undefined>((was) => (open() ? order() : was));
  const awaited = () => stood() === order();
  /** Its page was turned with it: what came of it stands a page back. */
  createEffect(() => {
    const [name, page] = [order(), view().page];
    if (!awaited() || open() || told()) return;
    const look = async (): Promise<void> => {
      const found = (await session.tellings(page - 1)).find(({ entry }) => entry === name);
      if (found) setEnded(found);
    };
    void look();
  });
  return { open, told, mine, suggested, awaited, theirs, setHelping };
}
