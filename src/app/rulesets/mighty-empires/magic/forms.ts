/** The forms of this chapter's orders. */
import type { OrderForm } from '../../contract.ts';
import { CastForm } from './cast-form.tsx';

export const magicForms: { readonly [order: string]: OrderForm } = {
  'cast-spell': CastForm,
};
