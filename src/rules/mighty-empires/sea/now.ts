/** What speaks against an order of this chapter before one looks at its details. */
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import type { BannerId, Month, ShipId, State } from '../state.ts';

export const leftOut = ({ options }: State): Remark | undefined =>
  options.parts.ships ? undefined : against('me.sea.left-out', say('You play without ships.'));

export const notYourShip = ({ ships }: State, seat: Seat, id: ShipId): Remark | undefined =>
  ships[id]?.owner === seat ? undefined : against('me.sea.owner', say('That ship is not yours.'));
export const noShip = against('me.sea.owner', say('You have no ships.'));

/** A seat's ships by number. */
export const shipsOf = ({ ships }: State, seat: Seat): readonly ShipId[] =>
  Object.keys(ships)
    .filter((id) => ships[id]?.owner === seat)
    .sort((one, other) => (ships[one]?.number ?? 0) - (ships[other]?.number ?? 0));

const isNow = ({ season }: State, when: Month | undefined): boolean =>
  when?.year === season.year && when.month === season.month;
export const hasSailed = (state: State, ship: ShipId): boolean => isNow(state, state.sea.sailed[ship]);
export const hasLanded = (state: State, banner: BannerId): boolean => isNow(state, state.sea.landed[banner]);
