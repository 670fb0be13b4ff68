import { mightyEmpires } from '../../../src/rules/mighty-empires/index.ts';
import { amendments } from '../amended.ts';

amendments(mightyEmpires, [
  'captiveDied',
  'contingentTurned',
  'reordered',
  'shipEscaped',
  'stockpileChanged',
  'stoodAfield',
]);
