/** Goblinoids on short rations: prisoners in the train may end in the pot before the runts do. */
import type { TileId } from '../../../kernel/hex.ts';
import { change, choose, note, type Procedure, part, under } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { type Starving, shortfall } from '../provisions/shortfall.ts';
import type { BannerId, State } from '../state.ts';

const rule = 'me.peoples.goblinoids.prisoners';

/** A prisoner who travels with a force, as food: worth the points of his level and people. */
export type Morsel = {
  readonly id: string;
  readonly tile: TileId;
  readonly name: string;
  readonly owner: Seat;
  readonly points: number;
};

/** Prisoners in the baggage trains of a seat's forces in these tiles, the least worth first. */
export const larderOf = (
  { tabletop, banners }: State,
  seat: Seat,
  tiles: readonly (TileId | null)[],
): readonly Morsel[] =>
  Object.entries(tabletop.captives)
    .flatMap(([id, { holder, banner, name, owner, points }]) => {
      const tile = banner === null ? null : (banners[banner]?.tile ?? null);
      return holder === seat && tile !== null && tiles.includes(tile)
        ? [{ id, tile, name, owner, points }]
        : [];
    })
    .sort((a, b) => a.points - b.points || (a.id < b.id ? -1 : 1));

type Famished = {
  readonly seat: Seat;
  readonly number: number;
  readonly tile: TileId | null;
  /** Points the hunger would cost it. */
  readonly points: number;
};

/**
 * Eats prisoners instead of one's own, as long as there is hunger and the owner likes. Labels: `pot`, `pot2`, ….
 * @param eaten ids of those who are gone already; those who go now are added
 * @returns the points still to be lost
 */
function* feast(
  { seat, number, tile, points }: Famished,
  larder: readonly Morsel[],
  eaten: Set<string>,
): Procedure<Change, number> {
  let left = points;
  for (let course = 1; left > 0; course++) {
    const menu = larder.filter((morsel) => morsel.tile === tile && !eaten.has(morsel.id));
    if (menu.length === 0) return left;
    const chosen: string = yield* choose(course === 1 ? 'pot' : `pot${course}`, {
      by: seat,
      rule,
      text: say('Banner {number} is {points} points short of meat. Who goes into the pot?', {
        number,
        points: left,
      }),
      from: {
        nobody: say('Our own troops: we keep the prisoners'),
        ...Object.fromEntries(
          menu.map(({ id, name, owner, points: meat }) => [
            id,
            say('{name} of {ownerSeat}: {meat} points', { name, ownerSeat: owner, meat }),
          ]),
        ),
      },
    });
    const dish = menu.find(({ id }) => id === chosen);
    if (!dish) return left;
    eaten.add(dish.id);
    left = Math.max(0, left - dish.points);
    yield* change({ type: 'captiveDied', id: dish.id });
    yield* note('eaten', rule, { seat, owner: dish.owner, name: dish.name, number, tile });
  }
  return left;
}

/** A banner that has nothing to eat; `devours` for goblinoids. */
export type Hungry = {
  readonly banner: BannerId;
  readonly number: number;
  readonly tile: TileId | null;
  readonly devours: boolean;
};

/** A hungry banner tests for shortfall, and bears it; goblinoids may eat their prisoners first. Labels: `<banner>/…`. */
export function* starves(
  seat: Seat,
  { banner, number, tile, devours }: Hungry,
  larder: readonly Morsel[],
  eaten: Set<string>,
): Procedure<Change> {
  const starving: Starving = devours ? { by: seat, doubled: true } : { by: seat };
  const { total, points: hunger } = yield* part(banner, shortfall, starving);
  const points = devours
    ? yield* under(banner, feast({ seat, number, tile, points: hunger }, larder, eaten))
    : hunger;
  if (points > 0) yield* change({ type: 'charged', banner, points });
  yield* note('shortfall', 'me.subsistence.shortfall', { seat, banner, number, tile, total, points });
}
