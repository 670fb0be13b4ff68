/** Writes what was chosen in an order, and offers to take it back where the order is this player's own to take back. */
import { useNavigate } from '@tanstack/solid-router';
import { giveAnswer } from '../../../../campaign/acts.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Question } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { useUndo } from '../../../campaign/undo.ts';
import { t } from '../../../i18n/index.ts';

/** @returns a way to answer, which says whether it was written; `words` say what was chosen, for as long as its order asks on */
export function useChosen(): (
  order: string,
  question: Question,
  value: Json,
  words: string,
) => Promise<boolean> {
  const { session, seat, act } = useCampaign();
  const navigate = useNavigate();
  const offerUndo = useUndo();
  return async (order, question, value, words) => {
    const done = await act(() => giveAnswer(session, seat(), order, question, value, 'chosen'));
    if (done === undefined) return false;
    const asksOn = session.view()?.open.some(({ open }) => open.order === order);
    offerUndo([order], asksOn ? t('Chosen: {what}', { what: words }) : '', () => {
      void navigate({ to: `/c/${session.campaign}/today` } as never);
    });
    return true;
  };
}
