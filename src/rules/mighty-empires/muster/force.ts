/** Which banners of a tile may pass troops to one another: those of one force that nothing divides. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, notNow } from '../define.ts';
import { isAboard, isAtSea } from '../map/aboard.ts';
import { isApart, stricken } from '../map/spells.ts';
import { isInside } from '../map/walls.ts';
import { encountersIn, force, type PlacedBanner } from '../queries.ts';
import type { BannerId, State } from '../state.ts';

/** Hired and allied troops, and a host called by magic, neither give troops nor take any. */
export const keptApart = (state: State, ...banners: readonly BannerId[]): Remark | undefined =>
  banners.some((banner) => isApart(state, banner))
    ? against(
        'me.reorganisation.hired',
        say('Hired, allied and summoned troops must stay in their own banners.'),
      )
    : undefined;

/** Why two banners cannot pass troops to one another. */
export function divided(state: State, one: BannerId, other: BannerId): Remark | undefined {
  const [a, b] = [state.banners[one], state.banners[other]];
  if (!a || !b || a.tile === null || a.tile !== b.tile || a.seat !== b.seat)
    return against('me.reorganisation.banners', say('Troops can move only between banners of one force.'));
  if (isInside(state, one) !== isInside(state, other))
    return against('me.siege.inside', say('Nothing can pass through the lines of a siege.'));
  const atSea = isAtSea(state, one) || isAtSea(state, other);
  if (isAboard(a) !== isAboard(b) && atSea)
    return against('me.reorganisation.apart', say('There is open water between those banners.'));
  return keptApart(state, one, other) ?? stricken(state, [one, other]);
}

/** Outside the phase of that name; besiegers part their force as soon as the gates are shut. */
export function notYet(state: State, seat: Seat, tile: TileId | undefined): Remark | undefined {
  const besieges =
    tile && encountersIn(state, tile).some(({ kind, attacker }) => kind === 'siege' && attacker === seat);
  return besieges
    ? notNow(state, seat, 'battle', 'siege', 'reorganisation')
    : notNow(state, seat, 'reorganisation');
}

/** Banners a banner may pass troops to. */
export const partners = (state: State, id: BannerId): readonly PlacedBanner[] => {
  const { tile = null, seat = '' } = state.banners[id] ?? {};
  return tile === null
    ? []
    : force(state, seat, tile).filter((other) => other.id !== id && !divided(state, id, other.id));
};
