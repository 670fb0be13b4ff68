/** The shape of an order of this rule set, and the words most orders need. */
import { against, unlessIn } from '../../kernel/offers.ts';
import type { Rule, Seat } from '../../kernel/question.ts';
import { order, type Remark } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import type { Change } from './change.ts';
import type { Part } from './options.ts';
import type { Stage, State } from './state.ts';

export const define = order<State, Change>();
export const openUnless = unlessIn<State>();

export { against, countArg, exist, nameArg, pieceArg, rowOf } from '../../kernel/offers.ts';

export const hasRealm = (state: State, seat: Seat): true | Remark =>
  Object.hasOwn(state.realms, seat) ||
  against('ch.piece.seat', say('{seat} has no force in this campaign.', { seat }));

export const hasSeats = (state: State, seats: readonly Seat[]): true | Remark => {
  const missing = seats.find((seat) => !Object.hasOwn(state.realms, seat));
  return missing === undefined || hasRealm(state, missing);
};
const gone = (rule: Rule, what: string): Remark => against(rule, say(what));
export const hasWarbands = (state: State, ids: readonly string[]): true | Remark =>
  ids.every((id) => Object.hasOwn(state.warbands, id)) ||
  gone('ch.piece.warband', 'That warband is no longer on the roll.');
export const hasTerritories = (state: State, ids: readonly string[]): true | Remark =>
  ids.every((id) => Object.hasOwn(state.territories, id)) ||
  gone('ch.piece.territory', 'No one holds that territory any more.');
export const hasFigures = (state: State, ids: readonly string[]): true | Remark =>
  ids.every((id) => Object.hasOwn(state.figures, id)) ||
  gone('ch.piece.figure', 'That figure is no longer on the list.');
export const hasBattle = (state: State, id: string): true | Remark =>
  Object.hasOwn(state.battles, id) || gone('ch.piece.battle', 'That battle is no longer waiting.');
export const hasCaptives = (state: State, ids: readonly string[]): true | Remark =>
  ids.every((id) => Object.hasOwn(state.captives, id)) ||
  gone('ch.piece.captive', 'No one holds that captive any more.');

export const wrongStage = (state: State, stage: Stage): Remark | undefined =>
  state.stage === stage
    ? undefined
    : against(
        'ch.stage',
        state.stage === 'over'
          ? say('The campaign is over.')
          : say('You cannot do that at this stage of the campaign.'),
      );
export const isOver = ({ stage }: State): Remark | undefined =>
  stage === 'over' ? against('ch.stage', say('The campaign is over.')) : undefined;

/** Troops and territories are managed while mustering, and between battles. */
export const partOff = (state: State, part: Part): Remark | undefined =>
  state.options.parts[part] ? undefined : against('ch.parts', say('You play without that optional rule.'));

export const notYours = (
  state: State,
  seat: Seat,
  { warbands = [], territories = [] }: { warbands?: readonly string[]; territories?: readonly string[] },
): Remark | undefined =>
  warbands.some((id) => state.warbands[id]?.seat !== seat)
    ? against('ch.piece.warband', say('That warband is not yours.'))
    : territories.some((id) => state.territories[id]?.seat !== seat)
      ? against('ch.piece.territory', say('That territory is not yours.'))
      : undefined;

export const poor = (state: State, seat: Seat, price: number): Remark | undefined => {
  const gold = state.realms[seat]?.gold ?? 0;
  if (price <= gold) return undefined;
  // What is left of the first force's points becomes gold only once it is mustered.
  return against(
    'ch.gold',
    state.stage === 'muster'
      ? say('That costs {price} points; you have {gold} left.', { price, gold })
      : say('That costs {price} gold; you have {gold}.', { price, gold }),
  );
};
