/** Two banners side by side: what is written under a unit follows who stands beside it. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, expect, test } from 'vitest';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { writeLedger } from '../../../src/campaign/acts.ts';
import { forces } from '../../../src/rules/mighty-empires/queries.ts';
import { chanceOf } from '../../campaign/table.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

test('me.reorganisation: a rest fills up a unit of its troops for as long as that stands beside it', async () => {
  const { session } = await campaignAt({ stage: 'reorganisation', seed: 11 });
  const [tile, force] = [...forces(stateOf(session), 'azure')].find(([, all]) => all.length > 1) ?? [];
  const [one, two] = force ?? [];
  if (!tile || !one || !two) throw new Error('no two banners stand together');
  const join = async (banner: string, id: string, models: number): Promise<void> => {
    const points = models * 10;
    await mend(session, [{ type: 'gained', banner, points }]);
    const units = [{ id, name: 'Nettlers', models, points, note: '' }];
    const entry = { write: 'enlist', banner, points: 0, units, characters: [] };
    await writeLedger(session, 'azure', entry, chanceOf(id));
  };
  await join(one.id, 'rest', 3);
  await join(two.id, 'whole', 20);
  await inside(session, 'azure', () => (
    <Dynamic
      component={mightyEmpiresApp.orders.reorganise}
      args={{ tile, banner: one.id }}
      onDone={() => undefined}
    />
  ));
  await screen.findByRole('heading', { name: /troops go in which banner/ });
  const unit = (models: string) => screen.getByRole('button', { name: new RegExp(`^Nettlers ?${models}`) });
  fireEvent.click(unit('30'));
  expect(within(unit('30')).getByText('3 fill up Nettlers')).toBeTruthy();
  // The unit it filled up goes the other way.
  fireEvent.click(unit('200'));
  expect(within(unit('30')).getByText('3 models')).toBeTruthy();
  fireEvent.click(unit('200'));
  expect(within(unit('30')).getByText('3 fill up Nettlers')).toBeTruthy();
});
