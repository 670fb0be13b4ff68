/** A move as its procedure sees it: who goes, what bars each of them, and who waits on the other side. */

import type { TileId } from '../../../kernel/hex.ts';
import { same } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Way } from '../land/crossings.ts';
import { heldAgainst } from '../map/alliances.ts';
import { chaosVoid, undeadIn } from '../map/spells.ts';
import { isHillfolk } from '../map/talents.ts';
import { crossing, spotsOf } from '../map/terrain.ts';
import { insideOf, siegesIn } from '../map/walls.ts';
import type { Spot } from '../places.ts';
import { bannersIn, encountersIn, partyOf, turnOf } from '../queries.ts';
import type { BannerId, Owner, State } from '../state.ts';
import { fordsOf } from './fords.ts';
import type { Meeting, MoveBrief } from './moves.ts';

export type { Meeting, MoveBrief, Mover } from './moves.ts';

/** What the route a banner looks for is kept by. */
export const wayKey = (state: State, id: BannerId, to: TileId): string => {
  const { seat = '', tile = to, spot = null } = state.banners[id] ?? {};
  const { moved, marching } = turnOf(state, seat);
  return `${tile}_${to}${partyOf([...moved, ...marching], id, spot)}`;
};

/** The way a banner would take: to where it wants to arrive if that can be, else the least barred. */
export function wayOf(state: State, banner: BannerId, to: TileId, arrive: Spot | null): Way | undefined {
  const mover = state.banners[banner];
  if (!mover?.tile || !mover.spot) return undefined;
  const { ways } = crossing(state, mover.seat, { tile: mover.tile, at: mover.spot }, to);
  return ways.find(({ at }) => arrive !== null && same(at, arrive)) ?? ways[0];
}

export function moveBrief(
  state: State,
  order: string,
  banners: readonly BannerId[],
  to: TileId,
  arrive: Spot | null,
): MoveBrief {
  const [first = ''] = banners;
  const seat = state.banners[first]?.seat ?? '';
  const from = state.banners[first]?.tile ?? to;
  const owner = heldAgainst(state, seat, to);
  return {
    seat,
    order,
    from,
    to,
    movers: banners.flatMap((banner) => {
      const mover = state.banners[banner];
      const way = wayOf(state, banner, to, arrive);
      if (!mover || mover.tile !== from) return [];
      return [
        {
          banner,
          number: mover.number,
          baggage: mover.baggage,
          // By agreement a banner may go where no way leads; then nothing bars it.
          blocked: way !== undefined && way.why.length > 0,
          spot: way?.at ?? spotsOf(state, to)[0] ?? { part: 0 },
          marching: state.season.turns[seat]?.marching.includes(banner) ?? false,
        },
      ];
    }),
    hillfolk: isHillfolk(
      state,
      banners,
      banners.flatMap((banner) => wayOf(state, banner, to, arrive)?.why ?? []),
    ),
    key: wayKey(state, first, to),
    route: turnOf(state, seat).routes[wayKey(state, first, to)] ?? null,
    owner,
    chaos: chaosVoid(state, to),
    fords: fordsOf(state, seat, banners, to, arrive),
    meets: meetings(state, seat, to, owner),
  };
}

/** Those in the open are fought; those under siege are besieged by the newcomers, too. */
export function meetings(state: State, seat: Seat, to: TileId, owner: Owner | null): readonly Meeting[] {
  const sieges = siegesIn(state, to).filter(({ defender }) => defender !== seat);
  const inside = insideOf(state, to);
  const enemies = new Set<Owner>(
    bannersIn(state, to)
      .filter(({ id, seat: other, spot }) => other !== seat && spot !== null && !inside.includes(id))
      .map((banner) => banner.seat),
  );
  if ((owner === 'independent' && sieges.length === 0) || undeadIn(state, to) > 0) enemies.add('independent');
  const mine = encountersIn(state, to).filter(({ attacker }) => attacker === seat);
  const met = (kind: 'battle' | 'siege', defender: Owner): string | null =>
    mine.find((each) => each.kind === kind && each.defender === defender)?.id ?? null;
  const [first] = sieges;
  return [
    ...[...enemies].map((defender) => ({ defender, encounter: met('battle', defender), walls: null })),
    ...(first
      ? [
          {
            defender: first.defender,
            encounter: met('siege', first.defender),
            walls: { inside: [...inside], mustered: first.mustered, hardship: first.siege.hardship },
          },
        ]
      : []),
  ];
}
