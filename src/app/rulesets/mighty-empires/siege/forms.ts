/** The forms of this chapter's orders, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

const sheet = lazy(async () => ({ default: (await import('./siege-sheet.tsx')).SiegeSheet }));
export const siegeForms: { readonly [order: string]: OrderForm } = {
  'take-refuge': lazy(async () => ({ default: (await import('./refuge-form.tsx')).RefugeForm })),
  assault: sheet,
  batter: sheet,
  'lift-siege': lazy(async () => ({ default: (await import('./lift-form.tsx')).LiftForm })),
  sally: lazy(async () => ({ default: (await import('./sally-form.tsx')).SallyForm })),
  'offer-terms': lazy(async () => ({ default: (await import('./terms-form.tsx')).TermsForm })),
  raze: lazy(async () => ({ default: (await import('./raze-form.tsx')).RazeForm })),
};
