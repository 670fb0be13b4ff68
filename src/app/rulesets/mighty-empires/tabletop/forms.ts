/** The forms of this chapter's orders, each fetched when it is first opened. */
import type { OrderForm } from '../../contract.ts';

export const tabletopForms: { readonly [order: string]: OrderForm } = {};
