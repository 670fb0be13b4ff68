/** The forms of this chapter's orders, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

export const accordForms: { readonly [order: string]: OrderForm } = {
  'change-parts': lazy(async () => ({ default: (await import('./change-parts.tsx')).ChangePartsForm })),
  'appoint-commander': lazy(async () => ({ default: (await import('./appoint.tsx')).AppointForm })),
};
