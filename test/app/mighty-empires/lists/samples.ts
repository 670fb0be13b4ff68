/**
 * Army lists as builders export them and players type them, and what a reader takes from each. The forms are those of the
 * tools; the armies are made up.
 */

type Unit = readonly [name: string, models: number, points: number];
type Leader = readonly [name: string, level: number, points: number, wizard?: 'wizard'];
export interface Sample {
  readonly of: string;
  readonly text: string;
  readonly units: readonly Unit[];
  readonly leaders: readonly Leader[];
  readonly missed?: readonly string[];
}

export const samples: readonly Sample[] = [
  {
    of: 'Old World Builder, text',
    text: `===
Frontier Host [730 pts]
Warhammer: The Old World, Northern Marches, Open War
===

++ Characters [185 pts] ++

General [145 pts]
- Hand weapon
- Full plate armour
- General
- On foot

Wizard [40 pts]
- Level 1 Wizard
- Battle Magic

++ Core Units [350 pts] ++

20 State Troops [200 pts]
- Halberds
- Sergeant (champion)
- 5 Crossbowmen

15 Marksmen [150 pts]

++ Special Units [195 pts] ++

10 Inner Circle Knights [195 pts]
- Full Command

---
Created with "Old World Builder"

[https://old-world-builder.com]`,
    units: [
      ['State Troops', 20, 200],
      ['Marksmen', 15, 150],
      ['Inner Circle Knights', 10, 195],
    ],
    leaders: [
      ['General', 0, 145],
      ['Wizard', 1, 40, 'wizard'],
    ],
  },
  {
    of: 'Old World Builder, compact, with rules and profiles',
    text: `===
Freakshow [455 pts]
Warhammer: The Old World, Raiders, Battle March
===

++ Characters [125 pts] ++

Exalted Sorcerer [125 pts]
(Hand weapon, Heavy armour, Wizard Level 2, Daemonology)
Special Rules: Gaze of the Gods, Loner

[Exalted Sorcerer] M(4) WS(4) BS(3) S(4) T(4) W(2) I(3) A(2) Ld(8)

++ Core Units [198 pts] ++

16 Marauders [128 pts]
(Hand weapons, Flails, Shields)

5 Warhounds [70 pts]

++ Special Units [132 pts] ++

2 Dragon Ogres [132 pts]
(Great weapons)

---
Created with "Old World Builder"`,
    units: [
      ['Marauders', 16, 128],
      ['Warhounds', 5, 70],
      ['Dragon Ogres', 2, 132],
    ],
    leaders: [['Exalted Sorcerer', 2, 125, 'wizard']],
  },
  {
    of: 'Old World Builder, for chats, in French',
    text: `## Zboing [361 pts]
Warhammer: The Old World, Tribus, Grande Armée

### Personnages [102 pts]
- **Chef de Guerre Gobelin** [102 pts]
 - [Night Goblin Warboss] M(4) CC(4) CT(4) F(4) E(4) PV(2) I(4) A(3) Cd(7)
 -# Arme de base, Armure légère
 - __Règles spéciales:__ *Haine (Nains)*

### Unités de base [159 pts]
- **15 Troupeau de Squigs** [159 pts]

### Unités rares [100 pts]
- **Squigs Broyeurs** [100 pts]

*Créé avec "Old World Builder"*`,
    units: [
      ['Troupeau de Squigs', 15, 159],
      ['Squigs Broyeurs', 1, 100],
    ],
    leaders: [['Chef de Guerre Gobelin', 0, 102]],
  },
  {
    of: 'New Recruit, The Old World',
    text: `++ Northern Marches (Warhammer: The Old World) [605pts] ++

+ Characters + [185pts]

General [1] [145pts]
. Hand weapon
. Shield
Wizard [1] [40pts]
. Level 1

+ Core + [120pts]

Spearmen [20] [120pts]
. Full Command

+ Special + [300pts]

Knights [10] [200pts]
. . Lances
Cannon [1] [100pts]

++ Total: [605pts] ++

Created with New Recruit
https://www.newrecruit.eu`,
    units: [
      ['Spearmen', 20, 120],
      ['Knights', 10, 200],
      ['Cannon', 1, 100],
    ],
    leaders: [
      ['General', 0, 145],
      ['Wizard', 1, 40, 'wizard'],
    ],
  },
  {
    of: 'New Recruit and tournaments, The 9th Age',
    text: `Vermin Swarm
685 - Bloodfur Legate, General, Triumphal Platform, Paired Weapons (Hero's Heart)
320 - Swarm Priest, Wizard Adept, Thaumaturgy, Light Armour (Destiny's Call)
575 - 50 Blackfur Veterans, Champion, Musician, Standard Bearer with Eagle Standard
220 - 55 Vermin Slaves, Musician
185 - 4 Experimental Weapon Teams, Jezail and Shield
1985`,
    units: [
      ['Blackfur Veterans', 50, 575],
      ['Vermin Slaves', 55, 220],
      ['Experimental Weapon Teams', 4, 185],
    ],
    leaders: [
      ['Bloodfur Legate', 0, 685],
      ['Swarm Priest', 0, 320, 'wizard'],
    ],
  },
  {
    of: 'BattleScribe, The 9th Age',
    text: `++ Dwarven Holds (Dwarven Holds 2021) [1,491pts] ++

+ Characters +

Thane [290pts]: Ancestral Memory, Army General, Crossbow (3+), Shield
. Runic Special Items: Rune of Denial - Dominant, 2x Rune of Shielding

+ Core +

Clan Marksmen [298pts]: 16x Clan Marksman, Crossbow (4+)

+ Engines of War +

Field Artillery [250pts]: Cannon (4+)

+ Special +

King's Guard [653pts]: Champion, 28x King's Guard, Musician, Standard Bearer
. Runic Banner Enchantment: Banner of Discipline

++ Total: [1,491pts] ++

Created with BattleScribe (https://battlescribe.net)`,
    units: [
      ['Clan Marksmen', 16, 298],
      ['Field Artillery', 1, 250],
      ["King's Guard", 28, 653],
    ],
    leaders: [['Thane', 0, 290]],
  },
  {
    of: 'BattleScribe, with power levels and configuration',
    text: `++ Army Roster (Raiders) [13 PL, 710pts] ++

+ Configuration +

Battle Size: 2. Strike Force (2000 Point limit)

Show/Hide Options

+ Epic Hero +

Lord Invictus [8 PL, 140pts]

+ Battleline +

Jackals [5 PL, 70pts]: Icon
. 7x Jackals: 7x Autopistol, 7x chainblades
. Dishonoured w/ skullsmasher

+ Vehicle +

Lord of Skulls [500pts]: Gore cannon

++ Total: [13 PL, 710pts] ++`,
    units: [
      ['Jackals', 7, 70],
      ['Lord of Skulls', 1, 500],
    ],
    leaders: [['Lord Invictus', 0, 140]],
  },
  {
    of: 'the makers’ own app',
    text: `Sons of the Lion (540 points)

Knights
Sons of the Lion
Strike Force (2000 points)

CHARACTERS

Captain on Warhorse (95 points)
  • 1x Lance
    1x Shield

BATTLELINE

Squires (80 points)
  • 10x Squires
     ◦ 10x Bow

OTHER DATASHEETS

Grail Knights (365 points)
  • 6x Grail Knights

Exported with App Version: v1.2`,
    units: [
      ['Squires', 10, 80],
      ['Grail Knights', 6, 365],
    ],
    leaders: [['Captain on Warhorse', 0, 95]],
    missed: [],
  },
  {
    of: 'warscroll builder',
    text: `Allegiance: Stormhost
LEADERS
Lord-Celestant (100)
- General
Lord-Relictor (100)
BATTLELINE
10 x Liberators (200)
- Warhammers
5 x Judicators (160)
BEHEMOTHS
Stardrake (300)

TOTAL: 860/1000`,
    units: [
      ['Liberators', 10, 200],
      ['Judicators', 5, 160],
      ['Stardrake', 1, 300],
    ],
    leaders: [
      ['Lord-Celestant', 0, 100],
      ['Lord-Relictor', 0, 100],
    ],
  },
  {
    of: 'typed, with dashes',
    text: `20 Halberdiers – 200
12 crossbowmen - 132 pts
Halberdiers x20 [200 pts]
Captain Ulrich, level 10 – 84
Great cannon: 100`,
    units: [
      ['Halberdiers', 20, 200],
      ['crossbowmen', 12, 132],
      ['Halberdiers', 20, 200],
      ['Great cannon', 1, 100],
    ],
    leaders: [['Captain Ulrich', 10, 84]],
  },
  {
    of: 'typed, each with what it has beneath it, and one line without points',
    text: `My lads, 1000 pts

Orc Big Boss 90 points
   light armour, shield
25 Orc Boyz 175 points
   spears
20x Night Goblins = 60
Bolt thrower (50)

15 Wolf Riders
whatever is left in the box`,
    units: [
      ['Orc Boyz', 25, 175],
      ['Night Goblins', 20, 60],
      ['Bolt thrower', 1, 50],
    ],
    leaders: [['Orc Big Boss', 0, 90]],
    missed: ['15 Wolf Riders'],
  },
  {
    of: 'a spreadsheet, copied with its tabs',
    text: 'Unit\tModels\tPoints\nHalberdiers\t20\t200\nKnights of the Rose\t8\t240\nShaman\t1\t95',
    units: [
      ['Halberdiers', 20, 200],
      ['Knights of the Rose', 8, 240],
    ],
    leaders: [['Shaman', 0, 95, 'wizard']],
  },
  {
    of: 'a table of a wiki, with bars',
    text: `| Unit | Models | Points |
|------|--------|--------|
| Pikemen | 30 | 270 |
| Duellists | 10 | 90 |`,
    units: [
      ['Pikemen', 30, 270],
      ['Duellists', 10, 90],
    ],
    leaders: [],
  },
  {
    of: 'points a model',
    text: `20 Halberdiers @ 10 pts each = 200
8 Greatswords à 12 pts je Modell
Halberdiers, 15 – 150 Punkte`,
    units: [
      ['Halberdiers', 20, 200],
      ['Greatswords', 8, 96],
      ['Halberdiers', 15, 150],
    ],
    leaders: [],
  },
  {
    of: 'Realmbook’s own list, in full',
    text: `Banner 1 of the Vale: 733 points
• 20 Spearmen (spears, shields), 220 pts
• 10 Knights, 433 pts
★ Captain Rolf, level 10 (warhorse), 80 pts`,
    units: [
      ['Spearmen', 20, 220],
      ['Knights', 10, 433],
    ],
    leaders: [['Captain Rolf', 10, 80]],
  },
];
