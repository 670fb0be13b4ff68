/** German for the shelf and its tools. Charts and campaigns stay in English. */
import type { Dictionary } from './index.ts';

export const de: Dictionary = {};
