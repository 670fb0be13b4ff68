/** A task's own reason; the refusal, where it was asked for and refused; and that a player it names has left for good. */
import { refusedTask } from '../../../../campaign/refused.ts';
import type { Task } from '../../../../kernel/ruleset.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { leftWords, namedIn } from '../../../campaign/left.ts';
import { sentencesOf } from '../../../campaign/sentences.ts';

export function useWhy(): (task: Task) => string | undefined {
  const campaign = useCampaign();
  const { view, seat, say } = campaign;
  return (task) => {
    const told = refusedTask(view(), task, seat());
    const own = (told && sentencesOf(campaign, told, seat())[0]) ?? (task.why && say(task.why));
    const left = leftWords(campaign, namedIn(task.title, task.why));
    return left.length > 0 ? [own, ...left].filter(Boolean).join(' ') : own;
  };
}
