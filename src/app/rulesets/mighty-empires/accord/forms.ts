/** The forms of this chapter's orders. */
import type { OrderForm } from '../../contract.ts';
import { AppointForm } from './appoint.tsx';
import { ChangePartsForm } from './options.tsx';

export const accordForms: { readonly [order: string]: OrderForm } = {
  'change-parts': ChangePartsForm,
  'appoint-commander': AppointForm,
};
