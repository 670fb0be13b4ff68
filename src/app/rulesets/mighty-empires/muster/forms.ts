/** The forms of this chapter's orders. */
import type { OrderForm } from '../../contract.ts';
import { ReorganiseForm } from './reorganise-form.tsx';

export const musterForms: { readonly [order: string]: OrderForm } = {
  reorganise: ReorganiseForm,
};
