/** Mines and gold, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const miningExplained = explained(
  {
    ...within('Mining Phase', {
      'na.mining': [
        'Gold from mines',
        'A mine on a river gives 2D6 × 10 gold, one in the mountains 3D6 × 10. Each player rolls once a turn for all their mines.',
      ],
      'na.mining.exhausted.river': [
        'A river mine runs dry',
        'A double on the two dice ends a river mine: you keep this gold, the mine is removed.',
      ],
      'na.mining.exhausted.mountain': [
        'A mountain mine runs dry',
        'A triple on the three dice ends a mountain mine: you keep this gold, the mine is removed.',
      ],
    }),
    'na.gold': [
      'Gold',
      'Gold buys points for your army and whatever other players sell you. You cannot spend more than you have.',
      'Key concepts: Gold',
    ],
    'na.gold.multiplier': [
      'Gold and the size of battles',
      'With a standard below 1500 points gold from mines and raids counts × 5, up to 3500 × 10, and 5 more for each further 1000 begun.',
      'Larger/smaller battles',
    ],
  },
  {
    'na.mining': ['mines'],
    'na.mining.exhausted.river': ['mines'],
    'na.mining.exhausted.mountain': ['mines'],
    'na.gold.multiplier': ['gold-multipliers'],
  },
);
