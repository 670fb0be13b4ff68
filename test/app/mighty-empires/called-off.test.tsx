/** A result one player writes down takes the other side's word; called off, nobody takes the tile. */
import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { RecordBattleForm } from '../../../src/app/rulesets/mighty-empires/orders/record-battle.tsx';
import { wordsFor } from '../../../src/campaign/parties.ts';
import type { View } from '../../../src/campaign/view.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

const seat = (id: string, over: object = {}) => ({ id, held: true, idle: false, mine: false, ...over });
const asked = (seats: readonly object[], standIns: readonly object[] = []) =>
  wordsFor({ seats, device: 'here', book: { standIns } } as unknown as View, ['tom', 'ines']);
const away = (own: string, device: string) => ({ seat: 'ines', own, device, state: 'in force' });

test('whose word a result takes', () => {
  const [tom, ines, anna] = [seat('tom', { mine: true }), seat('ines'), seat('anna')];
  expect(asked([tom, ines, anna])).toEqual(['ines']);
  // Away, and Tom acts for her: Anna, who is no side.
  expect(asked([tom, ines, anna], [away('tom', 'here')])).toEqual(['anna']);
  // Anna acts for her.
  expect(asked([tom, ines, anna], [away('anna', 'there')])).toEqual(['ines']);
  expect(asked([tom, ines], [away('tom', 'here')])).toEqual([]);
  // Written by Anna: both sides are asked.
  expect(asked([seat('tom'), ines, seat('anna', { mine: true })])).toEqual(['tom', 'ines']);
});

test('called off, the form offers no tile', async () => {
  const { session } = await campaignAt({ stage: 'battle', rich: true, seed: 11, mine: ['azure'] });
  const [encounter, met] =
    Object.entries(stateOf(session).encounters).find(([, one]) =>
      [one.attacker, one.defender].every((side) => side !== 'independent'),
    ) ?? [];
  if (!encounter || !met) throw new Error('no battle waits');
  await inside(session, 'azure', () => <RecordBattleForm args={{ encounter }} onDone={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'A draw' }));
  expect(await screen.findByText(/ takes /)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Called off' }));
  await waitFor(() => expect(screen.queryByText(/ takes /)).toBeNull());
});
