/** What the changes of this rule set hold that is more than a number or a name. */
import * as is from '../../kernel/shapes.ts';
import type { Accord } from './accord/state.ts';
import { type Alliance, contingentKinds, type Contingent as Hired } from './court/state.ts';
import type { Shaken, Sought } from './espionage/state.ts';
import type { Character, Unit } from './ledger/contents.ts';
import type { Lasting, SpellName, Until } from './magic/state.ts';
import { type Part, tinctures } from './options.ts';
import { peoplesOf } from './peoples/peoples.ts';
import type { Month } from './pieces.ts';
import type { Laid, Painted, Spot } from './places.ts';
import { stages, turnPhases } from './state.ts';
import {
  barriers,
  type Captive,
  type Contingent,
  type Feature,
  type Fought,
  type Scenery,
  type Spoil,
  spoils,
} from './tabletop/state.ts';
import { landArg, spotArg } from './terrain.ts';
import { type WinterEffect, winterPhases } from './winter/state.ts';

export const stage = is.oneOf(...stages);
export const turnPhase = is.oneOf(...turnPhases);
export const winterPhase = is.oneOf(...winterPhases);
export const tincture = is.oneOf(...tinctures);
export const people = is.oneOf(...peoplesOf);
export const settlement = is.oneOf('village', 'fortress', 'city');
export const site = is.oneOf('barren', 'village', 'fortress', 'city');
export const month = is.fields<Month>({ year: is.count, month: is.count });

export const spot: is.Kind<Spot> = spotArg;
export const laid: is.Kind<Laid> = is.by(
  is.tile,
  is.fields<Laid[never]>({ design: is.piece, turn: is.oneOf(0, 1, 2, 3, 4, 5) }),
);
export const painted: is.Kind<Painted> = is.by(is.tile, landArg as is.Kind<Painted[never]>);

export const halt = is.oneOf('mutiny', 'storms', 'route', 'terror');
export const routeFound = is.oneOf('none', 'perilous', 'safe');

export const alliance = is.fields<Omit<Alliance, 'broken'>>({
  seat: is.seat,
  tiles: is.list(is.tile),
  kind: is.oneOf('temporary', 'complete'),
  year: is.count,
});
export const hired = is.fields<Hired>({
  kind: is.oneOf(...contingentKinds),
  people: is.words,
  alliance: is.orNull(is.piece),
  year: is.count,
});

const moves = is.oneOf('freely', 'on-4', 'not');
export const shaken = is.fields<Shaken>({ year: is.count, first: moves, second: moves });
export const sought = is.fields<Sought>({
  seat: is.seat,
  by: is.seat,
  tile: is.tile,
  banners: is.list(is.piece),
});

export const equinox = is.oneOf('autumn', 'spring');
export const forgedItem = is.oneOf('ring', 'weapon', 'armour', 'standard', 'instrument', 'scroll');
export const spell = is.oneOf(
  'abundance',
  'blight-crop',
  'break-siege',
  'bumper-crop',
  'call-of-heroes',
  'chaos-void',
  'deluge',
  'forge-magic',
  'hold-river',
  'howling-doom',
  'inundation-of-blood',
  'magical-protection',
  'portents-of-terror',
  'prosper',
  'quake',
  'raise-dead',
  'reign-of-madness',
  'rot',
  'scrye',
  'shrouding-mists',
  'storm',
  'summon-host',
  'tornado-of-peril',
  'withershins',
) satisfies is.Kind<SpellName>;
export const lasting = is.fields<Lasting>({
  spell,
  by: is.seat,
  tile: is.orNull(is.tile),
  about: is.orNull(is.seat),
  banner: is.orNull(is.piece),
  amount: is.count,
  leads: is.orNull(is.oneOf('home', 'astray')),
  tried: is.orNull(month),
  until: is.fields<Until>({ year: is.count, ends: is.oneOf('season', 'winter') }),
});

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

export const troops = is.fields<{
  readonly points: number;
  readonly units: readonly Unit[];
  readonly characters: readonly Character[];
}>({
  points: is.count,
  units: is.list(
    is.fields<Unit>({
      id: is.piece,
      name: is.words,
      models: is.count,
      points: is.count,
      note: is.words,
      elite: is.maybe(is.count),
      recruits: is.maybe(is.fields({ year: is.count, before: is.count, added: is.count })),
    }),
  ),
  characters: is.list(
    is.fields<Character>({
      id: is.piece,
      name: is.words,
      level: is.count,
      wizard: is.maybe(is.yes),
      points: is.count,
      note: is.words,
    }),
  ),
});

const parts: { readonly [part in Part]: is.Kind<boolean | undefined> } = {
  ships: is.maybe(is.yes),
  magic: is.maybe(is.yes),
  dragons: is.maybe(is.yes),
  espionage: is.maybe(is.yes),
  peoples: is.maybe(is.yes),
  tabletop: is.maybe(is.yes),
};
export const accord = is.fields<Accord>({
  year: is.count,
  by: is.seat,
  parts: is.fields<Accord['parts']>(parts),
  pieces: is.orNull(is.oneOf('limited', 'unlimited')),
});

type Effect<K> = Extract<WinterEffect, { readonly kind: K }>;
const crowned = { seat: is.seat, crowns: is.whole, why: is.rule };
export const winterEffect: is.Kind<WinterEffect> = is.either(
  is.either(
    is.fields<Effect<'crowns' | 'cities'>>({ kind: is.oneOf('crowns', 'cities'), ...crowned } as never),
    is.fields<Effect<'villages'>>({
      kind: is.oneOf('villages'),
      seat: is.seat,
      each: is.whole,
      why: is.rule,
    }),
  ),
  is.either(
    is.either(
      is.fields<Effect<'unpaid'>>({ kind: is.oneOf('unpaid'), tile: is.tile, why: is.rule }),
      is.fields<Effect<'famine'>>({ kind: is.oneOf('famine'), seat: is.seat, why: is.rule }),
    ),
    is.fields<Effect<'way'>>({ kind: is.oneOf('way'), banner: is.piece, safe: is.yes, why: is.rule }),
  ),
);
