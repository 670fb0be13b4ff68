/** A signal of a form that is kept with the form around it: what was chosen by chips, rows or on the map. */
import { createSignal, onCleanup, type Signal, untrack, useContext } from 'solid-js';
import { DraftContext } from './remembered.ts';

const packed = (value: unknown): unknown => (value instanceof Set ? [...value] : value);
const unpacked = (kept: unknown, initial: unknown): unknown =>
  initial instanceof Set && Array.isArray(kept) ? new Set(kept) : kept;
/** What was kept by an older form of another shape is not put back. */
const fits = (kept: unknown, initial: unknown): boolean =>
  initial === undefined ||
  initial === null ||
  (typeof kept === typeof initial && Array.isArray(kept) === Array.isArray(initial));

/** Like `createSignal`, with the name it is kept under. Outside a form with drafts it keeps nothing. */
export function chosenSignal<T>(field: string): Signal<T | undefined>;
export function chosenSignal<T>(field: string, initial: T): Signal<T>;
export function chosenSignal<T>(field: string, initial?: T): Signal<T | undefined> {
  const drafts = useContext(DraftContext);
  if (!drafts) return createSignal<T | undefined>(initial);
  const { field: name, release } = drafts.claim(`chosen ${field}`);
  onCleanup(release);
  const kept = drafts.get(name);
  const back =
    kept !== undefined &&
    fits(kept, packed(initial)) &&
    JSON.stringify(kept) !== JSON.stringify(packed(initial));
  const [value, setValue] = createSignal<T | undefined>(back ? (unpacked(kept, initial) as T) : initial);
  if (back) drafts.putBack();
  const set = ((next: never) => {
    const now = untrack(() => setValue(next)) as T;
    drafts.keep(name, packed(now));
    return now;
  }) as Signal<T | undefined>[1];
  return [value, set];
}
