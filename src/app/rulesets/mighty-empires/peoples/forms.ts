/** The forms of this chapter's orders. */
import type { OrderForm } from '../../contract.ts';
import { ChoosePeopleForm } from './choose.tsx';
import { InstabilityForm } from './instability-form.tsx';
import { ForceMarchForm } from './march-form.tsx';
import { SummonedForm } from './summoned-form.tsx';

export const peoplesForms: { readonly [order: string]: OrderForm } = {
  'choose-people': ChoosePeopleForm,
  'test-instability': InstabilityForm,
  'force-march': ForceMarchForm,
  'enter-summoned': SummonedForm,
};
