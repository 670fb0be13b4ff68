import { realmArmies } from '../../../src/rules/realm-armies/index.ts';
import { amendments } from '../amended.ts';

amendments(realmArmies, []);
