import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import { foldPage, printOf, reading, startOf } from '../../src/campaign/fold.ts';
import type { FoldedPage } from '../../src/campaign/folded.ts';
import type { Session } from '../../src/campaign/session.ts';
import { canonical } from '../../src/kernel/json.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { readBook } from '../../src/log/book.ts';
import { fair } from './fair.ts';
import { type Market, market } from './market.ts';
import { chanceOf, meet, table } from './table.ts';

/** The whole book folded from its first page, each page in bulk. */
function fromTheStart(session: Session, ruleset: AnyRuleset): FoldedPage {
  const book = readBook(session.chains(), session.campaign);
  if (!book) throw new Error('no book');
  const how = reading(ruleset, session.ring(), book);
  let whole: FoldedPage = { ...startOf(how, book), tellings: [] };
  for (const page of book.pages) {
    const { tellings: _, ...state } = whole;
    whole = foldPage(how, state, page);
  }
  return whole;
}

type Act = {
  readonly by: 0 | 1;
  readonly what:
    | 'trade'
    | 'build'
    | 'bid'
    | 'purse'
    | 'strike'
    | 'agree'
    | 'next'
    | 'meet'
    | 'note'
    | 'pitch'
    | 'roll'
    | 'suggest'
    | 'take'
    | 'correct';
  readonly face: number;
};
const act = fc.record({
  by: fc.constantFrom<0 | 1>(0, 1),
  what: fc.constantFrom<Act['what']>(
    'trade',
    'build',
    'bid',
    'purse',
    'strike',
    'agree',
    'next',
    'meet',
    'note',
    'pitch',
    'roll',
    'suggest',
    'take',
    'correct',
  ),
  face: fc.integer({ min: 1, max: 6 }),
});
const chance = chanceOf('reader');

async function perform(sessions: readonly Session[], { by, what, face }: Act): Promise<void> {
  const seats = ['azure', 'gules'] as const;
  const [session, seat] = [sessions[by] as Session, seats[by]];
  const view = session.view();
  if (!view) return;
  const { turn } = view.table.rules as Market;
  switch (what) {
    case 'trade': {
      const order = await acts.giveOrder(session, seat, 'trade', {}, 'agreed');
      const asked = session
        .view()
        ?.asked(seat)
        .find(({ order: one }) => one.open.order === order);
      return void (asked && (await rolls(session, seat, asked, face)));
    }
    case 'pitch':
      if (!view.ruleset.orders.pitch) return;
      return void (await acts.giveOrder(session, seat, 'pitch', { colour: `c${face}` }));
    case 'roll': {
      const asked = view.asked(seat).find(({ question }) => question.ask === 'roll');
      return void (asked && (await rolls(session, seat, asked, face)));
    }
    case 'suggest': {
      const order = view.open.find(({ run }) => run.open.some(({ by: whose }) => whose === seats[1 - by]));
      const question = order?.run.open.find(({ by: whose }) => whose === seats[1 - by]);
      return void (order && question && (await rolls(session, seat, { order, question }, face)));
    }
    case 'take': {
      const made = view.suggestions.find((one) =>
        view.asked(seat).some(({ order, question }) => {
          return order.open.order === one.order && question.label === one.label;
        }),
      );
      return void (made && (await acts.takeSuggestion(session, seat, made)));
    }
    case 'correct': {
      const target =
        view.tellings.find(({ called }) => called) ?? view.tellings.find(({ id }) => id === 'pitch');
      if (!target) return;
      const answers = Object.fromEntries(
        target.asked.map(({ question: { label } }) => [label, { value: [face] }]),
      );
      return void (await acts.correct(session, seat, target.entry, answers));
    }
    case 'build':
      return void (await acts.giveOrder(session, seat, 'build', {}));
    case 'bid':
      return void (await acts.giveOrder(session, seat, 'bid', { against: seats[1 - by] as string }));
    case 'purse':
      return void (await acts.writeLedger(session, seat, 3, chance));
    case 'strike': {
      const target = view.tellings.findLast(({ kind, struck }) => kind === 'order' && !struck);
      return void (target && (await acts.strike(session, seat, target.entry)));
    }
    case 'agree': {
      const [asking] = view.asking;
      return void (asking && (await acts.agree(session, seat, asking.entry)));
    }
    case 'next': {
      await acts.giveOrder(session, seat, 'next', { turn });
      if ((session.view()?.open.length ?? 1) === 0)
        await acts.turnPage(session, seat, { without: [...seats] });
      return;
    }
    case 'note':
      return void (await acts.addNote(session, seat, 'A fine day.'));
    case 'meet':
      return void (await meet(...sessions));
  }
}

type Asked = ReturnType<NonNullable<ReturnType<Session['view']>>['asked']>[number];
async function rolls(
  session: Session,
  seat: string,
  { order, question }: Asked,
  face: number,
): Promise<void> {
  if (question.ask !== 'roll') return;
  const faces = question.dice === '2d6' ? [2, face] : [face];
  await acts.giveAnswer(session, seat, order.open.order, question, faces, face % 2 > 0 ? 'table' : 'phone');
}

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
