/** Proof 10 (R16): a thousand cheats at dice of two phones; whatever a changed app writes, no face of its choice counts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patience, runs } from '../prove/counts.ts';
import { cheated, cheats, named, prints, told } from './two-phones.ts';

test('proof 10, R16: every cheat is named, and their die counts for nothing', {
  timeout: patience,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cheats), fc.integer({ min: 1, max: 6 }), async (cheat, face) => {
      const { b, c, order, line } = await cheated(cheat, face);
      for (const one of [b, c]) {
        expect(told(one, order)?.value).toBeUndefined();
        // To hide the number looks like not having heard of it: that alone blames nobody.
        expect(named(one)).toEqual(cheat === 'hides' ? [] : [line]);
      }
      expect(prints(b, c)).toBe(1);
    }),
    runs(1_000),
  );
});
