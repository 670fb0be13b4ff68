/** The forms of battle, siege, sea, reorganisation and the table, each from a state where its order may be given. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import axe from 'axe-core';
import { createSignal, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import { BattleSheet } from '../../../src/app/rulesets/mighty-empires/tabletop/battle-sheet.tsx';
import { spelled } from '../../../src/app/screens/campaign/parts/spelled.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { Json } from '../../../src/kernel/json.ts';
import { spotsOf } from '../../../src/rules/mighty-empires/map/terrain.ts';
import { bannersOf, forces } from '../../../src/rules/mighty-empires/queries.ts';
import { forgets } from '../harness/entered.tsx';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt, ledgerOf, type Plan } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);
const blank: Json = {};
const form = (order: string, args: Json) => (): JSX.Element => (
  <main>
    <Dynamic component={mightyEmpiresApp.orders[order]} args={args} onDone={() => undefined} />
  </main>
);

/** Looking changes nothing: forms of one stage are looked at in one campaign. */
const kept = new Map<string, Promise<Session>>();
function looked(plan: Plan): Promise<Session> {
  const key = JSON.stringify(plan);
  const session = kept.get(key) ?? campaignAt(plan).then((made) => made.session);
  kept.set(key, session);
  return session;
}

interface Case {
  readonly order: string;
  readonly plan: Plan;
  readonly seat?: string;
  /** What the form asks. */
  readonly asks: RegExp;
  readonly args: (session: Session) => Json | Promise<Json>;
}
const fight = { encounter: 'e1' };
const force = (session: Session): Json =>
  [...forces(stateOf(session), 'azure').keys()].map((tile) => ({ tile }))[0] ?? blank;

const cases: readonly Case[] = [
  {
    order: 'embark',
    plan: { stage: 'movement', rich: true, seed: 11 },
    asks: /Who goes aboard/,
    args: async (session) => ({ banner: await toTheQuay(session) }),
  },
  {
    order: 'disembark',
    plan: { stage: 'movement', rich: true, seed: 11 },
    asks: /Who comes ashore/,
    args: (session) => ({ banners: [stateOf(session).ships.heron?.carries ?? ''] }),
  },
  { order: 'fight', plan: { stage: 'battle', rich: true, seed: 11 }, asks: /against/, args: () => fight },
  {
    order: 'arrange-battle',
    plan: { stage: 'battle', rich: true, seed: 11 },
    asks: /When and where/,
    args: () => fight,
  },
  {
    order: 'roll-terrain',
    plan: { stage: 'battle', rich: true, seed: 11 },
    asks: /between the armies/,
    args: () => fight,
  },
  {
    order: 'agree-field',
    plan: { stage: 'battle', rich: true, seed: 11 },
    asks: /want the field/,
    args: () => fight,
  },
  {
    order: 'table-result',
    plan: { stage: 'battle', rich: true, seed: 11 },
    asks: /did the battle end/,
    args: () => fight,
  },
  {
    order: 'table-result',
    plan: { stage: 'siege', rich: true, seed: 11 },
    asks: /did the assault end/,
    args: () => ({ encounter: 's1' }),
  },
  {
    order: 'take-refuge',
    plan: { stage: 'siege', rich: true, seed: 11 },
    asks: /refuge behind the walls/,
    args: () => fight,
  },
  {
    order: 'assault',
    plan: { stage: 'siege', rich: true, seed: 11 },
    asks: /Storm the walls, or batter/,
    args: () => ({ siege: 's1' }),
  },
  {
    order: 'lift-siege',
    plan: { stage: 'siege', rich: true, seed: 11 },
    asks: /banners leave the siege/,
    args: () => ({ siege: 's1' }),
  },
  {
    order: 'sally',
    plan: { stage: 'siege', rich: true, seed: 11 },
    seat: 'gules',
    asks: /Which banners sally out/,
    args: (session) => ({ tile: stateOf(session).encounters.s1?.tile ?? '' }),
  },
  {
    order: 'offer-terms',
    plan: { stage: 'siege', rich: true, seed: 11 },
    asks: /On what terms/,
    args: () => ({ siege: 's1' }),
  },
  { order: 'raze', plan: { stage: 'raze', seed: 11 }, asks: /settlement do you raze/, args: () => blank },
  {
    order: 'reorganise',
    plan: { stage: 'reorganisation', seed: 11 },
    asks: /troops go in which banner/,
    args: force,
  },
];

