/** What a field of a form remembers of what was entered, where the form around it keeps drafts; every field has this with it. */
import {
  type Accessor,
  createContext,
  createEffect,
  on,
  onCleanup,
  onMount,
  untrack,
  useContext,
} from 'solid-js';

export interface Drafts {
  get(field: string): unknown;
  keep(field: string, value: unknown): void;
  /** The name of a field by its label, of which there may be several. */
  claim(label: string): { readonly field: string; release(): void };
  /** Whether something kept was put back. */
  readonly restored: Accessor<boolean>;
  putBack(): void;
  /** Forgets everything: it was given, or is let go. */
  discard(): void;
}
export const DraftContext = createContext<Drafts>();

/** Puts back what a field of the form around held, once it stands. @returns what keeps what is entered now */
export function remembered<T extends string | number | boolean>(
  label: () => string,
  held: () => T,
  put: (value: T) => void,
): (value: T) => void {
  const drafts = useContext(DraftContext);
  if (!drafts) return () => undefined;
  const { field, release } = drafts.claim(untrack(label));
  onCleanup(release);
  onMount(() => {
    const kept = drafts.get(field);
    if (typeof kept !== typeof held() || kept === held()) return;
    drafts.putBack();
    put(kept as T);
  });
  // What another choice of the form has changed or cleared is not put back as it was typed.
  createEffect(
    on(
      held,
      (now) => {
        const kept = drafts.get(field);
        if (kept !== undefined && kept !== now) drafts.keep(field, now);
      },
      { defer: true },
    ),
  );
  return (value) => drafts.keep(field, value);
}
