import { sentencesIn } from '../../../src/kernel/chapter.ts';
import { chapters } from '../../../src/rules/realm-armies/chapters.ts';
import { realmArmies } from '../../../src/rules/realm-armies/index.ts';
import { recordedCampaigns } from '../recorded.ts';

recordedCampaigns(realmArmies, sentencesIn(chapters), ['map-replaced', 'leads', 'won-shared']);
