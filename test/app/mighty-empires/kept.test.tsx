/** What was chosen or typed and not given yet is there again after the way back and after a reload, and gone once it is given. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftForm } from '../../../src/app/draft-form.tsx';
import { LayMapForm } from '../../../src/app/rulesets/mighty-empires/map/lay-map-form.tsx';
import { PieceScreen } from '../../../src/app/rulesets/mighty-empires/piece/screen.tsx';
import { RollOnSending } from '../../../src/app/rulesets/parts/roll-on-sending.tsx';
import { OrderScreen } from '../../../src/app/screens/campaign/order/screen.tsx';
import { addNote, giveAnswer, giveOrder } from '../../../src/campaign/acts.ts';
import { declared } from '../../../src/campaign/duties.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { View } from '../../../src/campaign/view.ts';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { scoutGround } from '../../../src/rules/mighty-empires/scouting/ground.ts';
import { unsettled } from '../../../src/rules/mighty-empires/setup/realm.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt, ledgerOf } from '../harness/stages.ts';
import { arrived, showInside } from '../host/inside.tsx';
import { inside } from './inside.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

async function opened(session: Session, seat: string, order: string): Promise<void> {
  localStorage.setItem(`realmbook.seat.${session.campaign}`, seat);
  await showInside(session, `order/${order}`, OrderScreen);
}

/** The way back and a reload both build the page anew. */
const again = async (session: Session, seat: string, order: string): Promise<void> => {
  cleanup();
  await opened(session, seat, order);
};
const drafts = (): string => Object.values({ ...sessionStorage }).join();
const radio = (name: string | RegExp): Promise<HTMLInputElement> => screen.findByRole('radio', { name });

test('me.battle.cards: a card that is picked is still picked, for its own seat alone, until it lies', async () => {
  const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11 });
  const order = await giveOrder(session, 'azure', 'fight', { encounter: 'e1' });
  for (const question of session.view()?.open[0]?.run.open ?? [])
    if (question.ask === 'declare')
      await giveAnswer(
        session,
        question.by,
        order,
        question,
        declared(session.view() as View, question) ?? null,
        'ledger',
      );
  const own = session.view()?.asked('azure')[0]?.question;
  const cards = own?.ask === 'choose' ? Object.keys(own.from) : [];
  expect(cards.length).toBeGreaterThan(2);
  const picked = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name=card]')].flatMap(({ checked, value }) =>
      checked ? [value] : [],
    );
  const card = () => document.querySelector<HTMLInputElement>(`input[value="${cards[1]}"]`);
  await opened(session, 'azure', order);
  await waitFor(() => expect(card()).toBeTruthy());
  fireEvent.click(card() as HTMLElement);
  expect(picked()).toEqual([cards[1]]);
  await again(session, 'azure', order);
  await waitFor(() => expect(picked()).toEqual([cards[1]]));
  await again(session, 'gules', order);
  // With no card picked nothing stands out that could not be laid.
  const empty = await screen.findByRole('button', { name: 'Lay the choice face down' });
  expect(empty.className).not.toContain('filled');
  expect(picked()).toEqual([]);
  await again(session, 'azure', order);
  expect((await screen.findByRole('button', { name: 'Lay the choice face down' })).className).toContain(
    'filled',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Lay the choice face down' }));
  await waitFor(() => expect(session.view()?.open[0]?.committed).toHaveLength(1));
  await waitFor(() => expect(drafts()).not.toContain(cards[1]));
});

test('dice: of two faces the one that is typed is still there, and the next roll begins blank', async () => {
  const { session } = await campaignAt({ stage: 'realms' });
  const tiles = [...unsettled(stateOf(session), 'azure')];
  const order = await giveOrder(session, 'azure', 'settle-realm', { tiles });
  await opened(session, 'azure', order);
  fireEvent.click(await radio('Real dice'));
  const typed = async (): Promise<readonly (string | null)[]> => {
    await screen.findByRole('group', { name: 'Die 1 shows' });
    return [1, 2].map(
      (die) =>
        screen
          .getByRole('group', { name: `Die ${die} shows` })
          .querySelector('input:checked')
          ?.getAttribute('aria-label') ?? null,
    );
  };
  const type = (die: number, face: string): void =>
    void fireEvent.click(
      screen
        .getByRole('group', { name: `Die ${die} shows` })
        .querySelector(`[aria-label="${face}"]`) as HTMLElement,
    );
  expect(await typed()).toEqual([null, null]);
  type(1, '4');
  await again(session, 'azure', order);
  expect(await typed()).toEqual(['4', null]);
  type(2, '3');
  fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  await again(session, 'azure', order);
  expect(await typed()).toEqual([null, null]);
});

