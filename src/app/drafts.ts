/**
 * What is being filled in and not given yet. It outlives the way back and a reload, for as long as the app stays open, until
 * it is given or cleared. Fields keep themselves where a form around them has drafts (`DraftContext`); what a form
 * chooses otherwise goes into a signal that is kept (`drafted`).
 */
import { type Accessor, createSignal, type Setter } from 'solid-js';
import type { Drafts } from './remembered.ts';

type Kept = Record<string, unknown>;
const key = (form: string): string => `realmbook.draft.${form}`;

function read(form: string): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(form)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}
function write(form: string, kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(key(form), JSON.stringify(kept));
    else sessionStorage.removeItem(key(form));
  } catch {
    // Without storage the form holds it for as long as it is open.
  }
}

/** The drafts of one form; its name says which, and for whom. */
export function createDrafts(form: string): Drafts {
  let kept = read(form);
  const taken = new Set<string>();
  const [restored, setRestored] = createSignal(false);
  return {
    get: (field) => kept[field],
    keep(field, value) {
      kept = { ...kept, [field]: value };
      write(form, kept);
    },
    claim(label) {
      let field = label;
      for (let n = 2; taken.has(field); n++) field = `${label} ${n}`;
      taken.add(field);
      return { field, release: () => void taken.delete(field) };
    },
    restored,
    putBack: () => setRestored(true),
    discard() {
      kept = {};
      write(form, undefined);
      setRestored(false);
    },
  };
}

/** A signal that is kept. */
export function drafted<T>(drafts: Drafts, field: string, initial: T): readonly [Accessor<T>, Setter<T>] {
  const [value, setValue] = createSignal((drafts.get(field) as T | undefined) ?? initial);
  const set = ((next: never) => {
    const now = setValue(next) as T;
    drafts.keep(field, now);
    return now;
  }) as Setter<T>;
  return [value, set];
}
