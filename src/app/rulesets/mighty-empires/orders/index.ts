/** The forms of the orders that need no map. */
import type { OrderForm } from '../../contract.ts';
import { BurnStoresForm } from './burn-stores.tsx';
import { DisbandForm } from './disband.tsx';
import { DismissBannerForm } from './dismiss-banner.tsx';
import { DistributeForm } from './distribute.tsx';
import { NameForm } from './name.tsx';
import { RaiseBannersForm } from './raise-banners.tsx';
import { RecordBattleForm } from './record-battle.tsx';
import { SettleRealmForm } from './settle-realm.tsx';
import { ShareBaggageForm } from './share-baggage.tsx';
import { SubsistForm } from './subsist.tsx';

export const orderForms: { readonly [order: string]: OrderForm } = {
  'raise-banners': RaiseBannersForm,
  'dismiss-banner': DismissBannerForm,
  'share-baggage': ShareBaggageForm,
  distribute: DistributeForm,
  subsist: SubsistForm,
  'record-battle': RecordBattleForm,
  'burn-stores': BurnStoresForm,
  disband: DisbandForm,
  name: NameForm,
  'settle-realm': SettleRealmForm,
};
