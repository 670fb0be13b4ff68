/** What armies and fleets may be told to do in a turn. */
import * as v from 'valibot';
import { pieceArg, tileArg } from '../../../kernel/offers.ts';

export const armyMissions = ['guard', 'march', 'invade', 'siege', 'raid', 'interdict'] as const;
export type ArmyMission = (typeof armyMissions)[number];
export const fleetMissions = ['to-sea', 'blockade', 'sea-assault', 'land', 'put-in'] as const;
export type FleetMission = (typeof fleetMissions)[number];

/** Where a mission leads; `carry`: the army a fleet takes aboard as it leaves port. */
export const missionArg = v.object({
  mission: v.picklist([...armyMissions, ...fleetMissions]),
  target: v.optional(v.nullable(tileArg), null),
  carry: v.optional(v.nullable(pieceArg), null),
});
export type Mission = v.InferOutput<typeof missionArg>;
export const plansArg = v.record(pieceArg, missionArg);
export type Plans = { readonly [piece: string]: Mission };
