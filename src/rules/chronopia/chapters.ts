/** The chapters of these rules, in the order their tasks stand before a player. */
import type { Chapter as AnyChapter } from '../../kernel/chapter.ts';
import { endCampaign } from './accord/end.ts';
import { changeParts } from './accord/parts.ts';
import { trade } from './accord/trade.ts';
import { advance } from './aftermath/advance.ts';
import { recordCasualties } from './aftermath/casualties.ts';
import { earnExperience } from './aftermath/experience.ts';
import { collectIncome, payMaintenance } from './aftermath/income.ts';
import { endStep } from './aftermath/onward.ts';
import { callAlly } from './battle/allies.ts';
import { arrangeBattle, callOff, scheduleBattle } from './battle/arrange.ts';
import { challenge } from './battle/challenge.ts';
import { chooseMission, summon } from './battle/ready.ts';
import { settleBattle } from './battle/settle.ts';
import { takeField } from './battle/take-field.ts';
import { keepDrugged, ransom, sellCaptives } from './captives/dispose.ts';
import { forgoRescue, rescueCaptives } from './captives/rescue.ts';
import type { Change } from './changes.ts';
import { recruitDrugged } from './roll/drugged.ts';
import { changeFigure, listFigures, unlistFigure } from './roll/list.ts';
import { disband, nameWarband, station, transfer } from './roll/move.ts';
import { raiseWarband, recruit } from './roll/recruit.ts';
import { buySpell, sellSpell } from './roll/spells.ts';
import { beginCampaign, chooseArmy, readyForce, rollTerritory } from './setup/muster.ts';
import type { State } from './state.ts';
import { aftermathTasks } from './tasks/aftermath.ts';
import { battleTasks } from './tasks/battles.ts';
import { captiveDeals, captiveTasks } from './tasks/captives.ts';
import { endTasks } from './tasks/end.ts';
import { musterTasks } from './tasks/muster.ts';
import { accordLines } from './tell/accord.ts';
import { aftermathLines } from './tell/aftermath.ts';
import { battleLines } from './tell/battles.ts';
import { musterLines } from './tell/muster.ts';
import { nameTerritory, upgradeTerritory } from './territory/orders.ts';

type Chapter = AnyChapter<State, Change>;
const none = (): readonly never[] => [];

export const chapters: readonly Chapter[] = [
  {
    orders: [chooseArmy, rollTerritory, readyForce, beginCampaign, upgradeTerritory, nameTerritory],
    lines: musterLines,
    tasks: musterTasks,
    invariants: none,
  },
  {
    orders: [
      listFigures,
      changeFigure,
      unlistFigure,
      raiseWarband,
      recruit,
      recruitDrugged,
      transfer,
      station,
      disband,
      nameWarband,
      buySpell,
      sellSpell,
    ],
    lines: {},
    tasks: none,
    invariants: none,
  },
  {
    orders: [recordCasualties, earnExperience, collectIncome, payMaintenance, endStep, advance],
    lines: aftermathLines,
    tasks: aftermathTasks,
    invariants: none,
  },
  {
    orders: [rescueCaptives, forgoRescue, ransom, sellCaptives, keepDrugged],
    lines: {},
    tasks: captiveTasks,
    invariants: none,
  },
  {
    orders: [
      arrangeBattle,
      scheduleBattle,
      callOff,
      challenge,
      takeField,
      callAlly,
      chooseMission,
      summon,
      settleBattle,
    ],
    lines: battleLines,
    tasks: battleTasks,
    invariants: none,
  },
  {
    orders: [trade, changeParts, endCampaign],
    lines: accordLines,
    tasks: (state, seat) => [...captiveDeals(state, seat), ...endTasks(state, seat)],
    invariants: none,
  },
];
