/** The forms of the orders that need no map, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

export const orderForms: { readonly [order: string]: OrderForm } = {
  'raise-banners': lazy(async () => ({ default: (await import('./raise-banners.tsx')).RaiseBannersForm })),
  'dismiss-banner': lazy(async () => ({ default: (await import('./dismiss-banner.tsx')).DismissBannerForm })),
  'share-baggage': lazy(async () => ({ default: (await import('./share-baggage.tsx')).ShareBaggageForm })),
  distribute: lazy(async () => ({ default: (await import('./distribute.tsx')).DistributeForm })),
  subsist: lazy(async () => ({ default: (await import('./subsist.tsx')).SubsistForm })),
  'record-battle': lazy(async () => ({ default: (await import('./record-battle.tsx')).RecordBattleForm })),
  'burn-stores': lazy(async () => ({ default: (await import('./burn-stores.tsx')).BurnStoresForm })),
  disband: lazy(async () => ({ default: (await import('./disband.tsx')).DisbandForm })),
  name: lazy(async () => ({ default: (await import('./name.tsx')).NameForm })),
  'settle-realm': lazy(async () => ({ default: (await import('./settle-realm.tsx')).SettleRealmForm })),
};
