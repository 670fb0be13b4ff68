/** Sieges, assaults, hunger behind the walls, and razing. */
import type { Chapter } from './chapter.ts';

export const siege = {
  'me.siege.recorded': ['A siege entered', 'Only a city or fortress that is held can be besieged.'],
  'me.siege.barrier': [
    'A siege bars the tile',
    'Nobody marches through a besieged tile. Forces may come in, and leave only by the side they came.',
  ],
  'me.siege.refuge': [
    'Behind the walls',
    'Attacked in a tile with an unrazed city or fortress of their own, defenders may go inside until the battle is fought. Then there is a siege instead.',
  ],
  'me.siege.room': [
    'Room behind the walls',
    'A city holds 3 banners, a fortress 2. Any more stay outside and fight.',
  ],
  'me.siege.walls': [
    'No walls of yours',
    'Refuge is found only in your own city or fortress, and only while it is not razed.',
  ],
  'me.siege.over': ['The siege is over', 'One side left, fell, surrendered or starved.'],
  'me.siege.inside': [
    'Through the lines',
    'While a siege lasts nothing passes between those inside and those outside: no banner, food, baggage or troops. Those inside come out to fight, or on terms.',
  ],
  'me.siege.joined': [
    'Joining a siege',
    'More besiegers may come to the same walls, each with a siege of their own. Enemies who arrive meet the besiegers in battle first.',
  ],
  'me.siege.lift': [
    'Leaving a siege',
    'Besiegers may give up in any of their turns and go back over the edge they came, or aboard the ship that landed them. It is their move; no route is rolled for.',
  ],
  'me.siege.sally': [
    'Sallying out',
    'Banners inside may come out in their turn and fight an ordinary battle. Beaten, or after a draw, they go back inside; beaten besiegers go back where they came from.',
  ],
  'me.siege.assault': [
    'Storming the walls',
    'Fought like a battle, cards and 2D6 included, against the garrison’s points times 2 in a city, times 3 in a fortress. Hardship and breaches add to the roll.',
  ],
  'me.siege.strengths': [
    'What walls are worth',
    'The garrison’s points count double in a city and three times in a fortress. Independents inside count the same way.',
  ],
  'me.siege.battle-first': ['The battle first', 'Sieges are settled after the battles of the tile.'],
  'me.siege.repulsed': [
    'Thrown back',
    '5 or less is a bloody repulse: the attacker loses 2D6 × 50 and storms no more this turn. 6 to 8: both lose D6 × 50, and the attacker may try again.',
  ],
  'me.siege.stormed': [
    'Stormed',
    '9 or more takes the settlement: the garrison is destroyed, the attacker loses D6 × 50 and captures what was stored inside.',
  ],
  'me.siege.booty': [
    'Spoils of a siege',
    'Stockpile and baggage inside fall to the besieger, shared among the banners before the walls, six each, and the stockpile. The rest is lost.',
  ],
  'me.siege.battery': [
    'Battering the walls',
    'Instead of storming, batter the walls for a turn. Storm in the very next turn and the die for damage counts; later the breach is mended.',
  ],
  'me.siege.breach': [
    'The breach',
    'Rolled at the assault after a turn of battery: 1 and 2 nothing, 3 and 4 +1, 5 +2, 6 +3. The die holds for all assaults of that turn.',
  ],
  'me.siege.engines': [
    'Engines needed',
    'Where armies hold units, only a force with stone throwers, cannons or sappers can batter walls. The app reminds you; the table knows.',
  ],
  'me.siege.starvation': [
    'Hunger behind the walls',
    'When a garrison cannot eat, each hungry banner tests for shortfall, then one D6 a month for the town: 1 betrayed, 2 surrender offered, 3 hardship, 4 and more it holds out.',
  ],
  'me.siege.betrayal': [
    'Betrayed',
    'A 1: somebody opens the gates. The garrison is destroyed and the besieger walks in without loss.',
  ],
  'me.siege.surrender': [
    'Surrender for safe conduct',
    'A 2: the garrison offers the gates. Accept, and it leaves for any adjoining tile without enemies, rolling for routes. Refuse, and the siege goes on.',
  ],
  'me.siege.hardship': [
    'Hardship',
    'A 3: the defences suffer. Every assault adds 1 for each hardship so far, whoever storms.',
  ],
  'me.siege.townsfolk': [
    'Independents starve too',
    'Independents inside count as one banner without baggage. From the second month they eat the stockpile, then test in the besieger’s turn.',
  ],
  'me.siege.terms': [
    'Terms',
    'Besieger and garrison may end the siege on any terms they both agree to. No route is rolled for. Independents do not treat.',
  ],
  'me.raze': [
    'Razing',
    'At the end of your turn a force may raze the settlement it stands in. It feeds, pays and shelters nobody until it recovers in winter, and belongs to no empire.',
  ],
  'me.raze.siege': ['Not during a siege', 'A besieged settlement cannot be razed before it has fallen.'],
  'me.raze.uncontested': [
    'The tile is contested',
    'Nobody razes a tile while others’ banners stand in it, or a battle there is not settled. Independent settlements are taken first.',
  ],
  'me.raze.settled': [
    'Nothing to burn',
    'Only a village, fortress or city that is not razed yet can be razed.',
  ],
  'me.raze.loot': [
    'Loot',
    'Razing yields as many baggage points as the land feeds banners, capital 4, city 2, others 1, and the stockpile. Share them, six a banner; the rest is lost.',
  ],
} satisfies Chapter<'me.siege' | 'me.raze'>;
