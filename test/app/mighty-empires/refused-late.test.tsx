/** Once an order is given from the map nothing on its form refuses it, until the page is left. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, expect, test, vi } from 'vitest';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { LayTileForm } from '../../../src/app/rulesets/mighty-empires/map/lay-tile-form.tsx';
import { writeLedger } from '../../../src/campaign/acts.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { designs } from '../../../src/rules/mighty-empires/land/designs.ts';
import { spotsOf } from '../../../src/rules/mighty-empires/map/terrain.ts';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { chanceOf } from '../../campaign/table.ts';
import { refusedAfter } from '../harness/refused.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

test('me.espionage.placed: an operative that has just been placed is not refused', async () => {
  const { session } = await campaignAt({ stage: 'quarters', seed: 11 });
  const { year } = stateOf(session).season;
  const seats = ['azure', 'gules', 'or'];
  await mend(
    session,
    seats.flatMap((seat) => [
      { type: 'revenueSet', seat, crowns: 24 },
      { type: 'winterWent', seat, year, phase: 'deployment' },
    ]),
  );
  const spy = { write: 'operatives', purchase: 'p1', hired: [{ id: 'op1', type: 'spy' }], dice: [1] };
  await writeLedger(session, 'azure', spy, chanceOf('bought'));
  await mend(
    session,
    seats.map((seat) => ({
      type: 'operativesDeclared',
      seat,
      year,
      operatives: seat === 'azure' ? 1 : 0,
    })),
  );
  const left = vi.fn();
  await inside(session, 'azure', () => (
    <Dynamic component={mightyEmpiresApp.orders['place-operative']} args={{}} onDone={left} />
  ));
  const places = await screen.findByLabelText('Where it can act');
  fireEvent.click(places.querySelector('button') as HTMLElement);
  expect(await refusedAfter('Place the operative here', left)).toEqual([]);
}, 60_000);

test('me.map.tile: a tile that has just been laid is not refused', async () => {
  const { session } = await campaignAt({ stage: 'map' });
  const [drawn] = designs;
  const left = vi.fn();
  await inside(session, 'azure', () => <LayTileForm args={{ design: drawn?.id ?? '' }} onDone={left} />);
  expect(await refusedAfter('Lay the tile here', left)).toEqual([]);
});

test('me.quarters: banners that have just been sent home are not refused', async () => {
  const { session } = await campaignAt({ stage: 'quarters', seed: 11 });
  // Those who are at home need no dice for the way.
  const { capital } = stateOf(session).realms.azure ?? {};
  if (!capital) throw new Error('no home to go to');
  const [spot = { part: 0 }] = spotsOf(stateOf(session), capital);
  const home = bannersOf(stateOf(session), 'azure').map(({ id }) => ({
    type: 'withdrew',
    banner: id,
    tile: capital,
    spot,
  }));
  await mend(session, home as readonly Json[]);
  const left = vi.fn();
  await inside(session, 'azure', () => (
    <Dynamic component={mightyEmpiresApp.orders['take-quarters']} args={{}} onDone={left} />
  ));
  expect(await refusedAfter('Send the banners home', left)).toEqual([]);
}, 60_000);
