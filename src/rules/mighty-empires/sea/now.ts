/** What speaks against an order of this chapter before one looks at its details. */
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import type { BannerId, Month, ShipId, State } from '../state.ts';

export const leftOut = ({ options }: State): Remark | undefined =>
  options.parts.ships ? undefined : against('me.sea.left-out', say('This campaign is played without ships.'));

/** Not this seat's, or no ship of this seat's is afloat. */
export function notYourShips({ ships }: State, seat: Seat, named: readonly ShipId[]): Remark | undefined {
  if (named.some((id) => ships[id]?.owner !== seat))
    return against('me.sea.owner', say('That is no ship of yours.'));
  return Object.values(ships).some(({ owner }) => owner === seat)
    ? undefined
    : against('me.sea.owner', say('No ship of yours is afloat.'));
}

const isNow = ({ season }: State, when: Month | undefined): boolean =>
  when?.year === season.year && when.month === season.month;
export const hasSailed = (state: State, ship: ShipId): boolean => isNow(state, state.sea.sailed[ship]);
export const hasLanded = (state: State, banner: BannerId): boolean => isNow(state, state.sea.landed[banner]);
