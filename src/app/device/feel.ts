/** What a phone can do for a roll: a short tremor, if it has one, wants one, and motion is not reduced. */
import { preferences } from '../preferences.ts';

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function tremble(pattern: number | number[]): void {
  if (preferences().vibrate && 'vibrate' in navigator) navigator.vibrate(pattern);
}
