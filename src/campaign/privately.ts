/** What only some phones can read never decides what a line does to the table, or those phones would part from the others. */
import { unlessPhoneFault } from '../kernel/phone-fault.ts';
import { spellable } from '../kernel/spellable.ts';

/** A ledger after a change; as it was, where the ledger cannot take that, which is told. @throws what is the phone's fault */
export function ledgerAfter<T>(before: T, change: (ledger: T) => T, fails?: () => void): T {
  try {
    const after = change(before);
    spellable(before, after);
    return after;
  } catch (problem) {
    unlessPhoneFault(problem);
    fails?.();
    return before;
  }
}
