/** An answer as players say it: as its question offers it, as the rule set tells it, else read aloud by its names. */
import type { Json } from '../../../../kernel/json.ts';
import type { Question } from '../../../../kernel/question.ts';
import type { Campaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { spelled } from './spelled.ts';

/** Empty where nothing in it has a name. @param question undefined where it is no longer known */
export function answerWords(
  { view, say, app }: Pick<Campaign, 'view' | 'say' | 'app'>,
  question: Question | undefined,
  value: Json,
): string {
  if (question?.ask === 'choose' && value === question.forfeit) return t('none');
  const option = question?.ask === 'choose' && typeof value === 'string' ? question.from[value] : undefined;
  if (option) return say(option);
  if (Array.isArray(value) && value.every((face) => typeof face === 'number') && value.length > 0)
    return value.join(' + ');
  if (question?.ask === 'enter' && question.bounds.kind === 'text') return String(value);
  return (
    (question && app.answered?.(view(), question, value)) ?? spelled(value, (id) => app.called?.(view(), id))
  );
}
