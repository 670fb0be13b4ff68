/** R19: a line leaves its effect whole, or a flag and nothing; one that is beyond a phone is no verdict. */
import { describe, expect, test } from 'vitest';
import { addNote, agree, giveOrder } from '../../src/campaign/acts.ts';
import { type Deps, openSession, type Session } from '../../src/campaign/session.ts';
import type { Json } from '../../src/kernel/json.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { type Market, market } from './market.ts';
import { meet, table } from './table.ts';

type Change = (draft: { coins: Record<string, unknown> }) => void;
const deep = (levels: number): number => (levels === 0 ? 0 : 1 + deep(levels - 1));
/** What a rule with a slip in it, or a change that nobody foresaw, would do to the table. */
const slips: { readonly [type: string]: Change } = {
  halfway: (draft) => {
    draft.coins.azure = 99;
    throw new Error('the scales broke');
  },
  half: (draft) => {
    draft.coins.azure = 0.5;
  },
  numbered: (draft) => {
    draft.coins['7'] = 1;
  },
  gap: (draft) => {
    (draft as unknown as { seats: unknown[] }).seats = [undefined];
  },
};
const withChanges = (more: { readonly [type: string]: Change }): AnyRuleset => ({
  ...market,
  changes: { ...market.changes, ...more },
  shapes: { ...market.shapes, ...Object.fromEntries(Object.keys(more).map((type) => [type, {}])) },
});

async function amended(ruleset: AnyRuleset, changes: readonly Json[]) {
  const { sessions, deps, campaign } = await table(['azure', 'gules'], { ruleset });
  const [a, b] = sessions as unknown as [Session, Session];
  const amendment = await a.write('azure', { kind: 'amend', changes: [...changes], why: 'so it was' });
  await meet(a, b);
  await agree(b, 'gules', amendment);
  await meet(a, b);
  return { a, b, deps, campaign };
}
const rulesOf = (session: Session) => session.view()?.table.rules as Market | undefined;
const coinsOf = (session: Session) => rulesOf(session)?.coins;

describe('campaign.fold.guard', () => {
  test.each(Object.keys(slips))(
    'R19: %s: nothing of the line counts, and the table is told',
    async (type) => {
      const { a, b } = await amended(withChanges(slips), [
        { type: 'earn', seat: 'azure', coins: 4 },
        { type },
      ]);
      for (const session of [a, b]) {
        expect(coinsOf(session)).toEqual({ azure: 0, gules: 0 });
        expect(session.view()?.flags).toMatchObject([{ kind: 'broken' }]);
      }
      expect(a.view()?.fingerprint).toBe(b.view()?.fingerprint);
      await addNote(b, 'gules', 'it goes on');
      await giveOrder(b, 'gules', 'build', {});
      await meet(a, b);
      expect(a.view()?.tellings.some(({ text }) => text === 'it goes on')).toBe(true);
      expect(Object.keys(rulesOf(a)?.stalls ?? {})).toHaveLength(1);
    },
  );

  test('R19: a whole amendment counts whole', async () => {
    const earn = { type: 'earn', seat: 'azure', coins: 4 };
    const { a, b } = await amended(market, [earn, { ...earn, seat: 'gules' }]);
    for (const session of [a, b]) expect(coinsOf(session)).toEqual({ azure: 4, gules: 4 });
  });

  test('R19: a phone that runs out of stack reads up to that line, writes nothing, and hands all of it on', async () => {
    let weak = true;
    const abyss: Change = (draft) => {
      draft.coins.azure = weak ? deep(1e6) : 5;
    };
    const ruleset = withChanges({ abyss });
    const { a, b, deps, campaign } = await amended(ruleset, [{ type: 'abyss' }]);
    expect(coinsOf(b)).toEqual({ azure: 0, gules: 0 });
    expect(b.view()).toMatchObject({ flags: [], stopped: expect.any(String) });
    await expect(addNote(b, 'gules', 'nothing')).rejects.toMatchObject({ fault: 'stopped' });
    expect(b.library.runsAfter({})).toEqual(a.library.runsAfter({}));
    weak = false;
    const strong = await openSession(deps[1] as Deps, campaign);
    expect(coinsOf(strong)).toEqual({ azure: 5, gules: 0 });
    expect(strong.view()?.stopped).toBeUndefined();
  });
});
