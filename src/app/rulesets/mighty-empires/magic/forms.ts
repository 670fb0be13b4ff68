/** The forms of this chapter's orders, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

export const magicForms: { readonly [order: string]: OrderForm } = {
  'cast-spell': lazy(async () => ({ default: (await import('./cast-form.tsx')).CastForm })),
};
