/** Diplomacy and recruitment, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const courtExplained = explained(
  {
    ...within('Alliances with independent empires', {
      'me.diplomacy.mission': [
        'Missions',
        'For a crown each you may send missions to independent empires that border yours. Everybody learns where all missions go before any king answers.',
      ],
      'me.diplomacy.borders': [
        'Neighbours only',
        'Missions go to independent settlements with a tile beside one of yours. Those that touch are one empire.',
      ],
      'me.diplomacy.one-each': [
        'One mission each',
        'You can send only one mission to each independent empire.',
      ],
      'me.diplomacy.declared': [
        'Said once',
        'Each player declares all their missions together, and cannot change them.',
      ],
      'me.diplomacy.crowns': ['A crown a mission', 'Every mission costs one crown, whatever comes of it.'],
      'me.diplomacy.audience': [
        'The king’s answer',
        'A D6: 1 to 4 your diplomats are thrown out, 5 a temporary alliance, 6 a complete one.',
      ],
      'me.diplomacy.vying': [
        'Several missions to one king',
        'First roll a D6: on 1 to 4 the king sends all of them home. On 5 or 6 each player rolls and the highest wins the alliance; ties roll again.',
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
    }),
    'me.diplomacy.letter': [
      'Letters',
      'Everybody sees that you sent a letter; only its recipient can read it. Promises are not binding.',
      'Written pacts',
    ],
    'me.diplomacy.evidence': [
      'Showing a letter',
      'You may show a letter that you sent or received. Its seal proves that the words are the same.',
      'Written pacts',
    ],
    'me.diplomacy.ransom': [
      'Ransom',
      'You can exchange captives or sell them back to their own side for crowns of this winter. They come home without their gear.',
      'Exchange of prisoners',
    ],
    'me.recruitment': [
      'Recruiting',
      'From the recruitment step to deployment your crowns buy troops, characters, mercenaries and allies.',
      'Recruitment: crowns for points',
    ],
    'me.recruitment.crowns': [
      'A hundred points a crown',
      'One crown buys 100 points. Add up everything you buy in a winter: every 100 points, or part of 100, costs a crown.',
      'Recruitment: crowns for points',
    ],
    'me.recruitment.reinforced': [
      'Reinforcing a unit',
      'You can fill up a unit that has at least one model left. Elite units lose rank by their share of recruits: see the chart. With more than half recruits they lose all of it for a season.',
      'Reinforcements',
    ],
    'me.recruitment.heroes': ['New characters', 'New heroes and wizards start at level 5.', 'Characters'],
    'me.recruitment.veterans': [
      'Veterans rise',
      'A character who ends the season without a lasting wound rises five levels, to 25 at most. Those ransomed or imprisoned this winter do not.',
      'Old characters',
    ],
    'me.recruitment.contingent': [
      'Hired contingents',
      'Mercenaries form their own banners with a commander and serve one season. If you hire them but do not muster them by spring, they are gone.',
      'Recruiting mercenaries',
    ],
    'me.recruitment.loyalty': [
      'Wavering mercenaries',
      'Loyalty is tested in battles with models. Mercenaries who leave the field are lost; those who change sides serve the enemy until the season ends.',
      'Mercenary loyalty',
    ],
    'me.recruitment.allies': [
      'Allied contingents',
      'You can muster one for each independent empire that allied with you this winter, and pay for it like any troops. They leave when the season ends.',
      'Recruiting allies',
    ],
    'me.recruitment.mustered': [
      'Mustering the army',
      'Before spring, assign all your points to banners. Troops in no banner stay at home until next winter.',
      'Deployment',
    ],
  },
  {
    'me.diplomacy.audience': ['diplomacy-single'],
    'me.diplomacy.vying': ['diplomacy-rivals'],
    'me.recruitment.reinforced': ['elite-reinforcement'],
  },
);
