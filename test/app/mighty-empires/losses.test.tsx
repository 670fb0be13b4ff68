import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, describe, expect, test } from 'vitest';
import { PieceScreen } from '../../../src/app/rulesets/mighty-empires/piece/screen.tsx';
import { worth } from '../../../src/rules/mighty-empires/ledger/book.ts';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt, ledgerOf } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

describe('me.ledger: what the table charged and granted, entered by its owner', () => {
  test('me.losses.charge: losses spread evenly settle to the exact points, and the banner is worth the same', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    const id = bannersOf(stateOf(session), 'azure')[0]?.id ?? '';
    await mend(session, [{ type: 'charged', banner: id, points: 137 }]);
    const before = ledgerOf(session, 'azure').banners[id];
    await inside(session, 'azure', () => <PieceScreen id={id} />);
    fireEvent.click(screen.getByText('Strike off the losses'));
    // Spread already, by models; counted the other way it is spread anew.
    expect(await screen.findByText(/^Strike off 1[34]\d points$/)).toBeTruthy();
    fireEvent.click(screen.getByText('To the point'));
    fireEvent.click(screen.getByText('Strike off 137 points'));
    await waitFor(() => expect(ledgerOf(session, 'azure').banners[id]?.owed).toBe(0));
    const after = ledgerOf(session, 'azure').banners[id];
    expect(after && worth(after)).toBe(before && worth(before));
    expect(ledgerOf(session, 'azure').tally.struck).toBe(137);
    await waitFor(() => expect(screen.queryByText('Strike off the losses')).toBeNull());
  });

  test('me.losses.charge: a character who falls is reckoned into the proposal, what a player set stays', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    const id = bannersOf(stateOf(session), 'azure').find(
      (banner) => (ledgerOf(session, 'azure').banners[banner.id]?.characters.length ?? 0) > 0,
    )?.id;
    const hero = ledgerOf(session, 'azure').banners[id ?? '']?.characters[0];
    await mend(session, [{ type: 'charged', banner: id ?? '', points: (hero?.points ?? 0) + 24 }]);
    await inside(session, 'azure', () => <PieceScreen id={id ?? ''} />);
    fireEvent.click(screen.getByText('Strike off the losses'));
    fireEvent.click(await screen.findByRole('switch', { name: new RegExp(`^${hero?.name} falls`) }));
    expect(await screen.findByText(/^\d+ struck off, (to the point|\d more than owed)$/)).toBeTruthy();
  });

  test('me.losses.charge: a part may be struck off now, and the rest stays owed', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    const id = bannersOf(stateOf(session), 'azure')[0]?.id ?? '';
    await mend(session, [{ type: 'charged', banner: id, points: 137 }]);
    await inside(session, 'azure', () => <PieceScreen id={id} />);
    fireEvent.click(screen.getByText('Strike off the losses'));
    fireEvent.click(await screen.findByText('Clear'));
    fireEvent.click(screen.getByLabelText('More: Models of Marsh Bows lost'));
    fireEvent.click(screen.getByText('Strike off 12 now, the rest later'));
    await waitFor(() => expect(ledgerOf(session, 'azure').banners[id]?.owed).toBe(125));
  });

  test('me.ledger.enlist: gains are entered as troops of one’s own choice', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1 });
    const id = bannersOf(stateOf(session), 'azure')[0]?.id ?? '';
    await mend(session, [{ type: 'gained', banner: id, points: 80 }]);
    await inside(session, 'azure', () => <PieceScreen id={id} />);
    fireEvent.click(screen.getByText('Enter the new troops'));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    fireEvent.input(name, { target: { value: 'Ferrymen' } });
    fireEvent.input(screen.getByRole('textbox', { name: 'Points' }), { target: { value: '90' } });
    expect(screen.getByText('Enter 90 points').closest('button')?.disabled).toBe(true);
    fireEvent.input(screen.getByRole('textbox', { name: 'Points' }), { target: { value: '80' } });
    fireEvent.click(screen.getByText('Enter 80 points'));
    await waitFor(() => expect(ledgerOf(session, 'azure').banners[id]?.due).toBe(0));
    expect(ledgerOf(session, 'azure').banners[id]?.units.at(-1)).toMatchObject({
      name: 'Ferrymen',
      points: 80,
    });
  });

  test('me.ledger.muster: a unit added while the army is divided is in the book at once', async () => {
    const { session } = await campaignAt({ stage: 'muster' });
    const id = bannersOf(stateOf(session), 'azure')[0]?.id ?? '';
    await inside(session, 'azure', () => <PieceScreen id={id} />);
    fireEvent.click(screen.getByText('Add a unit'));
    fireEvent.input(await screen.findByRole('textbox', { name: 'Name' }), {
      target: { value: 'Ford Spears' },
    });
    fireEvent.input(screen.getByRole('textbox', { name: 'Models' }), { target: { value: '20' } });
    fireEvent.input(screen.getByRole('textbox', { name: 'Points' }), { target: { value: '300' } });
    fireEvent.click(screen.getByText('Save and add another'));
    await waitFor(() => expect(ledgerOf(session, 'azure').banners[id]?.units).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', ''));
    fireEvent.input(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Ford Bows' } });
    fireEvent.input(screen.getByRole('textbox', { name: 'Points' }), { target: { value: '120' } });
    fireEvent.click(screen.getByText('Save, 120 points'));
    await waitFor(() =>
      expect(ledgerOf(session, 'azure').banners[id]?.units.map(({ name, points }) => [name, points])).toEqual(
        [
          ['Ford Spears', 300],
          ['Ford Bows', 120],
        ],
      ),
    );
    expect(await screen.findByText(/holds only 420 points/)).toBeTruthy();
  });
});
