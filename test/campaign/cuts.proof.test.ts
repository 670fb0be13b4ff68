/** Proof 3: a snapshot and the lines after it read the same as the whole book, wherever the book is cut. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeReader, type Snapshot } from '../../src/campaign/reader.ts';
import type { Session } from '../../src/campaign/session.ts';
import { canonical, type Json } from '../../src/kernel/json.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { patience, runs, seed } from '../prove/counts.ts';
import { act, fromTheStart, mendEarlier, perform, turn } from './acting.ts';
import { fair } from './fair.ts';
import { market } from './market.ts';
import { table } from './table.ts';

/** What the disk gives back of it. */
const asStored = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot));
const told = ({ table: lying, ledgers, named, suggested, tellings }: ReturnType<typeof fromTheStart>) =>
  canonical({ lying, ledgers, named, suggested, tellings } as unknown as Json);

/** The state after each page that is closed, as its phone would keep it. */
function snapshotsOf(session: Session): readonly Snapshot[] {
  const read = session.read();
  if (!read) return [];
  return read.digests().flatMap((digest, page) => {
    const folded = page < read.book.pages.length - 1 ? read.after(page) : undefined;
    return folded ? [{ page, digest, folded }] : [];
  });
}
const WHOLE = 2_000;
const CUTS = runs(WHOLE).numRuns;

test.each([
  { ruleset: market as AnyRuleset, named: 'lines alone' },
  { ruleset: fair as AnyRuleset, named: 'orders the rules open' },
])(
  'campaign.snapshot: a snapshot from any moment and what came later equal the whole book: $named',
  async ({ ruleset }) => {
    const first = seed ?? Math.trunc(2 ** 31 * Math.random());
    let cuts = 0;
    let used = 0;
    // A few histories say little about how often a snapshot is used: more are drawn before it is called too seldom.
    const enough = (): boolean => 2 * cuts >= CUTS && (used > cuts / 4 || 2 * cuts >= WHOLE);
    for (let i = 0; !enough(); i++) {
      const [acted = []] = fc.sample(fc.array(act, { minLength: 12, maxLength: 30 }), {
        seed: first + i,
        numRuns: 1,
      });
      const { sessions } = await table(['azure', 'gules'], { ruleset });
      const kept: { readonly of: number; readonly snapshot: Snapshot }[] = [];
      for (const [at, one] of acted.entries()) {
        await (at % 5 === 4
          ? turn(sessions)
          : at % 9 === 8
            ? mendEarlier(sessions, at)
            : perform(sessions, one));
        sessions.forEach((session, of) => {
          for (const snapshot of snapshotsOf(session)) kept.push({ of, snapshot });
        });
      }
      const wholes = sessions.map((session) => told(fromTheStart(session, ruleset)));
      for (const { of, snapshot } of kept) {
        const session = sessions[of] as Session;
        const reader = makeReader(ruleset, session.campaign, session.ring, [asStored(snapshot)]);
        const read = reader.read(session.chains());
        expect(read && told(read.tip), `seed ${first + i}, cut after page ${snapshot.page}`).toBe(wholes[of]);
        cuts++;
        // Where nothing before the cut has changed since, the pages before it are not folded again.
        if (read?.tellings(snapshot.page) === undefined) used++;
      }
    }
    expect(used).toBeGreaterThan(cuts / 4);
  },
  patience,
);
