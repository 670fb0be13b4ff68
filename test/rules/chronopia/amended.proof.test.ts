import { chronopia } from '../../../src/rules/chronopia/index.ts';
import { amendments } from '../amended.ts';

amendments(chronopia, ['territoryLost']);
