/** The map and the founding of realms, in our words. */
import type { Texts } from '../../../kernel/explained.ts';
import type { RuleId } from '../rules.ts';

export const map = {
  'na.map.laid': [
    'The map lays itself',
    'Four regular hexes and one mountain for each player, in an even outline. Each regular hex is drawn by chance, and rivers run where they can.',
  ],
  'na.map.symmetrical': [
    'An even map',
    'Every player finds the same land on their side of the table. With five players the map takes five of six equal parts, as hexes allow no more.',
  ],
  'na.map.painted': [
    'A painted map',
    'The players paint the hexes that lie on their own table, in any number and place.',
  ],
  'na.map.rearranged': [
    'Moving hexes',
    'Hexes of a finished map may be moved or exchanged once every other player agrees: too many swamps spoil a game.',
  ],
  'na.map.counts': [
    'How many hexes',
    'The map has 4 regular hexes and 1 mountain for each player. The app says when a map has more or fewer, and lets you go on.',
  ],
  'na.map.in-turn': [
    'A map laid in turn',
    'The players take turns to draw a hex and lay it, five each: four regular ones and a mountain.',
  ],
  'na.map.order': [
    'Who lays first',
    'Everybody rolls a D6. The highest lays the first hex and the others follow clockwise; players who tie for the highest roll again.',
  ],
  'na.map.drawn': [
    'The hex you draw',
    'Roll a D6: 1–2 plain, 3 forest, 4 hills, 5 river, 6 swamp. If you draw from a box of hexes, enter what you drew.',
  ],
  'na.map.place': [
    'Where a hex goes',
    'A hex goes beside those that lie already; only the first may lie anywhere.',
  ],
  'na.map.mountain': [
    'Your mountain',
    'Once, in place of a drawn hex, you lay a mountain. If you keep it to the end, it is your last hex.',
  ],
  'na.map.river': [
    'Where a river runs',
    'One end of a river hex meets another river or a mountain. The other may also run into a swamp or off the map, never against dry land.',
  ],
  'na.map.flip': [
    'A river without a place',
    'If a river hex fits nowhere, you turn it over and lay it as a plain.',
  ],
  'na.setup.stage': [
    'One stage after the other',
    'A campaign goes from the map to the founding of realms, then to its turns. Each stage is done before the next begins.',
  ],
  'na.founding.order': [
    'Who founds first',
    'Everybody rolls a D6. The highest places the first capital, the others follow clockwise; the second flags go round in the same order.',
  ],
  'na.founding.capital': [
    'Your capital',
    'Your capital is a city with your flag, on any free hex but a swamp. In everything else it is a city like others, and can be taken.',
  ],
  'na.founding.apart': ['Capitals apart', 'No two capitals stand on hexes that touch.'],
  'na.founding.symmetrical': [
    'Capitals on an even map',
    'On an even map all capitals stand on hexes that answer to the first one chosen.',
  ],
  'na.founding.flag': [
    'Your second flag',
    'When all capitals stand, each player puts a flag on one more hex without a flag. It need not touch the capital.',
  ],
  'na.founding.tincture': [
    'Colours',
    'Each realm bears a colour of its own, so that flags on the map can be told apart.',
  ],
  'na.names': [
    'Names',
    'You may name your realm and your hexes at any time. A name changes nothing in the rules.',
  ],
} as const satisfies Partial<Texts<RuleId>>;
