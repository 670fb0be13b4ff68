import { chronopia } from '../../../src/rules/chronopia/index.ts';
import { lines } from '../../../src/rules/chronopia/tell/index.ts';
import { recordedCampaigns } from '../recorded.ts';

recordedCampaigns(chronopia, lines, ['territory-given-up', 'territory-declined', 'ended-even']);
