/**
 * Where the steps of a rule set follow one another (its set-up), what is done leads to the next one instead of back to
 * Today. Only what the rules ask of the seat is followed; nothing is given that would not be given by a tap.
 */
import { useCampaign } from '../../../campaign/context.tsx';
import { useTasks } from './use-tasks.ts';

/** Goes on to the next step, and says whether it has a page. @param done the order that was just given, if any */
export function useNextStep(): (done?: string) => boolean {
  const { session, seat, app } = useCampaign();
  const { follow } = useTasks();
  return (done) => {
    const now = session.view();
    const task = now && app.next?.(now, seat(), done);
    if (!task) return false;
    void follow(task, true);
    // What only leads on opens no page of its own: whoever asked goes back to Today.
    return !task.onward;
  };
}
