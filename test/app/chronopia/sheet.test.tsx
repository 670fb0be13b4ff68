import '../screens/browser.ts';
import { screen } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, expect, test } from 'vitest';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import type { Battle } from '../../../src/rules/chronopia/state.ts';
import { battle, table } from '../../rules/chronopia/table.ts';
import { before, inside } from './inside.tsx';

afterEach(() => document.body.replaceChildren());

/** The words of the sheet about how a battle of this kind ends. */
async function ending(kind: Battle['kind']): Promise<string> {
  const session = await before(table({ battles: { b1: battle({ kind }) } }));
  await inside(session, 'azure', () => <Dynamic component={chronopiaApp.Piece} id="b1" />);
  return (await screen.findByText('How it ends')).closest('li')?.textContent ?? '';
}

test('ch.challenge (E.4.b.2): the sheet says that a challenge lasts until one side is gone, with no time limit', async () => {
  expect(await ending('challenge')).toMatch(/No time limit.*dead, gone or panicked.*holds the board wins/);
});
test('ch.battle (E.2.a): the sheet says that any other battle has the time limit agreed on beforehand', async () => {
  expect(await ending('two')).toMatch(/Time limit: the hour you agree on beforehand/);
});
