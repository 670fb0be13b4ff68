/** Movement, blocked ways and the pieces' whereabouts. */
import type { Chapter } from './chapter.ts';

export const movement = {
  'me.movement': [
    'Moving banners',
    'In the movement phase a banner may go one tile, into a tile its force scouted this turn. Banners of one tile may go together or stay.',
  ],
  'me.movement.adjacent': [
    'One tile a month',
    'A banner moves into one of the six tiles beside it, never further.',
  ],
  'me.movement.force': [
    'A force',
    'All your banners in one tile are a force. Those that go to the same tile move together; banners of different tiles move one tile at a time.',
  ],
  'me.movement.once': ['One move a turn', 'A banner that has moved this turn stays where it is.'],
  'me.movement.scouted': [
    'Only scouted tiles',
    'A banner enters only what its force scouted successfully this turn, known land and your own included. An event on the way means the tile is closed.',
  ],
  'me.movement.own-scouts': [
    'Own scouts only',
    'Your table plays that a banner enters only what its own scouts have found. Usually any banner of the force may follow.',
  ],
  'me.movement.sea': [
    'No way over water',
    'Banners walk over land edges. Tiles that touch by water alone are reached by ship only.',
  ],
  'me.movement.swamp': ['The swamp is closed', 'No banner enters a swamp, and no route roll opens it.'],
  'me.movement.moved': [
    'Where a banner arrives',
    'It stands at the edge it came over. That matters: a river or mountains inside the tile may lie between it and the next one.',
  ],
  'me.movement.occupied': [
    'Marching into empty land',
    'A rival’s tile that nobody defends falls to the force that marches in, with its settlement and stockpile.',
  ],
  'me.movement.battle': [
    'Marching into a battle',
    'Entering a tile with enemy banners, or an independent settlement, means a battle. Defenders avoid it only behind the walls of their own city or fortress: then it is a siege.',
  ],
  'me.movement.route': [
    'The route roll',
    'Mountains and unbridged rivers bar the way. Roll one D6: 1 and 2 no way this turn, 3 and 4 a perilous one, 5 and 6 a safe one. Any city bridges its river; passes serve the city’s owner only.',
  ],
  'me.movement.perilous': [
    'A perilous way',
    'Go and roll a D6, or stay. 1: D6 × 50 points a banner and all baggage. 2: D6 × 20 and 1 baggage point each. 3: 1 baggage point each, or D6 × 20 without. 4: 1 baggage point in all. 5 and 6: nothing.',
  ],
} satisfies Chapter<'me.movement'>;
