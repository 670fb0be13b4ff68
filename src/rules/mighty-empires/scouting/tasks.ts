/** Whom a seat may send out scouts from, and whether they would find out or win anything. */
import { openOf } from '../../../kernel/ahead.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { ashoreIn, isAboard } from '../map/aboard.ts';
import { held, inMutiny } from '../movement/move.ts';
import { bannersOf, forces, isTurn } from '../queries.ts';
import type { BannerId, State } from '../state.ts';
import { scout } from './scout.ts';

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
    const around = tile === null ? [] : openOf(scout, state, seat, 'tile', { banner: id });
    if (tile === null || around.length === 0) return [];
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
            ? say('The tiles around it are known, and it cannot move this month.')
            : say('The tiles around it are known: scouts only open the way there.'),
        }),
      },
    ];
  });
}

/** A force in mutiny neither scouts nor marches: without a word, nothing would say why no way is offered. */
function mutiny(state: State, seat: Seat): readonly Task[] {
  return [...forces(state, seat)].flatMap(([tile, banners]): Task[] => {
    const held = banners.filter(({ id }) => inMutiny(state, id));
    return held.length === 0
      ? []
      : [
          {
            kind: 'mind',
            rule: 'me.scouting.event.mutiny',
            title: counted(
              held.length,
              'Mutiny in {tile}: your banner can neither scout nor move this month',
              'Mutiny in {tile}: {n} of your banners can neither scout nor move this month',
              { tile },
            ),
            icon: 'tower-flag',
            about: tile,
          },
        ];
  });
}

export const scoutingTasks = (state: State, seat: Seat): readonly Task[] =>
  state.stage === 'season'
    ? [...(isTurn(state, seat, 'scouting') ? scouts(state, seat) : []), ...mutiny(state, seat)]
    : [];
