/** Diplomacy and recruitment. */
import type { Chapter } from './chapter.ts';

export const court = {
  'me.diplomacy.mission': [
    'Missions',
    'For a crown each you may send a mission to independent empires that border yours. Everybody hears where all missions go before any king is heard.',
  ],
  'me.diplomacy.borders': [
    'Neighbours only',
    'Missions go to independent settlements with a tile beside one of yours. Those that touch are one empire.',
  ],
  'me.diplomacy.one-each': ['One mission each', 'You send one mission to each independent empire.'],
  'me.diplomacy.declared': [
    'Said once',
    'Each player declares all missions together, and cannot change them.',
  ],
  'me.diplomacy.crowns': ['A crown a mission', 'Every mission costs one crown, whatever comes of it.'],
  'me.diplomacy.audience': [
    'The king’s answer',
    'A D6: 1 to 4 your diplomats are thrown out, 5 a temporary alliance, 6 a complete one.',
  ],
  'me.diplomacy.vying': [
    'Several missions to one king',
    'First a D6: 1 to 4 all are sent home. On 5 or 6 each player rolls, the highest wins the alliance; ties roll again.',
  ],
  'me.diplomacy.temporary': [
    'A temporary alliance',
    'Until the end of the next season its tiles let your banners pass in peace. You may not forage there or take a tile without breaking it.',
  ],
  'me.diplomacy.complete': [
    'A complete alliance',
    'The whole independent empire joins yours with all its settlements. It pays no revenue this winter.',
  ],
  'me.diplomacy.broken': [
    'Breaking an alliance',
    'In your turn, up to movement, you may turn on a temporary ally. Your banners inside are attacked and fall back to a tile of yours beside it.',
  ],
  'me.diplomacy.forage': [
    'Guests do not forage',
    'In a temporary ally’s land your banners eat baggage, or you break the alliance.',
  ],
  'me.diplomacy.letter': [
    'Letters',
    'All see that a letter went; only the other player reads it. Promises bind nobody.',
  ],
  'me.diplomacy.evidence': [
    'Showing a letter',
    'You may show a letter you sent or got. Its seal proves that the words are the same.',
  ],
  'me.diplomacy.ransom': [
    'Ransom',
    'Captives are exchanged or sold back to their own side, for crowns of this winter. They come home without their gear.',
  ],
  'me.recruitment': [
    'Recruiting',
    'From the recruitment step to deployment your crowns buy troops, characters, mercenaries and allies.',
  ],
  'me.recruitment.crowns': [
    'A hundred points a crown',
    'One crown buys 100 points. All you buy in a winter is added up, and each hundred begun costs a crown.',
  ],
  'me.recruitment.reinforced': [
    'Reinforcing a unit',
    'A unit with one model left can be filled up. Elite units lose rank by their share of recruits: see the chart. More than half costs them all of it for a season.',
  ],
  'me.recruitment.heroes': ['New characters', 'New heroes and wizards start at level 5.'],
  'me.recruitment.veterans': [
    'Veterans rise',
    'A character who ends the season without a lasting wound rises five levels, to 25 at most. Those ransomed or imprisoned this winter do not.',
  ],
  'me.recruitment.contingent': [
    'Hired contingents',
    'Mercenaries form banners of their own with a commander and serve one season. Hired and not mustered by spring, they are gone.',
  ],
  'me.recruitment.loyalty': [
    'Wavering mercenaries',
    'Loyalty is tested in battles with models. Mercenaries who leave the field are lost; those who change sides serve the enemy until the season ends.',
  ],
  'me.recruitment.allies': [
    'Allied contingents',
    'One for each independent empire that allied with you this winter, paid for like any troops. They leave when the season ends.',
  ],
  'me.recruitment.mustered': [
    'Mustering the army',
    'Before spring, assign all your points to banners. Troops in no banner stay at home until next winter.',
  ],
} satisfies Chapter<'me.diplomacy' | 'me.recruitment'>;
