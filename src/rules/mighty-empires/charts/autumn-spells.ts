/** The autumn spells, and what Forge Magic makes. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation, type Settlement } from './source.ts';
import { castingFoot, castingWords } from './spring-spells.ts';

/** The D6 score a settlement of a kind is razed from; a kind not named is safe. */
export type Razes = { readonly [Kind in Settlement]?: number };
/** `sure`: has no range and never fails. */
export type AutumnSpell =
  | { readonly spell: 'blight-crop'; readonly target: 'rival-empire'; readonly takes: Notation }
  | { readonly spell: 'deluge'; readonly target: 'river'; readonly razes: Razes; readonly downstream: Razes }
  | {
      readonly spell: 'howling-doom';
      readonly target: 'tile';
      readonly eachLoses: Notation;
      readonly razes: Razes;
      readonly tiles: Notation;
    }
  | { readonly spell: 'forge-magic'; readonly sure: true; readonly points: Notation }
  | {
      readonly spell: 'inundation-of-blood';
      readonly target: 'tile';
      readonly revenue: number;
      readonly eachLoses: Notation;
      readonly razes: Razes;
    }
  | { readonly spell: 'bumper-crop'; readonly sure: true; readonly gains: Notation }
  | { readonly spell: 'prosper'; readonly target: 'razed-beside-own' }
  | { readonly spell: 'reign-of-madness'; readonly target: 'enemy-village' }
  | { readonly spell: 'call-of-heroes'; readonly sure: true; readonly points: Notation }
  | { readonly spell: 'break-siege'; readonly target: 'siege-or-empty-fortress' }
  | { readonly spell: 'shrouding-mists'; readonly target: 'force' }
  | { readonly spell: 'tornado-of-peril'; readonly target: 'tile'; readonly razes: Razes };

export const autumnSpells = chart<AutumnSpell>({
  id: 'autumn-spells',
  title: 'Autumn spells',
  dice: 'd12',
  source: book('Autumn spells'),
  words: castingWords,
  foot: castingFoot,
  rows: [
    {
      on: [1, 1],
      text: 'Blight Crop',
      note: 'a rival empire loses D6 crowns this winter',
      is: { spell: 'blight-crop', target: 'rival-empire', takes: 'd6' },
    },
    {
      on: [2, 2],
      text: 'Deluge',
      note: 'river tile: razes a village on 4+, fortress 5+, city 6; villages downstream on 6',
      is: {
        spell: 'deluge',
        target: 'river',
        razes: { village: 4, fortress: 5, city: 6 },
        downstream: { village: 6 },
      },
    },
    {
      on: [3, 3],
      text: 'Trail of Howling Doom',
      note: 'banners −D6 × 10 points, villages razed on 5+; blows at random over D6 tiles',
      is: { spell: 'howling-doom', target: 'tile', eachLoses: 'd6x10', razes: { village: 5 }, tiles: 'd6' },
    },
    {
      on: [4, 4],
      text: 'Forge Magic',
      note: 'never fails; points only: a banner gains 2D6 × 20',
      then: 'forged-item',
      is: { spell: 'forge-magic', sure: true, points: '2d6x20' },
    },
    {
      on: [5, 5],
      text: 'Inundation of Blood',
      note: 'no revenue here; banners −2D6 × 20 points; a village is razed on 6',
      is: {
        spell: 'inundation-of-blood',
        target: 'tile',
        revenue: 0,
        eachLoses: '2d6x20',
        razes: { village: 6 },
      },
    },
    {
      on: [6, 6],
      text: 'Bumper Crop',
      note: 'never fails: D6 crowns more for you this winter',
      is: { spell: 'bumper-crop', sure: true, gains: 'd6' },
    },
    {
      on: [7, 7],
      text: 'Prosper',
      note: 'a razed tile beside your empire, and the razed tiles around it, recover and are yours',
      is: { spell: 'prosper', target: 'razed-beside-own' },
    },
    {
      on: [8, 8],
      text: 'Reign of Madness',
      note: 'an enemy village dances away: razed, its banners destroyed',
      is: { spell: 'reign-of-madness', target: 'enemy-village' },
    },
    {
      on: [9, 9],
      text: 'Call of Heroes',
      note: 'never fails: D6 × 200 points of heroes may be recruited on top',
      is: { spell: 'call-of-heroes', sure: true, points: 'd6x200' },
    },
    {
      on: [10, 10],
      text: 'Break Siege',
      note: 'destroys one side of a siege, as you like; no siege anywhere: razes an empty fortress',
      is: { spell: 'break-siege', target: 'siege-or-empty-fortress' },
    },
    {
      on: [11, 11],
      text: 'Shrouding Mists',
      note: 'brings your force home without a winter retreat, or forces one on an enemy out of doors',
      is: { spell: 'shrouding-mists', target: 'force' },
    },
    {
      on: [12, 12],
      text: 'Tornado of Peril',
      note: 'razes a village always, fortress 3+, city 4+; a force dies with the roof over it, or without one',
      is: { spell: 'tornado-of-peril', target: 'tile', razes: { village: 1, fortress: 3, city: 4 } },
    },
  ],
});

export type ForgedItem = 'ring' | 'weapon' | 'armour' | 'standard' | 'instrument' | 'scroll';

export const forgedItem = chart<{ readonly item: ForgedItem }>({
  id: 'forged-item',
  title: 'Forged item',
  dice: 'd6',
  source: book('Autumn spells: forge magic'),
  words: ['magic item', 'artefact', 'ring', 'sword', 'forge magic', 'treasure'],
  foot: 'Points only: 2D6 × 20 for one banner instead.',
  rows: [
    { on: [1, 1], text: 'Ring', note: 'a level 4 battle spell of your choice', is: { item: 'ring' } },
    { on: [2, 2], text: 'Weapon', note: 'any one ability', is: { item: 'weapon' } },
    { on: [3, 3], text: 'Armour', note: 'any one ability', is: { item: 'armour' } },
    { on: [4, 4], text: 'Standard', note: 'one ability', is: { item: 'standard' } },
    { on: [5, 5], text: 'Instrument', note: 'one ability', is: { item: 'instrument' } },
    { on: [6, 6], text: 'Scroll', note: 'a level 4 spell drawn at random', is: { item: 'scroll' } },
  ],
});
