/** The end of a campaign, and who has won it. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { victoryChanges, victoryShapes } from './changes.ts';
import { endCampaign } from './end.ts';

export const victorySentences = {
  'won-nights': sentence('The last night is counted, and {seat} stands above all others.'),
  'won-last': sentence('{seat} alone still holds land, and wins the campaign.'),
  'won-shared': byWord('others', {
    1: 'The last night is counted, and {seat} and {otherSeat} stand level above all others.',
    else: 'The last night is counted, and {seat} stands at the top, level with {others} others.',
  }),
  ended: sentence('The campaign ends here, as {seat} proposed and all agreed.'),
  'end-refused': sentence('{otherSeat} is not done yet: the campaign goes on.'),
} satisfies Sentences;

export const victoryChapter = {
  orders: [endCampaign],
  shapes: victoryShapes,
  changes: victoryChanges,
  sentences: victorySentences,
  begin: () => ({ victory: null }),
} satisfies Chapter;
