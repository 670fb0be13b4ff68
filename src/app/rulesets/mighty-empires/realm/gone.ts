/** What became of a banner that is on the map no more, and when. */
import type { View } from '../../../../campaign/view.ts';
import type { BannerId, Fallen } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import { whenLine } from '../words.ts';

const lastMonth = 6;
const became: { readonly [how in Fallen['how']]: (when: string) => string } = {
  destroyed: (when) => t('destroyed, {when}', { when }),
  disbanded: (when) => t('disbanded, {when}', { when }),
  left: (when) => t('gone home, {when}', { when }),
  merged: (when) => t('merged with another, {when}', { when }),
};

export function goneLine(view: View, id: BannerId, { how, when: { year, month } }: Fallen): string {
  // The rules' calendar stands at the last month all winter: the chronicle tells which it was.
  const last =
    month === lastMonth
      ? view.tellings.findLast(
          ({ changes, struck }) =>
            !struck && changes.some((change) => (change as { readonly banner?: unknown }).banner === id),
        )
      : undefined;
  return became[how](whenLine(last?.at ?? { stage: 'season', step: month - 1, year }));
}
