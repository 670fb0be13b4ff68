/** The chronicle as plain text, oldest first, for a letter or the group's own page. */
import type { Telling } from '../../../../campaign/telling.ts';
import type { Campaign } from '../../../campaign/context.tsx';
import { handOut } from '../parts/hand-out.ts';
import type { ChroniclePage } from './lines.ts';
import { sentencesOf } from './sentences.ts';

/** Told without a word of the rules or a player's. */
const apart: readonly Telling['kind'][] = ['letter', 'absence', 'seat'];

export async function shareChronicle(
  campaign: Campaign,
  pages: readonly ChroniclePage[],
  then: (telling: Telling) => Campaign,
): Promise<void> {
  const lines = pages.toReversed().flatMap(({ tellings }) =>
    tellings
      .filter(
        ({ kind, struck, notes, text }) =>
          !struck && (apart.includes(kind) || notes.length > 0 || text !== undefined),
      )
      // For other eyes: nothing that only this seat was told.
      .map((telling) => sentencesOf(then(telling), telling, 'guest').join(' ')),
  );
  await handOut({ title: campaign.view().title, text: [campaign.view().title, '', ...lines].join('\n') });
}
