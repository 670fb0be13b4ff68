/** The sheet of a tapped place is drawn up only where there is more to see. */
import './screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { For, Show } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { mightyEmpiresApp } from '../../src/app/rulesets/mighty-empires/index.ts';
import { PlaceSheet } from '../../src/app/rulesets/parts/place-sheet.tsx';
import { Row } from '../../src/app/ui/rows.tsx';
import { insideOf } from './harness/inside.tsx';
import { campaignAt } from './harness/stages.ts';

afterEach(cleanup);

const opened = async (
  facts: string | false,
  rows: readonly string[],
): Promise<readonly (string | null)[]> => {
  const { session } = await campaignAt({ stage: 'map' });
  await insideOf(mightyEmpiresApp)(session, 'azure', () => (
    <PlaceSheet name="Thornford" what="village" owner={null} facts={facts} onClose={() => undefined}>
      <Show when={false}>
        <Row title="never" />
      </Show>
      <For each={rows}>{(title) => <Row title={title} />}</For>
    </PlaceSheet>
  ));
  await screen.findByText('Thornford');
  return screen.getAllByRole('button').map((handle) => handle.getAttribute('aria-label'));
};

test.each<[string, string | false, readonly string[], string]>([
  ['nothing', false, [], 'Close'],
  ['a fact', 'feeds one banner', [], 'Show more'],
  ['a row', false, ['Tom raids here'], 'Show more'],
])('with %s beneath its head', async (_, facts, rows, handle) =>
  expect(await opened(facts, rows)).toContain(handle),
);
