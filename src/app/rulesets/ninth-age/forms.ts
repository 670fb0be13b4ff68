/** Forms of orders that take arguments. */
import type { OrderForm } from '../contract.ts';
import { AgreeSizeForm, ArrangeBattleForm, BuyPointsForm } from './battle/forms.tsx';
import { ResultForm } from './battle/result-form.tsx';
import { ChangeRulesForm } from './diplomacy/options.tsx';
import { AllyForm, TeamsForm, TradeForm } from './diplomacy/side-forms.tsx';
import { mapForms } from './map/forms.ts';
import { BuildForm } from './turn/build-form.tsx';
import { ChallengeForm } from './turn/challenge-form.tsx';
import { EventForm } from './turn/event-form.tsx';
import { NamePlaceForm, NameRealmForm } from './turn/name-forms.tsx';
import { ShareForm } from './turn/share-form.tsx';

export const forms: { readonly [order: string]: OrderForm } = {
  ...mapForms,
  'pick-event': EventForm,
  challenge: ChallengeForm,
  build: BuildForm,
  'share-points': ShareForm,
  'name-place': NamePlaceForm,
  'name-realm': NameRealmForm,
  'arrange-battle': ArrangeBattleForm,
  'agree-size': AgreeSizeForm,
  'buy-points': BuyPointsForm,
  'record-battle': ResultForm,
  trade: TradeForm,
  'form-teams': TeamsForm,
  ally: AllyForm,
  'change-rules': ChangeRulesForm,
};
