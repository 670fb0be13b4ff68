/** What two players may do at a table, drawn at random, and the book it makes folded from its first page. */
import fc from 'fast-check';
import * as acts from '../../src/campaign/acts.ts';
import { CampaignError } from '../../src/campaign/faults.ts';
import { foldPage, reading, startOf } from '../../src/campaign/fold.ts';
import type { FoldedPage } from '../../src/campaign/folded.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { is } from '../../src/log/entry.ts';
import { readBook } from '../../src/log/reading.ts';
import type { Market } from './market.ts';
import { chanceOf, meet } from './table.ts';

/** The whole book folded from its first page, each page in bulk. */
export function fromTheStart(session: Session, ruleset: AnyRuleset): FoldedPage {
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
export const act = fc.record({
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
const random = chanceOf('reader');

export async function perform(sessions: readonly Session[], { by, what, face }: Act): Promise<void> {
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
      return void (await acts.writeLedger(session, seat, 3, random));
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

/** Everybody answers what they are asked for, and the page is turned, if the table lets it. */
export async function turn(sessions: readonly Session[]): Promise<void> {
  const seats = ['azure', 'gules'] as const;
  for (let round = 0; round < 8; round++) {
    let answered = false;
    for (const [i, session] of sessions.entries()) {
      const seat = seats[i] as string;
      const asked = session
        .view()
        ?.asked(seat)
        .find(({ question }) => question.ask === 'roll');
      if (asked) await rolls(session, seat, asked, 1 + ((round + i) % 6));
      answered ||= asked !== undefined;
    }
    await meet(...sessions);
    if (!answered) break;
  }
  const [first] = sessions;
  if (!first) return;
  await acts.turnPage(first, 'azure', { without: [...seats] }).catch((problem: unknown) => {
    if (!(problem instanceof CampaignError)) throw problem;
  });
  await meet(...sessions);
}

/** An order of a page that is closed is taken back, or put back, by both players: the pages after it are another story then. */
export async function mendEarlier(sessions: readonly Session[], at: number): Promise<void> {
  const [first, second] = sessions;
  const book = first?.view()?.book;
  if (!first || !second || !book) return;
  const orders = book.pages
    .slice(0, -1)
    .flatMap(({ entries }) => entries.filter(({ entry }) => is(entry, 'order')));
  const target = orders[at % Math.max(1, orders.length)];
  if (!target) return;
  const wish = await acts.strike(first, 'azure', target.hash);
  await meet(...sessions);
  await acts.agree(second, 'gules', wish).catch((problem: unknown) => {
    if (!(problem instanceof CampaignError)) throw problem;
  });
  await meet(...sessions);
}
