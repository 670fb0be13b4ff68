/** The forms of this chapter's orders. */
import type { OrderForm } from '../../contract.ts';
import { BuyBaggageForm } from './baggage-form.tsx';
import { BuildForm } from './build-form.tsx';
import { DeployForm } from './deploy-form.tsx';
import { QuartersForm } from './quarters-form.tsx';
import { RebuildForm } from './rebuild-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { RevenueForm } from './revenue-form.tsx';
import { KeepSiegeForm, SupplySiegeForm } from './siege-forms.tsx';
import { StoresForm } from './stores-form.tsx';

export const winterForms: { readonly [order: string]: OrderForm } = {
  'take-quarters': QuartersForm,
  'keep-siege': KeepSiegeForm,
  'supply-siege': SupplySiegeForm,
  'collect-revenue': RevenueForm,
  'roll-recovery': RecoveryForm,
  rebuild: RebuildForm,
  build: BuildForm,
  'buy-baggage': BuyBaggageForm,
  deploy: DeployForm,
  'store-baggage': StoresForm,
};
