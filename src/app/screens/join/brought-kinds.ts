/** What was brought, as each of the things it may be: what can be read as one is none of the others. */
import type { Accessor } from 'solid-js';
import type { Brought } from './brought.ts';

export function kindsOf(brought: Accessor<Brought | undefined>) {
  const as = <K extends Brought['kind']>(kind: K): Extract<Brought, { kind: K }> | undefined => {
    const what = brought();
    return what?.kind === kind ? (what as Extract<Brought, { kind: K }>) : undefined;
  };
  return {
    invitation: () => as('invitation')?.invitation,
    preview: () => as('backup')?.preview,
    locked: () => as('locked')?.bytes,
    refused: () => as('refused'),
  };
}
