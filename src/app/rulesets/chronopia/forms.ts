/** The forms of all orders that take arguments, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../contract.ts';

type Forms = { readonly [name: string]: OrderForm };
const from = (load: () => Promise<Forms>, name: string): OrderForm =>
  lazy(async () => {
    const found = (await load())[name];
    if (!found) throw new Error(`There is no form ${name}`);
    return { default: found };
  });

const confirm = (): Promise<Forms> => import('./orders/confirm.tsx') as Promise<Forms>;
const arrange = (): Promise<Forms> => import('./battle/arrange-forms.tsx');
const allies = (): Promise<Forms> => import('./battle/ally-forms.tsx');
const list = (): Promise<Forms> => import('./roll/list-figures.tsx');
const recruit = (): Promise<Forms> => import('./roll/recruit.tsx');
const move = (): Promise<Forms> => import('./roll/move-forms.tsx');
const spells = (): Promise<Forms> => import('./roll/spell-forms.tsx');
const letGo = (): Promise<Forms> => import('./captives/let-go.tsx');
const captives = (): Promise<Forms> => import('./captives/forms.tsx');

export const forms: Forms = {
  'choose-army': from(() => import('./orders/choose-army.tsx'), 'ChooseArmyForm'),
  'list-figures': from(list, 'ListFiguresForm'),
  'change-figure': from(list, 'ChangeFigureForm'),
  'unlist-figure': from(confirm, 'UnlistFigureForm'),
  'raise-warband': from(() => import('./roll/raise-warband.tsx'), 'RaiseWarbandForm'),
  recruit: from(recruit, 'RecruitForm'),
  'recruit-drugged': from(recruit, 'RecruitDruggedForm'),
  transfer: from(move, 'TransferForm'),
  station: from(move, 'StationForm'),
  disband: from(move, 'DisbandForm'),
  'buy-spell': from(spells, 'BuySpellForm'),
  'sell-spell': from(confirm, 'SellSpellForm'),
  'name-warband': from(spells, 'NameWarbandForm'),
  'name-territory': from(spells, 'NameTerritoryForm'),
  'upgrade-territory': from(() => import('./orders/upgrade.tsx'), 'UpgradeTerritoryForm'),
  'arrange-battle': from(arrange, 'ArrangeBattleForm'),
  challenge: from(arrange, 'ChallengeForm'),
  'schedule-battle': from(arrange, 'ScheduleForm'),
  'choose-mission': from(arrange, 'MissionForm'),
  'call-off': from(confirm, 'CallOffForm'),
  'call-ally': from(allies, 'CallAllyForm'),
  summon: from(allies, 'SummonForm'),
  'settle-battle': from(() => import('./battle/settle.tsx'), 'SettleForm'),
  'record-casualties': from(() => import('./aftermath/casualties.tsx'), 'CasualtiesForm'),
  'earn-experience': from(() => import('./aftermath/experience.tsx'), 'ExperienceForm'),
  advance: from(() => import('./aftermath/advance.tsx'), 'AdvanceForm'),
  ransom: from(captives, 'RansomForm'),
  'keep-drugged': from(captives, 'KeepDruggedForm'),
  'sell-captives': from(letGo, 'SellCaptivesForm'),
  rescue: from(letGo, 'RescueForm'),
  'forgo-rescue': from(letGo, 'ForgoRescueForm'),
  trade: from(() => import('./accord/trade.tsx'), 'TradeForm'),
  'change-parts': from(() => import('./accord/change-parts.tsx'), 'ChangePartsForm'),
  'end-campaign': from(confirm, 'EndCampaignForm'),
};
