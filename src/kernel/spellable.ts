/** Whether a state that has changed still has a spelling, without spelling all of it. */
import type { Write } from './carrier.ts';
import { canonicalAt, isKey, NotCanonical } from './json.ts';

/** What is new in a value can be spelt, where what it shares with the value before could be. @throws NotCanonical */
export function spellable(before: unknown, value: unknown, path = ''): void {
  if (value === before) return;
  if (value === null || typeof value !== 'object') {
    if (value !== undefined) canonicalAt(path, value);
    return;
  }
  const known = (before ?? {}) as Record<string, unknown>;
  const list = Array.isArray(value);
  for (const key of Object.keys(value)) {
    const member = (value as Record<string, unknown>)[key];
    if (list && member === undefined) throw new NotCanonical(`${path}.${key}`, 'a gap in a list');
    if (member === known[key]) continue;
    if (!list && !isKey(key)) throw new NotCanonical(`${path}.${key}`, 'a key starts with a letter');
    spellable(known[key], member, `${path}.${key}`);
  }
}

/** The same of one place that was written to. @throws NotCanonical */
export function spellableAt({ in: place, key, before }: Write): void {
  const value = (place as Record<string, unknown>)[key];
  const list = Array.isArray(place);
  if (list && key === 'length') return;
  if (list && value === undefined) throw new NotCanonical(key, 'a gap in a list');
  if (value === before) return;
  if (!list && !isKey(key)) throw new NotCanonical(key, 'a key starts with a letter');
  spellable(before, value, key);
}
