/** What a player who is no side of it said of an absent player's book stays told as theirs. */
import { expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import type { Session } from '../../src/campaign/session.ts';
import { roll } from '../../src/kernel/procedure.ts';
import type { Question } from '../../src/kernel/question.ts';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';
import { say } from '../../src/kernel/text.ts';
import { market } from './market.ts';
import { meet, standsIn, table } from './table.ts';

/** Feeling for a purse takes a die besides, as a battle does after the points were told. */
const rob = market.orders.rob as AnyRuleset['orders'][string];
const grabbing: AnyRuleset = {
  ...(market as unknown as AnyRuleset),
  orders: {
    ...(market.orders as unknown as AnyRuleset['orders']),
    rob: {
      ...rob,
      single: () => 'purse',
      *run(brief) {
        yield* rob.run(brief);
        const by = (brief as { readonly seat: string }).seat;
        yield* roll('grab', { by, rule: 'market.rob', dice: 'd6', text: say('How deep?') });
        yield* roll('run', { by, rule: 'market.rob', dice: 'd6', text: say('How fast?') });
      },
    },
  },
};
const asked = (session: Session, seat: string) => session.view()?.asked(seat)[0]?.question as Question;

test('a number that another said for an absent player stays told as theirs when a die after it is corrected', async () => {
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset: grabbing });
  const [a, b, c] = sessions as [Session, Session, Session];
  await standsIn(a, c, 'gules');
  const order = await acts.giveOrder(a, 'azure', 'rob', { whom: 'gules' });
  await meet(a, c);
  const { label } = asked(a, 'gules');
  await acts.giveAnswer(c, 'or', order, asked(a, 'gules'), true, 'table');
  await meet(a, c);
  const [made] = a.view()?.suggestions ?? [];
  await acts.takeSuggestion(a, 'gules', made as never);
  await acts.giveAnswer(a, 'azure', order, asked(a, 'azure'), [4], 'table');
  await acts.giveAnswer(a, 'azure', order, asked(a, 'azure'), [2], 'table');
  await meet(a, b, c);
  const told = (session: Session) =>
    session
      .view()
      ?.tellings.find(({ entry }) => entry === order)
      ?.asked.find(({ question }) => question.label === label);
  const before = { value: true, how: 'table', by: 'gules', rolled: 'or', hand: 'azure' };
  expect(told(a)).toMatchObject(before);
  const wish = await acts.correct(a, 'azure', order, {
    [label]: { value: true },
    grab: { value: [5] },
    run: { value: [2] },
  });
  await meet(a, b, c);
  await acts.agree(c, 'or', wish);
  await meet(a, b, c);
  for (const session of [a, b, c]) expect(told(session)).toMatchObject(before);
});
