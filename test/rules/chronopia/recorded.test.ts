import { chronopia, lines } from '../../../src/rules/chronopia/index.ts';
import { recordedCampaigns } from '../recorded.ts';

recordedCampaigns(chronopia, lines, ['territory-given-up', 'territory-declined', 'ended-even']);
