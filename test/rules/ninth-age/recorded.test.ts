import { lines, ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { recordedCampaigns } from '../recorded.ts';

recordedCampaigns(ninthAge, lines, ['map-replaced']);
