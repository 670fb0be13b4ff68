/** Notes that say how something ended; what else was told is the why of it. */
export const outcomes: readonly string[] = [
  'fought',
  'fought-out',
  'uncontested',
  'landing',
  'sea-battle',
  'sailed',
  'raided',
  'income',
  'revealed',
  'trade',
];
