/** Whether a mission can be carried out from where its piece is. */
import type { Rule } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import type { State } from '../state.ts';
import { boarders, choicesFor, missionKey } from './choices.ts';
import { type ArmyMission, armyMissions, type FleetMission, type Mission } from './kinds.ts';

export const missionRules: { readonly [mission in ArmyMission | FleetMission]: Rule } = {
  guard: 'ra.mission.guard',
  march: 'ra.mission.march',
  invade: 'ra.mission.invade',
  siege: 'ra.mission.siege',
  raid: 'ra.mission.raid',
  interdict: 'ra.mission.interdict',
  'to-sea': 'ra.mission.to-sea',
  blockade: 'ra.mission.blockade',
  'sea-assault': 'ra.mission.sea-assault',
  land: 'ra.mission.land',
  'put-in': 'ra.mission.put-in',
};

/** Why a piece cannot do that now; undefined if it can. */
export function unfitMission(state: State, piece: string, mission: Mission): Remark | undefined {
  const army = state.armies[piece];
  const fleet = state.fleets[piece];
  if (!army && !fleet)
    return against('ra.piece.army', say('Army {army} is no longer on the map.', { army: piece }));
  if (Boolean(army) !== (armyMissions as readonly string[]).includes(mission.mission))
    return against('ra.missions.void', say('That kind of force cannot carry out that mission.'));
  if (fleet && fleet.idle >= state.turn.number)
    return against('ra.sea.idle', say('That fleet cannot do anything this turn.'));
  if (!choicesFor(state, piece).some((each) => missionKey(each) === missionKey(mission)))
    return against(missionRules[mission.mission], say('The force cannot do that from where it is.'));
  return mission.carry !== null &&
    (fleet?.port == null || !boarders(state, fleet.seat, fleet.port).includes(mission.carry))
    ? against('ra.assault.carry', say('A fleet in port can take only one army from that port aboard.'))
    : undefined;
}

/** The most a realm's plans may say: what of them fits, and the pieces whose missions are void. */
export function sift(
  state: State,
  seat: string,
  plans: { readonly [piece: string]: Mission },
): { readonly fit: { readonly [piece: string]: Mission }; readonly void: readonly string[] } {
  const fit: { [piece: string]: Mission } = {};
  const bad: string[] = [];
  for (const piece of Object.keys(plans).sort()) {
    const mission = plans[piece];
    const owner = (state.armies[piece] ?? state.fleets[piece])?.seat;
    if (!mission || owner !== seat || unfitMission(state, piece, mission)) bad.push(piece);
    else fit[piece] = mission;
  }
  return { fit, void: bad };
}
