/** What the changes of battles hold: a battle that waits, one that was fought, and what each player has to settle after it. */
import * as is from '../../../kernel/shapes.ts';
import { land } from '../shapes.ts';
import { type Battle, type Fought, type Mission, type Sitting, steps, type Weather } from '../state.ts';

const kind = is.oneOf('two', 'many', 'rescue', 'challenge');
const counts = is.by(is.piece, is.count);
export const weather = is.fields<Weather>({ total: is.whole, desert: is.words });
export const mission = is.fields<Mission>({ name: is.words, terrain: is.yes });
export const battle = is.fields<Battle>({
  kind,
  sides: is.list(is.seat),
  since: is.count,
  when: is.words,
  set: is.yes,
  stakes: is.by(is.seat, is.piece),
  prize: is.orNull(land),
  weather: is.orNull(weather),
  allies: is.by(is.seat, is.fields<Battle['allies'][string]>({ side: is.seat, warbands: is.list(is.piece) })),
  summoned: is.by(is.seat, counts),
  paid: is.maybe(is.by(is.seat, counts)),
  missions: is.by(is.seat, mission),
  captives: is.list(is.piece),
});
export const fought = is.fields<Fought>({
  number: is.count,
  kind,
  sides: is.list(is.seat),
  winners: is.list(is.seat),
  ratings: is.by(is.seat, is.count),
});
export const sitting = is.fields<Sitting>({
  battle: is.piece,
  number: is.count,
  at: is.oneOf(...steps),
  outcome: is.oneOf('won', 'lost', 'drawn'),
  bonus: is.whole,
  enemies: is.list(is.seat),
  fought: counts,
  survived: counts,
  leader: is.either(is.piece, is.oneOf('')),
  summoned: counts,
  paid: is.maybe(counts),
});
