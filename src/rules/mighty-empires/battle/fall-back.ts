/** A force beaten this month and attacked again may avoid the battle by one more step back, as if defeated. */

import * as v from 'valibot';
import { pick } from '../../../kernel/asks.ts';
import { change, note, under } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, pieceArg } from '../define.ts';
import { battlesOf, defendersOf, isBeaten } from '../map/sides.ts';
import type { State } from '../state.ts';
import { carried, laden, loadsOf } from './baggage.ts';
import { fieldOf, trapped } from './field.ts';
import { canLeave, retreat } from './retreat.ts';

/** Whether every banner a seat would have to fight with was beaten this month. */
export function mayFallBack(state: State, seat: string, id: string): boolean {
  const encounter = state.encounters[id];
  if (encounter?.kind !== 'battle' || encounter.defender !== seat) return false;
  const defenders = defendersOf(state, encounter);
  return defenders.length > 0 && defenders.every((each) => isBeaten(state, each.id));
}

export const fallBack = define({
  id: 'fall-back',
  rule: 'me.battle.second',
  title: say('Fall back again'),
  args: v.object({ encounter: pieceArg }),
  *asks(state, seat) {
    const unbeaten = against(
      'me.battle.second',
      say('Only a force that was beaten this month may leave before a second battle.'),
    );
    const encounter = yield* pick('encounter', {
      text: say('Which battle?'),
      among: () => battlesOf(state, seat).map(({ id }) => id),
      against: (id) => (mayFallBack(state, seat, id) ? undefined : unbeaten),
      none: unbeaten,
    });
    return { encounter };
  },
  applies: (state, { encounter }) =>
    state.encounters[encounter]?.kind === 'battle' ||
    against('me.battle.waiting', say('There is no longer a battle there.')),
  brief: (state, { encounter }) => fieldOf(state, encounter),
  *run({ encounter, tile, attacker, defender, falls }) {
    const { seat, fighters } = defender;
    if (seat === 'independent') return;
    yield* note('fell-back', 'me.battle.second', { seat, tile, attacker: attacker.seat });
    const leaves = fighters.filter((each) => canLeave(each, 'roll'));
    const loaded = laden(attacker.fighters, loadsOf(fighters) - loadsOf(leaves));
    yield* carried(attacker.fighters, loaded);
    yield* change({ type: 'encounterEnded', id: encounter });
    if (falls.attacker) yield* change({ type: 'tileTaken', tile, seat: attacker.seat });
    yield* trapped(
      seat,
      tile,
      fighters.filter((each) => !leaves.includes(each)),
    );
    yield* under('retreat', retreat({ seat, from: tile, fighters: leaves, routes: 'roll' }));
  },
});