/** A banner of azure's beside the harbour where its empty ship lies. */
async function toTheQuay(session: Session): Promise<string> {
  const state = stateOf(session);
  const [banner] = bannersOf(state, 'azure');
  const tile = state.ships.teal?.tile;
  if (!banner || !tile) throw new Error('nothing lies in harbour');
  await mend(session, [
    { type: 'withdrew', banner: banner.id, tile, spot: spotsOf(state, tile)[0] ?? { part: 0 } },
  ] as readonly Json[]);
  return banner.id;
}

// The first campaign brings the whole rule set with it.
beforeAll(() => looked({ stage: 'movement', rich: true, seed: 11 }).then(() => undefined), 120_000);

describe('forms of war: each asks its question, and a screen reader can fill it in', () => {
  test.each(cases)('$order', async ({ order, plan, seat = 'azure', asks, args }) => {
    const session = await looked(plan);
    const given = await args(session);
    const { troubles } = await inside(session, seat, form(order, given));
    expect(await screen.findByRole('heading', { name: asks })).toBeTruthy();
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(troubles).toEqual([]);
    const lost = await forgets(
      (what) => inside(session, seat, what),
      form(order, given),
      () => screen.findByRole('heading', { name: asks }),
    );
    expect(lost).toEqual([]);
  });
});

describe('me.tabletop.recovery: who fell is counted while the game lasts', () => {
  test('me.tabletop.points: the count is kept in the book, and the result reckons its percentage from it', async () => {
    const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11 });
    const [shown, setShown] = createSignal('gather-wounded');
    const args: Json = { battle: 'e1', encounter: 'e1' };
    await inside(session, 'azure', () => (
      <Show when={shown()} keyed>
        {(order) => (
          <Dynamic component={mightyEmpiresApp.orders[order]} args={args} onDone={() => undefined} />
        )}
      </Show>
    ));
    await screen.findByText('Who has fallen so far?');
    const [more] = screen.getAllByLabelText(/^More: Models of/);
    for (let fell = 0; fell < 4; fell++) if (more) fireEvent.click(more);
    expect(screen.queryByText('0% lost')).toBeNull();
    const lost = screen.getByText(/^\d+% lost$/).textContent ?? '';
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(ledgerOf(session, 'azure').battles.fallen.e1).toBeTruthy());
    expect(session.view()?.open).toEqual([]);
    setShown('table-result');
    fireEvent.click(await screen.findByText('Night fell'));
    expect(await screen.findByText(lost)).toBeTruthy();
  });

  test('me.tabletop.end: nobody is beaten before somebody says who', async () => {
    const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11 });
    await inside(session, 'azure', form('table-result', fight));
    fireEvent.click(await screen.findByText('A side conceded'));
    const answer = screen.getByText('Record the battle').closest('button');
    expect(answer?.disabled).toBe(true);
    fireEvent.click(screen.getByText('Tom'));
    expect(answer?.disabled).toBe(false);
  });
});

describe('me.tabletop.assault: walls stormed with models', () => {
  const plan: Plan = { stage: 'siege', rich: true, seed: 11 };
  test('the siege’s sheet leads to the entry, for both sides', async () => {
    const session = await looked(plan);
    for (const seat of ['azure', 'gules']) {
      await inside(session, seat, form('assault', { siege: 's1' }));
      const way = await screen.findByText('Enter an assault with models');
      expect(way.closest('a')?.getAttribute('href')).toContain('table-result');
      cleanup();
    }
  });
  test('the sheet of the battle names the garrison, counts who fell, and is answered on paper or with models', async () => {
    const session = await looked(plan);
    const within = stateOf(session).encounters.s1?.siege?.inside ?? [];
    await inside(session, 'gules', () => <BattleSheet id="s1" />);
    expect(await screen.findByText('Enter the result')).toBeTruthy();
    expect(screen.getByText('On paper').closest('a')?.getAttribute('href')).toContain('assault');
    expect(screen.getByText('Who has fallen so far')).toBeTruthy();
    for (const banner of within) expect(document.querySelector(`a[href*="piece/${banner}"]`)).toBeTruthy();
  });
  test('who lost is asked, and no rout: nobody leaves the walls', async () => {
    const session = await looked(plan);
    await inside(session, 'azure', form('table-result', { encounter: 's1' }));
    fireEvent.click(await screen.findByText('A side conceded'));
    fireEvent.click(screen.getByText('Tom'));
    expect(screen.queryByText('Scattered')).toBeNull();
    expect(screen.getByText('Record the battle').closest('button')?.disabled).toBe(false);
  });
});

