/** Strokes of a map in the making, kept on this phone so that a call in between loses nothing. */
import type { Stroke } from '../../../../rules/mighty-empires/land/paint/strokes.ts';

const key = (campaign: string): string => `realmbook.strokes.${campaign}`;

export function recall(campaign: string): readonly Stroke[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(key(campaign)) ?? '[]');
    return Array.isArray(known) ? (known as readonly Stroke[]) : [];
  } catch {
    return [];
  }
}

export function remember(campaign: string, strokes: readonly Stroke[]): void {
  try {
    if (strokes.length > 0) localStorage.setItem(key(campaign), JSON.stringify(strokes));
    else localStorage.removeItem(key(campaign));
  } catch {
    // A full or closed storage: the strokes hold as long as the page is open.
  }
}
