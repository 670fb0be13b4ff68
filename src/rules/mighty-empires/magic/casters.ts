/** Who may cast, and whose turn it is. What a banner is worth only its owner knows: that is asked when a spell is rolled. */
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import { ashoreIn } from '../map/aboard.ts';
import { ownerOf } from '../queries.ts';
import type { BannerId, State } from '../state.ts';
import { notInWinter } from '../winter-now.ts';
import type { Equinox } from './state.ts';

/** What a banner must be worth, and the level of a wizard where armies are worked out. */
const mighty = { points: 500, level: 25 } as const;

/** Spells a seat may cast at one equinox: one, and High Elves two. */
export const spellsOf = (state: State, seat: Seat): number =>
  state.options.parts.peoples && state.realms[seat]?.people === 'high-elves' ? 2 : 1;

/** Banners in a seat's own capital, while it holds it: among them a wizard may be. */
export function wizardsIn(state: State, seat: Seat): readonly BannerId[] {
  const capital = state.realms[seat]?.capital;
  return capital && ownerOf(state, capital) === seat
    ? ashoreIn(state, capital).flatMap((each) => (each.seat === seat ? each.id : []))
    : [];
}

/** What a seat's own book is asked: whether one of them is mighty enough. */
export function wizardAsked(state: State, seat: Seat) {
  const named = state.options.armies === 'units' && state.options.rulings.wizards === 'named';
  return { banners: [...wizardsIn(state, seat)], points: mighty.points, level: named ? mighty.level : 0 };
}

/** The equinox a seat is at in its winter, if it is at one. */
export const equinoxOf = (state: State, seat: Seat): Equinox | undefined => {
  const phase = state.stage === 'winter' ? state.winter.at[seat] : undefined;
  return phase === 'autumn' || phase === 'spring' ? phase : undefined;
};
/** Whether the order of casting is settled for this equinox. */
export const isOpen = ({ magic: { at }, season }: State, equinox: Equinox): boolean =>
  at?.year === season.year && at.equinox === equinox;

/** Spells a seat may still cast at this equinox. */
export const spellsLeft = (state: State, seat: Seat): number =>
  Math.max(0, spellsOf(state, seat) - (state.magic.cast[seat] ?? 0));

const mayCast = (state: State, seat: Seat, equinox: Equinox): boolean =>
  equinoxOf(state, seat) === equinox && spellsLeft(state, seat) > 0 && wizardsIn(state, seat).length > 0;

/** Seats that may cast at this equinox, as far as everybody can see. */
export const candidates = (state: State, equinox: Equinox): readonly Seat[] =>
  state.seats.filter((seat) => equinoxOf(state, seat) === equinox && wizardsIn(state, seat).length > 0);

/** Whose turn it is to cast: the first in order with a spell left that has not gone on. */
export const casting = (state: State, equinox: Equinox): Seat | undefined =>
  isOpen(state, equinox) ? state.magic.order.find((seat) => mayCast(state, seat, equinox)) : undefined;

/** No magic in this campaign, no equinox, or others on their way to it. */
export function notAtEquinox(state: State, seat: Seat): Remark | undefined {
  if (!state.options.parts.magic) return against('me.magic.turn', say('You play without magic.'));
  return notInWinter(state, seat, equinoxOf(state, seat) ?? 'autumn');
}

/** Why a seat may not cast now. */
export function castsNot(state: State, seat: Seat): Remark | undefined {
  const equinox = equinoxOf(state, seat);
  const away = notAtEquinox(state, seat);
  if (away || !equinox)
    return away ?? against('me.magic.turn', say('You can cast spells only at the equinox.'));
  if (!isOpen(state, equinox)) return against('me.magic.order', say('Settle the order of casting first.'));
  if (spellsLeft(state, seat) === 0)
    return against('me.magic.turn', say('You have already cast at this equinox.'));
  if (wizardsIn(state, seat).length === 0)
    return against('me.magic.caster', say('You have no banner in your capital.'));
  const turn = casting(state, equinox);
  return turn === undefined || turn === seat
    ? undefined
    : against('me.magic.turn', say('It is {seat}’s turn to cast.', { seat: turn }));
}