test('me.recruitment.loyalty: where mercenaries fight, the battle’s sheet leads to what became of them', async () => {
  const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11 });
  const [banner = ''] = Object.keys(stateOf(session).encounters.e1?.attackers ?? {});
  const is = { kind: 'mercenaries', people: 'Ogres', alliance: null, year: 0 };
  await mend(session, [{ type: 'contingentRaised', banner, contingent: 'c1', is }] as readonly Json[]);
  await inside(session, 'azure', () => <BattleSheet id="e1" />);
  const way = await screen.findByText('Test mercenary loyalty');
  expect(way.closest('a')?.getAttribute('href')).toContain('waver');
  cleanup();
  await inside(session, 'azure', form('waver', fight));
  const answer = (await screen.findByText('Record what they did')).closest('button');
  expect(answer?.disabled).toBe(true);
  fireEvent.click(screen.getByText('Left the field for good'));
  expect(answer?.disabled).toBe(false);
});

describe('me.siege: a form follows what was answered on it', () => {
  const plan: Plan = { stage: 'siege', rich: true, seed: 11 };
  test('me.siege.lift: everybody leaves at first; where nobody does there is nothing to give', async () => {
    const session = await looked(plan);
    await inside(session, 'azure', form('lift-siege', { siege: 's1' }));
    expect((await screen.findByText('Give up the siege')).closest('button')?.disabled).toBe(false);
    for (const banner of document.querySelectorAll('input[type=checkbox]')) fireEvent.click(banner);
    expect((await screen.findByText('March off')).closest('button')?.disabled).toBe(true);
  });
  test('me.siege.terms: a tile picked for the garrison is no part of terms by which the besieger leaves', async () => {
    const { session } = await campaignAt(plan);
    await inside(session, 'azure', form('offer-terms', { siege: 's1' }));
    fireEvent.click(
      await screen.findByRole('button', { name: /highland|lowland|river|coast/, expanded: false }),
    );
    fireEvent.click(
      screen.getAllByRole('button', { name: /highland|lowland|river|coast/ }).at(-1) as HTMLElement,
    );
    fireEvent.click(screen.getByText('The besieger'));
    expect(screen.queryByText('The garrison marches to')).toBeNull();
    fireEvent.click(screen.getByText('Offer these terms'));
    await waitFor(() => expect(session.view()?.open.map(({ open }) => open.id)).toContain('offer-terms'));
    expect(session.view()?.open.find(({ open }) => open.id === 'offer-terms')?.open.brief).toMatchObject({
      who: 'besieger',
      to: null,
    });
  });
  test('me.siege.over: what ended meanwhile is all the form has to say', async () => {
    const session = await looked(plan);
    await inside(session, 'azure', form('lift-siege', { siege: 'gone' }));
    expect(await screen.findByText('The siege is over')).toBeTruthy();
    expect(screen.queryByText('Give up the siege')).toBeNull();
  });
});

describe('me.siege.refuge: gates before battles', () => {
  test('me.siege.refuge: the gates are asked about before the battle is', async () => {
    const { session } = await campaignAt({ stage: 'siege', rich: true, seed: 11 });
    const rules =
      session
        .view()
        ?.tasks('azure')
        .map(({ rule }) => rule) ?? [];
    expect(rules).toContain('me.siege.refuge');
    expect(rules.indexOf('me.siege.refuge')).toBeLessThan(rules.indexOf('me.battle.fought'));
  });
});

test('an answer kept as data is read aloud: names for ids, nothing left as code', () => {
  const called = (id: string) => ({ b1: 'The Heron Guard', b2: 'Banner 2' })[id];
  expect(spelled({ charged: { b1: 1250, b2: 10 }, destroyed: [] }, called)).toBe(
    'The Heron Guard: 1,250, Banner 2: 10',
  );
  expect(spelled({ charged: {}, destroyed: ['b2'] }, called)).toBe('Banner 2');
  expect(spelled([{ id: 'c1', name: 'Osanne of Pell', level: 5 }], called)).toBe('Osanne of Pell');
  expect(spelled([], called)).toBe('none');
  expect(spelled(false, called)).toBe('no');
});
