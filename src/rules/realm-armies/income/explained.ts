/** Empire points, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const incomeExplained = explained(
  {
    'ra.treasury.overdrawn': [
      'An empty treasury',
      'No treasury can fall below 0. If a player paid more than it held, the table settles the rest.',
      'VI.D',
    ],
    ...within('VI.G.2', {
      'ra.income': [
        'Income',
        'Each tile brings 1 empire point a turn; a fortress adds 1, a citadel 2, a town 3, on a river 4. Mines add dice.',
      ],
      'ra.income.mines': [
        'Mines',
        'A mine brings D3 more each turn, on a river D3 + 1, in the mountains D6.',
      ],
      'ra.income.once': ['Once a turn', 'All realms collect together, once in a turn.'],
    }),
    'ra.income.interdicted': [
      'Interdicted tiles',
      'A tile under interdiction brings nothing this turn. Your table may rule that its owner’s whole realm brings nothing.',
      'VI.G.3',
    ],
  },
  {
    'ra.income': ['empire-points'],
    'ra.income.mines': ['empire-points'],
  },
);
