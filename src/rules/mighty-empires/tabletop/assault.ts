/**
 * An assault fought with models: the besieger who wins has stormed the walls, a draw is a repulse, one who loses is bloodily
 * repulsed, as the scores of the two result charts match (Tabletop battles: siege).
 */
import { change, enter, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { against } from '../define.ts';
import { type Besieging, siegeOf, thisMonth } from '../map/walls.ts';
import { noStorm } from '../siege/assault.ts';
import { type Beleaguered, beleaguered, falls } from '../siege/fall.ts';
import type { BannerId, Month, State } from '../state.ts';
import { fallenGarrison } from './gather.ts';
import type { Verdict } from './victory.ts';

export type Assaulted = Beleaguered & {
  readonly order: string;
  /** Points of townsfolk behind the walls; null where a player holds them. */
  readonly mustered: number | null;
  readonly now: Month;
};
export const assaulted = (state: State, siege: Besieging, order: string): Assaulted => ({
  ...beleaguered(state, siege),
  order,
  mustered: siege.defender === 'independent' ? (siege.mustered ?? 0) : null,
  now: thisMonth(state),
});

const outcomes = { attacker: 'stormed', draw: 'repulse', defender: 'bloody-repulse' } as const;
const named = (all: Beleaguered['garrison']): readonly BannerId[] => all.map(({ banner }) => banner);

/** What follows from it; the besiegers gather their wounded afterwards, and so does a garrison that held. */
export function* stormedOnTable(b: Assaulted, winner: Verdict['winner']): Procedure<Change> {
  const { siege, tile, attacker, defender, mustered, now } = b;
  const result = outcomes[winner];
  yield* note('table-fought', 'me.tabletop.assault', { attacker, defender, tile, result });
  yield* change({ type: 'assaulted', id: siege, ...now, repulsed: winner === 'defender' });
  const fought = {
    tile,
    attacker,
    defender,
    attackers: named(b.besiegers),
    defenders: named(b.garrison),
    winner,
    scattered: false,
    pursuit: null,
  };
  yield* change({ type: 'battleFought', id: siege, fought });
  if (winner === 'attacker') {
    if (mustered === null) yield* fallenGarrison(b, { ...fought, when: now, recovered: [] });
    yield* note('stormed', 'me.siege.stormed', { seat: attacker, tile, defender });
    yield* falls(b);
  } else if (mustered !== null) {
    const points = yield* enter('townsfolk', {
      by: attacker,
      rule: 'me.tabletop.assault',
      bounds: { kind: 'integer', from: Math.min(1, mustered), to: mustered },
      text: say('How many of the {points} points of townsfolk still stand?', { points: mustered }),
    });
    yield* change({ type: 'garrisonLeft', tile, points: Number(points) });
  }
}

/** An assault is fought when walls may be stormed, and once the wounded of the last one are gathered. */
export function unstormable(state: State, id: string): Remark | undefined {
  const siege = siegeOf(state, id);
  if (!siege) return undefined;
  const { attacker, defender, recovered = [] } = state.tabletop.fought[id] ?? {};
  const lying = [attacker, defender].some(
    (side) => side !== undefined && side !== 'independent' && !recovered.includes(side),
  );
  return (
    noStorm(state, id, siege.attacker) ??
    (lying
      ? against('me.tabletop.recovery', say('Gather the wounded of the last assault first.'))
      : undefined)
  );
}
