import { sentencesIn } from '../../../src/kernel/chapter.ts';
import { chapters } from '../../../src/rules/ninth-age/chapters.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { recordedCampaigns } from '../recorded.ts';

recordedCampaigns(ninthAge, sentencesIn(chapters), ['map-replaced']);
