/** Screens and forms inside a campaign of this book. */
import '../host/phone.ts';
import { realmArmiesApp } from '../../../src/app/rulesets/realm-armies/index.ts';
import { insideOf } from '../harness/inside.tsx';

export const inside = insideOf(realmArmiesApp);
