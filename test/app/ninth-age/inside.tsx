/** Campaigns of the hex game that bots have played so far, and screens inside them. */
import '../screens/browser.ts';
import { configure, screen } from '@solidjs/testing-library';
import axe from 'axe-core';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import type { State } from '../../../src/rules/ninth-age/state.ts';
import { anyCampaign } from '../harness/any.ts';
import { showInside } from '../host/inside.tsx';

// Forms are fetched when first opened, on two cores shared with everything else.
configure({ asyncUtilTimeout: 15_000 });

/** Stops before an order is given for the so-many-th time. */
export interface Stop {
  readonly seed: number;
  readonly before: string;
  readonly nth?: number;
}
export async function campaign(stop: Stop): Promise<Session> {
  const plan = { set: 'ninth-age', players: ['Anna', 'Tom', 'Ines'], turns: 3, ...stop } as const;
  return (await anyCampaign(plan)).session;
}
const kept = new Map<string, Promise<Session>>();
/** Looking changes nothing: screens of one stage are looked at in one campaign. */
export function looked(stop: Stop): Promise<Session> {
  const key = JSON.stringify(stop);
  const made = kept.get(key) ?? campaign(stop);
  kept.set(key, made);
  return made;
}

export const stateOf = (session: Session): State => session.view()?.table.rules as State;
/** Whose turn it is. */
export const turnOf = (session: Session): string => session.view()?.clock.turn ?? 'azure';

export async function show(session: Session, seat: string, what: () => JSX.Element): Promise<void> {
  localStorage.setItem(`realmbook.seat.${session.campaign}`, seat);
  await showInside(session, 'today', () => <main>{what()}</main>, ninthAgeApp);
}
export const showForm = (session: Session, seat: string, order: string, args: Json = {}): Promise<void> =>
  show(session, seat, () => (
    <Dynamic component={ninthAgeApp.orders[order]} args={args} onDone={() => undefined} />
  ));

/** What a reader's rules hold against the page; colours are looked at in the browser. */
export async function faults(): Promise<readonly string[]> {
  await screen.findAllByRole('button');
  const found = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
