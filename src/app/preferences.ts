/** What this phone prefers, kept in localStorage. Reads are reactive; a value that is not understood is the default. */
import { createSignal } from 'solid-js';
import { type Language, languages } from './i18n/index.ts';

export const textSizes = [100, 115, 135, 165, 200] as const;
export interface Preferences {
  readonly theme: 'system' | 'daylight' | 'candle';
  /** Percent of the browser's own size. */
  readonly textSize: (typeof textSizes)[number];
  readonly language: Language;
  /** Where dice are rolled unless the player says otherwise. */
  readonly dice: 'phone' | 'table';
  readonly vibrate: boolean;
  readonly keepAwake: boolean;
  /** How the chronicle tells of battles: as it was, or as the victors would. */
  readonly voice: 'plain' | 'victor';
}

const kept = 'realmbook.preferences';
const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.includes(value as T) ? (value as T) : otherwise;

/** Preferences out of anything: what localStorage holds may come from another version, or a hand. */
export function understand(value: unknown): Preferences {
  const known = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return {
    theme: oneOf(['system', 'daylight', 'candle'] as const, known.theme, 'system'),
    textSize: oneOf(textSizes, known.textSize, 100),
    language: oneOf(Object.keys(languages) as Language[], known.language, 'en'),
    dice: oneOf(['phone', 'table'] as const, known.dice, 'phone'),
    vibrate: known.vibrate !== false,
    keepAwake: known.keepAwake === true,
    voice: oneOf(['plain', 'victor'] as const, known.voice, 'plain'),
  };
}

function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? 'null');
  } catch {
    return null;
  }
}

const [preferences, setPreferences] = createSignal(understand(read()));

export { preferences };

/** Changes some preferences and keeps them; where storage is closed to us they hold until the app is left. */
export function prefer(some: Partial<Preferences>): void {
  const next = setPreferences((before) => ({ ...before, ...some }));
  try {
    localStorage.setItem(kept, JSON.stringify(next));
  } catch {
    // Private windows and full disks refuse; the choice still holds on this page.
  }
}

/** Follows another tab's change. */
addEventListener('storage', ({ key }) => {
  if (key === kept) setPreferences(understand(read()));
});
