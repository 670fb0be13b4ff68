/** What a player seldom wants, what was done already, and what cannot be undone: none of it is put first. */
import type { QuietTasks } from '../../../kernel/chapter.ts';

export const quiet: QuietTasks = {
  disband: 'harms',
  'forgo-rescue': 'harms',
  'sell-captives': 'harms',
  'keep-drugged': 'harms',
  ready: 'again',
  station: 'rare',
  'list-figures': 'rare',
  'call-ally': 'rare',
  summon: 'rare',
  challenge: 'rare',
  ransom: 'rare',
  trade: 'rare',
};
