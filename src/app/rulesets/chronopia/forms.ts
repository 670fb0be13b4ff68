/** The forms of all orders that take arguments. */
import type { OrderForm } from '../contract.ts';
import { ChangePartsForm } from './accord/options.tsx';
import { TradeForm } from './accord/trade.tsx';
import { AdvanceForm } from './aftermath/advance.tsx';
import { CasualtiesForm } from './aftermath/casualties.tsx';
import { ExperienceForm } from './aftermath/experience.tsx';
import { CallAllyForm, SummonForm } from './battle/ally-forms.tsx';
import {
  ArrangeBattleForm,
  CallOffForm,
  ChallengeForm,
  MissionForm,
  ScheduleForm,
} from './battle/arrange-forms.tsx';
import { SettleForm } from './battle/settle.tsx';
import {
  ForgoRescueForm,
  KeepDruggedForm,
  RansomForm,
  RescueForm,
  SellCaptivesForm,
} from './captives/forms.tsx';
import { ChooseArmyForm } from './orders/choose-army.tsx';
import { EndCampaignForm, UnlistFigureForm } from './orders/confirm.tsx';
import { UpgradeTerritoryForm } from './orders/upgrade.tsx';
import { ChangeFigureForm, ListFiguresForm } from './roll/list-figures.tsx';
import { DisbandForm, StationForm, TransferForm } from './roll/move-forms.tsx';
import { RaiseWarbandForm } from './roll/raise-warband.tsx';
import { RecruitDruggedForm, RecruitForm } from './roll/recruit.tsx';
import { BuySpellForm, NameTerritoryForm, NameWarbandForm, SellSpellForm } from './roll/spell-forms.tsx';

export const forms: { readonly [order: string]: OrderForm } = {
  'choose-army': ChooseArmyForm,
  'list-figures': ListFiguresForm,
  'change-figure': ChangeFigureForm,
  'unlist-figure': UnlistFigureForm,
  'raise-warband': RaiseWarbandForm,
  recruit: RecruitForm,
  'recruit-drugged': RecruitDruggedForm,
  transfer: TransferForm,
  station: StationForm,
  disband: DisbandForm,
  'buy-spell': BuySpellForm,
  'sell-spell': SellSpellForm,
  'name-warband': NameWarbandForm,
  'name-territory': NameTerritoryForm,
  'upgrade-territory': UpgradeTerritoryForm,
  'arrange-battle': ArrangeBattleForm,
  challenge: ChallengeForm,
  'schedule-battle': ScheduleForm,
  'choose-mission': MissionForm,
  'call-off': CallOffForm,
  'call-ally': CallAllyForm,
  summon: SummonForm,
  'settle-battle': SettleForm,
  'record-casualties': CasualtiesForm,
  'earn-experience': ExperienceForm,
  advance: AdvanceForm,
  ransom: RansomForm,
  'keep-drugged': KeepDruggedForm,
  'sell-captives': SellCaptivesForm,
  rescue: RescueForm,
  'forgo-rescue': ForgoRescueForm,
  trade: TradeForm,
  'change-parts': ChangePartsForm,
  'end-campaign': EndCampaignForm,
};
