/** Realms, armies and banners before the first month; pieces and names. */
import type { Chapter } from './chapter.ts';

export const setup = {
  'me.setup.stage': [
    'One stage after the other',
    'Map, realms, armies: the campaign is set up in stages, and a stage ends when everybody has done their part.',
  ],
  'me.realm.precedence': [
    'Who chooses first',
    'Everybody rolls a D6. The highest chooses a capital first, then the next; those who are tied roll again.',
  ],
  'me.realm.capital': [
    'Choosing a capital',
    'Your capital goes on a capital tile nobody has taken. Its tile and the six around it are your realm; swamp, sea and the map’s edge are not part of it.',
  ],
  'me.realm.tincture': ['A colour of your own', 'Each realm flies its own colour, chosen with the capital.'],
  'me.realm.unused-capital': [
    'Capitals nobody took',
    'They stay unexplored, or become independent cities: the table decides when the campaign is founded.',
  ],
  'me.realm.settlements': [
    'What stands in your realm',
    'Roll 2D6 for each of the six tiles around the capital, in the column of its ground. The higher, the richer; a 12 is always a city.',
  ],
  'me.realm.ships': [
    'Ships at the start',
    'Roll a D6 for each city of your realm on a coastal tile, the capital included: 1 none, 2 to 4 one ship, 5 two, 6 three.',
  ],
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
  'me.banners.raised': [
    'Raising banners',
    'Divide your army into banners of 500 to 1,500 points. With units, each has a character and one to five units. Only you see what is in them.',
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
    'All points of the realm’s strength go into banners. What is assigned nowhere does not take the field.',
  ],
  'me.banners.placed': [
    'Placing banners',
    'Banners begin in your own realm, as many in a tile as you like. Choose the part of the tile: mountains or a river may part it.',
  ],
  'me.ledger.write': [
    'Your private list',
    'What your banners hold stands on your phone alone. What you write there counts for you at once; others see only what rules make you tell.',
  ],
  'me.ledger.muster': [
    'Mustering a banner',
    'Name the characters and units of a banner, with models and points. Numbers are for you to keep honest: rules ask your list when they need it.',
  ],
  'me.ledger.enlist': [
    'New troops to enter',
    'Points that joined a banner in the field count at once in what is told. Enter the troops they stand for in your list.',
  ],
  'me.names': [
    'Naming',
    'You name your own realm, tiles, banners and ships; independent places and the years anybody may name. The name charts offer some, a D20 an element.',
  ],
  'me.piece.banner': ['The banner is gone', 'The order names a banner that no longer stands on the map.'],
  'me.piece.tile': [
    'No such tile',
    'The order names a tile that is not on the map, or of which nothing is known.',
  ],
  'me.piece.seat': ['No such realm', 'The order names a player who has no realm in this campaign.'],
  'me.piece.ship': ['The ship is gone', 'The order names a ship that no longer sails.'],
  'me.piece.name': ['Nothing to name', 'What was to be named is gone.'],
} satisfies Chapter<
  'me.setup' | 'me.realm' | 'me.strength' | 'me.banners' | 'me.ledger' | 'me.names' | 'me.piece'
>;
