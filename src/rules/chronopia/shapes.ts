/** What the changes of this rule set hold that is more than a number or a name. */
import * as is from '../../kernel/shapes.ts';
import { lands } from './charts/territories.ts';
import { characteristics, type Figure, figure as listedFigure, type Raised } from './figures.ts';
import { ends, type Options, type Part, tinctures } from './options.ts';
import {
  armies,
  type Battle,
  type Captive,
  type Fought,
  type Mission,
  type Sitting,
  type Spell,
  steps,
  type Weather,
} from './state.ts';

export const army = is.oneOf(...armies);
export const tincture = is.oneOf(...tinctures);
export const step = is.oneOf(...steps);
export const land = is.oneOf(...lands);
export const characteristic = is.oneOf(...characteristics);

const few = is.maybe(is.count);
export const raised = is.fields<Raised>({
  cc: few,
  mw: few,
  pw: few,
  ld: few,
  ac: few,
  st: few,
  w: few,
  mv: few,
  a: few,
  def: few,
});
export const figure: is.Kind<Figure> = is.both(listedFigure, is.fields({ seat: is.seat }));
export const spell = is.fields<Spell>({ name: is.words, cost: is.count, secondChance: is.yes });

const part = is.maybe(is.yes);
export const parts = is.fields<{ readonly [each in Part]?: boolean }>({
  climate: part,
  allies: part,
  challenges: part,
  many: part,
  special: part,
  trade: part,
});
export const end = is.fields<Options['end']>({
  by: is.oneOf(...ends),
  battles: is.count,
  territories: is.count,
});

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
  at: step,
  outcome: is.oneOf('won', 'lost', 'drawn'),
  bonus: is.whole,
  enemies: is.list(is.seat),
  fought: counts,
  survived: counts,
  leader: is.either(is.piece, is.oneOf('')),
  summoned: counts,
  paid: is.maybe(counts),
});
export const captive = is.fields<Captive>({
  seat: is.seat,
  holder: is.seat,
  warband: is.piece,
  figure: is.piece,
  raised,
  spent: is.count,
  count: is.count,
  battle: is.piece,
  hope: is.yes,
});
