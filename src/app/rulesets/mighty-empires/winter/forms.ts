/** The forms of this chapter's orders, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

export const winterForms: { readonly [order: string]: OrderForm } = {
  'take-quarters': lazy(async () => ({ default: (await import('./quarters-form.tsx')).QuartersForm })),
  'keep-siege': lazy(async () => ({ default: (await import('./siege-forms.tsx')).KeepSiegeForm })),
  'supply-siege': lazy(async () => ({ default: (await import('./siege-forms.tsx')).SupplySiegeForm })),
  'collect-revenue': lazy(async () => ({ default: (await import('./revenue-form.tsx')).RevenueForm })),
  'roll-recovery': lazy(async () => ({ default: (await import('./recovery-form.tsx')).RecoveryForm })),
  rebuild: lazy(async () => ({ default: (await import('./rebuild-form.tsx')).RebuildForm })),
  build: lazy(async () => ({ default: (await import('./build-form.tsx')).BuildForm })),
  'buy-baggage': lazy(async () => ({ default: (await import('./baggage-form.tsx')).BuyBaggageForm })),
  deploy: lazy(async () => ({ default: (await import('./deploy-form.tsx')).DeployForm })),
  'store-baggage': lazy(async () => ({ default: (await import('./stores-form.tsx')).StoresForm })),
};
