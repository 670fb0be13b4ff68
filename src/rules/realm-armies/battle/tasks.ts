/** The next battle of the night: to be fought, put off, or entered as it was fought on a table. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { deed, look, nextOf } from '../night/next.ts';
import { speaker } from '../queries.ts';
import type { State } from '../state.ts';
import { fieldOf, sidesAt } from './field.ts';
import { contested } from './fight.ts';

export function battleTasks(state: State, seat: Seat): readonly Task[] {
  const next = nextOf(state, 'land', 'assault');
  if (!next) return [];
  const { seat: attacker, target: tile } = next;
  const { kind } = fieldOf(state, next.id);
  // Only where dice are rolled on both sides is the other asked as well.
  const also = contested(kind) && fights(state, seat, next.id);
  const { task, ready } = deed(state, seat, { next, order: 'fight', also });
  const title = {
    lapsed: say('Nobody is left to march on {tile}', { tile }),
    friendly: say('{seat} marches to {tile}', { seat: attacker, tile }),
    uncontested: say('{seat} takes {tile} unopposed', { seat: attacker, tile }),
    landing: say('{seat} lands in {tile} unopposed', { seat: attacker, tile }),
    field: say('{seat} gives battle in {tile}', { seat: attacker, tile }),
    siege: say('{seat} storms the walls of {tile}', { seat: attacker, tile }),
    assault: say('{seat} assaults {tile} from the sea', { seat: attacker, tile }),
  }[kind];
  /** Nobody stands against it: one tap does it. */
  const tapped = {
    lapsed: { ready: say('Let the mission lapse'), look },
    friendly: ready(say('March there')),
    uncontested: ready(say('Take the tile')),
    landing: ready(say('Take the tile')),
    field: {},
    siege: {},
    assault: {},
  }[kind];
  const icon = kind === 'siege' ? 'siege-tower' : contested(kind) ? 'crossed-swords' : 'walking-boot';
  return [{ ...task, rule: 'ra.battle', title, icon, ...tapped }];
}

/** Whether a player is in a battle, or acts for one who is. */
export const fights = (state: State, player: Seat, id: string): boolean =>
  sidesAt(state, id).some((each) => each === player || speaker(state, each) === player);
