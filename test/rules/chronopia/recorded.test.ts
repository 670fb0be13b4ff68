import { sentencesIn } from '../../../src/kernel/chapter.ts';
import { chapters } from '../../../src/rules/chronopia/chapters.ts';
import { chronopia } from '../../../src/rules/chronopia/index.ts';
import { recordedCampaigns } from '../recorded.ts';

recordedCampaigns(chronopia, sentencesIn(chapters), [
  'territory-given-up',
  'territory-declined',
  'ended-even',
]);