test('me.scouting.chart: real dice typed for scouts stay while another line comes into the book, and are written', async () => {
  const { session } = await campaignAt({ stage: 'scouting', month: 1 });
  const [banner] = bannersOf(stateOf(session), 'azure');
  const tile = scoutGround(stateOf(session), banner?.id ?? '')[0] ?? '';
  const sent = vi.fn();
  await inside(session, 'azure', () => (
    <RollOnSending
      order="scout"
      args={{ banner: banner?.id ?? '', tile }}
      against={[]}
      busy={false}
      yes="Send the scouts"
      onGive={sent}
    />
  ));
  fireEvent.click(await radio('Real dice'));
  for (const [die, face] of [
    [1, '1'],
    [2, '4'],
  ] as const)
    fireEvent.click(
      screen
        .getByRole('group', { name: `Die ${die} shows` })
        .querySelector(`[aria-label="${face}"]`) as HTMLElement,
    );
  await screen.findByText(/unless you undo it/);
  // What was typed and what it comes to is read while it can be undone.
  const lying = within(screen.getByRole('list', { name: 'What you typed' }));
  expect(lying.getAllByRole('img').map((die) => die.getAttribute('aria-label'))).toEqual(['1', '4']);
  expect(lying.getByText('5')).toBeTruthy();
  await addNote(session, 'gules', 'The bridge is down.');
  await waitFor(() => expect(session.view()?.tellings.length).toBeGreaterThan(0));
  await new Promise(requestAnimationFrame);
  fireEvent.click(await screen.findByRole('button', { name: 'Send the scouts' }));
  expect(sent.mock.calls).toEqual([[undefined, { dice: [1, 4], stay: false }]]);
});

test('me.losses.charge: what is struck off half way is still struck off, until it is entered', async () => {
  const { session } = await campaignAt({ stage: 'scouting', month: 1 });
  const id = bannersOf(stateOf(session), 'azure')[0]?.id ?? '';
  await mend(session, [{ type: 'charged', banner: id, points: 137 }]);
  const sheet = async (): Promise<void> => {
    cleanup();
    await inside(session, 'azure', () => <PieceScreen id={id} />);
    fireEvent.click(await screen.findByText('Strike off the losses'));
  };
  await sheet();
  fireEvent.click(await screen.findByText('Clear'));
  fireEvent.click(screen.getByLabelText('More: Models of Marsh Bows lost'));
  await sheet();
  fireEvent.click(await screen.findByText('Strike off 12 now, the rest later'));
  await waitFor(() => expect(ledgerOf(session, 'azure').banners[id]?.owed).toBe(125));
  expect(drafts()).not.toContain('struck');
});

test('me.map.auto: the map that is looked at is the one that is taken after the way back', async () => {
  const { host } = await arrived();
  const form = async (): Promise<void> => {
    cleanup();
    await inside(host, 's1', () => (
      <DraftForm form="lay">
        <LayMapForm args={{}} onDone={() => undefined} />
      </DraftForm>
    ));
  };
  const shown = (): string =>
    JSON.parse(sessionStorage.getItem('realmbook.draft.lay') ?? '{}')['chosen tiles'];
  await form();
  // It is laid aside, and looked at once it is there.
  await waitFor(() => expect(shown()).toBeTruthy());
  const first = shown();
  fireEvent.click(await screen.findByText('Lay another'));
  await waitFor(() => expect(shown()).not.toEqual(first));
  const laid = shown();
  await form();
  expect(shown()).toEqual(laid);
  fireEvent.click(await screen.findByText('Take this map and begin'));
  await waitFor(() => expect(stateOf(host).map.laid).toEqual(laid));
});
