/** Movement and blocked ways, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const movementExplained = explained(
  {
    ...within('Movement', {
      'me.movement': [
        'Moving banners',
        'In the movement phase a banner may go one tile, into a tile its force scouted this turn. Banners of one tile may go together or stay.',
      ],
      'me.movement.adjacent': [
        'One tile a month',
        'A banner moves into one of the six tiles beside it, never further.',
      ],
      'me.movement.once': ['One move a turn', 'A banner that has moved this turn stays where it is.'],
      'me.movement.scouted': [
        'Only scouted tiles',
        'A banner can enter only tiles that its force scouted successfully this turn, even known ones and your own. An event while scouting closes the tile.',
      ],
      'me.movement.moved': [
        'Where a banner arrives',
        'It stays at the edge it came over. That matters: a river or mountains inside the tile may be between it and the next tile.',
      ],
      'me.movement.occupied': [
        'Marching into empty land',
        'A force that marches into a rival’s undefended tile takes it, with its settlement and stockpile.',
      ],
    }),
    'me.movement.force': [
      'A force',
      'All your banners in one tile are a force. Those that go to the same tile move together; you move banners of one tile before those of the next.',
      'Scouting by a large force',
    ],
    'me.movement.own-scouts': [
      'Own scouts only',
      'Your table plays that a banner can enter only tiles that its own scouts have scouted. Usually any banner of the force may follow.',
      'Campaign turns',
    ],
    'me.movement.sea': [
      'No way over water',
      'Banners walk over land edges. If tiles touch only by water, you need a ship to go from one to the other.',
      'Movement: open water',
    ],
    'me.movement.swamp': [
      'The swamp is closed',
      'No banner can enter a swamp, and no route roll opens it.',
      'Movement: swamp',
    ],
    'me.movement.battle': [
      'Marching into a battle',
      'Entering a tile with enemy banners, or an independent settlement, means a battle. Defenders avoid it only behind the walls of their own city or fortress: then it is a siege.',
      'Moving into battle',
    ],
    'me.movement.route': [
      'The route roll',
      'Mountains and unbridged rivers bar the way. Roll one D6: 1 and 2 no way this turn, 3 and 4 a perilous one, 5 and 6 a safe one. Any city bridges its river; passes serve the city’s owner only.',
      'The route roll',
    ],
    'me.movement.perilous': [
      'A perilous way',
      'Go and roll a D6, or stay. 1: D6 × 50 points a banner and all baggage. 2: D6 × 20 and 1 baggage point each. 3: 1 baggage point each, or D6 × 20 without. 4: 1 baggage point in all. 5 and 6: nothing.',
      'The route roll',
    ],
  },
  {
    'me.movement.route': ['route'],
    'me.movement.perilous': ['perilous-route'],
  },
);
