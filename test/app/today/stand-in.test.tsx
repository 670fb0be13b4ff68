/** A stand-in where books are sealed: nothing is offered that only the seat's own phone can do, and every page says for whom. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { listsOf } from '../../../src/app/campaign/lists.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { Acting } from '../../../src/app/screens/campaign/parts/acting.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from '../mighty-empires/inside.tsx';

afterEach(cleanup);
let session: Session;
beforeAll(async () => {
  ({ session } = await campaignAt({ stage: 'recruitment', mine: ['azure'] }));
}, 120_000);

const desks = (seat: string): readonly (string | undefined)[] =>
  listsOf(session.view() as View, seat, false).table.map(({ about }) => about);

test('the recruits are offered to their own player, not to the player who acts for them', () => {
  expect(desks('azure')).toContain('desk-recruits');
  expect(desks('or')).not.toContain('desk-recruits');
});

test.each(['desk-recruits', 'desk-muster', 'desk-operatives'])(
  '%s, if reached, says whose book it is',
  async (id) => {
    const { troubles } = await inside(session, 'or', () => (
      <Dynamic component={mightyEmpiresApp.Piece} id={id} />
    ));
    expect(await screen.findByRole('heading', { name: 'Ines’s book' })).toBeTruthy();
    expect(screen.getByText(/Only Ines’s phone can read and change it/)).toBeTruthy();
    expect(screen.queryByText('crowns left')).toBeNull();
    expect(troubles).toEqual([]);
  },
);

test('every page without a bar of its own but Today names the player who is acted for', async () => {
  const at = (page: string) => `/c/${session.campaign}/${page}`;
  const both = () => (
    <>
      <p>here</p>
      <Acting at={at('map')} />
      <Acting at={at('do/build')} />
    </>
  );
  await inside(session, 'or', both);
  expect(await screen.findByText('You act for Ines.')).toBeTruthy();
  cleanup();
  await inside(session, 'azure', both);
  await screen.findByText('here');
  expect(screen.queryByText(/You act for/)).toBeNull();
});
