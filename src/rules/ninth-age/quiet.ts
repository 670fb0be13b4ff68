/** What a player seldom wants, or what was done already: none of it is put first. */
import type { QuietTasks } from '../../kernel/chapter.ts';

export const quiet: QuietTasks = {
  'lay-map': 'again',
  'arrange-map': 'again',
  'share-points': 'rare',
  ally: 'rare',
};
