import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { amendments } from '../amended.ts';

amendments(ninthAge, []);
