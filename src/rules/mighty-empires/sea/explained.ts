/** Ships, harbours and landings, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const seaExplained = explained(
  {
    'me.sea.agreed': [
      'Moving a ship by agreement',
      'By the rules a ship sails one tile a turn. The table must agree to any other move.',
      'Ships and war at sea',
    ],
    'me.sea.left-out': ['No ships here', 'You play this campaign without ships.'],
    ...within('Transporting troops', {
      'me.sea.aboard': [
        'Aboard',
        'A banner aboard a ship goes where the ship goes. Ashore it moves again once it has landed.',
      ],
      'me.sea.carries': ['One banner a ship', 'A ship carries one banner, and a banner sails in one ship.'],
      'me.sea.embark': [
        'Going aboard',
        'A banner may board a friendly ship in the harbour of its tile. Mountains or a river in the way call for a route roll.',
      ],
      'me.sea.embark.room': ['No room aboard', 'Each ship carries one banner.'],
      'me.sea.embark.siege': [
        'The way to the quays is shut',
        'Besiegers or an unfought battle keep banners outside from boarding. The garrison itself may board.',
      ],
      'me.sea.embark.once': [
        'Just landed',
        'Landing is the banner’s move: it cannot board again in the same turn.',
      ],
      'me.sea.land': [
        'Landing',
        'A banner lands from a ship in harbour, in the movement phase. The port need not be scouted; the ship may sail on if it has not yet.',
      ],
    }),
    'me.sea.harbour': [
      'Harbours',
      'Every unrazed city on a coastal tile or where a river valley meets the sea has a harbour. Nothing else has one.',
      'Harbours',
    ],
    ...within('Moving ships', {
      'me.sea.water': [
        'Water under the keel',
        'Ships can be only in tiles with a shore. They cannot leave the map.',
      ],
      'me.sea.voyage': [
        'Sailing',
        'A ship sails one tile along the coast in your movement phase, and may also put into or out of a harbour. Whose land it passes does not matter.',
      ],
      'me.sea.course': ['One tile', 'A ship sails to a neighbouring tile that its water touches.'],
      'me.sea.once': ['One voyage a turn', 'A ship that has sailed this turn stays where it is.'],
      'me.sea.fleet': [
        'A fleet',
        'Ships in the same place may sail together; others sail one after the other.',
      ],
      'me.sea.owner': ['Not your ship', 'You can sail only your own ships.'],
      'me.sea.scouting': [
        'Scouting from a ship',
        'A banner aboard can scout the coasts that its ship could sail to, and the unknown tile it lies off. Known land keeps its flag.',
      ],
      'me.sea.provisions': [
        'Food aboard',
        'Ships need no supplies, but a banner aboard eats baggage. It cannot forage.',
      ],
      'me.sea.apart': [
        'Ship and shore',
        'Nothing can pass between ship and shore, except in harbour in the reorganisation phase.',
      ],
    }),
    'me.sea.engage': [
      'Ships in sight',
      'When a ship enters a tile with enemy ships, either side may try to force a battle. If neither does, both stay in peace.',
      'Engaging enemy ships',
    ],
    'me.sea.outsail': [
      'Who has the wind',
      'Both sides roll a D6. The higher decides whether there is a battle; on a tie neither side can force one.',
      'Engaging enemy ships',
    ],
    'me.sea.battle': [
      'A battle at sea',
      'Each side adds its ships, the banners aboard and a D6. 0 apart: draw. 1: the lower is driven off. 2: and its banners lose D6 × 50. 3: and one ship sinks. 4 or more: all sink.',
      'Naval engagement chart',
    ],
    'me.sea.toll': [
      'Losses aboard',
      'Two points apart: the losers are driven off, and each banner aboard loses D6 × 50 points.',
      'Naval engagement chart: 2',
    ],
    'me.sea.random': [
      'One ship goes down',
      'Three points apart: one ship, drawn by lot, sinks with all aboard. The others are driven off.',
      'Naval engagement chart: 3',
    ],
    'me.sea.driven': [
      'Driven off',
      'The winner moves the beaten ships one tile along the coast. If there is no such tile, they are lost.',
      'Naval engagement chart: 1',
    ],
    'me.sea.sunk': [
      'All are lost',
      'Four points apart or more: the losing side loses every ship and everybody aboard.',
      'Naval engagement chart: 4+',
    ],
    'me.sea.quays': [
      'Fighting for the quays',
      'Entering a harbour with enemy ships in it always means a battle. After a draw the newcomers lie off the shore.',
      'Harbours',
    ],
    'me.sea.landing': [
      'Landing against defenders',
      'Enemies in the tile are fought as if you had marched in; they may go behind their walls.',
      'Defended harbours',
    ],
    'me.sea.reembark': [
      'Back to the ships',
      'A landing force that is beaten boards again, and its ship lies off the shore. If the ship has sailed on, the force is destroyed.',
      'Defended harbours',
    ],
    'me.sea.taken': [
      'Taking a port',
      'A force that lands in an undefended city takes it, ships of independents included.',
      'Possession of harbours',
    ],
  },
  {
    'me.sea.battle': ['naval-engagement'],
    'me.sea.toll': ['naval-engagement'],
    'me.sea.random': ['naval-engagement'],
    'me.sea.driven': ['naval-engagement'],
    'me.sea.sunk': ['naval-engagement'],
  },
);
