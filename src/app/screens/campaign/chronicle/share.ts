/** The chronicle as plain text, oldest first, for a letter or the group's own page. */
import { createSignal } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import type { Campaign } from '../../../campaign/context.tsx';
import { sentencesOf } from '../../../campaign/sentences.ts';
import { t } from '../../../i18n/index.ts';
import { others } from '../../../turns.ts';
import { toast } from '../../../ui/toasts.tsx';
import { handOut } from '../parts/hand-out.ts';
import { namesThen, tellingIn } from './then.ts';

/** Told without a word of the rules or a player's. */
const apart: readonly Telling['kind'][] = ['letter', 'absence', 'seat'];

/** Milliseconds after which it is shown how far it is; and a browser may have forgotten the tap that asks for its share sheet. */
const LONG = 700;

/** All of it, however little is on show. */
export async function shareChronicle(campaign: Campaign): Promise<void> {
  const { session, view } = campaign;
  const began = performance.now();
  const [far, setFar] = createSignal(0);
  let dismiss: (() => void) | undefined;
  const isLong = (): boolean => performance.now() - began > LONG;
  const rest = async (share: number): Promise<void> => {
    setFar(share);
    if (isLong()) dismiss ??= toast({ words: t('Gathering the chronicle …'), share: far });
    await others();
  };
  try {
    const told: Telling[] = [];
    for (let page = 0; page <= view().page; page++) {
      told.push(...(page === view().page ? view().tellings : await session.tellings(page)));
      await rest(page / (2 * view().page + 1));
    }
    const names = namesThen(told);
    const lines: string[] = [];
    for (const [i, telling] of told.entries()) {
      const { kind, struck, notes, text } = telling;
      if (struck || !(apart.includes(kind) || notes.length > 0 || text !== undefined)) continue;
      const then = tellingIn(campaign, telling, () => names.get(telling.entry) ?? {});
      // For other eyes: nothing that only this seat was told.
      lines.push(sentencesOf(then, telling, 'guest').join(' '));
      if (i % LINES === 0) await rest(0.5 + i / (2 * told.length));
    }
    const { title } = view();
    const words = { title, text: [title, '', ...lines].join('\n') };
    if (!isLong()) return await handOut(words);
    const action = { label: t('Share'), onTap: () => void handOut(words) };
    toast({ words: t('The chronicle is ready.'), icon: 'share', action });
  } finally {
    dismiss?.();
  }
}
/** Lines that are told between two rests. */
const LINES = 16;
