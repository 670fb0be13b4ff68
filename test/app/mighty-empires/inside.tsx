/** Screens and forms inside a campaign of this book. */
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { insideOf } from '../harness/inside.tsx';

export const inside = insideOf(mightyEmpiresApp);
