/** "Why?" is one tap away wherever the rules speak: a refusal, a task, a question, a line of the chronicle. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { afterEach, describe, expect, test } from 'vitest';
import { useRolling } from '../../../src/app/campaign/rolling.ts';
import { PieceScreen } from '../../../src/app/rulesets/mighty-empires/piece/screen.tsx';
import { Agreed } from '../../../src/app/rulesets/parts/agreed.tsx';
import { Why } from '../../../src/app/rulesets/parts/why.tsx';
import { ChronicleScreen } from '../../../src/app/screens/campaign/chronicle/screen.tsx';
import { RollQuestion } from '../../../src/app/screens/campaign/order/roll.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { giveOrder, objections } from '../../../src/campaign/acts.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { Question } from '../../../src/kernel/question.ts';
import { explanations } from '../../../src/rules/mighty-empires/explained/index.ts';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { scoutGround } from '../../../src/rules/mighty-empires/scouting/ground.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { openSheet } from '../sheet.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);
const wordsOf = (id: string) => explanations.rules.find((rule) => rule.id === id);
const viewOf = (session: Session) => session.view() as View;

/** The sheet that stands open tells the rule, and where it stands. */
async function tells(id: string): Promise<HTMLElement> {
  const rule = wordsOf(id);
  const sheet = await openSheet(rule?.title ?? '');
  expect(sheet.textContent).toContain(rule?.text);
  expect(sheet.textContent).toContain(
    rule?.where ? `Mighty Empires: ${rule.where.section}` : 'A rule of Realmbook',
  );
  return sheet;
}

describe('why?', () => {
  test('a refusal', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    const [banner] = bannersOf(stateOf(session), 'azure');
    const far = Object.keys(stateOf(session).tiles).find(
      (tile) =>
        !scoutGround(stateOf(session), banner?.id ?? '').includes(tile as 'q0r0') && tile !== banner?.tile,
    );
    const against = objections(viewOf(session), 'azure', 'scout', {
      banner: banner?.id ?? '',
      tile: far ?? '',
    });
    expect(against[0]?.rule).toBe('me.scouting.adjacent');
    await inside(session, 'azure', () => (
      <Agreed against={against.slice(0, 1)} busy={false} yes="Send the scouts" onYes={() => undefined} />
    ));
    fireEvent.click(await screen.findByRole('button', { name: 'Why?' }));
    const sheet = await tells('me.scouting.adjacent');
    expect(sheet.textContent).toContain('(chapter from page 18)');
  });

  test('a task: each on Today, the card and the rows', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    await inside(session, 'azure', () => <TodayScreen />);
    const whys = await screen.findAllByRole('button', { name: 'Why?' });
    const tasks = viewOf(session).tasks('azure');
    const about = whys.map((why) => why.getAttribute('aria-description'));
    expect(new Set(about).size).toBe(about.length);
    const last = tasks.find(({ onward }) => onward);
    expect(last?.rule).toBe('me.season.phase');
    const [first] = whys;
    if (first) fireEvent.click(first);
    await tells('me.season.phase');
  });

  test('a question: dice, with the chart they are read on', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    const state = stateOf(session);
    const [banner] = bannersOf(state, 'azure');
    const [tile] = scoutGround(state, banner?.id ?? '');
    const order = await giveOrder(session, 'azure', 'scout', { banner: banner?.id ?? '', tile: tile ?? '' });
    const question = viewOf(session).open.find(({ open }) => open.order === order)?.run.open[0];
    expect(question?.rule).toBe('me.scouting.chart');
    await inside(session, 'azure', () => (
      <RollQuestion
        bar={<header />}
        question={question as Extract<Question, { ask: 'roll' }>}
        order={order}
        rolling={useRolling(() => order)}
      />
    ));
    fireEvent.click(await screen.findByText('Why?'));
    const sheet = await tells('me.scouting.chart');
    const charts = await within(sheet).findAllByRole('link');
    expect(charts.map((one) => one.getAttribute('href'))).toContain(
      '/charts/mighty-empires/scouting-highland',
    );
  });

  test('a line of the chronicle: its sentence, and each of its dice', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    await inside(session, 'azure', () => <ChronicleScreen />);
    const begun = viewOf(session).tellings.findLast(({ notes }) =>
      notes.some(({ note }) => note === 'initiative'),
    );
    fireEvent.click(
      (await screen.findAllByRole('button', { name: /takes? the field first/ }))[0] as HTMLElement,
    );
    const line = await openSheet();
    const whys = within(line).getAllByRole('button', { name: 'Why?' });
    expect(whys.length).toBeGreaterThan(begun?.asked.length ?? 0);
    if (whys[0]) fireEvent.click(whys[0]);
    await tells('me.season.initiative');
  });

  test('what the table chose at a switch is told beside the rule', async () => {
    const { session } = await campaignAt({
      stage: 'scouting',
      month: 1,
      options: { rulings: { follows: 'scout' } as unknown as Json },
    });
    await inside(session, 'azure', () => <Why rule="me.movement.scouted" words />);
    fireEvent.click(await screen.findByRole('button', { name: 'Why?' }));
    await tells('me.movement.scouted');
    expect(await screen.findByText('In this campaign: a banner follows its own scouts only')).toBeTruthy();
  });

  test('the sign goes to the next line with the words it stands by, never alone', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    const [banner] = bannersOf(stateOf(session), 'azure');
    await inside(session, 'azure', () => <PieceScreen id={banner?.id ?? ''} />);
    const points = within(await screen.findByRole('region', { name: 'Points' }));
    expect(points.getByRole('button', { name: 'Why?' }).parentElement?.textContent).toMatch(
      /^\d+ above the minimum$/,
    );
  });

  test('a rule of no book is not asked about', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    await inside(session, 'azure', () => (
      <>
        <p>Here</p>
        <Why rule="change.unknown" />
      </>
    ));
    expect(await screen.findByText('Here')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Why?' })).toBeNull();
  });
});
