/** The winter's part of Today, fetched when the first snow falls. */
import { lazy } from 'solid-js';

export const WinterToday = lazy(async () => ({ default: (await import('./today.tsx')).WinterToday }));
