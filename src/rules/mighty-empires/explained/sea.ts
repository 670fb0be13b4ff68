/** Ships, harbours and landings. */
import type { Chapter } from './chapter.ts';

export const sea = {
  'me.sea.agreed': [
    'Moving a ship by agreement',
    'Ships sail one tile a turn by the rules. Any other move is for the table to agree on.',
  ],
  'me.sea.left-out': ['No ships here', 'This campaign is played without the part of the book about ships.'],
  'me.sea.aboard': [
    'Aboard',
    'A banner aboard a ship goes where the ship goes. Ashore it moves again once it has landed.',
  ],
  'me.sea.carries': ['One banner a ship', 'A ship carries one banner, and a banner sails in one ship.'],
  'me.sea.harbour': [
    'Harbours',
    'Every unrazed city on a coastal tile or where a river valley meets the sea has a harbour. Nothing else has.',
  ],
  'me.sea.water': ['Water under the keel', 'Ships lie in tiles with a shore. They cannot leave the map.'],
  'me.sea.voyage': [
    'Sailing',
    'A ship sails one tile along the coast in your movement phase, and may also put into or out of a harbour. Whose land it passes does not matter.',
  ],
  'me.sea.course': ['One tile', 'A ship sails to a neighbouring tile that its water touches.'],
  'me.sea.once': ['One voyage a turn', 'A ship that has sailed this turn stays.'],
  'me.sea.fleet': ['A fleet', 'Ships that lie together may sail together; others sail one after the other.'],
  'me.sea.owner': ['Not your ship', 'You sail your own ships only.'],
  'me.sea.scouting': [
    'Scouting from a ship',
    'A banner aboard scouts the coasts its ship could sail to, and the unknown tile it lies off. Known land keeps its flag.',
  ],
  'me.sea.provisions': [
    'Food aboard',
    'Ships need no supplies, but a banner aboard eats baggage. It cannot forage.',
  ],
  'me.sea.apart': [
    'Ship and shore',
    'Nothing passes between ship and shore, but in harbour in the reorganisation phase.',
  ],
  'me.sea.engage': [
    'Ships in sight',
    'When a ship enters a tile with enemy ships, either side may try to force a battle. If neither does, both stay in peace.',
  ],
  'me.sea.outsail': [
    'Who has the wind',
    'Both sides roll a D6. The higher decides whether there is a battle; on a tie nobody forces one.',
  ],
  'me.sea.battle': [
    'A battle at sea',
    'Each side adds its ships, the banners aboard and a D6. 0 apart: draw. 1: the lower is driven off. 2: and its banners lose D6 × 50. 3: and one ship sinks. 4 or more: all sink.',
  ],
  'me.sea.toll': [
    'Losses aboard',
    'Two points apart: the losers are driven off, and each banner aboard loses D6 × 50 points.',
  ],
  'me.sea.random': [
    'One ship goes down',
    'Three points apart: one ship, drawn by lot, sinks with all aboard. The others are driven off.',
  ],
  'me.sea.driven': [
    'Driven off',
    'The winner moves the beaten ships one tile along the coast. If there is no such tile, they are lost.',
  ],
  'me.sea.sunk': [
    'All are lost',
    'Four points apart or more: the losing side loses every ship and everybody aboard.',
  ],
  'me.sea.quays': [
    'Fighting for the quays',
    'Entering a harbour where enemy ships lie always means a battle. After a draw the newcomers lie off the shore.',
  ],
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
    'Landing is the banner’s move: it does not board again in the same turn.',
  ],
  'me.sea.land': [
    'Landing',
    'A banner lands from a ship in harbour, in the movement phase. The port need not be scouted; the ship may sail on if it has not yet.',
  ],
  'me.sea.landing': [
    'Landing against defenders',
    'Enemies in the tile are fought as if you had marched in; they may go behind their walls.',
  ],
  'me.sea.reembark': [
    'Back to the ships',
    'A landing force that is beaten boards again, and its ship lies off the shore. If the ship has sailed on, the force is destroyed.',
  ],
  'me.sea.taken': [
    'Taking a port',
    'A force that lands in an undefended city takes it, ships of independents included.',
  ],
} satisfies Chapter<'me.sea'>;
