/** Assassins, spies, saboteurs and agents, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const espionageExplained = explained(
  {
    'me.espionage.off': ['No espionage here', 'You play this campaign without espionage.', 'Espionage'],
    ...within('Espionage: cost', {
      'me.espionage.hire': [
        'Hiring operatives',
        'A crown buys an assassin, a saboteur, an agent or D6 spies. Only your private list knows how many of which.',
      ],
      'me.espionage.declared': [
        'How many',
        'Each player says how many operatives they have hired, but not which.',
      ],
      'me.espionage.placed': [
        'Placing operatives',
        'You place them face down, one at a time. The player with the most begins; if numbers are equal, the player who played first in the last month.',
      ],
      'me.espionage.turn': [
        'In turn',
        'Players take turns to place one operative each, and later to turn one over.',
      ],
      'me.espionage.order': [
        'Who acts first',
        'Once all are placed, a roll settles the order in which players turn theirs over.',
      ],
      'me.espionage.acts': [
        'Turning one over',
        'Its owner says what it is, rolls for it, and the counter is gone.',
      ],
      'me.espionage.misplaced': [
        'Nothing to do',
        'If an operative finds nothing to act on, take it off the map.',
      ],
    }),
    ...within('Assassins', {
      'me.espionage.assassin': [
        'Assassin in a banner',
        'A D6: 1 caught. 2: 2D6 × 10 points die. 3: a character its owner picks, or D6 × 20. 4: the highest, or D6 × 100. 5: both 4 and 2. 6: both 3 and 4.',
      ],
      'me.espionage.characters': [
        'Whom the assassin slew',
        'Strike the character off in your list. They cannot be recovered.',
      ],
      'me.espionage.palace': [
        'Assassin in the palace',
        'In a capital without banners: 1 and 2 caught, 3 the guard takes a unit (or 3D6 × 10 points), 4 to 6 the king is hurt and the army falters.',
      ],
      'me.espionage.rebels': [
        'Fortresses rebel',
        'If the king is slain, D3 of the empire’s fortresses, drawn by lot, turn independent, and the banners in them are lost.',
      ],
      'me.espionage.confusion': [
        'Does the army obey',
        'After an attempt on its king a force may stand still: king scratched, month I only on 4 or more; wounded, not in month I; slain, not in month I, in month II on 4 or more.',
      ],
    }),
    ...within('Spies', {
      'me.espionage.spy': [
        'Spy in a camp',
        'A D6: 1 to 3 nothing. 4: the force’s total points and where it will go in month I. 5: everything in it. 6: D6 operatives anywhere are uncovered.',
      ],
      'me.espionage.intention': [
        'Where the force will go',
        'You tell a spy in secret where the force will move in month I. You may move differently, but the spy’s master knows what you said.',
      ],
      'me.espionage.names': [
        'Names on the list',
        'A spy’s 6: remove up to D6 operatives of anybody, anywhere.',
      ],
    }),
    ...within('Sabotage', {
      'me.espionage.sabotage': [
        'Saboteur',
        'In any settlement but your own. D6: 1 and 2 caught, 3 a banner loses D6 × 30, 4 all baggage there is spoilt, 5 a ship sinks or the walls need mending, 6 the place is razed.',
      ],
      'me.espionage.mending': [
        'Mending the damage',
        'If there was no ship to sink, banners in the settlement stay there in month I to repair the damage.',
      ],
      'me.espionage.ships': [
        'Ships ablaze',
        'A saboteur’s 5 sinks one ship of its owner’s choice; a 6 burns each ship there on a D6 of 4 or more.',
      ],
    }),
    'me.espionage.agent': [
      'Agent',
      'D6: 1 nothing; 2 one enemy operative in the tile goes on a further 4 or more, else the agent does; 3 one goes; 4 all go; 5 and 6 all go, and one of yours slips in.',
      'Agents',
    ],
    'me.espionage.smuggled': [
      'Slipped in',
      'An agent’s 5 or 6 brings a free spy, assassin or saboteur into a settlement that is not your own. It acts this winter.',
      'Agents',
    ],
  },
  {
    'me.espionage.hire': ['espionage-costs'],
    'me.espionage.assassin': ['assassin-on-banner'],
    'me.espionage.palace': ['assassin-on-capital'],
    'me.espionage.rebels': ['assassin-on-capital'],
    'me.espionage.confusion': ['assassin-on-capital'],
    'me.espionage.spy': ['spies'],
    'me.espionage.names': ['spies'],
    'me.espionage.sabotage': ['sabotage'],
    'me.espionage.ships': ['sabotage'],
    'me.espionage.agent': ['agents'],
  },
);
