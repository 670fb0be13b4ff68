/** The map, realms, armies and banners before the first month, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const setupExplained = explained(
  {
    'me.map.laid': [
      'Laying the map',
      'The app can lay a whole map by the book’s rules from four shuffled packs: highland, lowland, river valley and coast. Lay another until the table likes one.',
      'The map',
    ],
    'me.map.tile': [
      'Laying a tile',
      'A tile goes where an edge on the map calls for its pack: mountain or hill for highland, plain or wood for lowland, river for river valley, shore for coast. One matching edge is enough.',
      'The map: third and subsequent tiles',
    ],
    'me.map.draw': [
      'Drawing a tile',
      'Pick a pack and draw: every tile left in it is equally likely. Players lay in turn, and it does not matter who begins.',
      'The map: third and subsequent tiles',
    ],
    'me.map.put-back': [
      'Putting a tile back',
      'A tile that fits nowhere, or would end a river right at its source, goes under its pack, and another is drawn.',
      'The map: special placement rules',
    ],
    'me.map.painted': [
      'Painting the map',
      'You need no rules to make a map: paint it as you please, and Realmbook reads mountains, rivers, woods and shores from it.',
      'The map: at your own discretion',
    ],
    'me.map.tidy': [
      'Tidying the map',
      'You may take tiles off and lay them elsewhere until everybody likes the land. The rules for laying are only advice.',
      'The map: special placement rules',
    ],
    'me.setup.stage': [
      'One stage after the other',
      'You set up the campaign in stages: map, realms, armies. A stage ends when everybody has done their part.',
    ],
    ...within('Creating the realm', {
      'me.realm.precedence': [
        'Who chooses first',
        'Everybody rolls a D6. The highest chooses a capital first, then the next; those who are tied roll again.',
      ],
      'me.realm.capital': [
        'Choosing a capital',
        'Your capital goes on a free capital tile. Its tile and the six around it are your realm; swamp, sea and the map’s edge are not part of it.',
      ],
      'me.realm.tincture': [
        'A colour of your own',
        'Each realm flies its own colour, chosen with the capital.',
      ],
      'me.realm.unused-capital': [
        'Unused capitals',
        'They stay unexplored, or become independent cities: the table decides when the campaign is founded.',
      ],
    }),
    'me.realm.settlements': [
      'The tiles of your realm',
      'Roll 2D6 for each of the six tiles around the capital, in the column of its ground. The higher, the richer; a 12 is always a city.',
      'Creating the realm: tile type',
    ],
    'me.realm.ships': [
      'Ships at the start',
      'Roll a D6 for each city of your realm on a coastal tile, the capital included: 1 none, 2 to 4 one ship, 5 two, 6 three.',
      'Ships',
    ],
    ...within("The realm's army", {
      'me.strength': [
        'Military strength',
        'How many points of troops each realm begins with: the same for all, or rolled for every settlement. The table decides when it founds the campaign.',
      ],
      'me.strength.fixed': [
        'The same for all',
        'Every realm begins with the points the table agreed on. The book advises 3,000 to 5,000.',
      ],
      'me.strength.rolled': [
        'Rolling for strength',
        'The capital musters 5D6 × 100 points, another city 2D6 × 100, each fortress and village D6 × 100. About 3,500 to 4,000 in all.',
      ],
    }),
    ...within('Divide the army into banners', {
      'me.banners.raised': [
        'Raising banners',
        'Divide your army into banners of 500 to 1,500 points. If you play with units, each has a character and one to five units. Only you see what is in them.',
      ],
      'me.banners.dismissed': [
        'Disbanding while you divide',
        'Until the campaign begins you may disband a banner. Its points are yours to assign again.',
      ],
      'me.banners.points': [
        'How large a banner is',
        'A banner holds 500 points at least and 1,500 at most when a season begins. Losses may bring it lower.',
      ],
      'me.banners.character': [
        'Somebody leads',
        'Where banners hold units, each has at least one character to lead it.',
      ],
      'me.banners.units': [
        'One to five units',
        'Where banners hold units, each has one to five: more cannot live off the land.',
      ],
      'me.banners.total': [
        'Points still to assign',
        'All points of the realm’s strength go into banners. Points you do not assign do not take the field.',
      ],
    }),
    'me.banners.placed': [
      'Placing banners',
      'Banners begin in your own realm, as many in a tile as you like. Choose the part of the tile: mountains or a river may part it.',
      'Place banners on the map',
    ],
    ...within('Place baggage counters', {
      'me.stockpile.start': [
        'Stockpiles at the start',
        'If the table agreed to it, you may store starting baggage points that your banners cannot carry in a city or fortress, six at most.',
      ],
      'me.baggage.start': [
        'Baggage at the start',
        'Each realm begins with 2D6 baggage points, shared among its banners as you like, at most six a banner. Points you have not handed out by the first month are lost.',
      ],
      'me.baggage.shared': [
        'Sharing out the first baggage',
        'Your 2D6 starting baggage points go to banners, six each at most.',
      ],
    }),
  },
  {
    'me.realm.settlements': ['realm-settlements'],
    'me.realm.ships': ['realm-ships'],
    'me.strength.rolled': ['military-strength'],
  },
);
