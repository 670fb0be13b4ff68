/** The map, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const mapExplained = explained(
  {
    ...within('Setting up the campaign map', {
      'na.map.laid': [
        'The map lays itself',
        'The map has four regular hexes and one mountain for each player, in an even outline. Chance decides each regular hex, and rivers run where they can.',
      ],
      'na.map.symmetrical': [
        'An even map',
        'Every player finds the same land on their side of the table. With five players the map takes five of six equal parts, as hexes allow no more.',
      ],
      'na.map.painted': [
        'A painted map',
        'The players paint the hexes that are on their own table, in any number and place.',
      ],
      'na.map.rearranged': [
        'Moving hexes',
        'You may move or exchange hexes of a finished map once every other player agrees: too many swamps spoil a game.',
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
        'You lay each hex beside those already on the map; only the first can go anywhere.',
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
    }),
    'na.piece.hex': ['Not that hex', 'The hex is not on the map, or it flies another flag.'],
  },
  {
    'na.map.counts': ['hex-counts'],
    'na.map.drawn': ['drawn-hex'],
  },
);
