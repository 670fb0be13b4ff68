/** The forms of this chapter's orders. */
import type { OrderForm } from '../../contract.ts';
import { BreakAllianceForm } from './break-alliance.tsx';
import { RaiseContingentForm } from './raise-contingent.tsx';
import { RansomForm } from './ransom.tsx';
import { SendMissionsForm } from './send-missions.tsx';

export const courtForms: { readonly [order: string]: OrderForm } = {
  'send-missions': SendMissionsForm,
  'break-alliance': BreakAllianceForm,
  ransom: RansomForm,
  'raise-contingent': RaiseContingentForm,
};
