/** What is reported after a battle, read before it is sent: hits, the end of each kind of battle, a ride for captives. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, expect, test } from 'vitest';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { State } from '../../../src/rules/chronopia/state.ts';
import { afterBattle, battle, captive, table } from '../../rules/chronopia/table.ts';
import { before, inside } from './inside.tsx';

afterEach(cleanup);
const showForm = (session: Session, order: string, args: Json) =>
  inside(session, 'azure', () => (
    <Dynamic component={chronopiaApp.orders[order]} args={args} onDone={() => undefined} />
  ));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const flip = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const stateOf = (session: Session) => session.view()?.table.rules as State;
const noHit = () => screen.queryByText(/^No hit is counted yet/);

test('ch.experience.hits (C.1.a.2): a player who counts no hit is told so until one is counted, and reads five points for each', async () => {
  const session = await before(afterBattle('experience', { survived: { spears: 7, lord: 1 } }));
  await showForm(session, 'earn-experience', {});
  await screen.findByText('How many of each warband’s hits left an unsaved wound?');
  expect(noHit()).toBeTruthy();
  const [more] = screen.getAllByLabelText(/^More: Hits: /);
  fireEvent.click(more as HTMLElement);
  expect(noHit()).toBeNull();
  expect(screen.getByText('5 points')).toBeTruthy();
  fireEvent.click(more as HTMLElement);
  expect(screen.getByText('10 points')).toBeTruthy();
  const [less] = screen.getAllByLabelText(/^Less: Hits: /);
  fireEvent.click(less as HTMLElement);
  fireEvent.click(less as HTMLElement);
  expect(noHit()).toBeTruthy();
});

test('ch.experience: where nobody is left who could learn, no hit is missed', async () => {
  const session = await before(afterBattle('experience', { fought: {} }));
  await showForm(session, 'earn-experience', {});
  expect(await screen.findByText('Nobody is left to learn anything.')).toBeTruthy();
  expect(noHit()).toBeNull();
});

test('ch.victory.wounds (E.2.c): both at their goal, the wounds of each decide, and the button names the winner', async () => {
  const session = await before(table({ battles: { b: battle() } }));
  await showForm(session, 'settle-battle', { battle: 'b' });
  await screen.findByText('Who completed their mission?');
  expect(screen.queryByText('wounds inflicted')).toBeNull();
  flip('azure');
  expect(button('azure won')).toBeTruthy();
  flip('gules');
  expect(screen.getByText('wounds inflicted')).toBeTruthy();
  // Nothing is counted yet, and no draw is sent by a thoughtless tap.
  expect(button('Report the battle').disabled).toBe(true);
  expect(screen.getByText('More wounds decide. Count them.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('More: Wounds by gules'));
  fireEvent.click(screen.getByLabelText('Less: Wounds by gules'));
  expect(button('A draw').disabled).toBe(false);
  fireEvent.click(screen.getByLabelText('More: Wounds by gules'));
  fireEvent.click(button('gules won'));
  await waitFor(() =>
    expect(session.view()?.open[0]?.open.brief).toMatchObject({ winners: ['gules'], id: 'b' }),
  );
});

test('ch.victory (E.2): the report says by name which mission each was to complete', async () => {
  const missions = { azure: { name: 'Hold the ford', terrain: true } };
  const session = await before(table({ battles: { b: battle({ missions }) } }));
  await showForm(session, 'settle-battle', { battle: 'b' });
  expect(await screen.findByText('Mission: Hold the ford')).toBeTruthy();
  expect(screen.getByText('gules has not entered a mission yet.')).toBeTruthy();
});

test('ch.victory.agreed: whoever is tapped first, players who report the same write the same', async () => {
  const written: Json[] = [];
  for (const sides of [
    ['azure', 'gules'],
    ['gules', 'azure'],
  ]) {
    const session = await before(table({ battles: { b: battle() } }));
    await showForm(session, 'settle-battle', { battle: 'b' });
    await screen.findByText('Who completed their mission?');
    for (const side of sides) flip(side);
    fireEvent.click(screen.getByLabelText(`More: Wounds by ${sides[0]}`));
    fireEvent.click(screen.getByLabelText(`Less: Wounds by ${sides[0]}`));
    fireEvent.click(screen.getByLabelText('More: Wounds by gules'));
    fireEvent.click(button('gules won'));
    await waitFor(() => expect(session.view()?.open).toHaveLength(1));
    for (const { entry } of session.view()?.book.pages.flatMap(({ entries }) => entries) ?? [])
      if (entry.body.kind === 'order') written.push((entry.body as { readonly args: Json }).args);
    cleanup();
  }
  expect(written).toHaveLength(2);
  expect(written[0]).toEqual(written[1]);
});

test('ch.rescue (E.4.a): the rescuer wins only with every captive free', async () => {
  const taken = { seat: 'azure', holder: 'gules', warband: 'spears', figure: 'spear', hope: true };
  const captives = { c: captive({ ...taken, count: 2 }), d: captive({ ...taken, figure: 'captain' }) };
  const session = await before(
    table({ captives, battles: { b: battle({ kind: 'rescue', captives: ['c', 'd'] }) } }),
  );
  await showForm(session, 'settle-battle', { battle: 'b' });
  await screen.findByText('Which captives were freed?');
  expect(button('Report the battle').disabled).toBe(true);
  flip('2 × Spearman');
  expect(button('gules won')).toBeTruthy();
  flip('1 × Captain');
  expect(button('azure won')).toBeTruthy();
});

test('ch.captives.rescue (E.3.c.1): a ride says how many it is for and against whom, and the battle then waits', async () => {
  const taken = { seat: 'azure', holder: 'gules', warband: 'spears', figure: 'spear', hope: true };
  const session = await before(table({ captives: { c: captive({ ...taken, count: 2 }) } }));
  await showForm(session, 'rescue', { captives: ['c'] });
  expect(await screen.findByText('Ride to free 2 captives?')).toBeTruthy();
  expect(screen.getByText(/^It is a battle against gules,/)).toBeTruthy();
  expect(screen.getByText('2 × Spearman')).toBeTruthy();
  fireEvent.click(button('Ride to their rescue'));
  await waitFor(() =>
    expect(Object.values(stateOf(session).battles)).toMatchObject([
      { kind: 'rescue', sides: ['azure', 'gules'], captives: ['c'] },
    ]),
  );
});
