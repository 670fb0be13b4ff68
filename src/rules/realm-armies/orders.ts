/** Everything a player may do, as rows. */
import { ordersOf } from '../../kernel/chapter.ts';
import type { AnyOrder } from '../../kernel/ruleset.ts';
import { name } from './accord/names.ts';
import { changeReadings, endCampaign } from './accord/readings.ts';
import { trade } from './accord/trade.ts';
import { fight } from './battle/fight.ts';
import { arrange, tableResult } from './battle/later.ts';
import type { Change } from './changes.ts';
import { sail } from './fleet/sail.ts';
import { standIn } from './missions/absent.ts';
import { reveal } from './missions/reveal.ts';
import { handIn, planFor, takeUp } from './missions/write.ts';
import { raid } from './night/raid.ts';
import { reportNight } from './night/report.ts';
import { endPhase, finish } from './night/turns.ts';
import { build } from './realm/build.ts';
import { assignHero } from './realm/heroes.ts';
import { collect } from './realm/income.ts';
import { disband } from './realm/maintenance.ts';
import { draftHero, launchFleet, passDraft, raiseArmy, rollDraft } from './realm/recruit.ts';
import { chooseHome, rollPrecedence } from './setup/home.ts';
import { layMap } from './setup/map.ts';
import { endStage } from './setup/stages.ts';
import type { State } from './state.ts';

const rows: readonly AnyOrder<State, Change>[] = [
  layMap,
  rollPrecedence,
  chooseHome,
  endStage,
  draftHero,
  raiseArmy,
  launchFleet,
  passDraft,
  rollDraft,
  assignHero,
  handIn,
  takeUp,
  planFor,
  standIn,
  reveal,
  reportNight,
  fight,
  arrange,
  tableResult,
  sail,
  raid,
  disband,
  collect,
  build,
  finish,
  endPhase,
  trade,
  changeReadings,
  endCampaign,
  name,
];
export const orders = ordersOf([{ orders: rows }]);
