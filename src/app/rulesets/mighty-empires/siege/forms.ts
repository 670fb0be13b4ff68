/** The forms of this chapter's orders. */
import type { OrderForm } from '../../contract.ts';
import { LiftForm } from './lift-form.tsx';
import { RazeForm } from './raze-form.tsx';
import { RefugeForm } from './refuge-form.tsx';
import { SallyForm } from './sally-form.tsx';
import { SiegeSheet } from './siege-sheet.tsx';
import { TermsForm } from './terms-form.tsx';

export const siegeForms: { readonly [order: string]: OrderForm } = {
  'take-refuge': RefugeForm,
  assault: SiegeSheet,
  batter: SiegeSheet,
  'lift-siege': LiftForm,
  sally: SallyForm,
  'offer-terms': TermsForm,
  raze: RazeForm,
};
