/** Where the phones of the page find each other: its address says it. */
import type { Signalling } from '../../../../src/sync/types.ts';

export const signalling: Signalling = {
  url: new URLSearchParams(location.search).get('signal') ?? '',
};
