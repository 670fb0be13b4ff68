/**
 * A campaign that bots have played into a stage, on three phones: each takes its seat up from a backup "for myself", through
 * the screens, and all meet over our own server. What is asked of the test is only what happens from there on.
 */

import type { Session } from '../../../src/campaign/session.ts';
import { players } from '../../app/harness/company.ts';
import { campaignAt, type Plan } from '../../app/harness/stages.ts';
import { test as base, expect } from '../harness.ts';
import type { Phone } from '../phone.ts';
import { Player } from './player.ts';
import { inStep } from './table.ts';
import { backupOf, takeUp } from './take-up.ts';

export { expectSameBook, expectTold } from './table.ts';
export { expect };

/** Anna holds azure, Tom gules, Ines or. */
export type Company = readonly [Anna: Player, Tom: Player, Ines: Player];

export interface Prepared<T> {
  readonly plan: Plan;
  /** Mends what the bots have played, by agreement of every seat. */
  readonly lay: (session: Session) => Promise<T>;
  /** Before the first page of a phone is opened. */
  readonly before?: (phone: Phone) => Promise<void>;
  /** Anna's phone is the only one: what her thumb does needs no other, and no other has a hand in her dice. */
  readonly alone?: boolean;
}

interface Fixtures {
  /** @returns who sits at the table, and what was laid */
  sitDown: <T>(prepared: Prepared<T>) => Promise<{ readonly company: Company; readonly laid: T }>;
}

export const test = base.extend<Fixtures>({
  sitDown: async ({ table }, use) => {
    await use(async ({ plan, lay, before, alone = false }) => {
      const { session } = await campaignAt(plan);
      const laid = await lay(session);
      // All at once: while one phone waits for its page, another has the machine.
      const company = await Promise.all(
        (alone ? players.slice(0, 1) : players).map(async ({ id, name }) => {
          const phone = await table.phone(name, { reducedMotion: true });
          await before?.(phone);
          await phone.open('/');
          await takeUp(phone.page, await backupOf(session, id));
          return new Player(phone, name);
        }),
      );
      if (!alone) await Promise.all(company.map((player) => inStep(player, company.length - 1)));
      return { company: company as unknown as Company, laid };
    });
  },
});
