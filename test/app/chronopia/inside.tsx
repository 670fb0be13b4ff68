/** Screens and forms inside a campaign of this book. */
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import { insideOf } from '../harness/inside.tsx';

export const inside = insideOf(chronopiaApp);
