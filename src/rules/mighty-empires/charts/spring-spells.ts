/** The spring spells, which last for the campaign season unless they say otherwise. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation } from './source.ts';

/** How every spell that has a range is cast: within so many tiles of the capital, on the distance or more. */
export const casting = { range: 12, dice: '2d6' } as const;
export const castingWords = ['magic', 'wizard', 'sorcery', 'equinox', 'cast', 'spell'];
export const castingFoot =
  'Turned down, the second roll stands. Within 12 tiles of the capital, no rival capital: the distance or more on 2D6.';

/** Numbers named `...From` and `...UpTo` are D6 scores. */
export type SpringSpell =
  | {
      readonly spell: 'abundance';
      readonly target: 'tile';
      readonly razingAdds: Notation;
    }
  | { readonly spell: 'chaos-void'; readonly target: 'unknown-or-barren' }
  | { readonly spell: 'hold-river'; readonly target: 'river'; readonly reversedFrom: number }
  | { readonly spell: 'magical-protection'; readonly target: 'tile' }
  | { readonly spell: 'portents-of-terror'; readonly target: 'tile'; readonly haltedUpTo: number }
  | { readonly spell: 'quake'; readonly target: 'city-or-fortress'; readonly multiplier: number }
  | { readonly spell: 'raise-dead'; readonly target: 'tile'; readonly points: Notation }
  | { readonly spell: 'rot'; readonly target: 'tile' }
  | { readonly spell: 'scrye'; readonly target: 'tile' }
  | {
      readonly spell: 'storm';
      readonly target: 'tile';
      readonly feeds: number;
      readonly shipWreckedUpTo: number;
      readonly scoutsBackFrom: number;
    }
  | { readonly spell: 'summon-host'; readonly target: 'own-empire'; readonly points: Notation }
  | { readonly spell: 'withershins'; readonly target: 'tile'; readonly direction: Notation };

export const springSpells = chart<SpringSpell>({
  id: 'spring-spells',
  title: 'Spring spells',
  dice: 'd12',
  source: book('Spring spells'),
  words: castingWords,
  foot: castingFoot,
  rows: [
    {
      on: [1, 1],
      text: 'Abundance',
      note: 'feeds any force, however large; razing takes D6 baggage more and ends it',
      is: { spell: 'abundance', target: 'tile', razingAdds: 'd6' },
    },
    {
      on: [2, 2],
      text: 'Chaos Void',
      note: 'unknown or barren tile: any force that enters this season is gone',
      is: { spell: 'chaos-void', target: 'unknown-or-barren' },
    },
    {
      on: [3, 3],
      text: 'Hold River',
      note: 'dry here and downstream; undo it on 5+, and anybody who is crossing drowns',
      is: { spell: 'hold-river', target: 'river', reversedFrom: 5 },
    },
    {
      on: [4, 4],
      text: 'Magical Protection',
      note: 'lifts equinox spells from the tile and keeps off new ones',
      is: { spell: 'magical-protection', target: 'tile' },
    },
    {
      on: [5, 5],
      text: 'Portents of Terror',
      note: 'each turn, a force here on 1–3: does nothing, its mercenaries and allies disperse',
      is: { spell: 'portents-of-terror', target: 'tile', haltedUpTo: 3 },
    },
    {
      on: [6, 6],
      text: 'Quake',
      note: 'the walls of a city or fortress multiply nothing until winter',
      is: { spell: 'quake', target: 'city-or-fortress', multiplier: 1 },
    },
    {
      on: [7, 7],
      text: 'Raise Dead',
      note: 'D6 × 100 points of undead fall on any force here, or lie in wait; they need no food',
      is: { spell: 'raise-dead', target: 'tile', points: 'd6x100' },
    },
    {
      on: [8, 8],
      text: 'Rot',
      note: 'baggage here spoils, and so does all that is brought in',
      is: { spell: 'rot', target: 'tile' },
    },
    {
      on: [9, 9],
      text: 'Scrye',
      note: 'the owner shows you the force here, points and lists',
      is: { spell: 'scrye', target: 'tile' },
    },
    {
      on: [10, 10],
      text: 'Storm',
      note: 'no food; ships wrecked on 1–2, else blown next door; scouts setting out are beaten back on 4+',
      is: { spell: 'storm', target: 'tile', feeds: 0, shipWreckedUpTo: 2, scoutsBackFrom: 4 },
    },
    {
      on: [11, 11],
      text: 'Summon Host',
      note: 'D6 × 100 points of Ethereal, Monstrous or Chaos Host, one banner, this season',
      is: { spell: 'summon-host', target: 'own-empire', points: 'd6x100' },
    },
    {
      on: [12, 12],
      text: 'Withershins',
      note: 'who scouts from here goes where a D6 points, or stays',
      is: { spell: 'withershins', target: 'tile', direction: 'd6' },
    },
  ],
});
