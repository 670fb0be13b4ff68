/** What changes remark on where what they name is gone. */
import type { Mutable, Remark } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import type { State } from './state.ts';

export type Draft = Mutable<State>;

export const noRealm = (seat: string): readonly Remark[] => [
  { rule: 'na.piece.seat', why: say('{seat} has no realm in this campaign.', { seat }) },
];
export const noHex = (tile: string): readonly Remark[] => [
  { rule: 'na.piece.hex', why: say('No hex lies at {tile}.', { tile }) },
];
export const noEncounter: Remark = { rule: 'na.piece.battle', why: say('That battle no longer waits.') };
export const noBattle = (): readonly Remark[] => [noEncounter];
