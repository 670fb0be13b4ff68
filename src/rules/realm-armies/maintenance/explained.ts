/** The maintenance of forces, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const maintenanceExplained = explained(
  {
    ...within('VI.E', {
      'ra.maintenance': [
        'Maintenance',
        'Each fortress and each citadel keeps up one army. You must disband any more before the night goes on.',
      ],
      'ra.maintenance.enough': [
        'All are kept up',
        'You have no more forces of this kind than you can keep up: you need not disband any.',
      ],
      'ra.maintenance.fleets': [
        'Ports for fleets',
        'Each port keeps up one fleet. A fleet disbanded at sea takes the army aboard with it; its hero goes free.',
      ],
      'ra.maintenance.hero': [
        'Heroes of disbanded armies',
        'The hero of a disbanded army leaves you, and any player may draft them again.',
      ],
    }),
  },
  {
    'ra.maintenance': ['maintenance'],
    'ra.maintenance.fleets': ['maintenance'],
  },
);
