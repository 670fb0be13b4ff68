import { sentencesIn } from '../../../src/kernel/chapter.ts';
import { chapters } from '../../../src/rules/mighty-empires/chapters.ts';
import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { recordedCampaigns } from '../recorded.ts';

recordedCampaigns(mightyEmpires, sentencesIn(chapters), [
  'map-replaced',
  'townsfolk-fed',
  'captive-retaken',
  'no-way-out',
  'eaten',
  'waver',
  'hirelings-gone',
  'battle-refused',
  'waived',
  'afield',
]);
