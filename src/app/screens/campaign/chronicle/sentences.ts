/** What a telling says, in sentences, each with the rule it comes of; empty where it has nothing to say to this seat. */

import type { Telling } from '../../../../campaign/telling.ts';
import type { Rule, Seat } from '../../../../kernel/question.ts';
import type { Campaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { preferences } from '../../../preferences.ts';

export interface Sentence {
  readonly words: string;
  readonly rule?: Rule;
}

export function toldOf({ view, say, app }: Campaign, telling: Telling, seat: Seat): readonly Sentence[] {
  if (telling.kind === 'note') return [{ words: telling.text ?? '' }];
  if (telling.kind === 'amend') return [{ words: t('By agreement: {why}', { why: telling.text ?? '' }) }];
  const told = telling.notes
    .filter(({ visible }) => visible === undefined || visible.includes(seat))
    .map((note) => {
      const sung = preferences().voice === 'victor' ? app.voiced?.(view(), note) : undefined;
      return { words: say(sung ?? view().ruleset.tell(note)), rule: note.rule };
    })
    .filter(({ words }) => words !== '');
  if (told.length > 0) return told;
  const order = view().ruleset.orders[telling.id];
  return [order ? { words: say(order.title), rule: order.rule } : { words: telling.id }];
}

/** The sentences alone. */
export const sentencesOf = (campaign: Campaign, telling: Telling, seat: Seat): readonly string[] =>
  toldOf(campaign, telling, seat).map(({ words }) => words);
