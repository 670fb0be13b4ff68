/** Forms of orders that take arguments, each loaded when it is opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../contract.ts';
import { mapForms } from './map/forms.ts';

const battle = () => import('./battle/forms.tsx');
const sides = () => import('./diplomacy/side-forms.tsx');
const names = () => import('./turn/name-forms.tsx');
export const forms: { readonly [order: string]: OrderForm } = {
  ...mapForms,
  'pick-event': lazy(async () => ({ default: (await import('./turn/event-form.tsx')).EventForm })),
  challenge: lazy(async () => ({ default: (await import('./turn/challenge-form.tsx')).ChallengeForm })),
  build: lazy(async () => ({ default: (await import('./turn/build-form.tsx')).BuildForm })),
  'share-points': lazy(async () => ({ default: (await import('./turn/share-form.tsx')).ShareForm })),
  'name-place': lazy(async () => ({ default: (await names()).NamePlaceForm })),
  'name-realm': lazy(async () => ({ default: (await names()).NameRealmForm })),
  'arrange-battle': lazy(async () => ({ default: (await battle()).ArrangeBattleForm })),
  'agree-size': lazy(async () => ({ default: (await battle()).AgreeSizeForm })),
  'buy-points': lazy(async () => ({ default: (await battle()).BuyPointsForm })),
  'record-battle': lazy(async () => ({ default: (await import('./battle/result-form.tsx')).ResultForm })),
  trade: lazy(async () => ({ default: (await import('./diplomacy/trade-form.tsx')).TradeForm })),
  'form-teams': lazy(async () => ({ default: (await sides()).TeamsForm })),
  ally: lazy(async () => ({ default: (await sides()).AllyForm })),
  'change-rules': lazy(async () => ({
    default: (await import('./founding/rules-form.tsx')).ChangeRulesForm,
  })),
};
