/** The forms of this chapter's orders, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

export const battleForms: { readonly [order: string]: OrderForm } = {
  fight: lazy(async () => ({ default: (await import('./fight.tsx')).FightForm })),
  'fall-back': lazy(async () => ({ default: (await import('./fall-back.tsx')).FallBackForm })),
};
