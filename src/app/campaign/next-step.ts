/**
 * Where the steps of a rule set follow one another (its set-up), what is done leads to the next one instead of back to
 * Today. Only what the rules ask of the seat is followed; what has no choice in it is given on the way.
 */
import { useCampaign } from './context.tsx';
import { useTasks } from './use-tasks.ts';

/**
 * Goes on to the next step, and says whether there is one. @param done the order that was just given, if any @param line its
 * line, which is told, and may be undone, together with what follows by itself
 */
export function useNextStep(): (done?: string, line?: string) => boolean {
  const { session, seat, app } = useCampaign();
  const { onFrom } = useTasks();
  return (done, line) => {
    const now = session.view();
    if (!now) return false;
    const follows = app.next?.(now, seat(), done) !== undefined;
    if (!follows && !(done !== undefined && app.steps?.includes(done))) return false;
    void onFrom(done, [], line === undefined ? [] : [line]);
    return true;
  };
}
