/** Events, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const eventsExplained = explained(
  {
    ...within('Events Phase', {
      'na.events': [
        'Events',
        'From turn 2 on, each player picks one of eight events, the smallest realm first.',
      ],
      'na.events.first-turn': ['No events at first', 'The first turn of a campaign has no events phase.'],
      'na.events.twice': [
        'Twice at most',
        'No event can be picked a third time in one phase: the largest realm may find its favourite gone.',
      ],
      'na.events.target': [
        'Who is struck',
        'Poisoned mines, catastrophe and emissary strike another player, whose realm still stands and who is not on your side.',
      ],
    }),
    'na.events.poisoned-mines': [
      'Poisoned mines',
      'The player you pick gets no gold from mines this turn. They do not roll for their mines, so none of them runs dry either.',
      'Events Phase: 1',
    ],
    'na.events.construction-project': [
      'Construction project',
      'You build a fortress or a mine on a hex of yours, or make a city of a fortress, at no cost in Conquest Points.',
      'Events Phase: 2',
    ],
    'na.events.catastrophe': [
      'Catastrophe',
      'The player you pick rolls a D6 for each city, fortress and mine of theirs. On a 1 it is gone, capital or not; the flag stays.',
      'Events Phase: 3',
    ],
    'na.events.brash-attack': [
      'Brash attack',
      'Win this turn and earn 2 more Conquest Points; lose or draw and earn none at all. If you fight two battles you must win both, unless your table plays differently.',
      'Events Phase: 4',
    ],
    'na.events.reconnaissance': [
      'Reconnaissance',
      'In your first battle of the turn the enemy deploys everything before you deploy anything, and you take the first turn.',
      'Events Phase: 5',
    ],
    'na.events.emissary': [
      'Emissary',
      'The player you pick may not challenge you this turn. They may still stand against you in somebody else’s alliance.',
      'Events Phase: 6',
    ],
    'na.events.rapid-expansion': [
      'Rapid expansion',
      'The first hex that you claim or conquer this turn is 1 Conquest Point cheaper.',
      'Events Phase: 7',
    ],
    'na.events.veteran-troops': [
      'Veteran troops',
      'In your first battle of the turn you need only 15% Core, may take 50% Rare, and Special and Rare units may repeat freely, One of a Kind apart.',
      'Events Phase: 8',
    ],
  },
  {
    'na.events': ['events'],
    'na.events.poisoned-mines': ['events'],
    'na.events.construction-project': ['events'],
    'na.events.catastrophe': ['events'],
    'na.events.brash-attack': ['events'],
    'na.events.reconnaissance': ['events'],
    'na.events.emissary': ['events'],
    'na.events.rapid-expansion': ['events'],
    'na.events.veteran-troops': ['events'],
  },
);
