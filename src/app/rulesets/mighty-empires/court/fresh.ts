/** Fresh ids for lines of a book. */
import { chance } from '../../../campaign/deps.ts';

export const freshId = (kind: string): string =>
  `${kind}${Array.from(chance(6), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
