/** The forms of this chapter's orders, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

export const courtForms: { readonly [order: string]: OrderForm } = {
  'send-missions': lazy(async () => ({ default: (await import('./send-missions.tsx')).SendMissionsForm })),
  'break-alliance': lazy(async () => ({ default: (await import('./break-alliance.tsx')).BreakAllianceForm })),
  ransom: lazy(async () => ({ default: (await import('./ransom.tsx')).RansomForm })),
  'raise-contingent': lazy(async () => ({
    default: (await import('./raise-contingent.tsx')).RaiseContingentForm,
  })),
};
