/** What a player seldom wants, what was done already, and what is lost for good: none of it is put first. */
import type { QuietTasks } from '../../../kernel/chapter.ts';

export const quiet: QuietTasks = {
  disband: 'harms',
  'lay-map': 'again',
  arrange: 'rare',
  'table-result': 'rare',
  finish: 'rare',
};
