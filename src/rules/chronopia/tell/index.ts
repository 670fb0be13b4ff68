/** Every sentence of the chronicle, by its note. */
import { accordLines } from './accord.ts';
import { aftermathLines } from './aftermath.ts';
import { battleLines } from './battles.ts';
import { musterLines } from './muster.ts';

export const lines = { ...musterLines, ...aftermathLines, ...battleLines, ...accordLines };
