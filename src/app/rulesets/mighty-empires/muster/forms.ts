/** The forms of this chapter's orders, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

export const musterForms: { readonly [order: string]: OrderForm } = {
  reorganise: lazy(async () => ({ default: (await import('./reorganise-form.tsx')).ReorganiseForm })),
};
