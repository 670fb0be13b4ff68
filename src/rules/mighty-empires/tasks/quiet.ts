/** What a player seldom wants, what was done already, and what burns or breaks: none of it is put first. */
import type { QuietTasks } from '../../../kernel/chapter.ts';

export const quiet: QuietTasks = {
  raze: 'harms',
  'break-alliance': 'harms',
  execute: 'harms',
  'lay-map': 'again',
  paint: 'again',
  'lift-tiles': 'rare',
  'put-back': 'rare',
  distribute: 'rare',
  reorganise: 'rare',
  'force-march': 'rare',
  'release-river': 'rare',
  assault: 'rare',
  'table-result': 'rare',
  'fall-back': 'rare',
  'record-battle': 'rare',
  'arrange-battle': 'rare',
  ransom: 'rare',
  'desk-letters': 'rare',
  'new-banner': 'rare',
};
