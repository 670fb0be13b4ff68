/** A corrected die leaves what was said for an absent player as it was said: the chronicle tells on who said and entered it. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as acts from '../../src/campaign/acts.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { Json } from '../../src/kernel/json.ts';
import { declare, note, roll } from '../../src/kernel/procedure.ts';
import { type Question, shapeOf } from '../../src/kernel/question.ts';
import { order as makeOrder } from '../../src/kernel/ruleset.ts';
import { say } from '../../src/kernel/text.ts';
import { anything } from '../kernel/anything.ts';
import { market } from './market.ts';
import { meet, standsIn, table } from './table.ts';

const of = { rule: 'market.rob' as const };
/** What the absent player is asked hangs on the die, as losses hang on the dice of a battle. */
const raid = makeOrder<never, never>()({
  id: 'raid',
  ...of,
  title: say('Raid'),
  args: v.strictObject({ whom: v.string() }),
  asks: anything,
  applies: () => true,
  brief: (_, { whom }, { seat }) => ({ whom, seat }),
  *run({ whom, seat }) {
    const die: number = yield* roll('die', { by: seat, dice: 'd6', text: say('How hard?'), ...of });
    const lost: Json = yield* declare('lost', {
      by: whom,
      claim: 'losses',
      about: die,
      text: say('How many points does it cost?'),
      ...of,
    });
    yield* note('robbed', 'market.rob', { seat, whom, rich: lost === 3 });
  },
});
const ruleset = { ...market, orders: { ...market.orders, raid } } as unknown as typeof market;

/** Azure acts for gules, who is away; or, who is no side, says the number, and azure enters it. */
async function raided() {
  const { sessions } = await table(['azure', 'gules', 'or'], { ruleset });
  const [a, b, c] = sessions as [Session, Session, Session];
  await standsIn(a, c, 'gules');
  const order = await acts.giveOrder(a, 'azure', 'raid', { whom: 'gules' });
  const asked = (seat: string): Question => a.view()?.asked(seat)[0]?.question as Question;
  await acts.giveAnswer(a, 'azure', order, asked('azure'), [4], 'table');
  await meet(a, c);
  await acts.giveAnswer(c, 'or', order, asked('gules'), 3, 'table');
  await meet(a, c);
  await acts.takeSuggestion(a, 'gules', a.view()?.suggestions[0] as never);
  await meet(a, b, c);
  const told = (session: Session) => session.view()?.tellings.find(({ entry }) => entry === order);
  return { a, b, c, order, told };
}

/** Sets the die right to a 2, and leaves the number or writes another. */
async function corrected(lost: number) {
  const { a, b, c, order, told } = await raided();
  const questions = told(a)?.asked.map(({ question }) => question) ?? [];
  const [die, number] = questions as [Question, Question & { readonly ask: 'declare' }];
  const wish = await acts.correct(a, 'azure', order, {
    die: { value: [2], shape: shapeOf(die) },
    lost: { value: lost, shape: shapeOf({ ...number, about: 2 }) },
  });
  await meet(a, b, c);
  if (c.view()?.asking.some(({ entry }) => entry === wish)) await acts.agree(c, 'or', wish);
  await meet(a, b, c);
  return [a, b, c].map((one) => told(one));
}

test('R17: who said and who entered an absent player’s number is told on once a die before it is corrected', async () => {
  for (const telling of await corrected(3)) {
    expect(telling?.corrected).toBeTruthy();
    expect(telling?.asked[0]).toMatchObject({ value: [2], was: [4], how: 'corrected' });
    expect(telling?.asked[1]).toMatchObject({
      value: 3,
      how: 'table',
      by: 'gules',
      rolled: 'or',
      hand: 'azure',
    });
  }
});

test('R17: a number that the correction changed is told as corrected, and nobody is said to have said it', async () => {
  for (const telling of await corrected(1)) {
    expect(telling?.asked[1]).toMatchObject({ value: 1, how: 'corrected' });
    expect(telling?.asked[1]?.rolled).toBeUndefined();
  }
});
