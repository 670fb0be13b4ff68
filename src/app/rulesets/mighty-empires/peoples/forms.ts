/** The forms of this chapter's orders, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

export const peoplesForms: { readonly [order: string]: OrderForm } = {
  'choose-people': lazy(async () => ({ default: (await import('./choose.tsx')).ChoosePeopleForm })),
  'test-instability': lazy(async () => ({
    default: (await import('./instability-form.tsx')).InstabilityForm,
  })),
  'force-march': lazy(async () => ({ default: (await import('./march-form.tsx')).ForceMarchForm })),
  'enter-summoned': lazy(async () => ({ default: (await import('./summoned-form.tsx')).SummonedForm })),
};
