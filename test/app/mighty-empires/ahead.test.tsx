import '../screens/browser.ts';
import { cleanup, fireEvent, screen, within } from '@solidjs/testing-library';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MarchAhead } from '../../../src/app/rulesets/mighty-empires/map/march-ahead.tsx';
import { BaggageLine } from '../../../src/app/rulesets/mighty-empires/piece/baggage-line.tsx';
import { RealmBanners } from '../../../src/app/rulesets/mighty-empires/realm/banners.tsx';
import type { TileId } from '../../../src/kernel/hex.ts';
import { marchAhead, seasonAhead } from '../../../src/rules/mighty-empires/movement/ahead.ts';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

describe('me.subsistence: the months ahead on the screen', () => {
  test('me.subsistence: banners the land does not feed have their row of months, said in words', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 2, seed: 5 });
    const [hungry] = bannersOf(stateOf(session), 'azure').filter(({ tile }) => tile !== null);
    await mend(session, [{ type: 'razed', tile: hungry?.tile ?? '', by: null }]);
    const state = stateOf(session);
    const ahead = seasonAhead(state, 'azure');
    await inside(session, 'azure', () => <RealmBanners />);
    const rows = screen.getAllByRole('img', { name: /^The months ahead, if it stays:/ });
    const told = bannersOf(state, 'azure').filter(({ id }) =>
      ahead.some(({ fares }) => fares.some(({ banner, by }) => banner === id && by !== 'forage')),
    );
    expect(told.map(({ id }) => id)).toContain(hungry?.id);
    expect(rows).toHaveLength(told.length);
    expect(rows[0]?.querySelectorAll('[data-by]').length).toBe(ahead.length);
  });

  test('me.subsistence.baggage: the sheet says how long a banner can stay', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 2, seed: 5 });
    const [first] = bannersOf(stateOf(session), 'azure').filter(({ tile }) => tile !== null);
    if (!first?.tile) throw new Error('no banner afield');
    await mend(session, [{ type: 'baggageSet', banner: first.id, points: 0 }]);
    await inside(session, 'azure', () => <BaggageLine banner={first} />);
    expect(screen.getByText(/^If it stays it (is fed|goes hungry)/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'What if it marched?' }).getAttribute('href')).toContain(
      'page/march-ahead',
    );
  });
});

describe('me.movement: what if they marched', () => {
  test('me.movement: a way tile by tile, told month by month; nothing is ordered by thinking of it', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 2, seed: 5 });
    const [first] = bannersOf(stateOf(session), 'azure').filter(({ tile }) => tile !== null);
    const before = session.view()?.tellings.length;
    const done = vi.fn();
    await inside(session, 'azure', () => <MarchAhead args={{ banners: [first?.id ?? ''] }} onDone={done} />);
    expect(screen.getByText('Tap the tiles they would cross, one for each month.')).toBeTruthy();
    const hinted = (): readonly HTMLElement[] =>
      screen.getAllByRole('button').filter(({ dataset }) => dataset.hint);
    const way: string[] = [];
    for (let month = 0; month < 2; month++) {
      const next = hinted().find(
        ({ textContent }) => !way.includes(textContent ?? '') && textContent !== first?.tile,
      );
      if (!next) throw new Error('nowhere to go');
      way.push(next.textContent ?? '');
      fireEvent.click(next);
    }
    const march = screen.getByRole('list', { name: 'The march, month by month' });
    const expected = marchAhead(stateOf(session), [first?.id ?? ''], way as TileId[]);
    const told = within(march).getAllByRole('listitem');
    expect(told).toHaveLength(2);
    expect(told[0]?.textContent).toContain(
      `month ${['', 'I', 'II', 'III', 'IV', 'V', 'VI'][expected[0]?.arrives ?? 0]}`,
    );
    expect(told[1]?.querySelector('[data-by]')?.getAttribute('data-by')).toBe(expected[1]?.fares[0]?.by);
    fireEvent.click(screen.getByRole('button', { name: 'One tile less' }));
    expect(within(march).getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close the plan' }));
    expect(done).toHaveBeenCalledOnce();
    expect(session.view()?.tellings.length).toBe(before);
  });
});
