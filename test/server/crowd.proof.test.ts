import { afterEach, expect, test } from 'vitest';
import { patience, runs } from '../prove/counts.ts';
import { type Crowd, crowd } from './crowd/crowd.ts';

let there: Crowd | undefined;
afterEach(() => there?.end());

test(
  'one rendezvous holds 10,000 phones, introduces the first to one of the last, and drops nobody',
  async () => {
    const { numRuns: phones } = runs(10_000);
    there = await crowd('rendezvous', phones);
    expect(await there.count()).toEqual({ open: phones, lost: 0 });
    expect(await there.call()).toBe('phone-0');
    expect(await there.count()).toEqual({ open: phones, lost: 0 });
  },
  patience,
);
