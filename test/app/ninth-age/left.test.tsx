/** An opponent who has left for good: said where they are awaited, and on the card of what is to be done with them. */
import '../screens/browser.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ninthAgeApp } from '../../../src/app/rulesets/ninth-age/index.ts';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { TodayScreen } from '../../../src/app/screens/campaign/today/screen.tsx';
import { leaveSeat } from '../../../src/campaign/absence.ts';
import { giveOrder } from '../../../src/campaign/acts.ts';
import { ninthAge } from '../../../src/rules/ninth-age/index.ts';
import { meet, table as phones } from '../../campaign/table.ts';
import { encounter, table } from '../../rules/ninth-age/table.ts';
import { openInside } from '../host/inside.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const seats = ['azure', 'gules', 'or'];
const sentences = {
  free: 'gules has left for good; the seat is free.',
  idle: 'gules has left for good; the realm is idle.',
};

test.each(['free', 'idle'] as const)(
  'na.battle.result: Today says that an opponent has left for good: on the card of the battle, and where their word is awaited (%s)',
  async (becomes) => {
    const turn = { phase: 'battle' as const, order: ['gules', 'azure', 'or'] };
    const state = table({ seats, encounters: { o1: encounter() }, turn });
    const { sessions } = await phones(seats, { ruleset: { ...ninthAge, found: () => state } });
    const [a, b] = sessions;
    if (!a || !b) throw new Error('three play');
    const shown = async (address: string): Promise<HTMLElement> => {
      cleanup();
      localStorage.setItem(`realmbook.seat.${a.campaign}`, 'azure');
      const pages = { today: TodayScreen, 'order/$order': OrderScreen };
      await openInside(a, ninthAgeApp, address, pages);
      await screen.findAllByText(/gules/);
      return document.body;
    };
    expect((await shown('today')).textContent).not.toContain('left for good');
    await leaveSeat(b, 'gules', becomes);
    await meet(...sessions);
    await shown('today');
    const card = (await screen.findByText('your turn')).closest('section');
    expect(card?.textContent).toContain(sentences[becomes]);
    const order = await giveOrder(a, 'azure', 'record-battle', { battle: 'o1.1', scores: [1800, 900] });
    await shown('today');
    const row = (await screen.findByText('Waiting for gules to agree')).closest('li');
    expect(row?.textContent).toContain(sentences[becomes]);
    expect((await shown(`order/${order}`)).textContent).toContain(sentences[becomes]);
  },
);
