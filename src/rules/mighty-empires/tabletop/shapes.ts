/** What the changes of this chapter hold that is more than a number or a name. */
import * as is from '../../../kernel/shapes.ts';
import {
  barriers,
  type Captive,
  type Contingent,
  type Feature,
  type Fought,
  type Scenery,
  type Spoil,
  spoils,
} from './state.ts';

const comes = is.oneOf('start', 'late', 'own-edge', 'random-flank', 'any-of-three');
export const contingent = is.fields<Contingent>({
  from: is.tile,
  banners: is.list(is.piece),
  due: is.count,
  comes: is.orNull(comes),
  units: is.orNull(is.count),
  flank: is.orNull(is.oneOf('left', 'right')),
});
export const barrier = is.oneOf(...barriers);
export const feature = is.fields<Feature>({ feature: is.words, text: is.words, rolled: is.count });
export const scenery = is.fields<Scenery>({ hill: is.count, bridge: is.count, half: is.count });
const pursuit = is.oneOf('dispersed', 'shadowed', 'general', 'baggage', 'covered', 'rear-guard');
export const fought = is.fields<Omit<Fought, 'when' | 'recovered'>>({
  tile: is.tile,
  attacker: is.seat,
  defender: is.seat,
  attackers: is.list(is.piece),
  defenders: is.list(is.piece),
  winner: is.oneOf('attacker', 'defender', 'draw'),
  scattered: is.yes,
  pursuit: is.orNull(pursuit),
});
export const captive = is.fields<Omit<Captive, 'since' | 'tried'>>({
  owner: is.seat,
  holder: is.seat,
  character: is.piece,
  name: is.words,
  level: is.count,
  points: is.count,
  banner: is.orNull(is.piece),
});
export const spoil = is.fields<Spoil>({
  holder: is.seat,
  from: is.seat,
  kind: is.oneOf(...spoils),
  name: is.words,
  banner: is.orNull(is.piece),
});
