/** Fleets and sea battles, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const fleetExplained = explained(
  {
    'ra.piece.fleet': ['No such fleet', 'That fleet is no longer on the map.'],
    ...within('VI.C.1', {
      'ra.sea': [
        'Sea battle',
        'A fleet that leaves a blockaded port fights the blockade. Both sides roll, and the higher result wins.',
      ],
      'ra.sea.dice': [
        'Dice at sea',
        '1D6 for each fleet. Tactic points add 1 or 2 to each die, and 1 more if earned in the naval game.',
      ],
      'ra.sea.tie': ['A tie at sea', 'A tie is a victory for the blockade.'],
      'ra.sea.closest': [
        'The closest port',
        'A beaten blockade returns to its owner’s closest port; if several are equally close, the owner chooses.',
      ],
      'ra.sea.idle': ['Idle for a turn', 'A fleet driven from its blockade does nothing for a turn.'],
      'ra.sea.held': ['Held in port', 'If the blockade wins, the fleets that tried to sail stay in port.'],
      'ra.sea.lost': ['No port left', 'A beaten fleet without a port to return to is destroyed.'],
      'ra.sea.sailed': [
        'Out at sea',
        'The fleet is at sea. From the next turn it may blockade or attack, or at once if your table plays that way.',
      ],
      'ra.sea.port-lost': [
        'Ships in a taken port',
        'Fleets in a port that is taken run for their owner’s closest port, or are lost without one.',
      ],
    }),
    'ra.assault.carry': [
      'An army aboard',
      'Each fleet can carry one army, which goes aboard in the port where both are.',
      'VI.C.3',
    ],
  },
  {
    'ra.sea': ['battle-dice', 'modifiers-sea-battle', 'fleets'],
    'ra.sea.dice': ['battle-dice', 'modifiers-sea-battle'],
    'ra.sea.idle': ['fleets'],
    'ra.sea.lost': ['fleets'],
  },
);
