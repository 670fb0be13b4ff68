/** What changes remark on where what they name is gone. */
import type { Seat } from '../../kernel/question.ts';
import type { Mutable, Remark } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import type { State } from './state.ts';

export type Draft = Mutable<State>;

export const noRealm = (seat: string): readonly Remark[] => [
  { rule: 'na.piece.seat', why: say('{seat} has no realm in this campaign.', { seat }) },
];
export const noHex = (tile: string): readonly Remark[] => [
  { rule: 'na.piece.hex', why: say('There is no hex at {tile}.', { tile }) },
];
/** Of a treasury from which more was spent than it held. */
export function overdrawn({ realms }: Draft, seat: string): readonly Remark[] {
  const gold = realms[seat]?.gold ?? 0;
  return gold < 0
    ? [
        {
          rule: 'na.gold',
          why: say('{seat}’s treasury is overdrawn by {gold}.', { seat, gold: -gold }),
        },
      ]
    : [];
}
/** Whose treasury takes what is a seat's: its own, or of a fallen realm that of its conqueror, and so on. */
export function heirOf({ realms }: Draft, seat: Seat, gone: readonly Seat[] = []): Seat {
  const { fell, heir } = realms[seat] ?? {};
  return fell == null || heir === undefined || gone.includes(seat)
    ? seat
    : heirOf({ realms } as Draft, heir, [...gone, seat]);
}
