import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { lines } from '../../../src/rules/mighty-empires/tell/index.ts';
import { recordedCampaigns } from '../recorded.ts';

recordedCampaigns(mightyEmpires, lines, [
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
