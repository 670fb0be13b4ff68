/** The last rolls made outside any campaign, newest first, kept in localStorage so that a closed app forgets none. */
import { createSignal } from 'solid-js';
import type { Faces } from '../../kernel/dice.ts';
import { fits } from './random.ts';

/** As a campaign's answers say it: real dice typed in, this phone's, or witnessed by two phones. */
export type How = 'table' | 'phone' | 'witnessed';
export interface Rolled {
  readonly dice: string;
  readonly faces: Faces;
  readonly how: How;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The chart rolled on, if any: '<rule set>/<chart>'. */
  readonly chart?: string;
}

const kept = 'realmbook.rolls';
export const keptRolls = 200;

const isRolled = (value: unknown): value is Rolled => {
  if (typeof value !== 'object' || value === null) return false;
  const { dice, faces, how, at } = value as Partial<Record<keyof Rolled, unknown>>;
  return (
    typeof dice === 'string' &&
    fits(dice, faces) &&
    (how === 'table' || how === 'phone' || how === 'witnessed') &&
    typeof at === 'number'
  );
};

/** What storage holds, without what it should not. */
export function readRolls(): readonly Rolled[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(kept) ?? '[]');
    return Array.isArray(found) ? found.filter(isRolled).slice(0, keptRolls) : [];
  } catch {
    return [];
  }
}

const [rolls, setRolls] = createSignal<readonly Rolled[]>(readRolls());

export { rolls };

function write(next: readonly Rolled[]): void {
  setRolls(next);
  try {
    localStorage.setItem(kept, JSON.stringify(next));
  } catch {
    // A full or closed storage costs the history of loose rolls, never the roll.
  }
}

/** Adds a roll; read afresh first, so that another tab's rolls stay. */
export const remember = (roll: Rolled): void => write([roll, ...readRolls()].slice(0, keptRolls));
export const forget = (): void => write([]);
