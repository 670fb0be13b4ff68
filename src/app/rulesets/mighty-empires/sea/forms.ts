/** The forms of this chapter's orders, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

export const seaForms: { readonly [order: string]: OrderForm } = {
  voyage: lazy(async () => ({ default: (await import('./voyage-form.tsx')).VoyageForm })),
  embark: lazy(async () => ({ default: (await import('./embark-form.tsx')).EmbarkForm })),
  disembark: lazy(async () => ({ default: (await import('./disembark-form.tsx')).DisembarkForm })),
};
