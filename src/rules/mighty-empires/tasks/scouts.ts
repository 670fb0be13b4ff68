/** Whom a seat may send out scouts from, and whether they would find out or win anything. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { bannersOf } from '../queries.ts';
import { ashoreIn, isAboard } from '../sea/aboard.ts';
import { held } from '../season/movement.ts';
import { scoutGround } from '../season/scout-ground.ts';
import { keepsScouts, unscoutable } from '../season/scouting.ts';
import type { BannerId, State } from '../state.ts';

/** What scouts find out or win there, beside a way: new ground, a rival's land that nobody defends, a look at a force. */
function worthALook(state: State, seat: Seat, banner: BannerId, tile: TileId): boolean {
  const holding = state.tiles[tile];
  if (!holding || ashoreIn(state, tile).some((other) => other.seat !== seat)) return true;
  const standing = state.banners[banner];
  const rival = !holding.razed && holding.flag !== seat && holding.flag !== 'independent';
  // What is known already changes no flag for scouts from a ship.
  return rival && standing !== undefined && !isAboard(standing);
}

export function scouts(state: State, seat: Seat): readonly Task[] {
  return bannersOf(state, seat).flatMap(({ id, tile }): Task[] => {
    if (tile === null || keepsScouts(state, id)) return [];
    const around = scoutGround(state, id).filter((next) => !unscoutable(state, seat, id, next));
    if (around.length === 0) return [];
    return [
      {
        kind: 'may',
        rule: 'me.scouting.declare',
        title: say('{theBanner} may scout from {tile}', { theBanner: id, tile }),
        icon: 'spyglass',
        order: { id: 'scout', args: { banner: id } },
        about: id,
        ...(!around.some((next) => worthALook(state, seat, id, next)) && {
          quiet: 'rare',
          why: held(state, id)
            ? say('The tiles around are known, and it cannot march this month.')
            : say('The tiles around are known: scouts only open the way there.'),
        }),
      },
    ];
  });
}
