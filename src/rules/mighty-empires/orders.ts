/** Everything a player may do, as rows. */
import { ordersOf } from '../../kernel/chapter.ts';
import type { AnyOrder } from '../../kernel/ruleset.ts';
import type { Change } from './changes/index.ts';
import { chapters } from './chapters.ts';
import { recordBattle } from './season/battle.ts';
import { flyDragons } from './season/dragons.ts';
import { rollInitiative } from './season/initiative.ts';
import { move } from './season/movement.ts';
import { name } from './season/names.ts';
import { endPhase } from './season/phases.ts';
import { burnStores, disband, distribute } from './season/reorganise.ts';
import { scout } from './season/scouting.ts';
import { sail } from './season/ships.ts';
import { subsist } from './season/subsistence.ts';
import { rollBaggage, shareBaggage } from './setup/baggage.ts';
import { dismissBanner, placeBanners, raiseBanners } from './setup/banners.ts';
import { chooseCapital, rollPrecedence } from './setup/capital.ts';
import { drawTile, putBack } from './setup/draw-tile.ts';
import { layMap, layTile, liftTiles, paint } from './setup/lay-map.ts';
import { rollShips, settleRealm } from './setup/realm.ts';
import { endStage } from './setup/stages.ts';
import { rollStrength } from './setup/strength.ts';
import type { State } from './state.ts';

const rows: readonly AnyOrder<State, Change>[] = [
  layMap,
  drawTile,
  layTile,
  putBack,
  paint,
  liftTiles,
  rollPrecedence,
  chooseCapital,
  settleRealm,
  rollShips,
  rollStrength,
  raiseBanners,
  dismissBanner,
  rollBaggage,
  shareBaggage,
  placeBanners,
  endStage,
  rollInitiative,
  subsist,
  scout,
  flyDragons,
  move,
  recordBattle,
  distribute,
  burnStores,
  disband,
  sail,
  name,
  endPhase,
];
export const orders = ordersOf([{ orders: rows }, ...chapters]);
