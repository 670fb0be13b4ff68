/** The forms of this chapter's orders. */
import type { OrderForm } from '../../contract.ts';
import { DisembarkForm } from './disembark-form.tsx';
import { EmbarkForm } from './embark-form.tsx';
import { VoyageForm } from './voyage-form.tsx';

export const seaForms: { readonly [order: string]: OrderForm } = {
  voyage: VoyageForm,
  embark: EmbarkForm,
  disembark: DisembarkForm,
};
