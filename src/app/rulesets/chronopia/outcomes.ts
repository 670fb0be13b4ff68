/** Notes that say what an order came to; what else was told is the why of it. */
export const outcomes: readonly string[] = [
  'won',
  'won-many',
  'drawn',
  'second-territory',
  'challenge-declined',
  'challenge-accepted',
  'advanced',
  'not-advanced',
  'income',
  'ended',
];
