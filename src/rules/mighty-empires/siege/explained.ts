/** Sieges, assaults, hunger behind the walls, and razing, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const siegeExplained = explained(
  {
    'me.siege.recorded': [
      'A siege entered',
      'An enemy can besiege only a city or fortress that is held.',
      'Sieges',
    ],
    ...within('Under siege', {
      'me.siege.barrier': [
        'A siege bars the tile',
        'No force can march through a besieged tile. Forces may come in, but can leave only over the edge they came from.',
      ],
      'me.siege.inside': [
        'Through the lines',
        'While a siege lasts nothing passes between those inside and those outside: no banner, food, baggage or troops. Those inside come out to fight, or on terms.',
      ],
      'me.siege.joined': [
        'Joining a siege',
        'More besiegers may come to the same walls, each with a siege of their own. Enemies who arrive meet the besiegers in battle first.',
      ],
      'me.siege.sally': [
        'Sallying out',
        'Banners inside may come out in their turn and fight an ordinary battle. If beaten, or after a draw, they go back inside; beaten besiegers go back where they came from.',
      ],
    }),
    'me.siege.refuge': [
      'Behind the walls',
      'Attacked in a tile with an unrazed city or fortress of their own, defenders may go inside until the battle is fought. Then there is a siege instead.',
      "Sieges: defender's options",
    ],
    'me.siege.room': [
      'Room behind the walls',
      'A city holds 3 banners, a fortress 2. Any more stay outside and fight.',
      'Fortification defence value',
    ],
    'me.siege.walls': [
      'No walls of yours',
      'You can take refuge only in your own city or fortress, and only while it is not razed.',
      "Sieges: defender's options",
    ],
    'me.siege.over': ['The siege is over', 'One side has left, fallen, surrendered or starved.', 'Sieges'],
    'me.siege.lift': [
      'Leaving a siege',
      'Besiegers may give up in any of their turns and go back over the edge they came, or aboard the ship that landed them. It is their move; no route is rolled for.',
      "Sieges: attacker's options",
    ],
    'me.siege.assault': [
      'Storming the walls',
      'Fought like a battle, cards and 2D6 included, against the garrison’s points times 2 in a city, times 3 in a fortress. Hardship and breaches add to the roll.',
      'Assault',
    ],
    'me.siege.strengths': [
      'What walls are worth',
      'The garrison’s points count double in a city and three times in a fortress. Independents inside count the same way.',
      'Fortification defence value',
    ],
    'me.siege.battle-first': [
      'The battle first',
      'Sieges are settled after the battles of the tile.',
      'Campaign turns',
    ],
    'me.siege.repulsed': [
      'Thrown back',
      '5 or less is a bloody repulse: the attacker loses 2D6 × 50 and storms no more this turn. 6 to 8: both lose D6 × 50, and the attacker may try again.',
      'Assault: bloody repulse',
    ],
    'me.siege.stormed': [
      'Stormed',
      '9 or more takes the settlement: the garrison is destroyed, the attacker loses D6 × 50 and captures what was stored inside.',
      'Assault: stormed',
    ],
    'me.siege.booty': [
      'Spoils of a siege',
      'The besieger takes the stockpile and baggage inside, shared among the besieging banners, six each, and the stockpile. The rest is lost.',
      'Booty',
    ],
    ...within('Battery', {
      'me.siege.battery': [
        'Battering the walls',
        'Instead of storming, batter the walls for a turn. Storm in the very next turn and the die for damage counts; later the breach is mended.',
      ],
      'me.siege.breach': [
        'The breach',
        'Roll at the assault after a turn of battery: 1 and 2 nothing, 3 and 4 +1, 5 +2, 6 +3. The roll counts for all assaults of that turn.',
      ],
      'me.siege.engines': [
        'Engines needed',
        'If you play with units, only a force with stone throwers, cannons or sappers can batter walls. The app reminds you but cannot check it.',
      ],
    }),
    'me.siege.starvation': [
      'Hunger behind the walls',
      'When a garrison cannot eat, each hungry banner tests for shortfall, then one D6 a month for the town: 1 betrayed, 2 surrender offered, 3 hardship, 4 and more it holds out.',
      'Starvation',
    ],
    'me.siege.betrayal': [
      'Betrayed',
      'A 1: somebody opens the gates. The garrison is destroyed and the besieger walks in without loss.',
      'Starvation: 1',
    ],
    'me.siege.surrender': [
      'Surrender for safe conduct',
      'A 2: the garrison offers the gates. Accept, and it leaves for any adjoining tile without enemies, rolling for routes. Refuse, and the siege goes on.',
      'Starvation: 2',
    ],
    'me.siege.hardship': [
      'Hardship',
      'A 3: the defences suffer. Every assault adds 1 for each hardship so far, no matter who attacks.',
      'Starvation: 3',
    ],
    'me.siege.townsfolk': [
      'Independents starve too',
      'Independents inside count as one banner without baggage. From the second month they eat the stockpile, then test in the besieger’s turn.',
      'Starvation',
    ],
    'me.siege.terms': [
      'Terms',
      'Besieger and garrison may end the siege on any terms they both agree to. You do not roll for a route. Independents do not negotiate.',
      'Terms of surrender',
    ],
    ...within('Razing a tile', {
      'me.raze': [
        'Razing',
        'At the end of your turn a force may raze the settlement it occupies. Until it recovers in some later winter the settlement has no owner, feeds and shelters no one and pays nothing.',
      ],
      'me.raze.siege': ['Not during a siege', 'You cannot raze a besieged settlement before it has fallen.'],
      'me.raze.settled': [
        'Nothing to burn',
        'You can raze only a village, fortress or city that is not already razed.',
      ],
      'me.raze.loot': [
        'Loot',
        'Razing yields as many baggage points as the land feeds banners (capital 4, city 2, others 1), plus the stockpile. Share them, six a banner at most; the rest is lost.',
      ],
    }),
    'me.raze.uncontested': [
      'The tile is contested',
      'You cannot raze a tile while others have banners in it, or while a battle there is not settled. You must first take independent settlements.',
      'Campaign turns: raze',
    ],
  },
  {
    'me.siege.assault': ['combat-table', 'strategic-cards', 'assault-result'],
    'me.siege.strengths': ['fortification'],
    'me.siege.room': ['fortification'],
    'me.siege.repulsed': ['assault-result'],
    'me.siege.stormed': ['assault-result'],
    'me.siege.battery': ['battery'],
    'me.siege.breach': ['battery'],
    'me.siege.starvation': ['starvation'],
    'me.siege.betrayal': ['starvation'],
    'me.siege.surrender': ['starvation'],
    'me.siege.hardship': ['starvation'],
    'me.siege.townsfolk': ['starvation'],
    'me.raze.loot': ['subsistence-values'],
  },
);
