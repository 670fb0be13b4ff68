/** Assassins, spies, saboteurs and agents. */
import type { Chapter } from './chapter.ts';

export const espionage = {
  'me.espionage.off': [
    'No espionage here',
    'This campaign is played without the part of the book about espionage.',
  ],
  'me.espionage.hire': [
    'Hiring operatives',
    'A crown buys an assassin, a saboteur, an agent or D6 spies. Only your private list knows how many of which.',
  ],
  'me.espionage.declared': ['How many', 'Everybody tells how many operatives they have hired, not which.'],
  'me.espionage.placed': [
    'Placing operatives',
    'Face down, one at a time. The player with most begins; on equal numbers, the one who played first in the last month.',
  ],
  'me.espionage.turn': ['In turn', 'Players place, and later turn over, one operative each in turn.'],
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
    'An operative that finds nothing it could act on is taken off the map.',
  ],
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
    'The king is slain: D3 of the empire’s fortresses, drawn by lot, turn independent, and banners in them are lost.',
  ],
  'me.espionage.confusion': [
    'Does the army obey',
    'After an attempt on its king a force may stand still: king scratched, month I only on 4 or more; wounded, not in month I; slain, not in month I, in month II on 4 or more.',
  ],
  'me.espionage.spy': [
    'Spy in a camp',
    'A D6: 1 to 3 nothing. 4: the force’s total points and where it will go in month I. 5: everything in it. 6: D6 operatives anywhere are uncovered.',
  ],
  'me.espionage.intention': [
    'Where the force will go',
    'You told a spy the move of month I, in secret. You may do otherwise; your word is known.',
  ],
  'me.espionage.names': ['Names on the list', 'A spy’s 6: remove up to D6 operatives of anybody, anywhere.'],
  'me.espionage.sabotage': [
    'Saboteur',
    'In a settlement that is not his master’s. D6: 1 and 2 caught, 3 a banner loses D6 × 30, 4 all baggage there is spoilt, 5 a ship sinks or the walls need mending, 6 the place is razed.',
  ],
  'me.espionage.mending': [
    'Mending the damage',
    'Where no ship could be sunk, banners in the settlement stay there in month I to mend what was broken.',
  ],
  'me.espionage.ships': [
    'Ships ablaze',
    'A saboteur’s 5 sinks one ship of its owner’s choice; his 6 burns each ship there on a D6 of 4 or more.',
  ],
  'me.espionage.agent': [
    'Agent',
    'D6: 1 nothing; 2 one enemy operative in the tile goes on a further 4 or more, else the agent does; 3 one goes; 4 all go; 5 and 6 all go, and one of yours slips in.',
  ],
  'me.espionage.smuggled': [
    'Slipped in',
    'An agent’s 5 or 6 brings a free spy, assassin or saboteur into a settlement that is not your own. It acts this winter.',
  ],
} satisfies Chapter<'me.espionage'>;
