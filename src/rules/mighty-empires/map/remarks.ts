/** What changes remark where the piece they name is no longer there. */
import type { Rule } from '../../../kernel/question.ts';
import type { Mutable, Remark } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import type { State } from '../state.ts';

export type Draft = Mutable<State>;

export const remark = (rule: Rule, why: Text): readonly Remark[] => [{ rule, why }];
export const noBanner = (banner: string): readonly Remark[] =>
  remark('me.piece.banner', say('Banner {banner} is no longer on the map.', { banner }));
export const noLoad = (banner: string): readonly Remark[] =>
  remark('me.subsistence.baggage', say('{banner} does not have that much baggage.', { banner }));
export const noStores = (tile: string): readonly Remark[] =>
  remark('me.subsistence.stockpile', say('The stockpile of {tile} does not hold enough.', { tile }));
export const noTile = (tile: string): readonly Remark[] =>
  remark('me.piece.tile', say('Tile {tile} is unknown.', { tile }));
export const noSeat = (seat: string): readonly Remark[] =>
  remark('me.piece.seat', say('{seat} has no realm in this campaign.', { seat }));
export const noEncounter = (): readonly Remark[] =>
  remark('me.battle.recorded', say('That encounter is already over.'));
