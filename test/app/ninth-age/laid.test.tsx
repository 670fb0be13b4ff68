/** Once a hex is laid nothing on its form refuses it, until the page is left. */
import { cleanup } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, expect, test, vi } from 'vitest';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import { refusedAfter } from '../harness/refused.ts';
import { campaign, show, turnOf } from './inside.tsx';

afterEach(cleanup);

test('na.map.drawn: a hex that has just been laid is not refused', async () => {
  // The first hex has one place to lie in: it is chosen from the start.
  const session = await campaign({ seed: 2, before: 'lay-hex', nth: 1 });
  const left = vi.fn();
  await show(session, turnOf(session), () => (
    <Dynamic component={ninthAgeApp.orders['lay-hex']} args={{}} onDone={left} />
  ));
  expect(await refusedAfter('Lay the hex here', left)).toEqual([]);
});
