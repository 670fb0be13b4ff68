import { realmArmies } from '../../../src/rules/realm-armies/index.ts';
import { lines } from '../../../src/rules/realm-armies/lines.ts';
import { recordedCampaigns } from '../recorded.ts';

recordedCampaigns(realmArmies, lines, ['map-replaced', 'leads', 'won-shared']);
