/** What changes remark where the piece they name is no longer there. */
import type { Rule } from '../../kernel/question.ts';
import type { Mutable, Remark } from '../../kernel/ruleset.ts';
import { counted, say, type Text } from '../../kernel/text.ts';
import type { State } from './state.ts';

export type Draft = Mutable<State>;

export const remark = (rule: Rule, why: Text): readonly Remark[] => [{ rule, why }];
/** What was to be carried out has been, or is void. */
export const alreadyDone = remark('ra.night.over', say('That has already been done.'));
export const noSeat = (seat: string): readonly Remark[] =>
  remark('ra.piece.seat', say('{seat} has no realm in this campaign.', { seat }));
export const overdrawn = (seat: string, points: number): readonly Remark[] =>
  remark(
    'ra.treasury.overdrawn',
    counted(
      points,
      '{seat}’s treasury is overdrawn by one empire point.',
      '{seat}’s treasury is overdrawn by {n} empire points.',
      { seat },
    ),
  );
export const noArmy = (army: string): readonly Remark[] =>
  remark('ra.piece.army', say('Army {army} is no longer on the map.', { army }));
export const noFleet = (fleet: string): readonly Remark[] =>
  remark('ra.piece.fleet', say('Fleet {fleet} is no longer on the map.', { fleet }));
export const noHero = (hero: string): readonly Remark[] =>
  remark('ra.piece.hero', say('{hero} is not in this campaign.', { hero }));
