/** Fresh ids for lines of a book. */
import { randomBytes } from '../../../campaign/deps.ts';

export const freshId = (kind: string): string =>
  `${kind}${Array.from(randomBytes(6), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
