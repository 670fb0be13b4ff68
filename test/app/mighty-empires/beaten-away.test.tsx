/** The loser of a battle chooses where they fall back to. Who answers for one who is away reads it as theirs. */
import '../screens/browser.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, screen, within } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, expect, test } from 'vitest';
import { ofThem } from '../../../src/app/campaign/asked-of-others.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { ChooseQuestion } from '../../../src/app/screens/campaign/order/choose.tsx';
import { giveOrder } from '../../../src/campaign/acts.ts';
import type { OpenOrder } from '../../../src/campaign/view.ts';
import type { Question } from '../../../src/kernel/question.ts';
import { plain, say } from '../../../src/kernel/text.ts';
import { retreat } from '../../../src/rules/mighty-empires/battle/retreat.ts';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

test('me.battle.retreat: the victor who acts for the beaten player reads whose banners fall back, and for whom', async () => {
  const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11, mine: ['azure'] });
  await giveOrder(session, 'azure', 'fight', { encounter: 'e1' });
  const order = session.view()?.open[0] as OpenOrder;
  const banner = bannersOf(stateOf(session), 'gules')[0];
  const [here, ...land] = Object.keys(stateOf(session).tiles) as [`${number},${number}`];
  const ways = land.slice(0, 2).map((to) => ({ to, blocked: false, hillfolk: false, spot: { part: 0 } }));
  const fighter = { banner: banner?.id ?? '', number: 1, baggage: 0, ways, walls: false, landed: null };
  const asked = retreat({ seat: 'gules', from: here, fighters: [fighter], routes: 'roll' } as never).next();
  const [question] = (asked.value as { readonly batch: readonly Question[] }).batch;
  await inside(session, 'gules', () => (
    <ChooseQuestion bar={<header />} order={order} question={question as never} />
  ));
  const card = within(
    await screen.findByRole('region', { name: /^Where do Tom’s banners fall back to from / }),
  );
  expect(card.getByText('for Tom')).toBeTruthy();
  expect(card.queryByText(/^your turn$/i)).toBeNull();
  cleanup();
  await inside(session, 'azure', () => (
    <ChooseQuestion bar={<header />} order={order} question={{ ...question, by: 'azure' } as never} />
  ));
  const own = within(
    await screen.findByRole('region', { name: /^Where do your banners fall back to from / }),
  );
  expect(own.getByText('your turn')).toBeTruthy();
}, 60_000);

test.each([
  ['Where do your banners fall back to?', 'Where do Tom’s banners fall back to?'],
  ['You have beaten Anna. Do you pursue?', 'Tom has beaten Anna. Do they pursue?'],
  ['The way is narrow and perilous. Do you take it?', 'The way is narrow and perilous. Does Tom take it?'],
  ['You have the wind. Do you force a battle?', 'Tom has the wind. Do they force a battle?'],
  [
    'You hold 12 territories, the most a player may hold. Which one do you give up?',
    'Tom holds 12 territories, the most a player may hold. Which one do they give up?',
  ],
  ['What missions have you written?', 'What missions has Tom written?'],
  [
    'Your mercenaries change sides. Which ones are they?',
    'Tom’s mercenaries change sides. Which ones are they?',
  ],
  ['Anna challenges you.', 'Anna challenges Tom.'],
  ['Which colours are left?', 'Which colours are left?'],
  ['Which card do you play against Anna?', 'Which card does Tom play against Anna?'],
  [
    'Anna wants to change one of the rules you play by. Do you agree?',
    'Anna wants to change one of the rules you play by. Does Tom agree?',
  ],
])('what speaks to an absent player is told of them: %s', (asked, told) => {
  expect(plain(ofThem(say(asked), 'gules'), () => 'Tom')).toBe(told);
});

test('no question of any book still says you to a reader who answers for another, but for how all of them play', () => {
  const sources = (folder: string): readonly string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() ? sources(`${folder}/${one.name}`) : [`${folder}/${one.name}`],
    );
  const asked = sources('src/rules').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\btext: say\(\s*'([^'\n]+\?[^'\n]*)'/g)].map(
      ([, words = '']) => words,
    ),
  );
  const toYou = asked.filter((words) => /\byou/i.test(words));
  expect(toYou.length).toBeGreaterThan(20);
  for (const words of toYou) {
    const told = plain(ofThem(say(words), 'gules'), () => 'Tom').replaceAll('rules you play by', '');
    expect(told, words).not.toMatch(/\byou/i);
    expect(told, words).not.toMatch(
      /\b(?:between|among) Tom\b|(?<!does |has |will )\bTom (?:are|have|do|want|hold)\b/i,
    );
  }
});

test('me.battle.retreat: of the land they may fall back to, the player reads whose it is, and who acts for them their name', async () => {
  const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11, mine: ['azure'] });
  const held = (seat: string): string =>
    Object.entries(stateOf(session).tiles).find(
      ([, one]) => one?.flag === seat && one.site === 'village',
    )?.[0] ?? '';
  const from = (tile: string) => ({ [tile]: say('{tile}', { tile }) });
  const show = (seat: string) =>
    inside(session, seat, () => (
      <Dynamic
        component={mightyEmpiresApp.choices?.['me.battle.retreat']}
        question={{
          ask: 'choose',
          by: seat,
          label: 'to',
          rule: 'me.battle.retreat',
          text: say('?'),
          from: from(held(seat)),
        }}
        picked={undefined}
        onPick={() => undefined}
      />
    ));
  await show('azure');
  expect(await screen.findByText(/, village, yours$/)).toBeTruthy();
  cleanup();
  await show('gules');
  expect(await screen.findByText(/, village, Tom’s$/)).toBeTruthy();
}, 60_000);
