/** What a telling says, in sentences; empty where it has nothing to say to this seat. */

import type { Telling } from '../../../../campaign/telling.ts';
import type { Seat } from '../../../../kernel/question.ts';
import type { Campaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { preferences } from '../../../preferences.ts';

export function sentencesOf({ view, say, app }: Campaign, telling: Telling, seat: Seat): readonly string[] {
  if (telling.kind === 'note') return [telling.text ?? ''];
  if (telling.kind === 'amend') return [t('By agreement: {why}', { why: telling.text ?? '' })];
  const told = telling.notes
    .filter(({ visible }) => visible === undefined || visible.includes(seat))
    .map((note) => {
      const sung = preferences().voice === 'victor' ? app.voiced?.(view(), note) : undefined;
      return say(sung ?? view().ruleset.tell(note));
    })
    .filter((sentence) => sentence !== '');
  if (told.length > 0) return told;
  const title = view().ruleset.orders[telling.id]?.title;
  return [title ? say(title) : telling.id];
}
