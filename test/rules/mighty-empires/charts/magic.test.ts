import { expect, test } from 'vitest';
import { autumnSpells, forgedItem } from '../../../../src/rules/mighty-empires/charts/autumn-spells.ts';
import { casting, springSpells } from '../../../../src/rules/mighty-empires/charts/spring-spells.ts';
import { page, rows } from './table.ts';

test('casting: within 12 tiles, the distance or more on 2D6', () => {
  expect(casting).toEqual({ range: 12, dice: '2d6' });
});
test('spring-spells', () => {
  expect(rows(springSpells, (is) => is)).toBe(
    page(`
      1: spell=abundance target=tile razingAdds=d6
      2: spell=chaos-void target=unknown-or-barren
      3: spell=hold-river target=river reversedFrom=5
      4: spell=magical-protection target=tile
      5: spell=portents-of-terror target=tile haltedUpTo=3
      6: spell=quake target=city-or-fortress multiplier=1
      7: spell=raise-dead target=tile points=d6x100
      8: spell=rot target=tile
      9: spell=scrye target=tile
      10: spell=storm target=tile feeds=0 shipWreckedUpTo=2 scoutsBackFrom=4
      11: spell=summon-host target=own-empire points=d6x100
      12: spell=withershins target=tile direction=d6`),
  );
  expect(springSpells.rows.map(({ text }) => text).join('; ')).toBe(
    'Abundance; Chaos Void; Hold River; Magical Protection; Portents of Terror; Quake; Raise Dead; Rot; Scrye; Storm; Summon Host; Withershins',
  );
});
test('autumn-spells', () => {
  expect(rows(autumnSpells, (is) => is)).toBe(
    page(`
      1: spell=blight-crop target=rival-empire takes=d6
      2: spell=deluge target=river razes=village=4 fortress=5 city=6 downstream=village=6
      3: spell=howling-doom target=tile eachLoses=d6x10 razes=village=5 tiles=d6
      4: spell=forge-magic sure=true points=2d6x20
      5: spell=inundation-of-blood target=tile revenue=0 eachLoses=2d6x20 razes=village=6
      6: spell=bumper-crop sure=true gains=d6
      7: spell=prosper target=razed-beside-own
      8: spell=reign-of-madness target=enemy-village
      9: spell=call-of-heroes sure=true points=d6x200
      10: spell=break-siege target=siege-or-empty-fortress
      11: spell=shrouding-mists target=force
      12: spell=tornado-of-peril target=tile razes=village=1 fortress=3 city=4`),
  );
  expect(autumnSpells.rows.map(({ text }) => text).join('; ')).toBe(
    'Blight Crop; Deluge; Trail of Howling Doom; Forge Magic; Inundation of Blood; Bumper Crop; Prosper; Reign of Madness; Call of Heroes; Break Siege; Shrouding Mists; Tornado of Peril',
  );
  expect(autumnSpells.rows[3]?.then).toBe('forged-item');
});
test('forged-item: a D6', () => {
  expect(forgedItem.dice).toBe('d6');
  expect(rows(forgedItem, ({ item }) => item)).toBe(
    page('1: ring\n 2: weapon\n 3: armour\n 4: standard\n 5: instrument\n 6: scroll'),
  );
});
