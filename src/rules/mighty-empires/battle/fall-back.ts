/** A force beaten this month and attacked again may avoid the battle by one more step back, as if defeated. */
import * as v from 'valibot';
import { change, note, under } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, pieceArg, unless } from '../define.ts';
import type { State } from '../state.ts';
import { carried, laden, loadsOf } from './baggage.ts';
import { fieldOf, trapped } from './field.ts';
import { canLeave, retreat } from './retreat.ts';
import { battlesOf, defendersOf } from './sides.ts';
import { isBeaten } from './state.ts';

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
  offered: (state, seat, args) =>
    unless(
      (args
        ? !mayFallBack(state, seat, args.encounter)
        : !battlesOf(state, seat).some(({ id }) => mayFallBack(state, seat, id))) &&
        against('me.battle.second', say('Only a force beaten this month may leave before a second battle.')),
    ),
  applies: (state, { encounter }) =>
    state.encounters[encounter]?.kind === 'battle' ||
    against('me.battle.waiting', say('No battle waits there any more.')),
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
  holds: ({ defender }) => defender.fighters.map(({ banner }) => banner),
});
