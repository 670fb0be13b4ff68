import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printOf } from '../../src/campaign/fold.ts';
import type { Session } from '../../src/campaign/session.ts';
import { canonical } from '../../src/kernel/json.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { act, fromTheStart, perform } from './acting.ts';
import { fair } from './fair.ts';
import { market } from './market.ts';
import { meet, table } from './table.ts';

describe('campaign.reader', () => {
  test.each([
    { ruleset: market as AnyRuleset, named: 'lines alone' },
    { ruleset: fair as AnyRuleset, named: 'orders the rules open' },
  ])(
    'campaign.fold: reading as the book grows equals folding it from the start, on every phone: $named',
    async ({ ruleset }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 24 }), async (acted) => {
          const { sessions } = await table(['azure', 'gules'], { ruleset });
          for (const one of acted) await perform(sessions, one);
          await meet(...sessions);
          for (const session of sessions) {
            const { tip } = session.read() ?? {};
            const whole = fromTheStart(session, ruleset);
            expect(canonical(tip?.table)).toBe(canonical(whole.table));
            expect(canonical(tip?.ledgers)).toBe(canonical(whole.ledgers));
            expect(tip?.named).toEqual(whole.named);
            expect(tip?.suggested).toEqual(whole.suggested);
            expect(tip?.tellings).toEqual(whole.tellings);
          }
          const [a, b] = sessions;
          expect(a?.view()?.print).toBe(b?.view()?.print);
          expect(a?.view()?.print).toBe(printOf(fromTheStart(a as Session, ruleset)));
        }),
        { numRuns: 40 },
      );
    },
    60_000,
  );
});
