/** What a task says of itself; where it was asked for and somebody would not have it, that. */
import { refusedTask } from '../../../../campaign/refused.ts';
import type { Task } from '../../../../kernel/ruleset.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { sentencesOf } from '../chronicle/sentences.ts';

export function useWhy(): (task: Task) => string | undefined {
  const campaign = useCampaign();
  const { view, seat, say } = campaign;
  return (task) => {
    const told = refusedTask(view(), task, seat());
    return (told && sentencesOf(campaign, told, seat())[0]) ?? (task.why && say(task.why));
  };
}
