/** What an order shows while it asks: cards laid open before the dice, whom it waits for, where a beaten force may go. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, describe, expect, test } from 'vitest';
import { useRolling } from '../../../src/app/campaign/rolling.ts';
import { aboutBattle } from '../../../src/app/rulesets/mighty-empires/battle/about.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { RollQuestion } from '../../../src/app/screens/campaign/order/roll.tsx';
import { Waiting } from '../../../src/app/screens/campaign/order/waiting.tsx';
import { commitAnswer, giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import { declared } from '../../../src/campaign/duties.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { OpenOrder, View } from '../../../src/campaign/view.ts';
import { lookUp } from '../../../src/kernel/chart.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Question } from '../../../src/kernel/question.ts';
import { battleResult } from '../../../src/rules/mighty-empires/charts/battles.ts';
import { chanceOf } from '../../campaign/table.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);
const random = chanceOf('cards');
const now = (session: Session): OpenOrder => session.view()?.open[0] as OpenOrder;
const asked = (session: Session, label: string): Question =>
  now(session).run.open.find((one) => one.label === label) as Question;

/** The battle in Pell, its strengths told and its cards asked for. */
async function facing(): Promise<Session> {
  const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11 });
  const order = await giveOrder(session, 'azure', 'fight', { encounter: 'e1' });
  for (const question of now(session)?.run.open ?? []) {
    if (question.ask !== 'declare') continue;
    const said = declared(session.view() as View, question) ?? null;
    await giveAnswer(session, question.by, order, question, said, 'ledger');
  }
  return session;
}
const lay = (session: Session, label: string, card: string): Promise<unknown> => {
  const question = asked(session, label);
  return commitAnswer(session, question.by, now(session).open.order, question, card, random);
};
const roll = (session: Session, label: string, faces: Json): Promise<unknown> => {
  const question = asked(session, label);
  return giveAnswer(session, question.by, now(session).open.order, question, faces, 'table');
};
const dice = (session: Session) => (): JSX.Element => {
  const order = now(session).open.order;
  return (
    <RollQuestion
      bar={<header />}
      question={asked(session, 'dice') as Extract<Question, { ask: 'roll' }>}
      order={order}
      rolling={useRolling(() => order)}
    />
  );
};

describe('me.battle.cards: face down until both lie, open before the dice', () => {
  test('me.battle.cards: who has laid his hands on to the other by name, and no card is seen', async () => {
    const session = await facing();
    await lay(session, 'defender', 'hold');
    await inside(session, 'azure', () => (
      <Waiting bar={<header />} order={now(session)} onLeave={() => undefined} onSuggest={() => undefined} />
    ));
    expect(await screen.findByText('Pass the phone to Tom')).toBeTruthy();
    expect(screen.getByText('Your choice is face down.')).toBeTruthy();
    // The question itself is put to Tom, in the second person: Anna reads what it belongs to.
    expect(screen.queryByText(/Which card do you play/)).toBeNull();
    expect(screen.queryByText('Hold')).toBeNull();
    fireEvent.click(screen.getByText('I am Tom'));
    await waitFor(() => expect(screen.queryByText('Your choice is face down.')).toBeNull());
  });

  test('me.battle.cards: where two of this phone’s players are asked, it goes to the first of them', async () => {
    const session = await facing();
    await inside(session, 'or', () => (
      <Waiting bar={<header />} order={now(session)} onLeave={() => undefined} onSuggest={() => undefined} />
    ));
    expect(await screen.findByText('Pass the phone to Tom')).toBeTruthy();
  });

  test('me.battle.dice: both cards lie open with what they give, before anybody has rolled', async () => {
    const session = await facing();
    await lay(session, 'defender', 'hold');
    await lay(session, 'attacker', 'surprise');
    await waitFor(() => expect(asked(session, 'dice')).toBeTruthy());
    await inside(session, 'azure', dice(session));
    const laid = await waitFor(() => document.querySelector('[data-laid]') ?? Promise.reject());
    const cards = [...laid.querySelectorAll('[data-card]')].map(({ textContent }) => textContent);
    expect(cards).toEqual(['TomSurprise attack', 'YouHold']);
    const { modifier = 0 } = asked(session, 'dice') as Extract<Question, { ask: 'roll' }>;
    const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
    expect(laid.textContent).toContain(
      `The cards give the attacker +1; the numbers give ${signed(modifier - 1)}`,
    );
    expect(session.view()?.open[0]?.open.answers.dice).toBeUndefined();
  });

  test('me.battle.result: once the lines have met, what follows is headed by how it went', async () => {
    const session = await facing();
    await lay(session, 'defender', 'counter');
    await lay(session, 'attacker', 'direct');
    await waitFor(() => expect(asked(session, 'dice')).toBeTruthy());
    const state = stateOf(session);
    expect(aboutBattle(state, now(session))?.note).toContain('for the attacker');
    const { modifier = 0 } = asked(session, 'dice') as Extract<Question, { ask: 'roll' }>;
    const came = battleResult.rows[lookUp(battleResult, modifier + 2).row]?.text;
    await roll(session, 'dice', [1, 1]);
    expect(aboutBattle(state, now(session))?.note).toContain(came);
  });
});

describe('choices with what is known of them', () => {
  test('me.battle.retreat: each way out with its ground and who holds it', async () => {
    const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11 });
    const [mine = ''] = Object.entries(stateOf(session).tiles).find(
      ([, holding]) => holding?.flag === 'azure' && holding.site === 'village',
    ) ?? [''];
    const picked: string[] = [];
    const question: Extract<Question, { ask: 'choose' }> = {
      ask: 'choose',
      by: 'azure',
      label: 'to',
      rule: 'me.battle.retreat',
      text: { say: 'Where to?' },
      from: { [mine]: { say: '{tile}', with: { tile: mine } } },
    };
    await inside(session, 'azure', () => (
      <Dynamic
        component={mightyEmpiresApp.choices?.['me.battle.retreat']}
        question={question}
        picked={undefined}
        onPick={(value: string) => picked.push(value)}
      />
    ));
    fireEvent.click(await screen.findByText(/, village, yours$/));
    expect(picked).toEqual([mine]);
  });

  test('me.battle.pursuit: the chart lies beside the question', async () => {
    const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11 });
    const question: Extract<Question, { ask: 'choose' }> = {
      ask: 'choose',
      by: 'azure',
      label: 'pursue',
      rule: 'me.battle.pursuit',
      text: { say: 'Do you pursue?' },
      from: { pursue: { say: 'Pursue' }, stay: { say: 'Let them go' } },
    };
    await inside(session, 'azure', () => (
      <Dynamic
        component={mightyEmpiresApp.choices?.['me.battle.pursuit']}
        question={question}
        picked="stay"
        onPick={() => undefined}
      />
    ));
    expect(await screen.findByText('They slip away', { exact: false })).toBeTruthy();
    expect(screen.getByText('Pursue')).toBeTruthy();
  });
});
