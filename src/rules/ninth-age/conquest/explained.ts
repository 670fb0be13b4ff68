/** Invasion and construction, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const conquestExplained = explained(
  {
    ...within('Earning Conquest Points', {
      'na.conquest.points': [
        'Conquest Points',
        'A defeat earns 1, a draw (up to 10% apart) 2, a narrow victory (up to 30%) 3, a solid one (up to 50%) 4, a massacre 5. Without a battle you earn none.',
      ],
      'na.conquest.together': [
        'Two against one',
        'Allies who fought side by side against one player earn 1 Conquest Point less each, never below 0.',
      ],
      'na.conquest.apart': [
        'Against each ally in turn',
        'A player who fought two allies one after the other earns the average of both battles, rounded down.',
      ],
    }),
    'na.conquest.brash': [
      'After a brash attack',
      'A brash attack that won adds 2 Conquest Points. One that did not win leaves you with none.',
      'Events Phase: 4',
    ],
    ...within('Spending Conquest Points', {
      'na.conquest.claim': [
        'Claiming a hex',
        'A hex without a flag, beside one of yours, costs 2 Conquest Points; a mountain costs 1 more.',
      ],
      'na.conquest.conquer': [
        'Conquering a hex',
        'Another player’s hex beside yours costs 3 Conquest Points: 1 more on a mountain, 1 more with a city or fortress. What stands there is yours.',
      ],
      'na.conquest.walls': [
        'City or fortress',
        'Taking a hex with a city or fortress costs 1 Conquest Point more. A mountain adds its own on top.',
      ],
      'na.conquest.beaten': [
        'Only from those you beat',
        'You can conquer hexes only from players that you beat in battle this turn. If you fought beside an ally, every opponent of yours counts.',
      ],
      'na.conquest.adjacent': ['Beside your own', 'You can take only hexes that touch one of yours.'],
      'na.conquest.own': ['Already yours', 'This hex already flies your flag.'],
      'na.conquest.build': [
        'Building',
        'For 1 Conquest Point you build a fortress or a mine on your own hex, or make a city of a fortress.',
      ],
      'na.conquest.built': [
        'Already built',
        'A hex can have one fortress or city and one mine. Your table may rule that a mine cannot share its hex.',
      ],
      'na.conquest.city': [
        'Cities',
        'A city takes the place of a fortress: build that first. A city counts 1 Realm Point on top of its hex.',
      ],
      'na.conquest.raid': [
        'Raids',
        'For 1 Conquest Point you roll 2D6 × 10 gold. You may raid as often as you have points.',
      ],
      'na.conquest.lost': [
        'Points left over',
        'Conquest Points that you do not spend in this phase are lost.',
      ],
    }),
    'na.conquest.mountain': [
      'Mountains cost more',
      'A mountain costs 1 Conquest Point more, claimed or conquered.',
      'Mountain Hex',
    ],
    'na.conquest.swamp': ['Swamps', 'You cannot build anything in a swamp, not even a capital.', 'Swamp Hex'],
    'na.conquest.mine-ground': [
      'Where mines go',
      'You can build mines only on mountain and river hexes.',
      'Key concepts: Mine',
    ],
    'na.conquest.share': [
      'Shared points',
      'Teammates and allies of the turn may hand each other Conquest Points, until the receiver is done with their conquest.',
      'Teams',
    ],
    'na.destroyed': [
      'A realm falls',
      'A player without a hex is out of the campaign. Their gold goes to the player who took the last hex.',
      'Destroying a Realm',
    ],
  },
  {
    'na.conquest.points': ['conquest-points', 'conquest-penalties'],
    'na.conquest.together': ['conquest-penalties'],
    'na.conquest.apart': ['conquest-penalties'],
    'na.conquest.claim': ['spending', 'hex-kinds'],
    'na.conquest.conquer': ['spending'],
    'na.conquest.walls': ['spending'],
    'na.conquest.build': ['spending'],
    'na.conquest.raid': ['spending', 'gold-multipliers'],
    'na.conquest.mountain': ['spending', 'hex-kinds'],
    'na.conquest.swamp': ['hex-kinds'],
    'na.conquest.mine-ground': ['hex-kinds'],
  },
);
